"""Moves written as a record holds them."""

import json

import pytest

from validator.transcripts.writing import plain_move

PLAYERS = ("Anna", "Boris", "Чиё")


@pytest.mark.parametrize("move", [
    "shuffle", "reveal: 2♠", 'reveal: "?"', "give: {Anna: 2♠ 10♥, Boris: 10}", "count: {Чиё: -3, pot: 1}",
    "trade: {trade: 2♠ ?♥, with: Boris}",
    "Anna: decline", "Anna: {take: pile}", "Anna: {take: pile, card: K♠}", "Anna: {bid: 5}",
    "Anna: {challenge: Boris, cards: 2♠ 3♠}", 'Anna: {cover: "- 2♠"}', 'Anna: {cover: ""}', "Anna: {fill: 2}",
    "Anna: {fill: 0}", "Anna: {name: ♥}", "Anna: {arrange: {1: 2♠, 2: '? ?'}, rest: 3♠}", "Anna: arrange",
    "shuffle: {stands: yes}", "reveal: {reveal: 2♠, stands: yes}", "give: {Anna: 2♠, stands: yes}",
    "trade: {trade: 2♠, with: Boris, stands: yes}", "Anna: {decline: , stands: yes}", "Anna: {arrange: , stands: yes}",
    "Anna: {bid: 5, stands: yes}",
])
def test_what_is_written_is_read_as_the_same_move(move, play, parley):
    read, = play(move)
    written = json.dumps(plain_move(read, parley, PLAYERS), ensure_ascii=False)
    again, = play(written)
    assert same(again) == same(read)


def test_how_many_moves_are_taken_back_is_written_too(play, parley):
    *before, last = play("shuffle", "shuffle", "Anna: {bid: 5, takes-back: 2, stands: yes}")
    assert plain_move(last, parley, PLAYERS) == {"Anna": {"bid": "5", "stands": "yes", "takes-back": "2"}}


def test_a_number_may_be_longer_than_python_writes_at_once(play, parley):
    read, = play(f"count: {{Anna: {'1203' * 1250}, Boris: -{'7' + '0' * 4000}}}")
    assert plain_move(read, parley, PLAYERS) == {"count": {"Anna": "1203" * 1250, "Boris": "-7" + "0" * 4000}}


@pytest.mark.parametrize("language", ["en", "de", "ru", "ja"])
def test_cards_are_written_in_a_language(language, play, parley):
    read, = play("Anna: {fill: 10♠ J♠ Q♠ K♠ A♠}")
    written = json.dumps(plain_move(read, parley, PLAYERS, language), ensure_ascii=False)
    assert same(*play(written, language=language)) == same(read)


def same(move):
    """The move without its place; hidden cards as those of a list."""
    return move.name, move.player, json.dumps(move.values, default=list), move.stands, move.takes_back
