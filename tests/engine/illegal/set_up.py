"""Illegal changes to the deal."""

from __future__ import annotations

from tests.engine.illegal.change import Legal, Wrong, breaks
from validator.transcripts.transcript import Played


@breaks("ten-cards")
def a_hand_of_eleven(game: Legal) -> Wrong:
    position, deal, before = game.find("deal")
    seat = game.random.randrange(game.players)
    dealt = deal.values["dealt"]
    more = game.pick(card for card in range(52) if sum(hand.count(card) for hand in dealt.values()) < game.packs)
    return game.with_values(position, dealt={**dealt, seat: (*dealt[seat], more)})


@breaks("ten-cards")
def a_hand_of_nine(game: Legal) -> Wrong:
    position, deal, before = game.find("deal")
    seat = game.random.randrange(game.players)
    return game.with_values(position, dealt={**deal.values["dealt"], seat: deal.values["dealt"][seat][1:]})


@breaks("ten-cards")
def a_third_copy_is_dealt_from_two_packs(game: Legal) -> Wrong:
    position, deal, before = game.find("deal")
    dealt = deal.values["dealt"]
    copy = game.all_out(game.before[position + 1])
    seat = game.pick(seat for seat in dealt if copy not in dealt[seat])
    return game.with_values(position, dealt={**dealt, seat: (copy, *dealt[seat][1:])})


@breaks("deal-order")
def no_cards_are_dealt(game: Legal) -> Wrong:
    return game.left_out(game.find("deal")[0])


@breaks("deal-order")
def cards_are_dealt_twice(game: Legal) -> Wrong:
    return game.twice(game.find("deal")[0])


@breaks("deal-order")
def a_player_deals(game: Legal) -> Wrong:
    return game.by(game.find("deal")[0], game.record.header["dealer"])


@breaks("deal-order")
def no_card_is_turned_up(game: Legal) -> Wrong:
    return game.left_out(game.find("turn-up")[0])


@breaks("three-rounds")
def two_cards_are_turned_up(game: Legal) -> Wrong:
    return game.twice(game.find("turn-up")[0])


@breaks("upcard")
def a_card_is_turned_up_that_is_in_a_hand(game: Legal) -> Wrong:
    position, played, before = game.find("turn-up")
    return game.with_values(position, card=game.all_out(before))


@breaks("three-rounds", base="ru")
def a_card_is_turned_up_where_none_is(game: Legal) -> Wrong:
    position, played, before = game.find("deal")
    card = game.pick(card for card in range(52) if game.before[position + 1].outside().count(card) < game.packs)
    return game.put_in(position + 1, Played("turn-up", None, {"card": card}))


@breaks("one-bid-each")
def cards_are_dealt_in_mid_game(game: Legal) -> Wrong:
    deal = game.find("deal")[1]
    return game.put_in(game.find("bid")[0], deal)
