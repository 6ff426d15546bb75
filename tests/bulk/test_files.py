"""Files are cut into spans that hold every byte of them once, and forget what they have passed on."""

from __future__ import annotations

import gzip
import io
import os
import zlib
from pathlib import Path

import pytest

from validator.bulk import cutting
from validator.bulk.files import Changed, Files, cannot_be_read
from validator.bulk.spans import Gone, Position, Span
from validator.documents import compression
from tests.bulk.archives import LEGAL, archive

LINES = archive(200)
TEXT = "\n".join(LINES).encode()
pytestmark = pytest.mark.usefixtures("small_spans")


def spans(path: Path, since: Position = Position()) -> list[Span]:
    return list(Files([str(path)]).spans(since, [since.checksum] * since.file))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "archive.jsonl").write_bytes(TEXT)
    return tmp_path / "archive.jsonl"


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
@pytest.mark.parametrize("last", ["", "\n"])
@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_spans_hold_every_byte_once_and_end_with_a_line(path: Path, ending: str, last: str, pack) -> None:
    text = (ending.join(LINES) + last).encode()
    path.write_bytes(pack(text))
    found = spans(path)
    assert b"".join(span.content() for span in found) == text
    assert len(found) > 10
    assert all(span.content().endswith(b"\n") for span in found[:-1])
    for span in found:
        assert text[span.start:span.end] == span.content()
        assert span.line == 1 + text[:span.start].count(b"\n")


def test_a_carriage_return_within_a_line_ends_one_too(path: Path) -> None:
    path.write_bytes(b'{"game":\r"clash"}\r\n\r\n{}\r\n' * 300)
    for span in spans(path):
        assert span.line == 1 + span.start // 25 * 4 + {0: 0, 19: 2, 21: 3}[span.start % 25]


def test_only_what_cannot_be_read_again_is_held(path: Path) -> None:
    assert all(span.data is None for span in spans(path))
    path.write_bytes(gzip.compress(TEXT))
    assert all(span.data is not None for span in spans(path))


def test_a_span_has_no_fewer_lines_than_it_should(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "FEWEST_LINES", 50)
    counts = [span.content().count(b"\n") for span in spans(path)]
    assert len(counts) > 2
    assert min(counts[:-1]) >= 50


@pytest.mark.parametrize("cut", [1, 7, 19])
def test_what_stands_behind_a_position_is_what_follows_its_span(path: Path, cut: int) -> None:
    whole = spans(path)
    assert spans(path, whole[cut].after) == whole[cut + 1:]


def test_what_was_gone_through_must_be_what_it_was(path: Path) -> None:
    after = spans(path)[5].after
    path.write_bytes(TEXT.replace(b"Anna", b"Anne", 1))
    with pytest.raises(Changed):
        spans(path, after)
    path.write_bytes(TEXT[:after.byte - 1])
    with pytest.raises(Changed):
        spans(path, after)


def test_a_file_of_which_lines_were_judged_must_still_be_one_of_lines(path: Path) -> None:
    after = spans(path)[5].after
    path.write_bytes(b"game: clash\nplayers: [Anna, Boris]\n" * 2000)
    with pytest.raises(Changed):
        spans(path, after)
    path.unlink()
    with pytest.raises(Changed):
        spans(path, after)


def test_what_is_added_behind_is_no_change(path: Path) -> None:
    after = spans(path)[5].after
    path.write_bytes(TEXT + b"\n" + LEGAL.encode())
    assert b"".join(span.content() for span in spans(path, after)) == TEXT[after.byte:] + b"\n" + LEGAL.encode()


