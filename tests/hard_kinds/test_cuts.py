"""Files that break off, at every byte: A18, A31."""

from __future__ import annotations

import pytest

from .record import LEGAL, LINE, packed

TWO = LEGAL + "---\n" + LEGAL
LINES = LINE.replace(', {"千代": {"draw": "stock"}}', "") * 2
FILES = {"game.yaml": TWO, "game.jsonl": LINES}


def test_the_whole_files_are_two_legal_games(judge):
    for name, text in FILES.items():
        assert [report["verdict"] for report in judge(text, name)] == ["legal", "legal"]


@pytest.mark.parametrize("name", FILES)
def test_a_text_that_breaks_off_is_unreadable_or_a_shorter_game(name, judge):
    data = FILES[name].encode()
    for kept in range(len(data)):
        reports = judge(data[:kept], name)
        assert len(reports) in (1, 2), kept
        if kept > len(data) // 2 + 4 and (name == "game.jsonl" or is_text(data[:kept])):
            assert reports[0]["verdict"] == "legal", kept
        for report in reports:              # of a hand that breaks off, fewer cards were dealt
            if report["verdict"] == "illegal":
                assert report["findings"][0]["rule"] in ("ten-cards", "players"), kept


def is_text(data):
    """Whether it does not break off in a character; a YAML file that does is in no encoding, and refused whole."""
    return data.decode("utf-8", "ignore").encode() == data


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("packing", [".gz", ".zst"])
def test_a_compressed_file_that_breaks_off_is_always_told_so(name, packing, judge):
    data = packed(FILES[name].encode())[packing]
    for kept in range(4, len(data)):
        *before, last = judge(data[:kept], name + packing)
        assert last["verdict"] == "unreadable" and "cut short" in last["findings"][0]["message"], kept
        assert [report["verdict"] for report in before] in ([], ["legal"], ["legal", "legal"]), kept


@pytest.mark.parametrize("packing", [".gz", ".zst"])
def test_a_compressed_file_with_one_bit_turned_is_judged_right_or_told_to_be_damaged(packing, judge):
    data = packed(LINES.encode())[packing]
    for place in range(len(data)):
        for bit in (0, 5):
            turned = data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1:]
            verdicts = [report["verdict"] for report in judge(turned, "game.jsonl" + packing)]
            assert verdicts[-1] == "unreadable" or verdicts == ["legal", "legal"], (place, bit)
