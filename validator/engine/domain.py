"""Values that may be known only in part, and what can be said of them for certain.

An exact value is a plain Python value: a number, True or False, a face, a suit, a seat, a tuple.
A record that hides cards leads to the others: a number `Between` two bounds, `MAYBE` for yes or no, a suit
`OneOf` several, cards of which only some are known (`Vague`). A hidden card is a number from `BLANK` on;
which faces it can still be is a bit mask, and a bit mask is how sets of faces are held here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from ..cards.deck import FACES, SUITS
from ..rulebook.vocabulary import CARDS
from ..value import Aside, Value, replace

BLANK = 64                                  # the first number of a hidden card
EVERY_FACE = (1 << 52) - 1
SUIT_FACES = tuple(sum(1 << face for face in FACES if face // 13 == suit) for suit in SUITS)


class _Maybe:
    """Neither yes nor no can be proved. It has no truth value: whoever asks must decide."""

    def __bool__(self) -> bool:
        raise TypeError("whether this holds is not known")

    def __repr__(self) -> str:
        return "MAYBE"


MAYBE = _Maybe()


class Between(NamedTuple):
    """A number of which only bounds are known."""

    low: int
    high: int


class OneOf(NamedTuple):
    """A suit (or nothing) that is one of several."""

    values: frozenset[int | None]


class SomeNumbers(NamedTuple):
    """Numbers from 1 to `most` whose sum is known only to lie between two bounds: how often hidden cards occur."""

    low: int
    high: int
    most: int


class Came(NamedTuple):
    """A card that came into a place, its face known."""

    face: int


class Went(NamedTuple):
    """A card that left a place where it was known to be."""

    face: int


class Left(NamedTuple):
    """A card that left a place without its face being shown; the faces it could be."""

    faces: int


class Vague(Value):
    """Cards of which some are hidden.

    The cards are those of `items` less those of `less`, as far as they are among the faces of a filter: every
    face in `sure` passes it for certain, no face outside `maybe` does. `ahead` tells what later moves will show
    of the same place: "in" for a hidden card that comes in, a face for one that must be there by then (and ~face for
    one that must have been there, and of which only later is shown that it had left).
    """

    items: tuple[int | None, ...]
    less: tuple[int, ...]
    masks: Mapping[int, int]
    sure: int = EVERY_FACE
    maybe: int = EVERY_FACE
    ahead: Aside[tuple[Any, ...]] = ()
    asked: Aside[set[int] | None] = None            # collects the hidden cards that were decisive

    def filtered(self, sure: int, maybe: int) -> Vague:
        """Those of the faces of a further filter."""
        return replace(self, sure=self.sure & sure, maybe=self.maybe & maybe)

    def mask(self, card: int) -> int:
        """The faces that a card, hidden or not, can be."""
        return 1 << card if card < BLANK else self.masks[card]

    def listed(self) -> tuple[int | None, ...] | None:
        """The cards one by one, hidden ones too; None if it is not known which of the hidden ones they are."""
        return self.items if not self.less and self.sure == self.maybe == EVERY_FACE else None

    def size(self, sure: int = EVERY_FACE, maybe: int = EVERY_FACE) -> int | Between:
        """How many there are of the faces of a further filter."""
        sure, maybe = self.sure & sure, self.maybe & maybe
        masks = [self.mask(card) for card in self.items if card is not None]
        gone = [self.mask(card) for card in self.less]
        total = len(masks) - len(gone)
        surely_gone = sum(mask & ~maybe == 0 for mask in gone)
        inside = [mask for mask in masks if mask & ~sure == 0]
        low = len(inside) - _meeting(gone, inside)
        high = sum(mask & maybe != 0 for mask in masks) - surely_gone
        if self.ahead:
            shown = [1 << card for card in self.items if card is not None and card < BLANK]
            hidden = len(masks) - len(shown)
            possibly_gone = _meeting(gone, [sure])      # for one that is owed may be among those that left
            low = max(low, sum(mask & sure != 0 for mask in shown) - possibly_gone + self.owed(sure),
                      self.leaving(sure))
            high = min(high, sum(mask & maybe != 0 for mask in shown) - surely_gone
                       + hidden - self.owed(EVERY_FACE & ~maybe), total - self.leaving(EVERY_FACE & ~maybe))
        low, high = max(low, 0), max(0, min(high, total))
        return low if low >= high else self._open(Between(low, high))

    def open(self) -> _Maybe:
        """MAYBE, said of these cards."""
        return self._open(MAYBE)

    def _open(self, answer: Any) -> Any:
        if self.asked is not None:
            self.asked.update(card for card in (*self.items, *self.less) if card is not None and card >= BLANK)
        return answer

    def owed(self, faces: int) -> int:
        """How many hidden cards of these faces must be here already, since no later arrival explains them."""
        arrivals = owed = 0
        for event in self.ahead:
            if event == "in":
                arrivals += 1
            elif isinstance(event, int) and 1 << (event if event >= 0 else ~event) & faces:
                if arrivals:
                    arrivals -= 1
                else:
                    owed += 1
        return owed

    def leaving(self, faces: int) -> int:
        """How many cards of these faces, hidden or not, must be here already, for all that later leaves.

        A card that leaves unseen may be one that came in open, one that is shown then was hidden until then.
        """
        hidden = known = here = 0           # arrivals that explain nothing yet, and cards that nothing explains
        for event in self.ahead:
            if event == "in":
                hidden += 1
            elif isinstance(event, Came):
                known += 1 << event.face & faces != 0
            elif isinstance(event, Left) and not event.faces & ~faces and known:
                known -= 1
            elif isinstance(event, Left) and not event.faces & ~faces or \
                    isinstance(event, int) and event >= 0 and 1 << event & faces:
                if hidden:
                    hidden -= 1
                else:
                    here += 1
        return here


def _meeting(gone: Iterable[int], masks: Iterable[int]) -> int:
    """How many cards that left unseen can have been some of others, at most; each is the faces that it can be."""
    faces = 0
    for mask in masks:
        faces |= mask
    return sum(mask & faces != 0 for mask in gone)


ANY_NUMBER = Between(-10**6, 10**6)
"""A number of which nothing is known; no game counts so far."""


def empty(type: str) -> Any:
    """What is worth a place that does not exist, or where nothing has been written yet, by the type it would have.

    >>> empty("number"), empty("cards"), empty("suit")
    (0, (), None)
    """
    return {"number": 0, "yes/no": False}.get(type, () if type in CARDS or type == "seats" else None)


def low(number: int | Between) -> int:
    """The least a number can be."""
    return number.low if isinstance(number, Between) else number


def high(number: int | Between) -> int:
    """The most a number can be."""
    return number.high if isinstance(number, Between) else number


def between(least: int, most: int) -> int | Between:
    """A number from its bounds.

    >>> between(2, 2), between(2, 3)
    (2, Between(low=2, high=3))
    """
    return least if least == most else Between(least, most)


def arithmetic(operator: str, left: int | Between, right: int | Between) -> int | Between:
    """The result for every number the two can be.

    >>> arithmetic("-", Between(2, 5), 1), arithmetic("//", 7, 0)
    (Between(low=1, high=4), 0)
    """
    if isinstance(left, int) and isinstance(right, int):
        return exact_arithmetic(operator, left, right)
    if operator == "%":
        return between(min(0, low(right) + 1), max(0, high(right) - 1))
    corners = [exact_arithmetic(operator, a, b) for a in (low(left), high(left)) for b in (low(right), high(right))]
    if operator == "//" and low(right) <= 0 <= high(right):
        corners += [exact_arithmetic(operator, a, b) for a in (low(left), high(left)) for b in (-1, 0, 1)
                    if low(right) <= b <= high(right)]
    return between(min(corners), max(corners))


def exact_arithmetic(operator: str, left: int, right: int) -> int:
    """Arithmetic that is total: what is divided by 0 is 0."""
    match operator:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "//":
            return left // right if right else 0
    return left % right if right else 0


def compare(operator: str, left: Any, right: Any) -> bool | _Maybe:
    """A comparison of two numbers, rankings or tuples of them."""
    if isinstance(left, Between) or isinstance(right, Between):
        least, most = low(left) - high(right), high(left) - low(right)
        holds = {"<": (most < 0, least >= 0), "<=": (most <= 0, least > 0), ">": (least > 0, most <= 0),
                 ">=": (least >= 0, most < 0)}[operator]
        return True if holds[0] else False if holds[1] else MAYBE
    if _vague(left) or _vague(right):
        return MAYBE
    return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[operator]


def equal(left: Any, right: Any, masks: Mapping[int, int], cards: bool = False) -> bool | _Maybe:
    """Whether two values are the same; `cards` says that numbers are cards."""
    if cards:
        return _same_card(left, right, masks)
    if isinstance(left, Between) or isinstance(right, Between):
        if high(left) < low(right) or low(left) > high(right):
            return False
        return MAYBE
    if isinstance(left, OneOf) or isinstance(right, OneOf):
        return MAYBE if possible(left) & possible(right) else False
    if _vague(left) or _vague(right):
        return MAYBE
    return left == right


def _same_card(left: int | None, right: int | None, masks: Mapping[int, int]) -> bool | _Maybe:
    if left == right:
        return True
    if left is None or right is None:
        return False
    one, other = (1 << card if card < BLANK else masks[card] for card in (left, right))
    return MAYBE if one & other and (left >= BLANK or right >= BLANK) else False


def possible(suit: int | None | OneOf) -> frozenset[int | None]:
    """All that a suit can be."""
    return suit.values if isinstance(suit, OneOf) else frozenset((suit,))


def one_of(values: Iterable[int | None]) -> int | None | OneOf:
    """A suit that is one of these."""
    values = frozenset(values)
    return next(iter(values)) if len(values) == 1 else OneOf(values)


def join(type: str, left: Any, right: Any) -> Any:
    """A value of a type of the language that covers both, or None where there is no such value.

    >>> join("number", 2, 5), join("suit", 0, 3)
    (Between(low=2, high=5), OneOf(values=frozenset({0, 3})))
    """
    if type == "yes/no":
        return left if left is right else MAYBE
    if type == "number":
        return between(min(low(left), low(right)), max(high(left), high(right)))
    if type == "suit":
        return one_of(possible(left) | possible(right))
    if isinstance(left, Vague) and isinstance(right, Vague) and (left.items, left.less) == (right.items, right.less):
        return replace(left, sure=left.sure & right.sure, maybe=left.maybe | right.maybe)
    return left if left == right else None


def not_(value: bool | _Maybe) -> bool | _Maybe:
    """The opposite; of MAYBE it is MAYBE."""
    return MAYBE if value is MAYBE else not value


def _vague(value: Any) -> bool:
    if isinstance(value, tuple) and not isinstance(value, (Between, OneOf, SomeNumbers)):
        return any(_vague(part) or isinstance(part, Between) for part in value)
    return isinstance(value, (Between, OneOf, SomeNumbers, Vague)) or value is MAYBE
