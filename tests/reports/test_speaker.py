"""From a message and its facts to a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from validator.cards.deck import UNKNOWN, Hidden, unknown_of_suit
from validator.cards.notation import parse
from validator.findings import ILLEGAL, UNDETERMINED, Fact, Finding, Message, Place
from validator.reports.speaker import Speaker
from validator.reports.wording import WORDING
from validator.rulebook.game import Game

ANNA, BORIS, CHIYO, BANK = range(4)


@pytest.fixture
def speaker(game: Game) -> Speaker:
    return Speaker(game=game, players=("Anna", "Boris", "Chiyo"))


@pytest.mark.parametrize(("type", "value", "words"), [
    ("number", 12, "12"),
    ("number", (3, 7), "3 to 7"),
    ("number", (4, 4), "4"),
    ("number", None, "unknown"),
    ("numbers", (1, 2, 3), "1, 2 and 3"),
    ("yes/no", True, "yes"),
    ("yes/no", False, "no"),
    ("yes/no", None, "unknown"),
    ("card", 0, "2♠"),
    ("card", UNKNOWN, "1 unknown card"),
    ("card", None, "nothing"),
    ("cards", parse("10♠ K♥ ?♣"), "10♠ K♥ ?♣"),
    ("cards", [*parse("10♠ K♥"), UNKNOWN, UNKNOWN], "10♠ K♥ and 2 unknown cards"),
    ("cards", (), "no cards"),
    ("cards", Hidden(10), "10 unknown cards"),
    ("cards", Hidden(10 ** 15), "1,000,000,000,000,000 unknown cards"),
    ("cards", Hidden(10 ** 20), "100,000,000,000,000,000,000 unknown cards"),
    ("cards", tuple(range(26)), "2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ and 2 more"),
    ("row", [None, *parse("10♦"), UNKNOWN], "- 10♦ ?"),
    ("suit", 2, "♦"),
    ("suit", None, "no suit"),
    ("unknown", "suit", "a suit that is not known"),
    ("unknown", "yes/no", "unknown"),
    ("card", unknown_of_suit(3), "?♣"),
    ("seat", BORIS, "Boris"),
    ("seat", None, "nobody"),
    ("seats", (ANNA, BORIS, CHIYO), "Anna, Boris and Chiyo"),
    ("seats", (), "nobody"),
    ("holder", CHIYO, "Chiyo"),
    ("holder", BANK, "the bank"),
    ("option", "stock", "stock"),
    ("text", "as written", "as written"),
    ("text", "a\nb", r"a\x0ab"),
    ("texts", ("suit-ban", "target"), "suit-ban and target"),
    ("move", "draw", "draw a card"),
    ("moves", ("draw", "pass"), "draw a card or pass"),
    ("zone", "stock", "the stock"),
    ("zone", ("hand", CHIYO), "Chiyo's hand"),
    ("zone", "nowhere", "nowhere"),
    ("place", Place(3, 14), "line 3, column 14"),
    ("a type of tomorrow", "its value", "its value"),
])
def test_each_type_of_fact_is_shown_in_its_way(speaker: Speaker, type: str, value: Any, words: str) -> None:
    assert speaker.show(Fact(type, value)) == words


MOVES = Fact("moves", ("draw", "pass"))
PLAYER, DUE, TABLE = Fact("seat", BORIS), Fact("seat", CHIYO), Fact("seat", None)
ATTACK = Fact("move", "attack")


@pytest.mark.parametrize(("kind", "facts", "sentence"), [
    ("not-your-turn", {"player": PLAYER, "due": DUE, "moves": MOVES},
     "It is Chiyo's turn to draw a card or pass, not Boris's."),
    ("not-your-turn", {"player": PLAYER, "due": TABLE, "moves": Fact("moves", ("deal",))},
     "It is not Boris's turn: the next thing at the table is to deal the cards."),
    ("not-now", {"move": ATTACK, "player": PLAYER, "due": PLAYER, "moves": MOVES},
     "Boris cannot attack now, only draw a card or pass."),
    ("not-now", {"move": Fact("move", "deal"), "player": TABLE, "due": DUE, "moves": MOVES},
     "It is not the time to deal the cards: it is Chiyo's turn to draw a card or pass."),
    ("not-now", {"move": Fact("move", "deal"), "player": TABLE, "due": TABLE, "moves": Fact("moves", ("turn-up",))},
     "It is not the time to deal the cards: the next thing at the table is to turn up a card."),
    ("not-in-this-reading", {"move": Fact("move", "skip"), "due": DUE, "moves": MOVES},
     "In this reading nobody may skip the turn; it is Chiyo's turn to draw a card or pass."),
    ("game-over", {}, "The game was over before this move."),
    ("not-there", {"cards": Fact("cards", parse("A♠")), "zone": Fact("zone", ("hand", BORIS))},
     "There is no A♠ in Boris's hand."),
    ("not-there", {"cards": Fact("cards", parse("A♠ 9♥")), "zone": Fact("zone", ("hand", BORIS))},
     "These cards are not in Boris's hand: A♠ 9♥."),
    ("not-on-top", {"card": Fact("card", 12), "top": Fact("card", 23), "zone": Fact("zone", "stock")},
     "The top card of the stock is Q♥, not A♠."),
    ("not-on-top", {"card": Fact("card", 12), "top": Fact("card", None), "zone": Fact("zone", "stock")},
     "There is no card in the stock, so A♠ is not on its top."),
    ("too-few", {"zone": Fact("zone", ("stock", None))}, "There are too few cards in the stock."),
    ("nobody", {"zone": Fact("zone", ("stock", None))}, "There is nothing to take from the stock."),
    ("rule-broken", {"count": Fact("number", 3), "worth(cards)": Fact("number", 5)},
     "The move does not do what the rule asks: count is 3 and worth(cards) is 5."),
    ("rule-broken", {}, "The move does not do what the rule asks."),
])
def test_each_kind_of_the_engine_has_its_sentence(speaker: Speaker, kind: str, facts: dict[str, Fact],
                                                  sentence: str) -> None:
    assert speaker.say(Message(kind, facts)) == sentence


def test_a_rule_has_its_own_sentence(speaker: Speaker) -> None:
    message = Message("attack-one-suit.finding", {"cards": Fact("cards", parse("3♠ 9♥"))})
    assert speaker.say(message) == "3♠ 9♥ are not of one suit."


@pytest.mark.parametrize(("count", "sentence"), [(1, "Anna bid 1: a single card."), (3, "Anna bid 3.")])
def test_the_counted_fact_of_a_rule_chooses_the_form(speaker: Speaker, count: int, sentence: str) -> None:
    facts = {"player": Fact("seat", ANNA), "count": Fact("number", count)}
    assert speaker.say(Message("minimum-bid.finding", facts)) == sentence


def test_where_hidden_cards_decide_the_sentence_says_so(speaker: Speaker) -> None:
    message = Message("attack-one-suit.finding", {"cards": Fact("cards", (0, UNKNOWN))})
    assert speaker.explain(Finding(ILLEGAL, message)) == "2♠ and 1 unknown card are not of one suit."
    assert speaker.explain(Finding(UNDETERMINED, message)) == (
        "Cards that the record does not show decide this. In question: 2♠ and 1 unknown card are not of one suit.")


def test_a_rules_text_is_filled_with_its_numbers(speaker: Speaker) -> None:
    rule = speaker.rules["minimum-bid"]
    assert speaker.rule_text(rule, {"minimum_bid": Fact("number", 4)}) == "The lowest bid is 4."


@pytest.mark.parametrize("name", ["{0}", "{due}", "%s", "%(n)d", "{{", r"\1", r"\g<0>"])
def test_a_name_that_looks_like_a_format_is_only_a_name(game: Game, name: str) -> None:
    speaker = Speaker(game=game, players=(name, "Boris"))
    message = Message("not-your-turn", {"player": Fact("seat", 0), "due": Fact("seat", 1),
                                        "moves": Fact("moves", ("pass",))})
    assert speaker.say(message) == f"It is Boris's turn to pass, not {name}'s."


def test_control_characters_of_names_are_shown_in_sentences(game: Game) -> None:
    speaker = Speaker(game=game, players=("Anna", "Bo\x1b[31mris"))
    assert speaker.show(Fact("zone", ("hand", 1))) == r"Bo\x1b[31mris's hand"


def test_a_very_long_text_is_shortened(speaker: Speaker) -> None:
    shown = speaker.show(Fact("text", "a" * 5000))
    assert shown == "a" * 80 + "…" + "a" * 79


def test_of_a_very_long_list_it_is_said_how_much_is_left_out(speaker: Speaker) -> None:
    assert speaker.show(Fact("texts", ("x",) * 30)).endswith("x, x and 6 more")


def test_a_kind_without_a_wording_still_says_what_is_known(speaker: Speaker) -> None:
    message = Message("new-kind", {"player": Fact("seat", ANNA)})
    assert speaker.say(message) == "new-kind (player is Anna)"


def test_a_placeholder_without_a_fact_stays_visible(speaker: Speaker) -> None:
    message = Message("not-your-turn", {"due": Fact("seat", 1), "moves": Fact("moves", ("pass",))})
    assert speaker.say(message) == "It is Boris's turn to pass, not {player}'s."


def test_without_a_game_things_go_by_their_names_in_the_rules() -> None:
    assert Speaker(players=("Anna",)).show(Fact("zone", ("hand", 0))) == "hand"
    assert Speaker(players=("Anna",)).show(Fact("holder", 1)) == "1"


def test_wordings_with_forms_count_one_fact() -> None:
    for kind, wording in WORDING.items():
        for form in [wording] if isinstance(wording, str) else wording.values():
            assert form.count("{#") == (0 if isinstance(wording, str) else 1), kind
