"""Files to documents."""

import gzip
import io
import subprocess
import sys

import pytest

from validator.documents import files
from validator.documents.files import read_file, read_text
from validator.documents.nodes import Pairs
from validator.findings import Place, Unreadable

DEAL = '{"deal": "10"}'


@pytest.fixture
def file(tmp_path):
    """Writes a file and reads it: the kinds of what is wrong, and `read` for what is not."""
    def read(name, content):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return list(read_file(str(path)))
    return read


def outcomes(documents):
    return [document.content.message.kind if isinstance(document.content, Unreadable) else "read"
            for document in documents]


@pytest.mark.parametrize("name", ["a.yaml", "a.YML", "a.txt", "a"])
def test_yaml_is_read_by_its_name_and_where_a_name_says_nothing(name, file):
    assert outcomes(file(name, "deal: 10\n---\ndeal: 10\n")) == ["read", "read"]


@pytest.mark.parametrize("name", ["a.json", "a", "a.txt"])
def test_json_is_read_by_its_name_or_its_beginning(name, file):
    assert outcomes(file(name, '{\n"deal":\n"10"}')) == ["read"]
    assert outcomes(file(name, '{"deal":\n010}')) == ["json-word"]


@pytest.mark.parametrize("name", ["a.jsonl", "a.ndjson", "a.JSONL", "a"])
def test_json_lines_are_read_by_their_name_or_their_beginning(name, file):
    assert outcomes(file(name, f"{DEAL}\n{DEAL}\n")) == ["read", "read"]


def test_a_yaml_mapping_in_braces_is_no_json(file):
    assert outcomes(file("a", "{deal: 10}\n")) == ["read"]


@pytest.mark.parametrize(("name", "content", "number"), [
    ("a.yaml.gz", "deal: 10\n---\ndeal: 10\n", 2), ("a.json.gz", DEAL, 1), ("a.jsonl.gz", f"{DEAL}\n{DEAL}", 2),
    ("a.gz", f"{DEAL}\n{DEAL}", 2), ("a.jsonl", f"{DEAL}\n{DEAL}", 2), ("a.yaml", "deal: 10", 1),
])
def test_what_is_compressed_is_known_by_its_bytes(name, content, number, file):
    assert outcomes(file(name, gzip.compress(content.encode()))) == ["read"] * number


@pytest.mark.parametrize(("name", "content", "expected"), [
    ("a.json.gz", "garbage", ["not-compressed"]),
    ("a.jsonl.GZ", f"garbage\n{DEAL}\ngarbage", ["not-compressed", "read", "json-word"]),
    ("a.yaml.zst", b"\xff\x00garbage", ["not-compressed"]),
    ("a.jsonl.gz", f"{DEAL}\ngarbage", ["read", "json-word"]),
    ("a.json.gz", gzip.compress(b"garbage"), ["json-word"]),
    ("a.json.gz", "", ["empty-file"]),
])
def test_what_only_its_name_calls_compressed_is_told_of_as_that_if_it_cannot_be_read(name, content, expected, file):
    assert outcomes(file(name, content)) == expected


def test_in_json_lines_a_broken_line_costs_only_itself(file):
    documents = file("a.jsonl", f'{DEAL}\n{{"deal": \n{DEAL}\n')
    assert outcomes(documents) == ["read", "json-ends", "read"]
    assert documents[1].content.place == Place(2, 10)
    assert documents[2].content.place == Place(3, 1)


def test_in_json_lines_a_line_in_another_encoding_costs_only_itself(file):
    documents = file("a.jsonl", f"{DEAL}\n".encode() + b'{"\xc0"}\n' + DEAL.encode())
    assert outcomes(documents) == ["read", "not-utf-8", "read"]
    assert documents[1].content.place == Place(2, 3)


def test_in_json_lines_only_line_feeds_part_documents_and_blank_lines_are_passed_over(file):
    documents = file("a.jsonl", '\n{"a\u2028b\u0085": 1}\r\n  \r\n' + DEAL)
    assert outcomes(documents) == ["read", "read"]
    assert [document.content.place.line for document in documents] == [2, 4]


