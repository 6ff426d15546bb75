"""Cards as people write them, in four languages."""

import pytest

from validator.cards.deck import ACE, CLUBS, DIAMONDS, FACES, HEARTS, JACK, KING, QUEEN, SPADES, UNKNOWN, face, \
    unknown_of_suit
from validator.cards.notation import CardError, fold, parse, parse_row, suit, write

TEN_OF_SPADES = face(SPADES, 10)


@pytest.mark.parametrize("written", [
    "10♠", "♠10", "T♠", "♠T", "t♠", "10♤", "10♠\ufe0f", "10♠\ufe0e", "♤\ufe0f10", "10S", "10s", "sT", "ts",
    "🂪", "🂪\ufe0e", "１０♠", "Ｔ♠", "１０Ｓ", "♠１０",
])
def test_the_ten_of_spades_can_be_written_so_in_english(written):
    assert parse(written, "en") == [TEN_OF_SPADES]


@pytest.mark.parametrize(("language", "court"), [
    ("en", "J♣ Q♣ K♣ A♣"),
    ("de", "B♣ D♣ K♣ A♣"),
    ("ru", "В♣ Д♣ К♣ Т♣"),
    ("ja", "J♣ Q♣ K♣ A♣"),
])
def test_each_language_has_its_letters_for_the_court_and_the_ace(language, court):
    expected = [face(CLUBS, rank) for rank in (JACK, QUEEN, KING, ACE)]
    assert parse(court, language) == expected
    assert parse(court.lower(), language) == expected
    assert " ".join(write(card, language) for card in expected) == court


@pytest.mark.parametrize("language", ["en", "de", "ru", "ja"])
def test_what_is_written_is_read_as_the_same_card(language):
    for card in (*FACES, *map(unknown_of_suit, range(4)), UNKNOWN):
        assert parse(write(card, language), language) == [card]


@pytest.mark.parametrize("language", ["en", "de", "ru", "ja"])
def test_numbers_signs_and_playing_card_characters_are_the_same_everywhere(language):
    assert parse("2♠ 10♥ ♦7 9♧ 🂡 🂾 🃍 🃛", language) == [
        face(SPADES, 2), face(HEARTS, 10), face(DIAMONDS, 7), face(CLUBS, 9),
        face(SPADES, ACE), face(HEARTS, KING), face(DIAMONDS, QUEEN), face(CLUBS, JACK)]


def test_the_playing_card_characters_run_from_the_ace_to_the_king_without_the_knight():
    spades = "🂡🂢🂣🂤🂥🂦🂧🂨🂩🂪🂫🂭🂮"
    assert [card for character in spades for card in parse(character)] == [
        face(SPADES, rank) for rank in (ACE, *range(2, 11), JACK, QUEEN, KING)]


@pytest.mark.parametrize("separator", [
    " ", "  ", "\t", "\n", ",", ", ", "、", "，", "､", "\u3000", "\u00a0", "\u2009", " , ",
])
def test_cards_are_parted_by_white_space_or_commas(separator):
    assert parse(f"2♠{separator}3♠") == [face(SPADES, 2), face(SPADES, 3)]


@pytest.mark.parametrize("text", ["", "  ", ",", "\u3000"])
def test_an_empty_text_is_no_cards(text):
    assert parse(text) == []


def test_a_question_mark_is_a_card_of_which_the_record_shows_nothing_or_the_suit():
    assert parse("? ?? ？ 🂠 ?♠ ♡? ？♦") == [
        UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, unknown_of_suit(SPADES), unknown_of_suit(HEARTS), unknown_of_suit(DIAMONDS)]
    assert parse("?c", "en") == [unknown_of_suit(CLUBS)]


def test_in_a_row_only_the_two_dashes_leave_a_place_empty():
    assert parse_row("- 10♦ － 2♣") == [None, face(DIAMONDS, 10), None, face(CLUBS, 2)]
    for dash in "–—−‐":
        with pytest.raises(CardError):
            parse_row(dash)


def test_a_dash_among_cards_that_are_no_row_is_refused():
    assert refused("2♠ -").kind == "gap"


@pytest.mark.parametrize("written", [
    "Ⅹ♠", "⑩♠", "10\u0304♠", "10♠10♠", "♠♠", "11♠", "1♠", "0♠", "010♠", "X♠", "10♠♠", "???", "?10", "♠♥", "10-♠", "🂪♠",
    "🃠", "joker", "10♠\ufe0f\ufe0f", "♠\ufe0f\ufe0f10",
])
def test_anything_else_is_malformed(written):
    assert refused(written).kind == "malformed"


@pytest.mark.parametrize(("written", "kind"), [
    ("🂬", "knight"), ("🂼", "knight"), ("🃌", "knight"), ("🃜", "knight"),
    ("🃏", "joker"), ("\U0001f0bf", "joker"), ("\U0001f0df", "joker"),
    ("10", "without-suit"), ("q", "without-suit"), ("♠", "without-rank"), ("♥️", "without-rank"),
])
def test_what_is_no_card_is_told_apart(written, kind):
    assert refused(written).kind == kind


@pytest.mark.parametrize(("written", "language", "languages", "meaning"), [
    ("Т♠", "en", ("ru",), face(SPADES, ACE)),
    ("т♠", "de", ("ru",), face(SPADES, ACE)),
    ("T♠", "de", ("en",), face(SPADES, 10)),
    ("T♠", "ru", ("en",), face(SPADES, 10)),
    ("T♠", "ja", ("en",), face(SPADES, 10)),
    ("B♠", "en", ("de",), face(SPADES, JACK)),
    ("D♠", "en", ("de",), face(SPADES, QUEEN)),
    ("К♠", "en", ("ru",), face(SPADES, KING)),
    ("K♠", "ru", ("en", "de", "ja"), face(SPADES, KING)),
    ("KD", "de", ("en",), face(DIAMONDS, KING)),
    ("10S", "ja", ("en",), TEN_OF_SPADES),
])
def test_a_letter_of_another_language_is_never_folded_but_explained(written, language, languages, meaning):
    error = refused(written, language)
    assert (error.kind, error.languages, error.meaning) == ("of-another-language", languages, meaning)


def test_a_cyrillic_letter_of_no_alphabet_is_malformed_though_it_looks_like_an_ace():
    assert refused("А♠", "en").kind == "malformed"


def test_an_error_shows_the_card_as_it_is_written_and_where_it_begins():
    error = refused("2♠, １1♠")
    assert (error.written, error.offset) == ("１1♠", 4)


def test_a_suit_alone_is_a_suit():
    assert [suit(text) for text in ("♠", "♡", "♦️", "c", "Ｈ", "10", "")] == [
        SPADES, HEARTS, DIAMONDS, CLUBS, HEARTS, None, None]
    assert suit("c", "ru") is None


def test_only_full_and_half_width_forms_fold():
    assert fold("Ａ１０　－？") == "A10 -?"
    assert fold("Ⅹ⑩½ﬁ") == "Ⅹ⑩½ﬁ"


def refused(text, language="en"):
    with pytest.raises(CardError) as caught:
        parse(text, language)
    return caught.value
