"""Bytes to text."""

import pytest

from validator.documents.encoding import decode
from validator.findings import Fact, Place, Unreadable


def test_a_byte_order_mark_is_no_part_of_the_text():
    assert decode(b"\xef\xbb\xbfgame") == "game"


@pytest.mark.parametrize(("encoding", "name"), [
    ("utf-16", "UTF-16"), ("utf-16-le", "UTF-16"), ("utf-16-be", "UTF-16"),
    ("utf-32", "UTF-32"), ("utf-32-le", "UTF-32"), ("utf-32-be", "UTF-32"),
])
def test_another_unicode_encoding_is_named_with_and_without_its_mark(encoding, name):
    error = refused("game: clash".encode(encoding))
    assert error.message == ("other-encoding", {"encoding": Fact("text", name)})
    assert error.place is None


def test_any_other_encoding_is_refused_at_the_first_byte_that_is_wrong():
    error = refused("game: battalion\nplayers: [Анна]".encode("cp1251"))
    assert error.message == ("not-utf-8", {"byte": Fact("text", "0xC0")})
    assert error.place == Place(2, 11)


def test_the_place_counts_code_points_after_the_mark():
    assert refused("\ufeffЧиё".encode() + b"\xff").place == Place(1, 4)


def test_a_text_that_is_cut_short_loses_the_half_of_a_character():
    assert decode("2♠".encode()[:-1], cut=True) == "2"
    assert refused("2♠".encode()[:-1]).place == Place(1, 2)


def refused(data):
    with pytest.raises(Unreadable) as caught:
        decode(data)
    return caught.value