def test_a_carriage_return_within_a_line_counts_as_editors_count_it(file):
    documents = file("a.jsonl", f'{{"a":\r1}}\n{DEAL}')
    assert [document.content.place.line for document in documents] == [1, 3]


def test_the_lines_of_what_is_no_utf_8_are_counted_too(file):
    documents = file("a.jsonl", b'{"a":\r"\xc0"}\r\n' + DEAL.encode())
    assert outcomes(documents) == ["not-utf-8", "read"]
    assert [documents[0].content.place, documents[1].content.place] == [Place(2, 2), Place(3, 1)]


def test_each_document_has_its_text_for_an_excerpt(file):
    assert file("a.jsonl", f'{DEAL}\n{{"deal": \n')[1].source.line(2) == '{"deal": '
    assert file("a.yaml", "a: 1\nb: [\n")[0].source.line(2) == "b: ["


@pytest.mark.parametrize("name", ["a.yaml", "a.json", "a.jsonl", "a"])
@pytest.mark.parametrize("content", ["", "\n \n", "\ufeff"])
def test_a_file_without_a_document_is_one_unreadable_entry(name, content, file):
    assert outcomes(file(name, content)) == ["empty-file"]


def test_yaml_comments_are_no_document(file):
    assert outcomes(file("a.yaml", "# nothing\n---\n")) == ["empty-file"]


@pytest.mark.parametrize("name", ["a.yaml", "a.json", "a.jsonl", "a"])
def test_a_file_in_another_encoding_is_one_unreadable_entry(name, file):
    documents = file(name, f"{DEAL}\n{DEAL}".encode("utf-16"))
    assert outcomes(documents) == ["other-encoding"]
    assert documents[0].content.place is None


@pytest.mark.parametrize("name", ["a.yaml", "a.json", "a.jsonl"])
def test_the_line_with_a_byte_that_is_no_text_can_be_shown(name, file):
    document, = file(name, '{"players": "Jürgen"}'.encode("latin-1"))
    assert document.content.place == (1, 15)
    assert document.source.line(1) == r'{"players": "J\xfcrgen"}'


def test_what_stands_before_a_cut_is_read(file):
    lines = gzip.compress(f"{DEAL}\n{DEAL}\n{DEAL}".encode())[:-4]
    assert outcomes(file("a.jsonl.gz", lines)) == ["read", "read", "compression-cut"]
    several = gzip.compress("deal: 10\n---\ndeal: 1".encode())[:-4]
    assert outcomes(file("a.yaml.gz", several)) == ["read", "compression-cut"]
    assert outcomes(file("a.json.gz", gzip.compress(DEAL.encode())[:-4])) == ["compression-cut"]
    assert outcomes(file("a.gz", gzip.compress(f"{DEAL}\n{DEAL}".encode())[:-4])) == ["read", "compression-cut"]


def test_a_missing_file_and_a_folder_are_one_unreadable_entry_each(tmp_path):
    assert outcomes(read_file(str(tmp_path / "none.yaml"))) == ["file-missing"]
    assert outcomes(read_file(str(tmp_path))) == ["file-is-folder"]
    assert outcomes(read_file("a\0b.yaml")) == ["file-unreadable"]


def test_a_text_of_enormous_length_is_refused(file, monkeypatch):
    monkeypatch.setattr(files, "LARGEST", 1000)
    long = '{"a": "' + "x" * 2000 + '"}'
    assert outcomes(file("a.yaml", long)) == ["too-long"]
    assert outcomes(file("a.json", long)) == ["too-long"]
    assert outcomes(file("a.jsonl", f"{DEAL}\n" * 1000)) == ["read"] * 1000


