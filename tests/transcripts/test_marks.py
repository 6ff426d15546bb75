"""What a record can say of any move: that it stands, and how many it takes back."""

import json

import pytest

from validator.cards.notation import parse
from validator.findings import Place

TWO, = parse("2♠")


def marks(move):
    return move.stands, move.takes_back


def kind(finding):
    return finding.message.kind


@pytest.mark.parametrize("move", [
    "Boris: {bid: 5, stands: yes}", "Boris: {stands: yes, bid: 5}", "Boris: {decline, stands: yes}",
    "Boris: {decline: , stands: yes}", "Boris: {take: pile, card: 2♠, stands: yes}", "Boris: {arrange: , stands: yes}",
    "shuffle: {stands: yes}", "shuffle: {shuffle, stands: yes}", "reveal: {reveal: 2♠, stands: yes}",
    "give: {Anna: 2♠, stands: yes}",
    "trade: {trade: 2♠, with: Boris, stands: yes}", "count: {pot: 3, stands: yes}"])
def test_any_move_can_stand(move, play):
    marked, = play(move)
    assert marks(marked) == (True, 0)
    assert "stands" not in marked.values


def test_what_a_move_takes_is_read_beside_its_marks(play):
    revealed, given, taken = play("reveal: {reveal: 2♠, stands: yes}", "give: {Anna: 2♠, takes-back: 1}",
                                  "Boris: {card: 2♠, stands: yes, take: pile, takes-back: 2}")
    assert (revealed.values, given.values) == ({"card": TWO}, {"given": {0: (TWO,)}})
    assert (taken.values, marks(taken)) == ({"source": "pile", "card": TWO}, (True, 2))


def test_all_moves_before_can_be_taken_back_and_no_more(play, refuse):
    assert marks(play("shuffle", "shuffle", "shuffle: {takes-back: 2}")[-1]) == (False, 2)
    finding = refuse("shuffle: {takes-back: 2}")        # as the second move
    assert (kind(finding), finding.place) == ("takes-back-too-many", Place(7, 25))


def test_before_the_first_move_there_is_nothing_to_take_back(read):
    record = read("game: parley\nplayers: [Anna, Boris]\nstarter: Anna\nmoves: [shuffle: {takes-back: 1}]")
    assert kind(record.findings[0]) == "takes-back-too-many"


@pytest.mark.parametrize("number", ["0", "-1", "all", "1.5", "''", "01"])
def test_how_many_are_taken_back_is_a_number_from_one_on(number, refuse):
    assert kind(refuse(f"shuffle: {{takes-back: {number}}}")) == "takes-back-what"


@pytest.mark.parametrize("word", ["no", "Yes", "y", "''"])
def test_a_move_stands_or_nothing_is_said_of_it(word, refuse):
    finding = refuse(f"Boris: {{bid: 5, stands: {word}}}")
    assert (kind(finding), finding.player, finding.place.line) == ("stands-or-not", "Boris", 7)


def test_true_is_what_json_calls_yes(read):
    record = {"game": "parley", "players": ["Anna", "Boris"], "starter": "Anna",
              "moves": [{"Boris": {"bid": 5, "stands": True}}]}
    assert marks(read(json.dumps(record), "json").moves[0]) == (True, 0)


@pytest.mark.parametrize("move", ["Boris: {bid: 5, stand: yes}", "Boris: {decline: , stand: yes}",
                                  "trade: {trade: 2♠, with: Boris, stand: yes}"])
def test_a_slip_is_told_with_the_mark_that_was_meant(move, refuse):
    finding = refuse(move)
    assert (kind(finding), finding.message.facts["near"].value) == ("unknown-field", "stands")


def test_what_a_move_takes_nothing_of_is_no_mark_either(refuse):
    assert kind(refuse("Boris: {decline: , card: 2♠}")) == "takes-nothing"


def test_a_mark_alone_is_no_move(refuse):
    assert kind(refuse("Boris: {stands: yes}")) == "move-says-nothing"


def test_the_end_is_no_move_and_has_no_marks(read):
    record = "game: parley\nplayers: [Anna, Boris]\nstarter: Anna\nmoves: []\nend: {stands: yes}"
    assert kind(read(record).findings[0]) == "unknown-field"


def test_a_player_may_be_called_as_a_mark(read):
    given, bid = read("game: parley\nplayers: [Anna, stands]\nstarter: Anna\n"
                      "moves: [give: {stands: 2♠}, stands: {bid: 5, stands: yes}]").moves
    assert (given.values, marks(given)) == ({"given": {1: (TWO,)}}, (False, 0))
    assert (bid.player, marks(bid)) == (1, (True, 0))
