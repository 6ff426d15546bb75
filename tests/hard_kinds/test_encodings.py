"""Encodings, marks, line ends and compressions in every combination: A05, A08, A22, A31."""

from __future__ import annotations

from itertools import product

import pytest

from .record import JSON, LINE, WRITTEN, YAML, packed

LINE_ENDS = {"LF": "\n", "CRLF": "\r\n", "CR": "\r"}
UNICODE = ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be")
PLACES = {"game.yaml": (8, 3), "game.json": (26, 3), "game.jsonl": (1, LINE.index('{"千代": {') + 1)}


def test_these_are_the_places_of_the_illegal_move():
    assert YAML.split("\n")[7] == "- 千代: {draw: stock}"
    assert JSON.split("\n")[25:27] == ["  {", '   "千代": {']


@pytest.mark.parametrize(("name", "line_end", "mark", "packing"), [
    combined for combined in product(WRITTEN, LINE_ENDS, ("", "\ufeff"), ("", ".gz", ".zst"))
    if combined[:2] != ("game.jsonl", "CR")])      # there a line ends with a line feed
def test_a_record_is_the_same_however_its_bytes_lie(name, line_end, mark, packing, judge):
    text = mark + WRITTEN[name].replace("\n", LINE_ENDS[line_end])
    report, = judge(packed(text.encode())[packing], name + packing)
    finding, = report["findings"]
    assert (report["verdict"], finding["move"], finding["player"]) == ("illegal", 4, "千代")
    assert (finding["line"], finding["column"]) == PLACES[name]


@pytest.mark.parametrize(("name", "encoding", "packing"), list(product(
    (*WRITTEN, "game.txt"), UNICODE, ("", ".gz", ".zst"))))
def test_other_encodings_of_unicode_are_called_by_their_name(name, encoding, packing, judge):
    report, = judge(packed(WRITTEN.get(name, YAML).encode(encoding))[packing], name + packing)
    finding, = report["findings"]
    assert (report["verdict"], report["game"], finding["line"]) == ("unreadable", None, None)
    assert encoding[:6].upper() in finding["message"]


@pytest.mark.parametrize(("name", "encoding"), list(product(WRITTEN, (
    "cp1252", "latin-1", "cp1251", "koi8-r", "mac-roman", "cp932", "euc-jp", "gb18030", "big5", "cp437"))))
def test_an_encoding_without_a_mark_is_refused_at_the_line_of_its_first_odd_byte(name, encoding, judge):
    plain = WRITTEN[name].translate({ord(sign): letter for sign, letter in zip("♠♥♦♣", "SHDC", strict=True)})
    odd = plain.translate({ord("ü"): "и" if encoding in ("cp1251", "koi8-r", "cp932", "euc-jp", "gb18030", "big5")
                           else "ü", ord("千"): "A", ord("代"): "B"})
    report, *_ = judge(odd.encode(encoding), name)
    finding, = report["findings"]
    place = odd.split("\n")
    line = next(number for number, text in enumerate(place, start=1) if not text.isascii())
    assert (report["verdict"], finding["line"]) == ("unreadable", line)
    assert finding["column"] == next(column for column, sign in enumerate(place[line - 1], 1) if not sign.isascii())
    assert "0x" in finding["message"] and "UTF-8" in finding["message"]
