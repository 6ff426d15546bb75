"""The ways to choose hidden cards among those that are free: each once, and none that lacks a card which is owed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ...cards.deck import FACES, UNKNOWN


def choices(unseen: list[int], free: Counter, ordered: bool = False,
            faces: Sequence[int] = FACES, owed: Counter = Counter()) -> Iterator[tuple[int, ...]]:
    """Every way to take faces for cards that are not seen; unless `ordered`, cards of one kind stand for each other.

    Those that are `owed` are among the faces in every way.

    >>> list(choices([UNKNOWN, UNKNOWN], Counter({3: 1, 4: 2})))
    [(3, 4), (4, 4)]
    >>> list(choices([UNKNOWN, UNKNOWN], Counter({3: 1, 4: 2}), ordered=True))
    [(3, 4), (4, 3), (4, 4)]
    """
    spare = len(unseen) - (+owed).total()
    if spare < 0:
        return iter(())
    return _choices(unseen, free.copy(), ordered, [face for face in faces if free[face] > 0], 0, owed.copy(), spare)


def _choices(unseen: list[int], free: Counter, ordered: bool, faces: list[int], first: int, owed: Counter,
             spare: int) -> Iterator[tuple[int, ...]]:
    """The same; only `spare` faces that are not owed can be taken."""
    if not unseen:
        yield ()
        return
    card, *others = unseen
    alike = not ordered and bool(others) and others[0] == card
    for place, face in enumerate(faces[first:], start=first):
        needed = owed[face] > 0
        if free[face] > 0 and (needed or spare) and fits(face, card):
            free[face] -= 1
            owed[face] -= 1
            for more in _choices(others, free, ordered, faces, place if alike else 0, owed, spare - (not needed)):
                yield (face, *more)
            free[face] += 1
            owed[face] += 1
        if needed and alike and others.count(card) == len(others):      # all of them come after this face
            return


def each_once(first: tuple[int, ...] | None, others: Iterator[tuple[int, ...]], unseen: list[int],
              ordered: bool) -> Iterator[tuple[int, ...]]:
    """One way to choose cards before all others, among which it is left out.

    >>> list(each_once((4, 3), choices([UNKNOWN, UNKNOWN], Counter({3: 1, 4: 2})), [UNKNOWN, UNKNOWN], ordered=False))
    [(4, 3), (4, 4)]
    """
    if first is None:
        yield from others
        return
    known = _without_order(first, unseen, ordered)
    yield first
    yield from (chosen for chosen in others if _without_order(chosen, unseen, ordered) != known)


def _without_order(chosen: tuple[int, ...], unseen: list[int], ordered: bool) -> list[tuple[int, int]]:
    """What makes two ways the same: unless `ordered`, cards of one kind stand for each other."""
    pairs = list(zip(unseen, chosen))
    return pairs if ordered else sorted(pairs)


def fits(face: int, card: int) -> bool:
    """Whether a card that is not seen can be this face."""
    return card == UNKNOWN or face // 13 == card - 52
