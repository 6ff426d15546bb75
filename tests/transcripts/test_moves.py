"""The moves of a record."""

import pytest

from validator.cards.notation import parse
from validator.findings import Fact, Place
from validator.transcripts import Played

TWO, = parse("2♠")


def kind(finding):
    return finding.message.kind


# -- what can be read

def test_a_move_says_whose_it_is_what_it_is_and_where_it_stands(play):
    assert play("reveal: 2♠", "Boris: {take: pile, card: 2♠}") == (
        Played("reveal", None, {"card": TWO}, Place(6, 3)),
        Played("take", 1, {"source": "pile", "card": TWO}, Place(7, 3)))


def test_the_keys_of_a_move_may_stand_in_any_order(play):
    move, = play("Boris: {card: 2♠, take: pile}")
    assert move.values == {"source": "pile", "card": TWO}


def test_what_may_be_left_out_is_not_there(play):
    move, = play("Boris: {take: neighbour}")
    assert move.values == {"source": "neighbour"}


@pytest.mark.parametrize("move", ["shuffle", "shuffle:", "{shuffle: ''}"])
def test_an_event_that_takes_nothing_may_be_a_word(move, play):
    assert play(move)[0] == Played("shuffle", None, {}, Place(6, 3))


@pytest.mark.parametrize("move", ["Boris: decline", "Boris: {decline: }", "{Boris: decline}"])
def test_a_move_that_takes_nothing_may_be_a_word(move, play):
    assert play(move)[0] == Played("decline", 1, {}, Place(6, 3))


@pytest.mark.parametrize("move", ["Boris: arrange", "give", "give: {}"])
def test_a_move_of_which_nothing_is_recorded_may_be_a_word(move, play):
    assert play(move)[0].values in ({}, {"given": {}})


def test_an_event_that_takes_several_things_names_each(play, refuse):
    assert play("trade: {trade: 2♠, with: Boris}")[0].values == {"cards": (TWO,), "partner": 1}
    assert kind(refuse("trade: 2♠")) == "mapping-wanted"
    assert kind(refuse("trade: {trade: 2♠}")) == "field-missing"


def test_only_some_of_a_move_may_be_recorded(play):
    assert play("Boris: {arrange: {1: 2♠}}")[0].values == {"sets": {1: (TWO,)}}


@pytest.mark.parametrize("name", ["Чиё", '"Чиё"', "Чие\u0308"])
def test_names_are_compared_in_their_composed_form(name, play):
    assert play(f"{name}: decline")[0].player == 2


@pytest.mark.parametrize("name", [
    "No", "Null", "1:2", "8E4", "010", "~", "take", "score", "2♠", '"{0}"', '"a: b"', '"#1"',
])
def test_a_player_may_have_any_name_that_is_no_event(name, read):
    record = read(f"game: parley\nplayers: [Anna, {name}]\nstarter: {name}\nmoves:\n- {name}: decline\n"
                  f"- {name}: {{take: pile}}\n- count: {{{name}: 3}}\n")
    assert [(move.name, move.player) for move in record.moves] == [("decline", 1), ("take", 1), ("count", None)]
    assert record.header == {"starter": 1}


def test_no_moves_are_a_record_too(read):
    for moves in ("[]", ""):
        assert read(f"game: parley\nplayers: [Anna]\nstarter: Anna\nmoves: {moves}").moves == ()


# -- what cannot

def test_an_unknown_player_is_named_with_the_nearest(refuse):
    finding = refuse("Borris: decline")
    assert kind(finding) == "unknown-mover"
    assert finding.message.facts["near"] == Fact("text", "Boris")
    assert (finding.place, finding.player) == (Place(7, 3), None)


def test_a_player_who_only_looks_like_another_is_named_by_his_code_points(refuse):
    finding = refuse("Аnna: decline")
    assert finding.message == ("look-alike", {
        "word": Fact("text", "Аnna"), "near": Fact("text", "Anna"), "points": Fact("text", "U+0410")})


