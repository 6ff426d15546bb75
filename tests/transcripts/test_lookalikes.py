"""Letters that look alike."""

import pytest

from validator.transcripts.lookalikes import look_alike, odd_points, odd_space


@pytest.mark.parametrize(("one", "other"), [
    ("Аnna", "Anna"),                       # Cyrillic А
    ("Βоris", "Boris"),                     # Greek Β, Cyrillic о
    ("Anna\u200b", "Anna"),                 # a space of no width
    ("An\u00adna", "Anna"),                 # a soft hyphen
    ("Anna\u00a0B.", "Anna B."),
    ("Ａｎｎａ", "Anna"),
    ("Anna ", "Anna"),
])
def test_these_look_alike(one, other):
    assert look_alike(one, other) and look_alike(other, one)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Anna"), ("Hanna", "Anna"), ("anna", "Anna"), ("Änna", "Anna")])
def test_these_do_not(one, other):
    assert not look_alike(one, other)


def test_the_odd_characters_are_called_by_their_numbers():
    assert odd_points("Βоris", "Boris") == "U+0392, U+043E"
    assert odd_points("Anna\u200b", "Anna") == "U+200B"


def test_a_space_that_is_none_is_found_at_either_end():
    assert odd_space("\u3000Anna") == "\u3000"
    assert odd_space("Anna\u00a0") == "\u00a0"
    assert odd_space("Anna\u00a0B") is odd_space(" Anna") is odd_space("") is None
