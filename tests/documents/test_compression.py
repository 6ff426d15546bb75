"""Compressed files."""

import gzip
import random

import pytest

from validator.documents.compression import unpacked
from validator.findings import Unreadable

LONG = bytes(random.Random(1).choices(b"abc\n", k=300_000))


def test_what_is_not_compressed_stays():
    assert b"".join(unpacked([b"game: ", b"clash"])) == b"game: clash"
    assert b"".join(unpacked([])) == b""


@pytest.mark.parametrize("content", [b"", b"game: clash", LONG])
def test_gzip_is_unpacked_however_it_comes_in(content):
    packed = gzip.compress(content)
    assert b"".join(unpacked([packed])) == content
    assert b"".join(unpacked(pieces(packed, 1000))) == content


def test_several_members_follow_one_another():
    assert b"".join(unpacked([gzip.compress(b"one ") + gzip.compress(b"two")])) == b"one two"


def test_zeros_after_the_last_member_are_passed_over():
    assert b"".join(unpacked([gzip.compress(b"game") + bytes(512)])) == b"game"


def test_a_small_file_that_holds_an_enormous_one_is_unpacked_piece_by_piece():
    packed = gzip.compress(bytes(8 * 2**20))
    assert max(map(len, unpacked([packed]))) <= 2**20


@pytest.mark.parametrize("kept", [3, 12, 1000])
def test_what_stands_before_a_cut_comes_first_and_then_the_error(kept):
    content, error = until_error(gzip.compress(LONG)[:kept])
    assert error.message.kind == "compression-cut"
    assert LONG.startswith(content)
    assert bool(content) == (kept == 1000)


def test_a_file_cut_in_its_checksum_is_cut_too():
    content, error = until_error(gzip.compress(b"game")[:-2])
    assert (content, error.message.kind) == (b"game", "compression-cut")


def test_damage_is_told_apart_from_a_cut():
    packed = bytearray(gzip.compress(b"game"))
    packed[-5] ^= 1                         # in the checksum
    assert until_error(bytes(packed))[1].message.kind == "compression-damaged"


def test_zstandard_is_unpacked_where_a_library_is_there():
    zstandard = pytest.importorskip("zstandard")
    packed = zstandard.ZstdCompressor().compress(LONG)
    assert b"".join(unpacked(pieces(packed, 1000))) == LONG
    content, error = until_error(packed[:1000])
    assert error.message.kind == "compression-cut"


def test_without_a_library_the_error_says_what_to_install(monkeypatch):
    for module in ("compression", "compression.zstd", "zstandard"):
        monkeypatch.setitem(__import__("sys").modules, module, None)
    content, error = until_error(b"\x28\xb5\x2f\xfd\x00")
    assert (content, error.message.kind) == (b"", "zstd-missing")


def pieces(data, size):
    return (data[start:start + size] for start in range(0, len(data), size))


def until_error(packed):
    content = b""
    with pytest.raises(Unreadable) as caught:
        for chunk in unpacked([packed]):
            content += chunk
    return content, caught.value
