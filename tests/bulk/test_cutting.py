"""How big spans are, and how much memory it takes to cut them."""

from __future__ import annotations

import gzip
import tracemalloc
from pathlib import Path
from random import Random

import pytest

from validator.bulk.files import Files
from validator.bulk.spans import Position
from tests.bulk.archives import LEGAL


def test_a_span_holds_500_records_at_least_but_for_the_last(tmp_path: Path) -> None:
    path = tmp_path / "archive.jsonl"
    for padding in (0, 2000):
        path.write_text((LEGAL + " " * padding + "\n") * 10_000, encoding="utf-8")
        counts = [span.content().count(b"\n") for span in Files([str(path)]).spans(Position())]
        assert sum(counts) == 10_000
        assert len(counts) > 2
        assert min(counts[:-1]) >= 500


def test_a_span_of_enormous_records_may_hold_fewer(tmp_path: Path) -> None:
    path = tmp_path / "archive.jsonl"
    path.write_text((LEGAL + " " * 200_000 + "\n") * 300, encoding="utf-8")
    sizes = [span.end - span.start for span in Files([str(path)]).spans(Position())]
    assert max(sizes) < 10_000_000


def peak(path: Path) -> int:
    """How many bytes are held at once while a file is cut."""
    tracemalloc.start()
    for _ in Files([str(path)]).spans(Position()):
        pass
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most


def packed(text: bytes) -> bytes:
    return gzip.compress(text, compresslevel=1)


@pytest.mark.parametrize("pack", [bytes, packed])
def test_a_file_ten_times_as_long_takes_no_more_memory(tmp_path: Path, pack) -> None:
    path = tmp_path / "archive.jsonl"
    random = Random(7)
    lines = [b'{"game": "%s"}\n' % random.randbytes(500).hex().encode() for _ in range(3000)]
    path.write_bytes(pack(b"".join(lines)))
    once = peak(path)
    path.write_bytes(pack(b"".join(lines * 10)))
    assert peak(path) <= 1.1 * once


@pytest.mark.parametrize("pack", [bytes, packed])
def test_a_line_of_a_hundred_million_bytes_is_not_held(tmp_path: Path, pack) -> None:
    path = tmp_path / "archive.jsonl"
    path.write_bytes(pack(b'{"game": "' + b"x" * 100_000_000 + b'"}\n' + LEGAL.encode()))
    problem, after = Files([str(path)]).spans(Position())
    assert problem.problem.message.kind == "line-too-long"
    assert after.content() == LEGAL.encode()
    assert peak(path) < 40_000_000
