"""How small the greatest of several numbers can be, where they must add up: ten cards have three of some suit."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from ..rulebook.expressions import Expression, Loop, Word, words
from ..value import replace
from .domain import low
from .program import Program

if TYPE_CHECKING:
    from .evaluate import Evaluator


def least_greatest(evaluator: Evaluator, node: Loop, values: Mapping[str, Any], most: Iterable[int]) -> int:
    """What a `max` over suits comes to at least, whichever cards are hidden, where each can come to its `most`.

    0 where the numbers of the suits need not add up to that of all cards.
    """
    program = evaluator.program
    together = program.remembered.made_of(node, lambda: of_all_suits(program, node))
    return even_share(low(evaluator.value(together, values)), most) if together is not None else 0


def even_share(whole: int, most: Iterable[int]) -> int:
    """What the greatest share comes to at least, if none can be more than its own most.

    >>> even_share(10, [10, 10, 10, 10]), even_share(10, [0, 1, 10, 10])
    (3, 5)
    """
    left = sorted(most)
    while len(left) > 1 and whole > left[0] * len(left):
        whole -= left.pop(0)                # it is filled, and the others take the rest
    return -(-whole // len(left))


def of_all_suits(program: Program, node: Loop) -> Expression | None:
    """What a loop over the suits asks of the cards of each, asked of all cards; None where that need not add up."""
    (suit, *_), body = node.variables, node.body
    named = [word for word in words(body) if word.name == suit]
    if node.source != Word("suits") or node.condition is not None or len(named) != 1:
        return None
    parts = [word for word in words(body) if word.name == "of_suit" and word.arguments[1] == named[0]]
    if not parts or not _adds_up(program, body, parts[0]):
        return None
    whole = replace(parts[0], name="not_of_suit", arguments=(parts[0].arguments[0], Word("nothing")))     # without gaps
    return _instead(body, parts[0], whole)


def _adds_up(program: Program, node: Expression, cards: Expression) -> bool:
    """Whether a number of some cards is the sum of what it is of their suits."""
    if isinstance(node, Loop):
        return node.function in ("sum", "count") and node.source in (cards, Word("copies", (cards,), called=True)) \
            and cards not in words((node.body, node.condition))
    if not isinstance(node, Word) or node.arguments != (cards,):
        return False
    if node.kind != "let":
        return node.name == "len"
    definition = program.definitions[node.name]
    return not definition.ranking and _adds_up(program, definition.meaning, Word(definition.parameters[0]))


def _instead(node: Expression, old: Expression, new: Expression) -> Expression:
    """An expression with a part of it put in place of another."""
    if node == old:
        return new
    if isinstance(node, Loop):
        return replace(node, source=_instead(node.source, old, new))
    return replace(node, arguments=tuple(_instead(argument, old, new) for argument in node.arguments))
