"""What is paid, also where it is not known how much somebody has.

What can be paid often depends on what who pays has: one who has too little pays what he has, and keeps nothing. So
where that is not known, a payment is reckoned for each amount he can have. And what is paid from one to the other
stays the same in total.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .cases import TooMany
from .domain import Between, arithmetic, between, high, low
from .evaluate import Evaluator
from .table import Table

MOST_AMOUNTS = 100                          # that one can have, for a payment to be reckoned for each of them

Amount = int | Between


class Payment(NamedTuple):
    """An amount that goes from one holder to another; nobody as source or target: it comes in, or goes out."""

    amount: Amount
    source: int | None
    target: int | None
    each: Mapping[int, Amount] = {}         # the amount for each that the source can have; empty: it does not depend


def payment(reckon: Callable[[], Any], source: int | None, target: int | None, evaluator: Evaluator) -> Payment:
    """A payment of what `reckon` comes to at the table."""
    amount = reckon()
    if source is None or not isinstance(amount, Between):
        return Payment(amount, source, target)
    each = _for_each(reckon, source, evaluator)
    return Payment(_all(each.values()) if each else amount, source, target, each)


def pay(payments: Sequence[Payment], table: Table, counter: str) -> None:
    """Pay all together."""
    amounts = table.notes[counter]
    if not any(isinstance(amount, Between) for amount in amounts):
        table.total = sum(amounts)
    for source in {made.source for made in payments} - {None}:
        amounts[source] = _left(amounts[source], [made for made in payments if made.source == source])
    for made in payments:
        if made.target is not None:
            amounts[made.target] = arithmetic("+", amounts[made.target], made.amount)
        if table.total is not None and None in (made.source, made.target):
            table.total = _changed_total(table.total, made)
    if table.total is not None:
        amounts[:] = adding_up(amounts, table.total)


def adding_up(amounts: Sequence[Amount], total: int) -> list[Amount]:
    """Amounts within what the others leave of a total.

    >>> adding_up([Between(2, 20), Between(3, 5), 4], total=12)
    [Between(low=3, high=5), Between(low=3, high=5), 4]
    """
    least, most = sum(map(low, amounts)), sum(map(high, amounts))
    if not least <= total <= most:          # nothing that can have been
        return list(amounts)
    return [between(max(low(amount), total - (most - high(amount))), min(high(amount), total - (least - low(amount))))
            for amount in amounts]


def _for_each(reckon: Callable[[], Any], source: int, evaluator: Evaluator) -> dict[int, Amount]:
    """What is paid for each amount that the source can have; nothing where there are too many, or it divides play."""
    amounts, decide = evaluator.table.notes[evaluator.game.counter], evaluator.decide
    had = amounts[source]
    if not isinstance(had, Between) or high(had) - low(had) >= MOST_AMOUNTS:
        return {}
    found = {}
    evaluator.decide = _undecided
    try:
        for having in range(low(had), high(had) + 1):
            amounts[source] = having
            found[having] = reckon()
    except TooMany:
        return {}
    finally:
        amounts[source], evaluator.decide = had, decide
    return found


def _undecided() -> bool:
    raise TooMany


def _left(had: Amount, payments: Sequence[Payment]) -> Amount:
    """What is left of an amount after payments that were reckoned before any of them."""
    if not any(made.each for made in payments):
        return _less(had, [made.amount for made in payments])
    return _all([_less(having, [made.each.get(having, made.amount) for made in payments])
                 for having in range(low(had), high(had) + 1)])


def _less(had: Amount, amounts: Sequence[Amount]) -> Amount:
    for amount in amounts:
        had = arithmetic("-", had, amount)
    return had


def _all(amounts: Any) -> Amount:
    """The bounds of several amounts."""
    return between(min(map(low, amounts)), max(map(high, amounts)))


def _changed_total(total: int, made: Payment) -> int | None:
    """The total after what comes in or goes out; None where that is not known."""
    if made.source is made.target is None:
        return total
    if isinstance(made.amount, Between):
        return None
    return total + made.amount if made.source is None else total - made.amount
