"""What stands where something else is wanted, at every place of a record, or stands there twice: A02, A12, A21, A28."""

from __future__ import annotations

import json
from copy import deepcopy

import pytest

from .record import RECORD

WHOLE = {**RECORD, "edition": "1.0", "language": "en", "reading": {"base": "canonical", "combat": "compare"},
         "moves": [*RECORD["moves"][:3], {"Boris": {"discard": "K♣"}}, {"score": {"Boris": 10, "bank": 0}}],
         "result": {"chips": {"Boris": 10}, "bank": 0, "winner": ["Boris"], "reason": "agreement"}}
WRONG = ([], [[]], [{}], {}, {"a": 1}, {"a": {}}, [None], "", " ", None, True, False, 1.5, -1, 10**30, "nonsense", "[",
         "?", "2♠")


def places(node, path=()):
    """The paths to all values."""
    parts = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return [*([path] if path else []), *(found for key, value in parts for found in places(value, (*path, key)))]


def changed(path, value):
    record = deepcopy(WHOLE)
    above = record
    for key in path[:-1]:
        above = above[key]
    above[path[-1]] = value
    return record


def lines_of(path, record):
    """The first and the last line of a value in the JSON text that is indented, with that of its key."""
    mark = "\x01mark"
    marked = deepcopy(record)
    above = marked
    for key in path[:-1]:
        above = above[key]
    size = json.dumps(above[path[-1]], indent=1).count("\n")
    above[path[-1]] = mark
    first = json.dumps(marked, indent=1)[:json.dumps(marked, indent=1).index(json.dumps(mark))].count("\n") + 1
    return range(first, first + size + 1)


def test_the_whole_record_is_legal(judge):
    report, = judge(json.dumps(WHOLE, indent=1), "game.json")
    assert (report["verdict"], report["complete"]) == ("legal", True)


@pytest.mark.parametrize("path", places(WHOLE), ids=lambda path: "/".join(map(str, path)))
def test_a_wrong_value_is_refused_where_it_stands_or_judged(path, judge):
    for value in WRONG:
        record = changed(path, value)
        report, = judge(json.dumps(record, indent=1), "game.json")
        if report["verdict"] == "unreadable":
            line = report["findings"][0]["line"]
            expected = lines_of(path, record)
            # a player who is called otherwise is missed wherever he is named
            named = path[0] in ("players", "game", "language", "reading", "dealer") or isinstance(value, dict | list)
            assert line in expected or named and line is not None or len(path) > 1 and line in lines_of(
                path[:-1], record), (value, report["findings"])


@pytest.mark.parametrize("path", [path for path in places(WHOLE) if isinstance(path[-1], str)],
                         ids=lambda path: "/".join(map(str, path)))
def test_a_key_that_stands_there_twice_is_refused_with_both_lines(path, judge):
    text = json.dumps(changed(path, "\x01mark"), indent=1)
    written = f'{json.dumps(path[-1])}: "\\u0001mark"'
    assert text.count(written) == 1
    first = text[:text.index(written)].count("\n") + 1
    for name in ("game.json", "game.yaml"):
        report, = judge(text.replace(written, f"{json.dumps(path[-1])}: 1,\n\n{written}"), name)
        finding, = report["findings"]
        assert (report["verdict"], finding["line"]) == ("unreadable", first + 2)
        assert f"line {first}," in finding["message"] and f"line {first + 2}," in finding["message"]


@pytest.mark.parametrize("key", [
    *WHOLE, *WHOLE["result"], "deal", "turn-up", "score", "draw", "discard", "card", "base"])
def test_a_misspelt_word_is_refused_at_its_line_with_the_one_that_was_meant(key, judge):
    slips = {key[:1] + key[2:], key[1] + key[0] + key[2:], key + key[-1], key.capitalize()} - {key}
    for slip in slips:
        text = json.dumps(WHOLE, indent=1)
        if f'"{key}": ' not in text:
            text = json.dumps({**WHOLE, "reading": "ru"}, indent=1)
        line = text[:text.index(f'"{key}": ')].count("\n") + 1
        report, = judge(text.replace(f'"{key}": ', f'"{slip}": ', 1), "game.json")
        finding, = report["findings"]
        assert (report["verdict"], finding["line"]) == ("unreadable", line), slip
        assert key in finding["message"], slip
