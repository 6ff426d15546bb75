"""Long files are the records of a corpus again and again."""

from __future__ import annotations

from benchmarks.many import Many, repeated


def test_all_records_come_again_in_their_order(tmp_path):
    corpus = tmp_path / "two.jsonl"
    corpus.write_bytes(b"1\n2\n")
    assert repeated(corpus, 3, tmp_path / "long.jsonl").read_bytes() == b"1\n2\n1\n2\n1\n2\n"


def test_what_a_long_file_takes_is_told_by_what_a_short_one_took():
    assert Many(1, 2, 2, short=100, long=110).grown == 1.1
    assert Many(1, 2, 2, None, None).grown is None
