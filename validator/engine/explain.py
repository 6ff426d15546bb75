"""Why a rule is broken, as facts: the values of what its sentence names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..cards.deck import UNKNOWN, unknown_of_suit
from ..findings import Fact, Message
from ..rulebook.expressions import words
from ..rulebook.game import Game, Rule
from .domain import BLANK, MAYBE, Between, OneOf, Vague
from .evaluate import Evaluator
from .program import Program
from .table import Table
from .vocabulary import suits_of_mask


def explain(rule: Rule, values: Mapping[str, Any], evaluator: Evaluator) -> Message:
    """The rule's own finding with its facts; without one, every word of what the rule requires, and its value.

    A word that a loop within the requirement asks of each of many things has no one value, and is left out.
    """
    if rule.finding is not None:
        return Message(f"{rule.id}.finding", placeholders(rule, values, evaluator, " ".join(rule.finding.values())))
    named = {word.name: word for word in words(rule.require) if word.kind in ("field", "note", "let") and word.type
             in ("number", "yes/no", "card", "cards", "row", "suit", "seat", "seats", "holder", "option")
             and all(part.name in values for part in words(word) if part.kind == "local")}      # not one of a loop
    return Message("rule-broken", {name: fact(word.type, evaluator.value(word, values), evaluator.table)
                                   for name, word in named.items()})


def placeholders(rule: Rule, values: Mapping[str, Any], evaluator: Evaluator, sentence: str) -> dict[str, Fact]:
    """The facts for what stands between braces in a sentence of the rule."""
    return {written: fact(expression.type, evaluator.value(expression, values), evaluator.table)
            for written, expression in rule.placeholders.items()
            if "{" + written + "}" in sentence or "{#" + written + "}" in sentence}


def rule_facts(game: Game, reading: Mapping[str, str], rule: Rule) -> dict[str, Fact]:
    """The numbers that a rule's text names, under a reading, before anything is played."""
    table = Table({}, {}, seats=0, deck=0)
    evaluator = Evaluator(Program(game, reading), table, lambda: True)
    return placeholders(rule, {}, evaluator, rule.text)


def fact(type: str, value: Any, table: Table) -> Fact:
    """A value as a fact: hidden cards as the record's unknown ones, a number in bounds as a pair."""
    if isinstance(value, Between):
        return Fact(type, tuple(value))
    if isinstance(value, OneOf) or value is MAYBE:
        return Fact("unknown", type)
    if isinstance(value, Vague):
        return Fact("cards", tuple(_card(card, table) for card in value.items))
    if type == "card":
        return Fact(type, _card(value, table))
    if type in ("cards", "row", "pile") and isinstance(value, tuple):
        return Fact(type, tuple(_card(card, table) for card in value))
    return Fact(type, value)


def message_for_people(message: Message, table: Table) -> Message:
    """A message whose hidden cards are those a record can show."""
    return Message(message.kind, {name: fact(*part, table) for name, part in message.facts.items()})


def _card(card: int | None, table: Table) -> int | None:
    card = table.known_as(card)
    if card is None or card < BLANK:
        return card
    suits = suits_of_mask(table.masks[card])
    return unknown_of_suit(next(iter(suits))) if len(suits) == 1 else UNKNOWN
