"""How characters are called and compared."""

import random
import unicodedata

import pytest

from validator.documents.characters import code_point, composed

MARKS = [character for character in map(chr, range(0x300, 0x370))] + list("\u0344\u1d165\u05b0\u3099\u302a")


def test_a_character_is_called_by_its_number_in_unicode():
    assert [code_point(character) for character in "A♠🂡"] == ["U+0041", "U+2660", "U+1F0A1"]


@pytest.mark.parametrize("name", [
    "", "Anna", "Ju\u0308rgen", "\u1e9b\u0323", "\uac00\u1100\u1161", "Å", "ﬁ", "👩\u200d🚀"])
def test_a_name_is_compared_in_its_composed_form(name):
    assert composed(name) == unicodedata.normalize("NFC", name)
    assert composed(name * 1000) == unicodedata.normalize("NFC", name * 1000)


def test_marks_in_any_order_and_number_are_composed_as_unicode_says():
    chances = random.Random(5)
    for _ in range(20):
        name = "".join(chances.choice("aoㅏ각") + "".join(chances.choices(MARKS, k=chances.randrange(300)))
                       for _ in range(20))
        assert composed(name) == unicodedata.normalize("NFC", name)


def test_a_letter_with_a_hundred_thousand_marks_is_composed():
    assert composed("a" + "\u0301\u0323" * 100_000) == "ạ" + "\u0323" * 99_999 + "\u0301" * 100_000
