"""Illegal changes to attack and defence."""

from __future__ import annotations

from tests.bookkeeping import Before, less
from tests.engine.illegal.change import Legal, Wrong, breaks
from validator.transcripts.transcript import Played


def suit(played: Played) -> int:
    """The suit of an attack."""
    return played.values["cards"][0] // 13


def first(played: Played, before: Before) -> bool:
    """Whether an attack is the first of its deal, after somebody has bid."""
    return not before.opened and before.bid > 0


def later(played: Played, before: Before) -> bool:
    """Whether an attack is not the first of its deal."""
    return before.opened


# -- the attack

@breaks("battle-order")
def an_attack_by_somebody_else(game: Legal) -> Wrong:
    position, attack, before = game.find("attack")
    return game.by(position, game.pick({*range(game.players)} - {attack.player, attack.values["target"]}))


@breaks("battle-order")
def two_attacks_in_one_battle(game: Legal) -> Wrong:
    return game.twice(game.find("attack")[0])


@breaks("battle-order")
def the_attacker_passes(game: Legal) -> Wrong:
    position, attack, before = game.find("attack")
    return game.instead(position, Played("pass", attack.player))


@breaks("battle-order")
def the_attacker_bids_again(game: Legal) -> Wrong:
    position, attack, before = game.find("attack")
    return game.put_in(position, Played("bid", attack.player, {"count": 10}))


@breaks("skip-if-unable")
def the_attacker_skips_who_could_attack(game: Legal) -> Wrong:
    position, attack, before = game.find("attack")
    return game.instead(position, Played("skip", attack.player))


@breaks("attack-anyone")
def an_attack_on_oneself(game: Legal) -> Wrong:
    position, attack, before = game.find("attack")
    return game.with_values(position, target=attack.player)


@breaks("attack-next", base="ru")
def an_attack_across_the_table_where_the_next_player_is_due(game: Legal) -> Wrong:
    position, attack, before = game.find("attack")
    return game.with_values(position, target=game.another(attack.values["target"]))


@breaks("attack-has-cards")
def an_attack_without_cards(game: Legal) -> Wrong:
    return game.with_values(game.find("attack")[0], cards=())


