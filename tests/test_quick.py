"""Records judged quickly get the judgement that the exact reader and judge give them, or none."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from tests.fuzzing.almost_records import records
from tests.fuzzing.at_random import for_all
from tests.fuzzing.corpus import plain_records, words
from tests.fuzzing.mutations import mutated
from tests.games_at_random import Chosen, how_many, played_at_random, seats_of, with_changes
from tests.test_crazy_eights import GAME as CRAZY_EIGHTS
from validator import quick as quickly
from validator.documents.files import read_chunks
from validator.engine import judge
from validator.findings import LEGAL, Judgement, Unreadable
from validator.quick import Quick
from validator.rulebook import load_game
from validator.rulebook.game import Game
from validator.transcripts.reading import Choice
from validator.transcripts.record import read_record
from validator.transcripts.transcript import Transcript
from validator.transcripts.writing import plain_move

GAMES = {"battalion": load_game("battalion"), "clash": load_game("clash"), "crazy-eights": CRAZY_EIGHTS}
PLAYED = how_many("GAMES_QUICKLY", 30)


@pytest.fixture(params=["orjson", "json"])
def quick(request, monkeypatch) -> Quick:
    """What judges quickly, with each decoder that there may be."""
    if request.param == "json":
        monkeypatch.setattr(quickly, "_decoder", quickly.standard_decoder)
    else:
        pytest.importorskip("orjson")
    return Quick(GAMES)


def exactly(line: bytes, choice: Choice = Choice()) -> Judgement | None:
    """The judgement on a line by the exact reader and judge; None where there is no record."""
    for content, source in read_chunks("games.jsonl", [line]):
        if isinstance(content, Unreadable):
            return None
        record = read_record(content, source, GAMES, choice)
        return record if isinstance(record, Judgement) else judge(GAMES[record.game], record)
    return None


def agree(quick: Quick, line: bytes) -> bool:
    """Whether a line was judged quickly; then it was judged as it must be."""
    judgement = quick(line)
    assert judgement is None or judgement == exactly(line, quick.choice)
    return judgement is not None


def written(game: Game, record: Transcript, chosen: Chosen) -> dict[str, Any]:
    """A record as plain dicts, lists and texts."""
    header = {note: record.players[seat] for note, seat in record.header.items()}
    result = plain_move(record.result, game, record.players) if record.result and record.result.values else {}
    return {"game": game.name, "edition": game.edition, "reading": {"base": chosen.base, **chosen.changes},
            "players": list(record.players), **header,
            "moves": [plain_move(played, game, record.players) for played in record.moves], **result}


def game_at_random(name: str, random: Random) -> dict[str, Any]:
    """A legal game, written plainly."""
    game = GAMES[name]
    chosen = with_changes(game, random)
    seats = random.choice(seats_of(name)) if name != "crazy-eights" else random.randrange(2, 6)
    return written(game, played_at_random(game, chosen.options, seats, random, stop_after=60), chosen)


# -- what is plain

@pytest.mark.parametrize("name", GAMES)
def test_legal_games_that_are_plainly_written_are_judged_quickly(quick, name):
    for seed in range(PLAYED):
        record = game_at_random(name, Random(seed))
        for separators in ((",", ":"), (", ", ": "), (" ,\t", " :\t")):
            assert agree(quick, json.dumps(record, ensure_ascii=False, separators=separators).encode())


SMALL = {"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna", "moves": []}


def small(**parts: Any) -> bytes:
    """A small legal record with some parts added or replaced."""
    return json.dumps({**SMALL, **parts}, ensure_ascii=False).encode()


@pytest.mark.parametrize("parts", [{}, {"edition": "1.0"}, {"language": "ja"}, {"reading": "ru"},
                                   {"reading": {"base": "de", "suit-ban": "none"}},
                                   {"result": {"chips": {"Anna": 10}, "bank": 0}},
                                   {"moves": [{"score": {"bank": "0"}}]}])
def test_what_a_header_may_say_is_plain(quick, parts):
    assert agree(quick, small(**parts))


# -- what is not

@pytest.mark.parametrize("parts", [
    {"result": {"bank": -0.0}}, {"result": {"bank": 0.0}}, {"result": {"bank": False}}, {"result": ""}, {"result": []},
    {"result": None}, {"result": {"bank": 10**30}}, {"result": {"bank": "00"}}, {"result": {"reason": "boredom"}},
    {"moves": ""}, {"moves": {}}, {"moves": ["score"]}, {"moves": [{"score": ""}]}, {"moves": [[]]}, {"moves": [{}]},
    {"moves": [None]},
    {"players": ["Anna", "Boris", 3]}, {"players": ["Anna", "Boris", "Anna"]}, {"players": ["Anna", "Boris", "bank"]},
    {"players": ["Anna", "Boris", "deal"]}, {"players": ["Anna", "Boris", " "]}, {"players": ["Anna", "Boris", "1:2"]},
    {"players": ["Anna", "Boris", "Ju\u0308rgen"]}, {"players": ["Anna", "Boris", "\u0007"]}, {"players": []},
    {"players": "Anna"}, {"dealer": "Emil"}, {"dealer": 0}, {"edition": 1.0}, {"edition": "2.0"}, {"language": "fr"},
    {"reading": "it"}, {"reading": 5}, {"reading": None}, {"reading": {"suit-ban": 1}}, {"reading": ["ru"]},
    {"game": 7}, {"game": "chess"}, {"moves": [{"deal": {"Anna": "10"}}]}, {"surplus": "key"},
    {"moves": [{"score": {}, "x": ""}]},
])
def test_anything_else_is_left_to_the_exact_reader_where_it_says_something_else(quick, parts):
    line = small(**parts)
    assert agree(quick, line) == (quick(line) is not None)


@pytest.mark.parametrize("line", [
    small().replace(b'"dealer": "Anna"', b'"dealer": "Boris", "dealer": "Anna"'),
    small().replace(b'"dealer": "Anna"', b'"dealer" : "Boris", "dealer": "Anna"'),
    small().replace(b'"dealer"', b'"de\\u0061ler": "Boris", "dealer"'),
    small(result={"bank": 0}).replace(b'"bank": 0', b'"bank": 1, "bank": 0'),
    small(result={"bank": 0}).replace(b'"bank": 0', b'"bank": -0'),
    small(result={"bank": 0}).replace(b'"bank": 0', b'"bank":-0'),
    small(result={"bank": 0}).replace(b'"bank": 0', b'"bank": 00'),
    small(result={"bank": 0}).replace(b'"bank": 0', b'"bank": 0e0'),
    small(result={"bank": 0}).replace(b'"bank": 0', b'"bank": NaN'),
    small().replace(b'"Chiyo"', b'"\\ud800"'), small().replace(b"Chiyo", b"Chiyo\xff"), small()[:-1], small() + b"{}",
    b"\xef\xbb\xbf" + small(), small().decode().encode("utf-16"), b"", b"[]", b"0", b"null", b"[" * 100_000,
    small(moves=["score"] * 120_000), b" " * 300_000 + small(),
])
def test_what_decoders_forget_or_cannot_read_is_left_to_the_exact_reader(quick, line):
    assert quick(line) is None


@pytest.mark.parametrize("choice", [Choice("ru"), Choice(None, {"combat": "cover"}), Choice("xx"),
                                    Choice({"base": "de"}, {"suit-ban": "none"})])
def test_the_reading_that_is_asked_for_replaces_that_of_the_header(choice):
    quick = Quick(GAMES, choice)
    for reading in ("ja", {"target": "next"}, "none", {"e\u0301": "a", "\u00e9": "b"}, {"x": "\ud800"}):
        agree(quick, json.dumps({**SMALL, "reading": reading}).encode())
    assert agree(quick, small(reading="de")) == (choice.reading != "xx")


# -- what comes at random

@for_all(1500, record=records())
def test_records_that_are_right_or_almost_are_judged_alike(record):
    agree(Quick(GAMES), json.dumps(record, ensure_ascii=False).encode())


@for_all(1500, record=st.sampled_from(plain_records()), seed=st.integers(0, 2**32))
def test_lines_with_bytes_changed_are_judged_alike(record, seed):
    line = json.dumps(record, ensure_ascii=False).encode()
    agree(Quick(GAMES), mutated(line, Random(seed), (line,), words()).replace(b"\n", b" "))


def test_what_is_judged_quickly_is_legal(quick):
    judgements = [judgement for record in plain_records() if (judgement := quick(json.dumps(record).encode()))]
    assert len(judgements) > 100 and {judgement.verdict for judgement in judgements} == {LEGAL}
