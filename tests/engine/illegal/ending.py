"""Illegal changes to refills, to what comes after a battle, and to claims."""

from __future__ import annotations

from dataclasses import replace

from tests.engine.illegal.change import Legal, NotHere, Wrong, breaks
from validator.transcripts.transcript import Played

REFILLS = {"packs": "always-two", "chips": "twenty"}        # so that the stock runs out


# -- refills

@breaks("refill-exact")
def a_refill_with_a_card_too_few(game: Legal) -> Wrong:
    position, played, before = game.find("refill")
    return game.with_values(position, cards=played.values["cards"][1:])


@breaks("refill-exact")
def a_refill_with_a_card_too_many(game: Legal) -> Wrong:
    position, played, before = game.find("refill")
    after = game.before[position + 1].outside()
    more = game.pick(card for card in range(52) if after.count(card) < game.packs)
    return game.with_values(position, cards=(*played.values["cards"], more))


@breaks("refill-taken")
def a_refill_with_a_third_copy_from_two_packs(game: Legal) -> Wrong:
    position, played, before = game.find("refill")
    return game.with_values(position, cards=(game.all_out(before), *played.values["cards"][1:]))


@breaks("refill-order")
def the_attacker_refills_first(game: Legal) -> Wrong:
    position, played, before = game.find("refill", lambda played, before: played.player == before.defender)
    return game.instead(position, game.pick(
        other for other in [game.following(position)]
        if other and other.name == "refill" and other.player != before.defender))


@breaks("refill-order")
def a_refill_by_somebody_else(game: Legal) -> Wrong:
    position, played, before = game.find("refill")
    return game.by(position, game.another(played.player))


@breaks("refill-order")
def a_refill_is_left_out(game: Legal) -> Wrong:
    return game.left_out(game.find("refill")[0])


@breaks("battle-order", base="ru")
def a_refill_where_hands_are_not_refilled(game: Legal) -> Wrong:
    position, played, before = game.find("attack", lambda played, before: before.opened)
    card = game.pick(card for card in range(52) if before.outside().count(card) < game.packs)
    return game.put_in(position, Played("refill", before.defender, {"cards": (card,)}))


@breaks("reshuffle-when-empty")
def a_reshuffle_too_early(game: Legal) -> Wrong:
    position, played, before = game.find(game.pick(("draw", "bid", "attack", "refill")), lambda played, before:
                                         before.stock > 0)
    return game.put_in(position, Played("reshuffle", None))


@breaks("refill-from-stock", players=6, **REFILLS)
def a_reshuffle_is_left_out(game: Legal) -> Wrong:
    return game.left_out(game.pick(position for position, played, before in game.moves()
                                   if played.name == "reshuffle" and game.following(position).name == "refill"))


@breaks("refill-exact", players=6, **REFILLS)
def a_refill_takes_less_than_the_rest_of_the_stock(game: Legal) -> Wrong:
    position, played, before = game.find("refill", lambda played, before:
                                         len(played.values["cards"]) == before.stock > 1)
    return game.with_values(position, cards=played.values["cards"][1:])


# -- after a battle

@breaks("battle-order")
def the_same_player_attacks_again(game: Legal) -> Wrong:
    attacks = [place for place in game.moves() if place[1].name == "attack"]
    before, position = game.pick((earlier[1].player, later[0]) for earlier, later in zip(attacks, attacks[1:])
                                 if later[2].opened and later[1].player != earlier[1].player)
    return game.by(position, before)


@breaks("out-of-chips")
def an_attack_after_the_end(game: Legal) -> Wrong:
    last = len(game.record.moves)
    return game.put_in(last, game.find("attack")[1])


@breaks("out-of-chips")
def a_deal_after_the_end(game: Legal) -> Wrong:
    return game.put_in(len(game.record.moves), game.find("deal")[1])


@breaks("out-of-chips")
def a_reshuffle_after_the_end(game: Legal) -> Wrong:
    return game.put_in(len(game.record.moves), Played("reshuffle", None))


@breaks("empty-hand-ends", base="ru", empty_hand="game-ends")
def an_attack_after_a_hand_is_empty_where_that_ends_the_game(game: Legal) -> Wrong:
    if all(game.before[-1].hands):          # it was for want of chips that this game ended
        raise NotHere
    return game.put_in(len(game.record.moves), game.find("attack")[1])


# -- claims

@breaks("score-claims")
def a_score_with_a_chip_too_many(game: Legal) -> Wrong:
    position, played, before = game.find("score", lambda played, before: played.values["claim"])
    holder = game.pick(played.values["claim"])
    return game.with_values(position, claim={**played.values["claim"], holder: played.values["claim"][holder] + 1})


@breaks("score-claims")
def a_score_with_a_chip_too_few_in_the_bank(game: Legal) -> Wrong:
    position, played, before = game.find("score", lambda played, before: game.players in played.values["claim"])
    bank = played.values["claim"][game.players]
    return game.with_values(position, claim={game.players: bank - 1})


@breaks("result-chips")
def a_result_with_a_chip_too_many(game: Legal) -> Wrong:
    chips = game.record.result.values.get("claimed_chips", {})
    seat = game.pick(chips)
    return game.with_result(claimed_chips={**chips, seat: chips[seat] + 1})


@breaks("result-bank")
def a_result_with_a_chip_too_many_in_the_bank(game: Legal) -> Wrong:
    return game.with_result(claimed_bank=game.pick(
        [bank + 1 for name, bank in game.record.result.values.items() if name == "claimed_bank"]))


@breaks("result-winner")
def a_winner_who_has_not_won(game: Legal) -> Wrong:
    winners = game.pick([won for name, won in game.record.result.values.items() if name == "claimed_winners"])
    return game.with_result(claimed_winners=(game.pick({*range(game.players)} - {*winners}),))


@breaks("result-winner")
def two_winners_where_one_has_won(game: Legal) -> Wrong:
    winners = game.pick([won for name, won in game.record.result.values.items()
                         if name == "claimed_winners" and len(won) == 1])
    return game.with_result(claimed_winners=(*winners, game.another(*winners)))


@breaks("unfinished-without-winner")
def a_winner_of_a_game_that_has_not_ended(game: Legal) -> Wrong:
    position = game.find("attack")[0]
    record = replace(game.record, moves=game.record.moves[:position],
                     result=Played("result", None, {"claimed_winners": (game.random.randrange(game.players),)}))
    return Wrong(record, None)
