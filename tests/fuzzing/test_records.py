"""Records that are right or almost, at random: what must be so of every one of them."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
import yaml
from hypothesis import assume
from hypothesis import strategies as st

from validator.cards.alphabets import LANGUAGES
from validator.documents.characters import composed
from validator.engine import judge
from validator.findings import ILLEGAL, UNREADABLE, Judgement
from validator.languages import language
from validator.reports.json import render
from validator.rulebook import load_game
from validator.transcripts import Transcript, read_text
from validator.transcripts.table import events
from validator.transcripts.writing import plain_move

from .almost_records import records, texts
from .at_random import for_all
from .cases import Case
from .corpus import plain_records
from .outcome import complaints, outcome
from .runner import lay_out

RECORDS = plain_records()


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """A folder for the files of a case."""
    return tmp_path_factory.mktemp("table")


MANNERS = (*[("--format", "json")] * 3, ("--lang", "ja"), ("--lang", "de"))


@for_all(600, record=records(), manner=st.sampled_from(MANNERS))
def test_whatever_a_record_holds_there_is_a_verdict_that_agrees_with_itself(table, record, manner):
    path = table / "record.json"
    case = Case(("validate", *manner, str(path)), {str(path): json.dumps(record).encode()})
    lay_out(case, table)
    assert list(complaints(case, outcome(case))) == []


@for_all(500, record=records(), width=st.sampled_from((20, 60, 10_000)))
def test_the_verdict_is_the_same_in_yaml_and_in_json(record, width):
    assume(sound(record))
    as_json = only(json.dumps(record, ensure_ascii=False), "json")
    as_yaml = only(yaml.safe_dump(as_texts(record), allow_unicode=True, width=width, sort_keys=False), "yaml")
    assert without_places(as_yaml) == without_places(as_json)


@for_all(300, record=records())
def test_only_sentences_differ_between_languages(record):
    judgement = judged(record)
    game = load_game(judgement.game) if judgement.game else None
    said = [json.loads(render(judgement, game, language=language(tag))) for tag in LANGUAGES]
    for report in said:
        for finding in report["findings"]:
            assert finding.pop("message")
            for part in ("section", "options", "sources", "open"):
                finding.pop(part)
    assert said.count(said[0]) == len(LANGUAGES)


@for_all(100, record=st.sampled_from(RECORDS), kept=st.integers(0, 60))
def test_a_record_that_stops_earlier_is_never_illegal_where_the_whole_is_not(record, kept):
    whole = judged(record)
    broken_at = whole.findings[0].move if whole.verdict == ILLEGAL else None
    assume(whole.verdict != UNREADABLE and kept < (broken_at or len(record["moves"]) + 1))
    part = {key: value for key, value in record.items() if key != "result"} | {"moves": record["moves"][:kept]}
    assert judged(part).verdict != ILLEGAL


@for_all(150, record=st.sampled_from(RECORDS), names=st.lists(texts, min_size=6, max_size=6))
def test_players_may_be_called_anything_that_tells_them_apart(record, names):
    players = record["players"]
    assume(len(players) <= len(names))
    others = dict(zip(players, names, strict=False))
    taken = (*events(load_game(record["game"])), *load_game(record["game"]).holders)
    allowed = (len({composed(name) for name in others.values()}) == len(players)
               and all(name.strip() and composed(name) not in taken for name in others.values()))
    before, after = judged(record), judged(renamed(record, others))
    assert (after.verdict == UNREADABLE) == (not allowed or before.verdict == UNREADABLE)
    if allowed:
        assert [(finding.rule, finding.move) for finding in after.findings] == [
            (finding.rule, finding.move) for finding in before.findings]


@for_all(550, record=st.sampled_from(RECORDS), language=st.sampled_from(LANGUAGES))
def test_a_record_written_in_the_letters_of_a_language_is_the_same_game(record, language):
    read = transcript(record)
    assume(isinstance(read, Transcript))
    game = load_game(read.game)
    moves = [plain_move(played, game, read.players, language) for played in read.moves]
    again = transcript({**record, "language": language, "moves": moves})
    assert [plain_move(played, game, read.players) for played in again.moves] == [
        plain_move(played, game, read.players) for played in read.moves]


# -- how a record is judged here

def transcript(record: Any) -> Transcript | Judgement:
    """A record as it is read from JSON."""
    found, = read_text(json.dumps(record), "json")
    return found


def judged(record: Any) -> Judgement:
    """The judgement on a record."""
    return verdict(transcript(record))


def verdict(found: Transcript | Judgement) -> Judgement:
    """The judgement on what was read."""
    return found if isinstance(found, Judgement) else judge(load_game(found.game), found)


def only(text: str, kind: str) -> Judgement | None:
    """The judgement on the only record of a text; None where there is none."""
    found = list(read_text(text, kind))
    return verdict(found[0]) if found else None


def without_places(judgement: Judgement) -> Any:
    """What does not depend on how the record was written down.

    A finding's facts may be places, and what is missing is advised in the way in which the record is written.
    """
    return judgement.verdict, judgement.complete, judgement.state, judgement.winners, [
        (finding.message.kind.removesuffix("-in-braces"), finding.rule, finding.move, finding.player, finding.options)
        for finding in judgement.findings]


def sound(record: Any) -> bool:
    """Whether JSON has a word for everything in it."""
    try:
        json.dumps(record, allow_nan=False)
    except ValueError:
        return False
    return True


def as_texts(node: Any) -> Any:
    """The record with every scalar as the text that JSON writes for it."""
    if isinstance(node, dict):
        return {key: as_texts(value) for key, value in node.items()}
    if isinstance(node, list):
        return [as_texts(part) for part in node]
    return node if isinstance(node, str) else json.dumps(node)


def renamed(node: Any, others: dict[str, str]) -> Any:
    """The record with other names for its players, wherever they stand."""
    if isinstance(node, dict):
        return {others.get(key, key): renamed(value, others) for key, value in deepcopy(node).items()}
    if isinstance(node, list):
        return [renamed(part, others) for part in node]
    return others.get(node, node)
