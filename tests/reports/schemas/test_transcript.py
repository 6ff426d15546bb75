"""The schema of records takes every record that can be read, and refuses what no record can say.

It is compared with the examples of all games, not with the reader; only which of the hard cases can be read is asked
of the referee.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import jsonschema
import pytest

from tests.editor import as_an_editor_sees
from validator.documents.files import YAML, read_file, read_text
from validator.documents.nodes import Pairs
from validator.findings import UNREADABLE, Judgement
from validator.languages import language, tags
from validator.reports.schemas.transcript import transcript
from validator.rulebook import from_folder, load_game
from validator.rulebook.game import Game
from validator.transcripts.read import entries

CHECKOUT = Path(__file__).resolve().parents[3]
OWN = CHECKOUT / "tests" / "crazy-eights"
FILES = [path for folder in ("rules/battalion/examples", "rules/clash/examples", "tests/games", "tests/hard_cases",
                             "tests/crazy-eights/examples", "docs/guides/disputes", "tests")
         for path in sorted((CHECKOUT / folder).iterdir())
         if path.is_file() and path.suffix in (".yaml", ".json", ".jsonl") and path.name != "expected.json"]


@cache
def game(name: str) -> Game:
    return from_folder(OWN) if name == "crazy-eights" else load_game(name)


@cache
def schema(name: str) -> jsonschema.Draft7Validator:
    return jsonschema.Draft7Validator(transcript(game(name)))


WORDS_FOR_PEOPLE = ("description", "title", "enumDescriptions", "patternErrorMessage")


def readable(path: Path) -> Iterator[tuple[str, object]]:
    """The records of a file that can be read, each with its game, as an editor sees it."""
    games = {name: game(name) for name in ("battalion", "clash", "crazy-eights")}
    told = [entry.record for entry in entries(str(path), games=games)]
    for record, (content, _) in zip(told, read_file(str(path)), strict=True):
        if not (isinstance(record, Judgement) and record.verdict == UNREADABLE):
            yield record.game, as_an_editor_sees(content)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_what_can_be_read_is_taken(path: Path) -> None:
    for name, record in readable(path):
        error = jsonschema.exceptions.best_match(schema(name).iter_errors(record))
        assert error is None, error and (error.message[:300], list(error.absolute_path))


def test_there_is_something_to_take() -> None:
    assert sum(1 for path in FILES if "examples" in path.parts for _ in readable(path)) > 150


HEADER = "game: battalion\nplayers: [Anna, Boris, Chiyo]\ndealer: Anna\n"


def refused(text: str, name: str = "battalion") -> bool:
    (content, _), = read_text(text, YAML)
    assert isinstance(content, Pairs)
    return not schema(name).is_valid(as_an_editor_sees(content))


@pytest.mark.parametrize("line", [
    "- reshuffle", "- reshuffle:", "- reshuffle: {stands: yes}", "- turn-up: Q♥", '- turn-up: "?"', "- turn-up: [Q♥]",
    "- turn-up: {turn-up: Q♥, takes-back: 1}", "- deal", "- deal: {}", "- deal: {Anna: 10, Boris: 2♠ 5♠}",
    "- deal: {Anna: [2♠, 5♠ 6♠]}", "- score: {Anna: -3, Boris: '10', bank: 0}", "- score: {Anna: 8, stands: yes}",
    "- Boris: pass", "- Boris: {pass, stands: yes}", "- Boris: {bid: 5}", "- Boris: {bid: '5'}", "- Boris: {bid: ５}",
    "- Boris: {bid: 5, stands: true, takes-back: 2}", "- Boris: {draw: stock}", "- Boris: {draw: stock, card: k♠}",
    "- Boris: {attack: Chiyo, cards: 3♠ 4♠}", "- Boris: {attack: 7, cards: [3♠, 4♠]}", "- Boris: {defend: }",
    "- Boris: {cover: '- 10♦ －'}", "- Boris: {refill: 2}", "- Boris: {refill: 4♦ ?}", "- 7: skip", "- No: surrender",
    "- Boris: {discard: ｓ１０}", "- Boris: {discard: 🂡}", "- Boris: {discard: ♥️Q}", "- Boris: {discard: Т♠}",
    "- Boris: {defend: 2♠、3♠，4♠ ??}", "- Boris: {discard: D♠}", "- Boris: {discard: 🂠}",
])
def test_a_move_may_be_written_so(line: str) -> None:
    assert not refused(f"{HEADER}moves:\n{line}\n")


@pytest.mark.parametrize("line", [
    "- Boris: {discrad: 2♠}", "- Boris: discard", "- Boris: reshuffle", "- Boris: {reshuffle: }", "- Boris: fold",
    "- Boris:", "- Boris: {bid: five}", "- Boris: {bid: -1}", "- Boris: {bid: 5.5}", "- Boris: {bid: 05a}",
    "- Boris: {bid: 5, card: 2♠}", "- Boris: {draw: hand}", "- Boris: {draw: stock, crad: K♠}",
    "- Boris: {attack: Chiyo}", "- Boris: {cards: 3♠}", "- Boris: {discard: 11♠}", "- Boris: {discard: 2♠ 3♠}",
    "- Boris: {discard: ♠}", "- Boris: {discard: K}", "- Boris: {discard: Ⅹ♠}", "- Boris: {discard: 🃏}",
    "- Boris: {discard: '-'}", "- Boris: {defend: Т♠ K♠}", "- Boris: {defend: ♠-}", "- Boris: {pass: 1}",
    "- Boris: {pass, stands: no}", "- Boris: {bid: 5, takes-back: 0}", "- Boris: {bid: 5, stand: yes}",
    "- Boris: pass\n  Chiyo: pass", "- {}", "- ", "- pass", "- [Boris, pass]", "- reshuffle: 3", "- deal: 10",
    "- turn-up: ", "- turn-up: {card: Q♥}", "- score: {Anna: many}", "- score: 8",
])
def test_a_move_may_not_be_written_so(line: str) -> None:
    assert refused(f"{HEADER}moves:\n{line}\n")


@pytest.mark.parametrize("header", [
    "edition: 1.0", 'edition: "1.0"', "reading: ja", "reading: {target: next}", "reading: {base: ru, suit-ban: none}",
    "reading: {game: battalion, base: ru}",
    "reading: {}", "language: ru", "result: {winner: Anna}",
    "result: {winner: [Anna, No], chips: {Anna: -2}, bank: '3'}",
    "result: {reason: forfeit}", "result: {}",
])
def test_a_header_may_hold_this(header: str) -> None:
    assert not refused(f"{HEADER}{header}\nmoves: []\n")


@pytest.mark.parametrize("header", [
    "edition: 2.0", "reading: cannonical", "reading: {targt: next}", "reading: {target: nxet}", "reading: [ja]",
    "reading: {base: xx}", "langauge: ru", "language: fr", "result: {winer: Anna}", "result: {reason: tired}",
    "result: Anna", "defender: Anna", "name: evening", "winner: Anna",
])
def test_a_header_may_not_hold_this(header: str) -> None:
    assert refused(f"{HEADER}{header}\nmoves: []\n")


@pytest.mark.parametrize("text", [
    "game: chess\nplayers: [Anna, Boris]\ndealer: Anna\nmoves: []\n",
    "game: battalion\nplayers: [Anna, Boris]\nmoves: []\n",
    "game: battalion\nplayers: [Anna, Boris]\ndealer: Anna\n",
    "game: battalion\nplayers: []\ndealer: Anna\nmoves: []\n",
    "game: battalion\nplayers: [Anna, bank]\ndealer: Anna\nmoves: []\n",
    "game: battalion\nplayers: [Anna, deal]\ndealer: Anna\nmoves: []\n",
    "game: battalion\nplayers: Anna Boris\ndealer: Anna\nmoves: []\n",
    "game: battalion\nplayers: [Anna, Boris]\ndealer: [Anna]\nmoves: []\n",
    "game: battalion\nplayers: [Anna, Boris]\ndealer: Anna\nmoves: {}\n",
])
def test_what_a_record_must_hold_is_asked_for(text: str) -> None:
    assert refused(text)


def test_names_that_yaml_takes_for_something_else_are_names() -> None:
    assert not refused("game: battalion\nplayers: [No, 1:2, 010, 8E4, null, true, 2026-01-01]\ndealer: 010\nmoves:\n"
                       "- null: pass\n- true: {attack: 8E4, cards: 2♠}\n- stands: {bid: 3}\n")


def test_the_sets_of_clash_go_by_their_sizes() -> None:
    clash = "game: clash\nplayers: [Dora, Emil]\ndefender: Dora\nmoves:\n"
    for line in ("- Dora: set", "- Dora: {set: {1: A♦, 2: J♠ J♥}, reserve: 5♥}", "- Dora: {set, stands: yes}",
                 "- Dora: {set: {１: A♦}}", "- stop"):
        assert not refused(f"{clash}{line}\n", "clash")
    for line in ("- Dora: {set: {5: A♦}}", "- Dora: {reserve: 5♥}", "- Dora: stop", "- Dora: {bid: 3}"):
        assert refused(f"{clash}{line}\n", "clash")


def test_a_game_of_one_s_own_has_its_own_words() -> None:
    own = "game: crazy-eights\nplayers: [Anna, Boris]\ndealer: Anna\nmoves:\n"
    assert not refused(f"{own}- Boris: {{play: 8♠, suit: ♥}}\n- Anna: draw\n- Anna: {{draw: 3♠}}\n", "crazy-eights")
    assert refused(f"{own}- Boris: {{play: 8♠, suit: red}}\n", "crazy-eights")


@pytest.mark.parametrize("name", ["battalion", "clash", "crazy-eights"])
def test_it_is_a_schema_of_draft_7(name: str) -> None:
    jsonschema.Draft7Validator.check_schema(transcript(game(name)))


@pytest.mark.parametrize("tag", tags())
def test_only_what_is_said_of_it_differs_between_languages(tag: str) -> None:
    def bare(part: object) -> object:
        if isinstance(part, dict):
            return {key: bare(value) for key, value in part.items()
                    if key not in WORDS_FOR_PEOPLE or isinstance(value, dict)}
        return [bare(value) for value in part] if isinstance(part, list) else part
    told = transcript(game("battalion"), language(tag))
    assert bare(told) == bare(transcript(game("battalion")))
    assert "[en]" not in str(told)


def test_every_option_is_told_with_its_question() -> None:
    options = transcript(game("battalion"))["properties"]["reading"]["anyOf"][1]["properties"]
    for name, variant in game("battalion").variants.items():
        assert options[name]["enum"] == [*variant.options]
        assert options[name]["enumDescriptions"] == [*variant.answers.values()]
        assert options[name]["description"].startswith(variant.question)
