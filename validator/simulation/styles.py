"""How players at random play: what they try first of all that may be allowed."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from .chance import one_of

ANY, MOST, FEWEST = 0, 1, -1
"""What is tried first: whatever comes, what lays and bids most, what lays and bids least and passes."""


class Style(NamedTuple):
    """A style of play: each of its habits is followed in as many moves as the others."""

    name: str
    habits: tuple[int, ...]

    def now(self, random: Random) -> int:
        """The habit that is followed in this move."""
        return one_of(self.habits, random)


STYLES = {style.name: style for style in (
    Style("mixed", (ANY, MOST, FEWEST)),
    Style("careless", (ANY,)),
    Style("bold", (MOST, MOST, MOST, ANY)),         # not always: who only passes never comes to an end
    Style("timid", (FEWEST, FEWEST, FEWEST, ANY)),
)}
"""The styles that there are; the first is the usual one."""
