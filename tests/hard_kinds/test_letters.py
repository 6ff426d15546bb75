"""Letters of another alphabet, and letters that only look right: A01, A03, A04, A06, A07, A09."""

from __future__ import annotations

import sys
import unicodedata
from itertools import product

import pytest

from validator.cards.deck import face
from validator.cards.notation import CardError, parse

from .record import YAML

LETTERS = {"en": "TJQKA", "de": "BDKA", "ru": "ВДКТ", "ja": "JQKA"}
"""The letters of each language, as the format of records has them."""

SUIT_LETTERS = {"en": "SHDC", "de": "", "ru": "", "ja": ""}
SIGNS = "♠♤♥♡♦♢♣♧"
ALL = sorted({letter for letters in LETTERS.values() for letter in letters + letters.lower()})
RANKS = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14, "B": 11, "D": 12, "В": 11, "Д": 12, "К": 13, "Т": 14}
TYPED = [chr(number) for number in range(sys.maxunicode)
         if unicodedata.category(chr(number))[0] in "LNSPM" and not 0x3400 <= number <= 0xD7FF and number < 0x20000]
"""Every letter, digit, sign and mark of Unicode but the characters of Chinese and the syllables of Korean."""


@pytest.mark.parametrize(("language", "letter"), list(product(LETTERS, ALL)))
def test_a_letter_means_what_the_language_says_and_is_refused_with_its_number_in_all_others(language, letter, judge):
    report, = judge(YAML.replace("game: battalion", f"game: battalion\nlanguage: {language}").replace(
        "K♣", "9♣").replace("J♣", "8♣").replace("Q♥", f"{letter}♥"))
    if letter.upper() in LETTERS[language]:
        assert parse(f"{letter}♥", language) == [face(1, RANKS[letter.upper()])]
        assert (report["verdict"], report["findings"][0]["move"]) == ("illegal", 4)
        return
    finding, = report["findings"]
    assert (report["verdict"], finding["line"], finding["column"]) == ("unreadable", 7, 12)
    assert f"U+{ord(letter):04X}" in finding["message"]


@pytest.mark.parametrize("language", LETTERS)
def test_of_all_characters_only_these_are_a_rank(language):
    taken = {character for character in TYPED if is_card(f"{character}♠", language)}
    own = "".join(str(number) for number in range(2, 10)) + LETTERS[language] + LETTERS[language].lower() + "?"
    assert taken == set(own) | {wide(character) for character in own if character.isascii()}


@pytest.mark.parametrize("language", LETTERS)
def test_of_all_characters_only_these_are_a_suit(language):
    taken = {character for character in TYPED if is_card(f"9{character}", language)}
    own = SUIT_LETTERS[language] + SUIT_LETTERS[language].lower()
    assert taken == {*SIGNS, *own, *map(wide, own)}


def test_of_all_characters_only_these_are_a_card_by_themselves():
    rows = (0x1F0A0, 0x1F0B0, 0x1F0C0, 0x1F0D0)
    cards = {chr(row + number) for row in rows for number in range(1, 15) if number != 12}
    assert {character for character in TYPED if is_card(character, "en")} == cards | {"?", "？", "🂠"}


@pytest.mark.parametrize(("sign", "selector"), list(product(SIGNS, ("", "\ufe0e", "\ufe0f"))))
def test_a_sign_in_each_of_its_forms_is_one_suit(sign, selector):
    assert parse(f"9{sign}{selector} {sign}{selector}9") == [face(SIGNS.index(sign) // 2, 9)] * 2


def is_card(text, language):
    try:
        return len(parse(text, language)) == 1
    except CardError:
        return False


def wide(character):
    return chr(ord(character) + 0xFEE0)
