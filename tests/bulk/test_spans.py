"""Spans: what stands in them, and how they are halved."""

from __future__ import annotations

from pathlib import Path
from zlib import crc32

import pytest

from validator.bulk.spans import Gone, Span
from validator.findings import Unreadable


@pytest.mark.parametrize(("data", "halves"), [
    (b"1\n2\n3\n4\n", [b"1\n2\n3\n", b"4\n"]),
    (b"1\n2", [b"1\n", b"2"]),
    (b"1\n22222222", [b"1\n", b"22222222"]),
    (b"11111111\n2", [b"11111111\n", b"2"]),
    (b"\n\n", [b"\n", b"\n"]),
])
def test_a_span_is_halved_between_two_lines(data: bytes, halves: list[bytes]) -> None:
    found = Span("evening.jsonl", 1, 0, len(data), data).halves()
    assert [half.content() for half in found] == halves
    assert found[1].line == 1 + halves[0].count(b"\n")
    assert found[0].end == found[1].start == len(halves[0])


@pytest.mark.parametrize("data", [b"", b"1", b"1\n", b"1\r"])
def test_a_single_line_is_not_halved(data: bytes) -> None:
    assert Span("evening.jsonl", 1, 0, len(data), data).halves() is None


def test_what_has_no_lines_is_not_halved() -> None:
    assert Span("evening.yaml", 1, 0, 4, b"1\n2\n", whole=True).halves() is None
    assert Span("evening.jsonl", 1, 0, 4, b"1\n2\n", Unreadable("empty-file")).halves() is None


BY_PLACE = Span("evening.jsonl", 2, 4, 14, checksums=(crc32(b"one\n"), crc32(b"one\ntwo\nthree\n")))


def test_a_span_that_holds_no_bytes_reads_them_from_its_file(tmp_path: Path) -> None:
    (tmp_path / "evening.jsonl").write_bytes(b"one\ntwo\nthree\n")
    assert BY_PLACE.content(str(tmp_path)) == b"two\nthree\n"


def test_halves_are_read_from_the_file_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "evening.jsonl").write_bytes(b"one\ntwo\nthree\n")
    monkeypatch.chdir(tmp_path)
    assert [(half.data, half.content()) for half in BY_PLACE.halves()] == [(None, b"two\n"), (None, b"three\n")]


@pytest.mark.parametrize("content", [b"one\ntwo\n", b"one\ntwo\nThree\n", b"one\n\ntwo\nthree\n", None])
def test_what_is_not_there_any_more_as_it_was_is_gone(tmp_path: Path, content: bytes | None) -> None:
    if content is not None:
        (tmp_path / "evening.jsonl").write_bytes(content)
    with pytest.raises(Gone):
        BY_PLACE.content(str(tmp_path))


def test_what_is_added_behind_a_span_is_no_change_of_it(tmp_path: Path) -> None:
    (tmp_path / "evening.jsonl").write_bytes(b"one\ntwo\nthree\nfour\n")
    assert BY_PLACE.content(str(tmp_path)) == b"two\nthree\n"
