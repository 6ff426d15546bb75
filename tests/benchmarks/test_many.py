"""Long files are the records of a corpus again and again."""

from __future__ import annotations

import pytest

from benchmarks.many import Many, cycled


@pytest.mark.parametrize(("count", "written"), [(1, b"1\n"), (2, b"1\n2\n"), (5, b"1\n2\n1\n2\n1\n")])
def test_all_records_come_again_in_their_order(tmp_path, count, written):
    corpus = tmp_path / "two.jsonl"
    corpus.write_bytes(b"1\n2\n")
    assert cycled(corpus, count, tmp_path / "long.jsonl").read_bytes() == written


def test_what_a_long_file_takes_is_told_by_what_a_short_one_took():
    assert Many(1, 2, 2, short=100, long=110).grown == 1.1
    assert Many(1, 2, 2, None, None).grown is None
