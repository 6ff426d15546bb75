"""No name of a game is known to the referee: a game with other names for everything is judged in the same way.

Rules, zones, notes, phases, moves, what moves take, words, holders, variants and options are renamed in the YAML of
the rules and in the records alike; what stays are the words of the rules language.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests.games_at_random import how_many, played_at_random, seats_of, with_changes
from tests.slips import with_a_slip
from validator.engine.follow import follow
from validator.engine.generated.compiled import Verdict, compiled
from validator.engine.generated.holdings import NotPlain
from validator.findings import Judgement
from validator.rulebook import from_folder, load_game
from validator.rulebook.compiled import RULES
from validator.rulebook.game import Game
from validator.transcripts.read import read_text
from validator.transcripts.shown import shows_everything
from validator.transcripts.transcript import Transcript
from validator.transcripts.writing import plain_move

GAME = load_game("battalion")
WORDS_OF_THE_LANGUAGE = {"card", "cards", "count", "source", "packs", "winners", "settled", "agreement"}
"""Names in Battalion that mean something in the rules language as well, so that they stay."""
RECORDS = {path.stem: path for path in (*(RULES / "battalion" / "examples").glob("*.yaml"),
                                        *Path(__file__).parent.parent.joinpath("games").glob("*.yaml"))}


def names(game: Game) -> list[str]:
    """Every name that the game gives, but for the names of its rules."""
    fields = [field for move in game.moves.values() for field in move.fields]
    return [game.name, *game.zones, *game.notes, *game.phases[1:], *game.moves, *game.holders, *game.variants,
            *(field.name for field in fields), *(field.key for field in fields if field.key),
            *(option for field in fields for option in field.options),
            *(definition.word for rule in game.rules for definition in rule.definitions),
            *(option for variant in game.variants.values() for option in variant.options)]


def invented(number: int) -> str:
    """A name that nobody has thought of yet: letters alone, so that it can stand everywhere."""
    return "zq" + "".join(chr(ord("a") + int(digit)) for digit in str(number))


NEW = {name: invented(number) for number, name in enumerate(dict.fromkeys(names(GAME)))
       if name not in WORDS_OF_THE_LANGUAGE}
NEW_RULE = {rule.id: "rule-" + invented(number) for number, rule in enumerate(GAME.rules)}
NAME = re.compile(r"(?<![\w-])(" + "|".join(sorted(NEW, key=len, reverse=True)) + r")(?![\w-])")


def renamed(text: str) -> str:
    """A text in which every name is another, the names of rules too where they are given."""
    text = re.sub(r"(?m)^([- ] id:) (\S+)$", lambda found: f"{found[1]} {NEW_RULE[found[2]]}", text)
    return NAME.sub(lambda found: NEW[found[1]], text)


@pytest.fixture(scope="module")
def other(tmp_path_factory) -> Game:
    """Battalion with other names."""
    folder = tmp_path_factory.mktemp("rules") / NEW["battalion"]
    folder.mkdir()
    for file in (RULES / "battalion").glob("*.yaml"):
        folder.joinpath(file.name).write_text(renamed(file.read_text(encoding="utf-8")), encoding="utf-8")
    return from_folder(folder, RULES / "schema")


class Told(NamedTuple):
    """What is said of a record."""

    verdict: str
    findings: list[tuple]
    complete: bool
    winners: tuple[str, ...]
    chips: list


def told(judgement: Judgement, rule: dict[str, str], name: dict[str, str]) -> Told:
    """What a judgement says, its rules and variants by their new names."""
    findings = [(finding.verdict, rule.get(finding.rule, finding.rule), finding.move, finding.player,
                 [name.get(variant, variant) for variant in finding.variants]) for finding in judgement.findings]
    chips = [part for value in judgement.state.values() for part in
             (value.values() if isinstance(value, dict) else [value])]
    return Told(judgement.verdict, findings, judgement.complete, judgement.winners, chips)


def says_the_same(text: str, other: Game) -> str:
    """Check that a record is judged alike under both sets of names, by both ways to judge; returns the verdict."""
    [record] = read_text(text, games={GAME.name: GAME})
    [other_record] = read_text(renamed(text), games={other.name: other})
    assert isinstance(record, Transcript) and isinstance(other_record, Transcript)
    judgement = follow(GAME, record).judgement()
    assert told(follow(other, other_record).judgement(), {}, {}) == told(judgement, NEW_RULE, NEW)
    assert generated(other, other_record) == generated(GAME, record)
    return judgement.verdict


def generated(game: Game, record: Transcript) -> Verdict | None:
    """What generated code says of a record; None where it hides what a rule needs."""
    try:
        return compiled(game, record.reading).judge(record) if shows_everything(game, record) else None
    except NotPlain:
        return None


def written(record: Transcript, base: str, changes: dict[str, str]) -> str:
    """A record as the text of a file."""
    moves = [plain_move(played, GAME, record.players) for played in record.moves]
    result = plain_move(record.result, GAME, record.players) if record.result and record.result.values else {}
    header = {"game": record.game, "reading": {"base": base, **changes}, "players": record.players,
              "dealer": record.players[record.header["dealer"]]}
    return json.dumps({**header, "moves": moves, **result}, ensure_ascii=False)


def test_every_rule_zone_phase_and_move_has_another_name(other):
    old_names = {*GAME.zones, *GAME.phases[1:], *GAME.moves, *(rule.id for rule in GAME.rules)}
    new_names = {*other.zones, *other.phases[1:], *other.moves, *(rule.id for rule in other.rules)}
    assert len(other.rules) == len(GAME.rules) and not old_names & new_names


def test_every_other_name_is_another_unless_it_is_a_word_of_the_language(other):
    assert set(names(GAME)) & set(names(other)) <= WORDS_OF_THE_LANGUAGE


@pytest.mark.parametrize("name", RECORDS)
def test_an_example_is_judged_as_under_the_old_names(other, name):
    says_the_same(RECORDS[name].read_text(encoding="utf-8"), other)


@pytest.mark.parametrize("seed", range(how_many("GAMES_RENAMED", 12)))
def test_a_random_game_and_slips_in_it_are_judged_as_under_the_old_names(other, seed):
    random = Random(seed)
    chosen = with_changes(GAME, random)
    game = played_at_random(GAME, chosen.options, random.choice(seats_of(GAME.name)), random, stop_after=120)
    assert says_the_same(written(game, chosen.base, chosen.changes), other) == "legal"
    for _ in range(4):
        says_the_same(written(with_a_slip(GAME, game, random), chosen.base, chosen.changes), other)