def test_an_unknown_move_is_named_with_the_nearest(refuse):
    for move in ("Boris: {tke: pile}", "Boris: {tke: pile, card: 2♠}", "Boris: tke"):
        finding = refuse(move)
        assert (kind(finding), finding.message.facts["near"].value, finding.player) == ("unknown-move", "take", "Boris")


def test_a_move_is_never_the_end(refuse):
    assert kind(refuse("Boris: end")) == "unknown-move"
    assert kind(refuse("end: {winner: Boris}")) == "move-without-player"


def test_an_unknown_key_of_a_move_is_named_with_the_nearest(refuse):
    finding = refuse("Boris: {take: pile, crd: 2♠}")
    assert finding.message == ("unknown-field", {
        "word": Fact("text", "crd"), "near": Fact("text", "card"), "known": Fact("texts", ("card",)),
        "owner": Fact("text", "take")})
    assert finding.place == Place(7, 23)


def test_what_must_be_recorded_is_missing(refuse):
    for move, word in (("Boris: take", "take"), ("Boris: bid", "bid"), ("reveal", "reveal")):
        assert refuse(move).message == ("value-missing", {
            "word": Fact("text", word), "example": Fact("text", f"{{{word}: …}}")})
    assert refuse("Boris: {challenge: Anna}").message == ("field-missing", {
        "word": Fact("text", "challenge"), "key": Fact("text", "cards")})


def test_a_move_has_one_key(refuse):
    finding = refuse("{Boris: decline, Anna: decline}")
    assert (kind(finding), finding.place) == ("move-with-several-keys", Place(7, 20))


def test_two_moves_of_a_player_are_two_entries(refuse):
    finding = refuse("Boris: {take: pile, bid: 5}")
    assert finding.message == ("two-moves", {"first": Fact("text", "take"), "second": Fact("text", "bid")})


def test_an_event_is_no_move_of_a_player(refuse):
    for move in ("Boris: shuffle", "Boris: {reveal: 2♠}"):
        assert kind(refuse(move)) == "event-of-a-player"


def test_a_move_needs_its_player(refuse):
    for move in ("decline", "take: pile"):
        assert kind(refuse(move)) == "move-without-player"


def test_a_player_needs_a_move(refuse):
    for move in ("Boris", "Boris:", "Boris: ''"):
        finding = refuse(move)
        assert (kind(finding), finding.message.facts["word"].value) == ("move-says-nothing", "Boris")


def test_what_takes_nothing_is_given_nothing(refuse):
    for move in ("shuffle: 5", "shuffle: {}", "Boris: {decline: 2♠}", "Boris: {decline: , card: 2♠}"):
        assert kind(refuse(move)) == "takes-nothing"


def test_an_entry_that_is_no_move_is_refused(refuse):
    for move in ("[Boris, decline]", "{}", "Boris: [decline]", "Boris: {}"):
        assert kind(refuse(move)) == "move-not-a-mapping"
    assert kind(refuse("")) == "move-empty"


def test_a_list_is_no_key(refuse):
    assert kind(refuse("{[Anna]: decline}")) == "key-not-text"
    assert kind(refuse("give: {[Anna, Boris]: 10}")) == "key-not-text"


def test_a_name_in_which_a_comment_began_is_explained(read):
    record = read("game: parley\nplayers:\n- Anna\n- Чиё #2\nstarter: Anna\nmoves:\n- give: {'Чиё #2': 10}")
    assert record.findings[0].message == ("cut-by-comment", {
        "word": Fact("text", "Чиё #2"), "near": Fact("text", "Чиё")})


def test_a_wide_colon_in_a_word_is_explained(refuse):
    assert kind(refuse("Boris：decline")) == "full-width-colon"


def test_an_odd_space_at_the_end_of_a_name_is_explained(refuse):
    finding = refuse("\u00a0Boris: decline")
    assert finding.message == ("odd-space", {"word": Fact("text", "\u00a0Boris"), "point": Fact("text", "U+00A0")})


def test_the_moves_are_a_list(refuse_header):
    finding = refuse_header("game: parley\nplayers: [Anna]\nstarter: Anna\nmoves: {Anna: decline}")
    assert (kind(finding), finding.place) == ("moves-not-a-list", Place(4, 8))
