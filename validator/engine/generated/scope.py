"""What is known of names where an expression is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...rulebook.expressions import Expression, Word


class Scope(NamedTuple):
    """What is known of the names in an expression.

    `sure` are the fields, notes and local names that are not nothing there, `forms` those of local names that are
    cards, and `bound` the sources that stand for the parameters of a word whose meaning is written in its place.
    """

    sure: frozenset[str] = frozenset()
    forms: Mapping[str, str] = {}
    bound: Mapping[str, str] = {}
    fields: Mapping[str, str] = {}          # the forms of a move's fields that are cards
    there: frozenset[tuple[str, str]] = frozenset()     # fields, and local names at which each has a value

    def knowing(self, *names: str) -> Scope:
        """The scope with some more names that are not nothing."""
        return self._replace(sure=self.sure.union(names))

    def through(self, things: Expression, name: str) -> Scope:
        """The scope where a name goes through some things."""
        there = {(things.name, name)} if isinstance(things, Word) and things.kind == "field" else set()
        return self.knowing(name)._replace(there=self.there | there)

    def inside(self, variables: tuple[str, ...], sure: bool) -> Scope:
        """The scope within a loop over these."""
        return self._replace(sure=self.sure.union(variables) if sure else self.sure.difference(variables),
                             forms=_without(self.forms, variables), bound=_without(self.bound, variables))


def _without(names: Mapping[str, str], gone: tuple[str, ...]) -> Mapping[str, str]:
    return {name: what for name, what in names.items() if name not in gone}
