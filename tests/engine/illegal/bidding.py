"""Illegal changes to the bids."""

from __future__ import annotations

from tests.bookkeeping import Before
from tests.engine.illegal.change import Legal, Wrong, breaks
from validator.transcripts.transcript import Played

BIDS = ("bid", "pass")


def in_bidding(game: Legal, fits) -> tuple[int, Played, Before]:
    """One of the bids and passes that fit."""
    return game.pick(place for place in game.moves() if place[1].name in BIDS and fits(*place[1:]))


@breaks("minimum-bid")
def a_bid_of_three(game: Legal) -> Wrong:
    position, played, before = in_bidding(game, lambda played, before: True)
    return game.instead(position, Played("bid", played.player, {"count": 3}))


@breaks("bid-must-exceed")
def a_bid_as_high_as_the_one_before(game: Legal) -> Wrong:
    position, played, before = in_bidding(game, lambda played, before:
                                          before.bid and before.longest(played.player) >= before.bid)
    return game.instead(position, Played("bid", played.player, {"count": before.bid}))


@breaks("bid-must-exceed")
def a_bid_below_the_one_before(game: Legal) -> Wrong:
    position, played, before = in_bidding(game, lambda played, before:
                                          before.bid > 4 and before.longest(played.player) >= before.bid - 1)
    return game.instead(position, Played("bid", played.player, {"count": before.bid - 1}))


@breaks("never-overbid")
def a_bid_above_the_longest_suit(game: Legal) -> Wrong:
    position, played, before = in_bidding(game, lambda played, before: True)
    return game.instead(position, Played("bid", played.player, {"count": max(4, before.longest(played.player) + 1)}))


@breaks("true-bid", base="ru")
def a_bid_below_the_longest_suit_where_it_must_be_true(game: Legal) -> Wrong:
    position, played, before = in_bidding(game, lambda played, before: before.longest(played.player) > 4)
    return game.instead(position, Played("bid", played.player, {"count": before.longest(played.player) - 1}))


@breaks("must-announce", base="ru")
def a_player_passes_who_must_announce(game: Legal) -> Wrong:
    position, played, before = in_bidding(game, lambda played, before: before.longest(played.player) >= 4)
    return game.instead(position, Played("pass", played.player))


@breaks("one-bid-each")
def a_bid_out_of_turn(game: Legal) -> Wrong:
    position, played, before = in_bidding(game, lambda played, before: True)
    return game.by(position, game.another(played.player))


@breaks("one-bid-each")
def a_second_chance_to_bid(game: Legal) -> Wrong:
    position, played, before = in_bidding(game, lambda played, before: played.player != game.record.header["dealer"])
    return game.twice(position)


@breaks("one-bid-each")
def an_attack_before_all_have_bid(game: Legal) -> Wrong:
    position, played, before = in_bidding(game, lambda played, before: True)
    return game.put_in(position, Played("attack", played.player, {
        "target": game.another(played.player), "cards": before.hand(played.player)[:1]}))


@breaks("one-bid-each")
def a_chance_to_bid_is_left_out(game: Legal) -> Wrong:
    return game.left_out(in_bidding(game, lambda played, before: True)[0])
