"""The values of a record."""

import pytest

from validator.cards.deck import HEARTS, SPADES, UNKNOWN, Hidden, face, unknown_of_suit
from validator.cards.notation import parse
from validator.findings import Fact, Place

TWO, THREE = face(SPADES, 2), face(SPADES, 3)


def value(moves):
    move, = moves
    value, = move.values.values()
    return value


def kind(finding):
    return finding.message.kind


# -- numbers

@pytest.mark.parametrize(("written", "number"), [("0", 0), ("5", 5), ("120", 120), ("１０", 10), ('"7"', 7)])
def test_a_number_is_written_in_ascii_or_full_width_digits(written, number, play):
    assert value(play(f"Anna: {{bid: {written}}}")) == number


@pytest.mark.parametrize("written", [
    "010", "00", "1.0", "5.", "1e3", "8E4", "0x1F", "+5", "1_000", "'1,000'", "five", "٥", "½", "5 cards", '""', '" 5"',
    "null", "true",
])
def test_a_number_has_no_point_exponent_sign_or_leading_zero(written, refuse):
    assert kind(refuse(f"Anna: {{bid: {written}}}")) == "not-a-number"


def test_only_a_claim_may_be_below_zero(play, read, refuse):
    assert kind(refuse("Anna: {bid: -5}")) == "number-below-zero"
    assert value(play("count: {Anna: -5, pot: -1}")) == {0: -5, 3: -1}
    record = read("game: parley\nplayers: [Anna, Boris]\nstarter: Anna\nmoves: []\nend: {points: {Anna: -5}, pot: -2}")
    assert record.result.values == {"claimed_points": {0: -5}, "claimed_pot": -2}


def test_minus_zero_is_no_number(refuse):
    assert kind(refuse("count: {Anna: -0}")) == "not-a-number"


def test_a_number_of_five_thousand_digits_is_a_number(play):
    assert value(play(f"count: {{Anna: {'9' * 5000}}}")) == {0: 10**5000 - 1}


def test_a_number_of_a_million_digits_is_a_very_large_number(play):
    assert value(play(f"count: {{Anna: -{'9' * 10**6}}}"))[0] < -10**5000


# -- players, and who else holds chips

def test_a_player_may_be_left_out_and_the_holders_follow_the_seats(play):
    assert value(play("count: {Чиё: 3, pot: 1}")) == {2: 3, 3: 1}


def test_a_holder_is_no_player(refuse):
    assert kind(refuse("give: {pot: 10}")) == "unknown-player"
    assert kind(refuse("Anna: {challenge: pot, cards: 2♠}")) == "unknown-player"


def test_an_empty_value_names_nobody(play):
    assert value(play("give:")) == {}
    assert value(play("count: {}")) == {}


def test_what_belongs_to_players_is_given_by_name(refuse):
    finding = refuse("give: 10")
    assert finding.message == ("mapping-wanted", {"key": Fact("text", "give")})
    assert finding.place == Place(7, 9)


def test_several_players_are_a_list_and_one_is_a_name(read):
    for written, seats in (("Boris", (1,)), ("[Boris, Anna]", (1, 0)), ("[]", ()), ("[Anna, Anna]", (0,))):
        record = read(f"game: parley\nplayers: [Anna, Boris]\nstarter: Anna\nmoves: []\nend: {{winner: {written}}}")
        assert record.result.values == {"claimed_winners": seats}


# -- cards

@pytest.mark.parametrize("written", ["2♠ 3♠", "'2♠, 3♠'", '"2♠\\t3♠"', "[2♠, 3♠]", "[2♠ 3♠]", '[2♠, "", 3♠]'])
def test_cards_are_one_text_or_a_list_of_texts(written, play):
    assert value(play(f"Anna: {{fill: {written}}}")) == (TWO, THREE)


def test_cards_are_no_list_of_lists(refuse):
    assert kind(refuse("Anna: {fill: [[2♠], [3♠]]}")) == "text-not-list"


@pytest.mark.parametrize("written", ['""', "", "[]", '[""]', '" "'])
def test_an_empty_value_is_no_cards_but_never_a_card(written, play, refuse):
    assert value(play(f"Anna: {{cover: {written}}}")) == ()
    assert value(play(f"Anna: {{fill: {written}}}")) == ()
    assert kind(refuse(f"reveal: {written}")) == "card-missing"


def test_a_single_card_is_one(play, refuse):
    assert value(play("reveal: 2♠")) == TWO
    assert value(play('reveal: "?"')) == UNKNOWN
    assert kind(refuse("reveal: 2♠ 3♠")) == "one-card-wanted"


