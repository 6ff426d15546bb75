"""What is known of names where an expression is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Scope(NamedTuple):
    """What is known of the names in an expression.

    `sure` are the fields, notes and local names that are not nothing there, `forms` those of local names that are
    cards, and `bound` the sources that stand for the parameters of a word whose meaning is written in its place.
    """

    sure: frozenset[str] = frozenset()
    forms: Mapping[str, str] = {}
    bound: Mapping[str, str] = {}

    def knowing(self, *names: str) -> Scope:
        """The scope with some more names that are not nothing."""
        return self._replace(sure=self.sure.union(names))

    def inside(self, variables: tuple[str, ...], sure: bool) -> Scope:
        """The scope within a loop over these."""
        return Scope(self.sure.union(variables) if sure else self.sure.difference(variables),
                     _without(self.forms, variables), _without(self.bound, variables))


def _without(names: Mapping[str, str], gone: tuple[str, ...]) -> Mapping[str, str]:
    return {name: what for name, what in names.items() if name not in gone}
