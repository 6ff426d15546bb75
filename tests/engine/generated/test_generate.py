"""Generated code and the interpreter say the same, of legal games and of games with a slip."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from random import Random

import pytest

from tests.games_at_random import how_many, played_at_random, seats_of, with_changes, with_one_change
from tests.slips import with_a_slip
from tests.test_crazy_eights import FOLDER
from tests.test_crazy_eights import GAME as CRAZY_EIGHTS
from validator.engine.follow import follow
from validator.engine.generated.compiled import compiled, legal
from validator.findings import LEGAL, Judgement
from validator.rulebook import from_folder, load_game, resolve
from validator.rulebook.compiled import RULES
from validator.rulebook.game import Game
from validator.transcripts.transcript import Transcript

GAMES = {"battalion": how_many("GAMES_COMPARED", 160), "clash": how_many("GAMES_COMPARED", 40)}
"""How many games are played."""
SLIPS_A_GAME = 8


@pytest.fixture(scope="module", params=GAMES)
def game(request) -> Game:
    """Each game."""
    return load_game(request.param)


@pytest.fixture(scope="module")
def games(game) -> list[Transcript]:
    """Games of as many as may play, under the named readings with up to two options changed."""
    randoms = [Random(seed) for seed in range(GAMES[game.name])]
    return [played_at_random(game, with_changes(game, random).options, random.choice(seats_of(game.name)), random)
            for random in randoms]


def broken_at(judgement: Judgement, record: Transcript) -> int | None:
    """The position of the move that the interpreter finds illegal; that of the result comes after the last move."""
    if judgement.verdict == LEGAL:
        return None
    number = judgement.findings[0].move
    return len(record.moves) if number is None else number - 1


def test_a_legal_game_ends_for_both_with_the_same_score_and_winners(game, games):
    for record in games:
        interpreted = follow(game, record).judgement()
        assert interpreted.verdict == LEGAL
        assert legal(game, record) == interpreted


def test_a_slip_is_found_by_both_at_the_same_move_or_by_neither(game, games):
    found = 0
    for seed, record in enumerate(games):
        random = Random(seed)
        for _ in range(SLIPS_A_GAME):
            slipped = with_a_slip(game, record, random)
            interpreted = follow(game, slipped).judgement()
            assert compiled(game, slipped.reading).judge(slipped).broken_at == broken_at(interpreted, slipped)
            if interpreted.verdict == LEGAL:
                assert legal(game, slipped) == interpreted
            else:
                found += 1
    assert found > len(games) * SLIPS_A_GAME // 2       # most slips are mistakes


@pytest.mark.parametrize("name", ["battalion", "clash", "crazy-eights"])
def test_under_every_reading_with_one_change_both_say_the_same(name):
    game = CRAZY_EIGHTS if name == "crazy-eights" else load_game(name)
    for seed, chosen in enumerate(with_one_change(game)):
        random = Random(seed)
        seats = 3 if name == "crazy-eights" else random.choice(seats_of(name))
        record = played_at_random(game, chosen.options, seats, random, stop_after=random.choice((25, 70)))
        assert legal(game, record) == follow(game, record).judgement()
        for _ in range(2):
            slipped = with_a_slip(game, record, random)
            found = compiled(game, slipped.reading).judge(slipped).broken_at
            assert found == broken_at(follow(game, slipped).judgement(), slipped), (chosen, slipped)


@pytest.mark.parametrize(("name", "rule", "header"), [("battalion", "players", "dealer"),
                                                      ("clash", "two-players", "defender")])
def test_too_few_players_are_refused_by_both(name, rule, header):
    game = load_game(name)
    players = ("Anna", "Boris")[:min(seats_of(name)) - 1]
    record = Transcript(name, players, dict(with_changes(game, Random(1)).options), {header: 0})
    assert compiled(game, record.reading).judge(record).broken_at == -1
    assert follow(game, record).judgement().findings[0].rule == rule


def test_whether_a_rule_ends_the_game_is_asked_after_what_it_does(tmp_path: Path) -> None:
    """Who goes out gets his points and has the game, if he had fewer than enough before: `reached` is asked twice."""
    game = crazy_eights_with(tmp_path, "  after: turn\n  if: out\n", """\
  after: turn
  if: out and not reached
  end: reached
  let:
    reached: any(points(seat) >= 10 for seat in seats)
""")
    records = [played_at_random(game, resolve(game, {}), 2, Random(seed)) for seed in range(4)]
    interpreted = [follow(game, record).judgement() for record in records]
    assert all(judgement.complete for judgement in interpreted)
    assert [legal(game, record) for record in records] == interpreted


def test_a_word_can_be_called_as_what_the_code_notes(tmp_path: Path) -> None:
    """What is asked of cards more than once waits in a variable, such as `groups_of_cards`."""
    shutil.copytree(RULES / "clash", tmp_path / "clash", ignore=shutil.ignore_patterns("examples", "concordance"))
    for chapter in (tmp_path / "clash").glob("*.yaml"):
        text = chapter.read_text(encoding="utf-8")
        chapter.write_text(re.sub(r"\bsmallest\b", "groups_of_cards", text), encoding="utf-8")
    game = from_folder(tmp_path / "clash", RULES / "schema")
    record = played_at_random(game, resolve(game, {}), 2, Random(0), stop_after=40)
    assert any("cards" in played.values for played in record.moves)
    assert legal(game, record) == follow(game, record).judgement()


def crazy_eights_with(folder: Path, written: str, instead: str) -> Game:
    """The third game with one place of its last chapter written in another way."""
    rules = shutil.copytree(FOLDER, folder / FOLDER.name, ignore=shutil.ignore_patterns("examples"))
    chapter = rules / "3-ending.yaml"
    text = chapter.read_text(encoding="utf-8")
    assert text.count(written) == 1
    chapter.write_text(text.replace(written, instead), encoding="utf-8")
    return from_folder(rules)