@breaks("attack-one-suit")
def an_attack_of_two_suits(game: Legal) -> Wrong:
    position, attack, before = game.find("attack")
    other = game.pick(card for card in before.hand(attack.player) if card // 13 != suit(attack))
    return game.with_values(position, cards=(*attack.values["cards"], other))


@breaks("suit-ban")
def an_attack_in_the_suit_of_the_attack_before(game: Legal) -> Wrong:
    def could_obey(played: Played, before: Before) -> bool:
        return suit(played) != before.banned and before.of_suit(played.player, before.banned)

    position, attack, before = game.find("attack", lambda played, before: before.opened and could_obey(played, before))
    return game.with_values(position, cards=tuple(before.of_suit(attack.player, before.banned)))


@breaks("attack-reaches-bid")
def a_first_attack_below_the_bid(game: Legal) -> Wrong:
    position, attack, before = game.find("attack", first)
    return game.with_values(position, cards=attack.values["cards"][:before.bid - 1])


@breaks("attack-is-bid", base="ru")
def a_first_attack_above_the_bid_where_it_must_be_exact(game: Legal) -> Wrong:
    position, attack, before = game.find("attack", lambda played, before: first(played, before) and any(
        len(before.of_suit(played.player, one)) >= before.bid - 1 > 0 for one in range(4) if one != suit(played)))
    fewer = game.pick(one for one in range(4) if len(before.of_suit(attack.player, one)) >= before.bid - 1)
    return game.with_values(position, cards=tuple(before.of_suit(attack.player, fewer)[:before.bid - 1]))


@breaks("several-if-able")
def a_later_attack_of_one_card_by_a_player_who_has_more(game: Legal) -> Wrong:
    position, attack, before = game.find("attack", lambda played, before:
                                         before.opened and len(before.of_suit(played.player, suit(played))) > 1)
    return game.with_values(position, cards=attack.values["cards"][:1])


@breaks("attack-laid")
def an_attack_with_a_card_that_is_not_held(game: Legal) -> Wrong:
    position, attack, before = game.find("attack")
    missing = game.pick({13 * suit(attack) + rank for rank in range(13)} - set(before.hand(attack.player)))
    return game.with_values(position, cards=(missing, *attack.values["cards"][1:]))


@breaks("attack-laid")
def an_attack_with_a_card_laid_twice(game: Legal) -> Wrong:
    position, attack, before = game.find("attack")
    single = game.pick(card for card in attack.values["cards"] if before.hand(attack.player).count(card) == 1)
    return game.with_values(position, cards=(*attack.values["cards"], single))


# -- the defence

@breaks("battle-order")
def a_surrender_by_somebody_else(game: Legal) -> Wrong:
    position, played, before = game.find("surrender")
    return game.by(position, game.another(before.defender))


@breaks("battle-order")
def a_defence_by_somebody_else(game: Legal) -> Wrong:
    position, played, before = game.find("defend")
    return game.by(position, game.another(before.defender))


@breaks("battle-order")
def a_defence_is_left_out(game: Legal) -> Wrong:
    return game.left_out(game.find(game.pick(("defend", "surrender")))[0])


@breaks("battle-order")
def a_cover_where_totals_are_compared(game: Legal) -> Wrong:
    position, played, before = game.find("surrender")
    return game.instead(position, Played("cover", played.player, {"cards": (None,) * len(before.attack)}))


@breaks("battle-order", base="ru")
def a_total_defence_where_cards_are_covered(game: Legal) -> Wrong:
    position, played, before = game.find("surrender")
    return game.instead(position, Played("defend", played.player, {"cards": ()}))


@breaks("defend-in-suit")
def a_defence_in_another_suit(game: Legal) -> Wrong:
    position, played, before = game.find("surrender", lambda played, before: any(
        card // 13 != before.attack[0] // 13 for card in before.hand(played.player)))
    other = game.pick(card for card in before.hand(played.player) if card // 13 != before.attack[0] // 13)
    return game.instead(position, Played("defend", played.player, {"cards": (other,)}))


@breaks("defend-in-suit")
def a_defence_of_two_suits(game: Legal) -> Wrong:
    position, played, before = game.find("defend")
    other = game.pick(card for card in before.hand(played.player) if card // 13 != before.attack[0] // 13)
    return game.with_values(position, cards=(*played.values["cards"], other))


@breaks("defend")
def a_card_defends_that_was_played_before(game: Legal) -> Wrong:
    position, played, before = game.find(game.pick(("defend", "surrender")))
    gone = game.pick({card for card in before.discard if card // 13 == before.attack[0] // 13}
                     - set(before.hand(played.player)))
    return game.instead(position, Played("defend", played.player, {"cards": (gone,)}))


@breaks("defend")
def a_card_of_the_attack_defends_against_it(game: Legal) -> Wrong:
    position, played, before = game.find("surrender")
    return game.instead(position, Played("defend", played.player, {"cards": (
        game.pick(set(before.attack) - set(before.hand(played.player))),)}))


@breaks("cover-places", base="ru")
def a_cover_with_a_place_too_many(game: Legal) -> Wrong:
    position, played, before = game.find("cover", lambda played, before: played.values["cards"])
    return game.with_values(position, cards=(*played.values["cards"], None))


@breaks("cover-places", base="ru")
def a_cover_with_a_place_too_few(game: Legal) -> Wrong:
    position, played, before = game.find("cover", lambda played, before: len(played.values["cards"]) > 1)
    return game.with_values(position, cards=played.values["cards"][1:])


@breaks("cover-in-suit", base="de")
def a_cover_in_another_suit_by_a_player_who_keeps_the_suit(game: Legal) -> Wrong:
    def keeps(played: Played, before: Before) -> bool:
        laid = [card for card in played.values.get("cards", ()) if card is not None]
        return any(card // 13 == before.attack[0] // 13 for card in less(before.hand(played.player), laid)[1:])

    position, played, before = game.find("surrender", lambda played, before: keeps(played, before) and any(
        card // 13 != before.attack[0] // 13 for card in before.hand(played.player)))
    other = game.pick(card for card in before.hand(played.player) if card // 13 != before.attack[0] // 13)
    return game.instead(position, Played("cover", played.player, {
        "cards": (other, *[None] * (len(before.attack) - 1))}))


@breaks("cover", base="de")
def a_cover_with_a_card_that_is_not_held(game: Legal) -> Wrong:
    position, played, before = game.find(game.pick(("cover", "surrender")))
    missing = game.pick({13 * (before.attack[0] // 13) + rank for rank in range(13)} - set(before.hand(played.player)))
    return game.instead(position, Played("cover", played.player, {
        "cards": (*[None] * (len(before.attack) - 1), missing)}))


@breaks("cover", base="ru")
def one_card_covers_two(game: Legal) -> Wrong:
    position, played, before = game.find("surrender", lambda played, before: len(before.attack) > 1)
    single = game.pick(card for card in before.hand(played.player)
                       if before.hand(played.player).count(card) == 1 and card // 13 == before.attack[0] // 13)
    return game.instead(position, Played("cover", played.player, {
        "cards": (single, single, *[None] * (len(before.attack) - 2))}))
