"""What words and expressions are, by the words of Quarrel and by those of every game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from validator.rulebook import RuleError
from validator.rulebook.checking.meaning import Lexicon
from validator.rulebook.expressions import Word, words
from validator.rulebook.game import Game, Rule
from validator.rulebook.loading.folder import load as load_files
from validator.rulebook.loading.parsing import parse

HERE = Path(__file__).parent.parent


@pytest.fixture
def lexicon() -> Lexicon:
    return Lexicon(*load_files(HERE / "quarrel", HERE.parent.parent / "rules" / "schema"))


@pytest.mark.parametrize(("expression", "type"), [
    # zones, notes and holders
    ("stock", "cards"), ("discard", "pile"), ("laid", "row"), ("hand(leader)", "cards"), ("kept(1)", "cards"),
    ("trump", "suit"), ("leader", "seat"), ("winners", "seats"), ("settled", "yes/no"), ("bank", "holder"),
    ("chips(leader)", "number"), ("chips(bank)", "number"), ("bid(left(dealer))", "number"),
    # words of every game
    ("yes", "yes/no"), ("nothing", "nothing"), ("seats", "seats"), ("suits", "suits"), ("sizes", "numbers"),
    ("round", "number"), ("over", "yes/no"), ("player", "seat"),
    ("len(stock)", "number"), ("len(seats)", "number"), ("suit(laid)", "suit"), ("suit(top(discard))", "suit"),
    ("rank(top(discard))", "number"), ("one_suit(laid)", "yes/no"), ("of_suit(stock, trump)", "cards"),
    ("not_of_suit(laid, nothing)", "cards"), ("number_of(top(discard), laid)", "number"),
    ("copies(laid)", "numbers"), ("groups(stock)", "numbers"), ("ranks(laid, 14)", "numbers"),
    ("run(laid, 1)", "yes/no"),
    ("below(discard)", "cards"), ("left(leader)", "seat"), ("clockwise(dealer)", "seats"), ("excess(3, 4)", "number"),
    ("most(chips, seats)", "seats"), ("most(bid, winners)", "seats"), ("max(3, 4)", "number"),
    ("max(groups(laid))", "number"), ("min(copies(laid))", "number"), ("sum(copies(laid))", "number"),
    # words that rules define
    ("highest", "number"), ("category(laid)", "ranking"), ("hand_size + 1", "number"),
    # what holds words together
    ("laid + answer", "cards"), ("hand(leader) - laid", "cards"), ("1 + 2 * 3 // 4 % 5", "number"), ("-1", "number"),
    ("not settled", "yes/no"), ("settled or over", "yes/no"), ("1 < len(stock) <= 3", "yes/no"),
    ("leader in winners", "yes/no"), ("top(discard) not in laid", "yes/no"),
    ("rank(top(discard)) in [11, 12]", "yes/no"),
    ("leader == nothing", "yes/no"), ("trump != nothing", "yes/no"), ("bank == leader", "yes/no"),
    ("category(laid) >= 'pair'", "yes/no"), ("category(laid) > category(answer)", "yes/no"),
    ("(category(laid), ranks(laid, 14)) > (category(answer), ranks(answer, 14))", "yes/no"),
    ("groups(laid) == [2, 2]", "yes/no"), ("(1, 2)", "numbers"),
    ("1 if settled else 2", "number"), ("leader if settled else bank", "holder"),
    ("trump if settled else nothing", "suit"),
    ("stock if settled else laid", "cards"),
    ("any(suit(c) == trump for c in laid)", "yes/no"), ("all(c == nothing for c in answer)", "yes/no"),
    ("count(rank(c) > 3 for c in stock)", "number"), ("sum(chips(seat) for seat in seats)", "number"),
    ("max(len(of_suit(laid, s)) for s in suits)", "number"), ("first(c for c in laid if rank(c) > 3)", "card"),
    ("first(seat for seat in clockwise(dealer))", "seat"), ("sum(len(kept(size)) for size in sizes)", "number"),
    ("count(rank(a) > rank(b) for a, b in pairs(laid, answer))", "number"),
    ("any(len(part) == 2 for part in subsets(laid))", "yes/no"), ("sum(n for n in copies(laid))", "number"),
])
def test_an_expression_has_a_type(lexicon: Lexicon, expression: str, type: str) -> None:
    assert lexicon.resolve(parse(expression), lexicon.scope()).type == type


@pytest.mark.parametrize(("expression", "kinds"), [
    ("chips(leader)", {"chips": "note", "leader": "note"}),
    ("hand(player)", {"hand": "zone", "player": "vocabulary"}),
    ("chips(bank) + highest", {"chips": "note", "bank": "holder", "highest": "let"}),
    ("any(rank(c) > 3 for c in laid)", {"rank": "vocabulary", "c": "local", "laid": "zone"}),
    ("most(chips, seats)", {"most": "vocabulary", "chips": "note", "seats": "vocabulary"}),
])
def test_a_word_has_a_kind(lexicon: Lexicon, expression: str, kinds: dict[str, str]) -> None:
    resolved = lexicon.resolve(parse(expression), lexicon.scope())
    assert {word.name: word.kind for word in words(resolved)} == kinds


def test_a_move_brings_what_it_takes(lexicon: Lexicon) -> None:
    scope = lexicon.scope(lexicon.game.moves["draw"].fields)
    assert lexicon.resolve(parse("source == 'stock' and card in hand(player)"), scope).type == "yes/no"
    with pytest.raises(RuleError, match="what another move takes"):
        lexicon.resolve(parse("source == 'stock'"), lexicon.scope(lexicon.game.moves["bid"].fields))


def test_a_field_with_an_index_goes_through_those_recorded(lexicon: Lexicon) -> None:
    scope = lexicon.scope(lexicon.game.moves["deal"].fields)
    source, element = lexicon.list(parse("dealt"), scope)
    assert (source.kind, element) == ("field", "seat")
    assert lexicon.resolve(parse("all(len(dealt(seat)) > 0 for seat in dealt)"), scope).type == "yes/no"


# -- words that rules define: their parameters are of the types they are called with

DEFINED = "    hand_size: 5\n"


def meaning_of(game: Game, word: str) -> Word:
    return next(definition.meaning for rule in game.rules for definition in rule.definitions if definition.word == word)


def test_a_parameter_is_what_the_calls_give(load) -> None:
    game = load({DEFINED: DEFINED + "    half(a): a // 2\n    quarter(b): half(half(b))\n    used: quarter(8)\n"})
    assert [word.type for word in words(meaning_of(game, "half"))] == ["number"]


def test_a_later_call_may_be_wider(load) -> None:
    game = load({DEFINED: DEFINED + "    both(a): chips(a)\n    one: both(leader)\n    other: both(bank)\n"})
    assert [word.type for word in words(meaning_of(game, "both")) if word.kind == "local"] == ["holder"]


def test_a_row_and_cards_are_cards(load) -> None:
    game = load({DEFINED: DEFINED + "    size_of(a): len(a)\n    one: size_of(laid)\n    other: size_of(stock)\n"})
    assert [word.type for word in words(meaning_of(game, "size_of")) if word.kind == "local"] == ["cards"]


def test_a_row_stays_a_row_where_no_other_is_given(load) -> None:
    game = load({DEFINED: DEFINED + "    beats(a, b): any(rank(c) > rank(d) for c, d in pairs(a, b))\n"
                                    "    used: beats(laid, answer)\n"})
    assert {word.type for word in words(meaning_of(game, "beats")) if word.name in "ab"} == {"row"}


def test_calls_must_agree(load) -> None:
    with pytest.raises(RuleError, match="'half' takes a number elsewhere, but cards here; let all calls agree"):
        load({DEFINED: DEFINED + "    half(a): a // 2\n    one: half(3)\n    other: half(stock)\n"})


def test_a_word_that_nobody_calls_is_looked_at_too(load) -> None:
    load({DEFINED: DEFINED + "    unused(a, b): len(a) > b and any(rank(c) > b for c in a)\n"})


def test_a_word_that_nobody_calls_has_its_mistakes_told(load) -> None:
    with pytest.raises(RuleError, match="no word 'hnad', did you mean 'hand'?"):
        load({DEFINED: DEFINED + "    unused(a): len(hnad(a))\n"})


def test_meanings_of_a_word_in_different_readings_are_of_one_type(quarrel: Game) -> None:
    lowest = [definition.meaning for rule in quarrel.rules for definition in rule.definitions
              if definition.word == "lowest"]
    assert [meaning.type for meaning in lowest] == ["number", "number"]


def test_everything_a_checked_rule_says_is_resolved(quarrel: Game) -> None:
    def unresolved(rule: Rule) -> list[str]:
        return [word.name for word in words(replace(rule, when=())) if not (word.kind and word.type)]
    assert {rule.id: unresolved(rule) for rule in quarrel.rules if unresolved(rule)} == {}