@pytest.mark.parametrize("long", ["x" * 20_000, " " * 20_000, '{"deal": "' + "x" * 20_000 + '"}'])
@pytest.mark.parametrize("chunk", [1000, 2**16])
@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_a_line_of_enormous_length_costs_only_itself(long, chunk, pack, file, monkeypatch):
    monkeypatch.setattr(files, "LARGEST", 10_000)
    monkeypatch.setattr(files, "_CHUNK", chunk)
    documents = file("a.jsonl", pack(f"{DEAL}\n{long}\n{DEAL}\n{long}".encode()))
    assert outcomes(documents) == ["read", "line-too-long", "read", "line-too-long"]
    assert [document.content.place for document in documents] == [Place(1, 1), Place(2, 1), Place(3, 1), Place(4, 1)]


@pytest.mark.parametrize(("long", "lines"), [("x{}\r\n", 1), ("x\r{}\n", 2), ("\rx{}\rx\r\n", 3)])
def test_behind_a_line_of_enormous_length_lines_are_counted_as_editors_count_them(long, lines, file, monkeypatch):
    monkeypatch.setattr(files, "LARGEST", 10_000)
    monkeypatch.setattr(files, "_CHUNK", 1000)
    *_, after = file("a.jsonl", long.format("x" * 20_000) + DEAL)
    assert after.content.place == Place(1 + lines, 1)


def test_where_the_first_line_is_of_enormous_length_those_behind_it_are_read(file, monkeypatch):
    monkeypatch.setattr(files, "LARGEST", 10_000)
    monkeypatch.setattr(files, "_CHUNK", 1000)
    long = '{"deal": "' + "x" * 20_000 + '"}'
    assert outcomes(file("a", f"{long}\n{DEAL}\n")) == ["line-too-long", "read"]


def test_a_line_of_just_the_length_that_may_be_is_read(file, monkeypatch):
    monkeypatch.setattr(files, "LARGEST", 10_000)
    monkeypatch.setattr(files, "_CHUNK", 1000)
    filled = DEAL + " " * (10_000 - len(DEAL))
    assert outcomes(file("a.jsonl", f"{filled}\n{filled} \n{DEAL}")) == ["read", "line-too-long", "read"]


def test_lines_without_anything_are_not_gone_through_for_ever(file, monkeypatch):
    monkeypatch.setattr(files, "LARGEST", 10_000)
    monkeypatch.setattr(files, "_CHUNK", 1000)
    blank = "\n" * 8000
    assert outcomes(file("a.jsonl", f"{blank}{DEAL}\n{blank}{DEAL}")) == ["read", "read"]
    assert outcomes(file("a.jsonl", f"{DEAL}\n{blank}{blank}{DEAL}")) == ["read", "too-long"]


@pytest.mark.parametrize(("content", "expected"), [
    (f"{DEAL}\n{DEAL}\n", ["read", "read"]),
    ('{"deal":\n "10"}', ["read"]),
    ("deal: 10\n---\ndeal: 10", ["read", "read"]),
    ("", ["empty-file"]),
])
def test_a_dash_is_standard_input_whose_kind_is_told_by_its_beginning(content, expected, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content.encode())))
    assert outcomes(read_file("-")) == expected


def test_a_text_is_read_as_a_file_is():
    document, = read_text("a: 1")
    assert isinstance(document.content, Pairs)
    assert document.source.line(1) == "a: 1"
    assert outcomes(read_text('{"a": }', "json")) == ["json-value"]


def test_reading_json_does_not_load_pyyaml():
    program = "import sys; from validator.documents.files import read_text; list(read_text('{}', 'json')); " \
              "sys.exit('yaml' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize(("name", "content"), [
    ("a.yaml", "- a\n" * 100_001),
    ("a.json", "[" + "1," * 100_001 + "1]"),
    ("a.json", "[" + '{"a":1},' * 40_000 + "1]"),
])
def test_more_values_than_any_record_has_are_refused(name, content, file):
    assert outcomes(file(name, content)) == ["too-many-values"]


def test_a_text_that_unpacks_to_more_than_any_record_is_read_no_further(monkeypatch):
    taken = []

    def chunks(path):
        for _ in range(10_000):
            taken.append(path)
            yield b"- a\n" * 2**14

    monkeypatch.setattr(files, "chunks_of", chunks)
    assert outcomes(read_file("a.yaml"))[-1] == "too-long"
    assert len(taken) < 300                 # of 64 KiB each