def test_a_count_stands_for_hidden_cards_where_cards_are_counted(play, refuse):
    hidden = value(play("Anna: {fill: 2}"))
    assert isinstance(hidden, Hidden) and list(hidden) == [UNKNOWN] * 2
    assert [len(hand) for hand in value(play("give: {Anna: 10, Boris: ０, Чиё: 2♠ ?}")).values()] == [10, 0, 2]
    assert len(value(play(f"Anna: {{fill: {'9' * 5000}}}"))) > 10**9
    assert kind(refuse("Anna: {challenge: Boris, cards: 5}")) == "card-without-suit"
    assert kind(refuse("Anna: {fill: 02}")) == "card-malformed"
    assert kind(refuse("Anna: {fill: -2}")) == "card-malformed"


def test_a_row_may_have_gaps_and_other_cards_may_not(play, refuse):
    assert value(play('Anna: {cover: "- 2♠ －"}')) == (None, TWO, None)
    assert value(play("Anna: {cover: [-, 2♠]}")) == (None, TWO)
    assert kind(refuse('Anna: {fill: "2♠ -"}')) == "card-gap"


def test_unknown_cards_may_show_their_suit(play):
    assert value(play("Anna: {fill: 2♠ ?♥ ??}")) == (TWO, unknown_of_suit(HEARTS), UNKNOWN)


def test_cards_are_read_in_the_language_of_the_record(play, refuse):
    assert value(play("Anna: {fill: Т♠ Д♥}", language="ru")) == tuple(parse("A♠ Q♥"))
    assert kind(refuse("Anna: {fill: 10♠ Т♠}", language="ja")) == "card-of-another-language"


def test_a_letter_of_another_alphabet_is_named_with_what_it_would_mean(refuse):
    finding = refuse("Anna: {fill: 2♠ Т♠}")
    assert finding.message.facts == {
        "card": Fact("text", "Т♠"), "points": Fact("text", "U+0422 U+2660"), "language": Fact("text", "en"),
        "languages": Fact("texts", ("ru",)), "meaning": Fact("text", "A♠")}


def test_a_malformed_card_is_shown_as_written_with_its_code_points_and_place(refuse):
    finding = refuse("Anna: {fill: 2♠ Ⅹ♠ 3♠}")
    assert finding.message.facts["card"] == Fact("text", "Ⅹ♠")
    assert finding.message.facts["points"] == Fact("text", "U+2169 U+2660")
    assert finding.place == Place(7, 19)


def test_a_suit_is_a_sign_or_in_english_a_letter(play, refuse):
    assert value(play("Anna: {name: ♡}")) == HEARTS
    assert value(play("Anna: {name: h}")) == HEARTS
    assert kind(refuse("Anna: {name: hearts}")) == "not-a-suit"
    assert kind(refuse("Anna: {name: h}", language="de")) == "not-a-suit"


# -- sizes, words and texts

def test_sets_go_by_their_size(play, refuse):
    assert value(play("Anna: {arrange: {1: 2♠, ４: 3♠ 3♠ 3♠ 3♠}}")) == {1: (TWO,), 4: (THREE,) * 4}
    finding = refuse("Anna: {arrange: {3: 2♠ 2♠ 2♠}}")
    assert finding.message == ("unknown-size", {"size": Fact("text", "3"), "known": Fact("texts", ("1", "2", "4"))})
    assert kind(refuse("Anna: {arrange: {one: 2♠}}")) == "unknown-size"


def test_a_word_is_one_of_the_options_and_the_nearest_is_named(play, refuse):
    assert value(play("Anna: {take: pile}")) == "pile"
    assert refuse("Anna: {take: pille}").message.facts["near"] == Fact("text", "pile")
    far = refuse("Anna: {take: xyz}").message
    assert (far.kind, far.facts["near"].value, far.facts["known"].value) == ("unknown-word", "", ("pile", "neighbour"))


def test_any_text_is_a_text(play):
    assert value(play('Anna: {remark: "so\\nit is: 10♠"}')) == "so\nit is: 10♠"


def test_a_list_or_mapping_is_no_text(refuse):
    assert kind(refuse("Anna: {bid: [5]}")) == "text-not-list"
    assert kind(refuse("Anna: {bid: {of: 5}}")) == "text-not-mapping"


@pytest.mark.parametrize("move", [
    "Anna: {fill: [?, 2♠]}", "Anna: {fill: [2♠, ?♠]}", "Anna:\n    fill:\n    - ?\n    - 2♠",
])
def test_a_bare_question_mark_in_a_list_must_be_quoted(move, read):
    record = read(f"game: parley\nplayers: [Anna]\nstarter: Anna\nmoves:\n- {move}\n")
    assert record.findings[0].message.kind == "quote-question-mark"
