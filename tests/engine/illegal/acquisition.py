"""Illegal changes to drawing and discarding."""

from __future__ import annotations

from tests.engine.illegal.change import Legal, Wrong, breaks
from validator.transcripts.transcript import Played


def not_the_last_discard(game: Legal) -> int:
    """The position of a discard after which somebody draws."""
    return game.pick(position for position, played, before in game.moves()
                     if played.name == "discard" and game.following(position).name == "draw")


@breaks("three-rounds")
def a_draw_out_of_turn(game: Legal) -> Wrong:
    position, played, before = game.find("draw")
    return game.by(position, game.another(played.player))


@breaks("three-rounds")
def a_discard_out_of_turn(game: Legal) -> Wrong:
    position, played, before = game.find("discard")
    return game.by(position, game.another(played.player))


@breaks("three-rounds")
def a_draw_is_left_out(game: Legal) -> Wrong:
    return game.left_out(game.find("draw")[0])


@breaks("three-rounds")
def a_discard_is_left_out(game: Legal) -> Wrong:
    return game.left_out(not_the_last_discard(game))


@breaks("three-rounds")
def two_cards_are_drawn(game: Legal) -> Wrong:
    return game.twice(game.find("draw", lambda played, before: played.values["source"] == "stock")[0])


@breaks("three-rounds")
def two_cards_are_discarded(game: Legal) -> Wrong:
    return game.twice(not_the_last_discard(game))


@breaks("one-bid-each")
def a_fourth_round_is_begun(game: Legal) -> Wrong:
    position = game.pick(position for position, played, before in game.moves()
                         if played.name == "discard" and game.following(position).name in ("bid", "pass"))
    first = game.following(position).player
    return game.put_in(position + 1, Played("draw", first, {"source": "discard"}))


@breaks("three-rounds")
def a_player_passes_who_must_draw(game: Legal) -> Wrong:
    position, played, before = game.find("draw")
    return game.instead(position, Played("pass", played.player))


@breaks("three-rounds")
def a_player_bids_who_must_draw(game: Legal) -> Wrong:
    position, played, before = game.find("draw")
    return game.put_in(position, Played("bid", played.player, {"count": 4}))


@breaks("draw")
def another_card_than_the_top_of_the_discard_pile_is_drawn(game: Legal) -> Wrong:
    position, played, before = game.find("draw", lambda played, before: played.values["source"] == "discard")
    return game.with_values(position, card=(before.discard[-1] + 1) % 52)


@breaks("draw")
def a_third_copy_is_drawn_from_two_packs(game: Legal) -> Wrong:
    position, played, before = game.find("draw", lambda played, before: played.values["source"] == "stock")
    return game.with_values(position, card=game.all_out(before))


@breaks("draw", base="de")
def a_card_is_drawn_from_an_empty_discard_pile(game: Legal) -> Wrong:
    position, played, before = game.find("draw", lambda played, before: not before.discard)
    return game.with_values(position, source="discard")


@breaks("draw-from-stock", base="ru")
def the_discard_pile_is_drawn_from_where_only_the_stock_may_be(game: Legal) -> Wrong:
    position, played, before = game.find("draw", lambda played, before: before.discard)
    return game.with_values(position, source="discard", card=before.discard[-1])


@breaks("discard")
def a_card_is_discarded_that_is_not_held(game: Legal) -> Wrong:
    position, played, before = game.find("discard")
    return game.with_values(position, card=game.pick(set(range(52)) - set(before.hand(played.player))))


@breaks("discard")
def a_card_is_discarded_that_another_player_holds(game: Legal) -> Wrong:
    position, played, before = game.find("discard")
    theirs = {card for seat, hand in enumerate(before.hands) if seat != played.player for card in hand}
    return game.with_values(position, card=game.pick(theirs - set(before.hand(played.player))))


@breaks("drawn-card-stays", return_drawn="forbidden")
def a_card_from_the_discard_pile_goes_straight_back(game: Legal) -> Wrong:
    position, drawn, before = game.find("draw", lambda played, before: played.values["source"] == "discard")
    if game.record.moves[position + 1].name == "score":
        position += 1
    return game.with_values(position + 1, card=before.discard[-1])