def test_a_change_in_a_file_before_is_noticed(tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    for each in (first, second):
        each.write_bytes(TEXT)
    paths = [str(first), str(second)]
    within = [span for span in Files(paths).spans(Position()) if span.path == str(second)][3].after
    begins = next(span.after for span in Files(paths).spans(Position()) if span.after.file == 1)
    first.write_bytes(TEXT[:-1])
    for since in (within, begins):
        with pytest.raises(Changed) as changed:
            list(Files(paths).spans(since, [begins.checksum]))
        assert changed.value.path == str(first)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_file_that_changed_is_named(tmp_path: Path, number: int) -> None:
    paths = [str(tmp_path / name) for name in ("first.jsonl", "second.jsonl", "third.jsonl")]
    for path in paths:
        Path(path).write_bytes(TEXT)
    found = list(Files(paths).spans(Position()))
    ends = [span.after.checksum for span, after in zip(found, found[1:]) if span.path != after.path]
    within = [span for span in found if span.path == paths[2]][3].after
    assert list(Files(paths).spans(within, ends)) == [span for span in found if span.path == paths[2]][4:]
    Path(paths[number]).write_bytes(TEXT.replace(b"Anna", b"Anne", 1))
    with pytest.raises(Changed) as changed:
        list(Files(paths).spans(within, ends))
    assert changed.value.path == paths[number]


def test_behind_a_file_that_is_too_long_one_can_go_on(path: Path, tmp_path: Path,
                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("validator.bulk.files.LARGEST", 100_000)
    (tmp_path / "long.yaml").write_bytes(b"- clash\n" * 50_000)
    paths = [str(tmp_path / "long.yaml"), str(path)]
    long, first, *others = Files(paths).spans(Position())
    assert 100_000 < len(long.data) < 400_000
    ends = [long.after.checksum]
    assert list(Files(paths).spans(long.after, ends)) == [first, *others]
    assert list(Files(paths).spans(first.after, ends)) == others


def test_a_line_that_is_too_long_is_passed_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "LARGEST", 5000)
    text = TEXT + b"\n{" + b" " * 5000 + b"}\r\n" + TEXT
    path.write_bytes(text)
    found = spans(path)
    problem, = [span for span in found if span.problem]
    assert problem.problem.message.kind == "line-too-long"
    assert problem.line == problem.problem.place.line == len(LINES) + 1
    assert b"".join(span.content() for span in found if not span.problem) == TEXT + b"\n" + TEXT
    assert found[-1].line == 1 + text[:found[-1].start].count(b"\n")
    place = found.index(problem)
    assert spans(path, problem.after) == found[place + 1:]


def test_a_line_of_as_many_bytes_as_may_be_is_not_too_long(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cutting, "LARGEST", 5000)
    for line in (b"{" + b" " * 4998 + b"}\n", b"{" + b" " * 4998 + b"}"):
        path.write_bytes(line)
        assert b"".join(span.content() for span in spans(path)) == line
    path.write_bytes(b"{" + b" " * 4999 + b"}")
    assert [span.problem.message.kind for span in spans(path)] == ["line-too-long"]


def test_what_stands_before_a_cut_is_kept_but_for_the_line_it_breaks(path: Path) -> None:
    packed = gzip.compress(TEXT)[:-30]
    path.write_bytes(packed)
    *before, last = spans(path)
    assert last.problem.message.kind == "compression-cut"
    unpacked = zlib.decompressobj(wbits=31).decompress(packed)
    assert len(before) > 5 and not unpacked.endswith(b"\n")
    assert b"".join(span.content() for span in before) == unpacked[:unpacked.rfind(b"\n") + 1]


def test_a_file_in_which_nothing_can_be_read_is_one_span(path: Path) -> None:
    path.write_bytes(TEXT.decode().encode("utf-16"))
    problem, = spans(path)
    assert problem.problem.message.kind == "other-encoding"
    assert problem.after.file == 1


def test_a_file_that_is_not_there_is_no_span(path: Path) -> None:
    path.unlink()
    with pytest.raises(Gone) as gone:
        spans(path)
    assert gone.value.path == str(path)


def test_what_cannot_be_read_is_known_before_it_is(path: Path, tmp_path: Path,
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compression, "_zstd_frames", _missing)
    (tmp_path / "packed.jsonl.zst").write_bytes(compression.ZSTD + bytes(20))
    (tmp_path / "damaged.jsonl.gz").write_bytes(compression.GZIP + bytes(20))
    found = {name: cannot_be_read(str(tmp_path / name))
             for name in ("archive.jsonl", "none.jsonl", "", "packed.jsonl.zst", "damaged.jsonl.gz")}
    assert {name: problem.message.kind for name, problem in found.items() if problem} == {
        "none.jsonl": "file-missing", "": "file-is-folder", "packed.jsonl.zst": "zstd-missing"}
    assert cannot_be_read("").message.kind == "file-unnamed"
    monkeypatch.setattr("sys.stdin", None)
    assert cannot_be_read("-").message.kind == "no-standard-input"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes ON THIS SYSTEM")
def test_a_pipe_is_left_alone_until_it_is_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert cannot_be_read(str(tmp_path / "pipe")) is None       # and nobody waited for whoever writes there


def _missing() -> None:
    from validator.findings import Unreadable
    raise Unreadable("zstd-missing")


def test_a_file_of_zstandard_is_cut_like_any(path: Path) -> None:
    zstandard = pytest.importorskip("zstandard", reason="zstandard IS NOT INSTALLED, so nothing is known of its files")
    path.write_bytes(zstandard.compress(TEXT))
    assert b"".join(span.content() for span in spans(path)) == TEXT


def test_standard_input_is_cut_like_any_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(TEXT)))
    found = list(Files(["-"]).spans(Position()))
    assert b"".join(span.content() for span in found) == TEXT


def test_nobody_knows_how_long_standard_input_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "-").write_bytes(TEXT)      # a file of that name is not meant
    assert Files(["-"]).size() is None


def test_a_file_that_is_one_text_is_one_span(tmp_path: Path) -> None:
    for name, content in [("good.yaml", b"game: clash\n"), ("other", b"game: clash\n"), ("good.json", b"{\n}\n")]:
        (tmp_path / name).write_bytes(content)
        span, = spans(tmp_path / name)
        assert (span.whole, span.data) == (True, content)


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_all_bytes_of_the_files_are_counted(path: Path, pack) -> None:
    path.write_bytes(pack(TEXT))
    files = Files([str(path), str(path)])
    *_, last = files.spans(Position())
    assert last.read == files.size() == 2 * path.stat().st_size


def test_a_span_counts_what_was_read_until_its_end_and_no_more(path: Path) -> None:
    found = list(Files([str(path), str(path)]).spans(Position()))
    second = next(number for number, span in enumerate(found) if span.after.file)
    assert [span.read for span in found] == [span.end + (len(TEXT) if number > second else 0)
                                             for number, span in enumerate(found)]


def test_a_packed_file_is_not_read_before_all_of_it_is_cut(path: Path) -> None:
    path.write_bytes(gzip.compress(TEXT))
    *before, last = spans(path)
    assert len(before) > 10
    assert {span.read for span in before} == {0}
    assert last.read == path.stat().st_size
