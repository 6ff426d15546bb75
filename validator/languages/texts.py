"""A text that can be said, as translators get it."""

from __future__ import annotations

import re
from dataclasses import dataclass

PLACEHOLDER = re.compile(r"\{(#?[^{}]+)\}")


@dataclass(frozen=True)
class Text:
    """A text in English, with what a translator must know.

    `context` is its name, which nothing else in its domain has. Of a text with two forms, `plural` is the second, and
    a number chooses between them. `file` is where the English stands; `notes` are told to translators, a line each.
    """

    context: str
    english: str
    plural: str = ""
    file: str = ""
    notes: tuple[str, ...] = ()

    @property
    def forms(self) -> tuple[str, ...]:
        """The English, in one form or two."""
        return (self.english, self.plural) if self.plural else (self.english,)


def placeholders(form: str) -> frozenset[str]:
    """The placeholders in a form of a text, a counted one with its mark.

    >>> sorted(placeholders("{player} bid {#count}, not {least}."))
    ['#count', 'least', 'player']
    """
    return frozenset(PLACEHOLDER.findall(form))


def has_loose_brace(form: str) -> bool:
    """Whether a brace stands in a form that is no part of a placeholder.

    >>> has_loose_brace("{player} bid {count]."), has_loose_brace("{player} bid {count}.")
    (True, False)
    """
    return bool(re.search(r"[{}]", PLACEHOLDER.sub("", form)))
