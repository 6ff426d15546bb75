"""Looking into expressions, and into what is made of them."""

from __future__ import annotations

from validator.rulebook.expressions import Number, nodes, parts, words
from validator.rulebook.loading.parsing import parse


def test_the_parts_of_an_expression_are_those_it_directly_holds() -> None:
    assert list(parts(parse("a + (b if c else 1)"))) == [parse("a"), parse("b if c else 1")]


def test_the_nodes_come_from_the_outside_in() -> None:
    assert list(nodes(parse("not f(1)"))) == [parse("not f(1)"), parse("f(1)"), Number(1)]


def test_the_words_are_those_of_every_depth_names_of_loops_too() -> None:
    written = "any(suit(c) != banned for c in hand(player) if c in laid)"
    assert [word.name for word in words(parse(written))] == ["suit", "c", "banned", "hand", "player", "c", "laid"]


def test_a_rule_has_the_words_of_all_its_expressions(quarrel) -> None:
    rule = next(rule for rule in quarrel.rules if rule.id == "beaten")
    assert {word.name for word in words(rule)} == {"min", "chips", "leader", "rank", "b", "a", "pairs", "laid",
                                                   "answer", "bank"}
    placed = next(rule for rule in quarrel.rules if rule.id == "bidding-order")
    assert {word.name for word in words(placed)} == {"left", "dealer", "len", "hand", "player", "hand_size"}


def test_where_an_expression_stands_does_not_make_it_another() -> None:
    assert parse("a + 1") == parse("   a  +  1")
    assert parse("a + 1").place != parse("   a  +  1").place
