"""Terms of the glossary in a text: where they stand, so that a page can link them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from .glossary import Entry

_PLACEHOLDER = r"\{[^{}]*\}"
_KATAKANA = "ァ-ヶー"
_KANJI = "々一-龠"


class Mark(NamedTuple):
    """From which character to which a term stands in a text, and the entry that it belongs to."""

    start: int
    end: int
    entry: str


class Terms:
    """The terms of one language, and of one game if it is named.

    Where no game is named, a form that two games use of different things is not marked.
    """

    def __init__(self, entries: Iterable[Entry], language: str, game: str = "") -> None:
        self._owners: dict[str, str | None] = {}        # form → entry; None where it must not be marked
        terms = {entry.id: entry.terms[language] for entry in entries if not game or game in entry.games}
        for id, term in terms.items():
            for form in term.forms if term.linked else ():
                self._claim(form, id)
        for exception in (exception for term in terms.values() for exception in term.exceptions):
            self._owners.setdefault(_folded(exception), None)
        pattern = _in_japanese if language == "ja" else _whole
        longest_first = sorted(self._owners, key=len, reverse=True)
        self._pattern = re.compile("|".join([_PLACEHOLDER, *map(pattern, longest_first)]))

    def find(self, text: str) -> list[Mark]:
        """The terms in a text, from left to right; each entry is marked once, where it stands first.

        Of forms that begin at the same place the longest is taken; what stands in braces is no text.
        """
        marks: list[Mark] = []
        for match in self._pattern.finditer(text):
            entry = self._owner(match[0])
            if entry and all(entry != mark.entry for mark in marks):
                marks.append(Mark(match.start(), match.end(), entry))
        return marks

    def _claim(self, form: str, entry: str) -> None:
        form = _folded(form)
        self._owners[form] = entry if self._owners.get(form, entry) == entry else None

    def _owner(self, found: str) -> str | None:
        """A form at the beginning of a sentence has a capital that it lacks elsewhere."""
        found = _folded(found)
        return self._owners[found] if found in self._owners else self._owners.get(found[:1].lower() + found[1:])


def terms_in(text: str, language: str, game: str = "") -> list[Mark]:
    """The terms of the glossary in a text of that language, such as a rule, and of a game if it is named.

    >>> terms_in("Gezogen wird nur vom Nachziehstapel.", "de", "battalion")
    [Mark(start=0, end=7, entry='draw'), Mark(start=21, end=35, entry='stock')]
    """
    return _terms(language, game).find(text)


@cache
def _terms(language: str, game: str) -> Terms:
    from .loading.glossary import load_glossary         # what reads YAML is not needed by who brings entries

    return Terms(load_glossary(), language, game)


# -- how a form is looked for

def _folded(form: str) -> str:
    """Russian is often written without the dots of ё."""
    return form.replace("ё", "е").replace("Ё", "Е")


def _whole(form: str) -> str:
    """A form as whole words, also with a capital; one that has a capital keeps it: „Paar“ is not „paar“."""
    first = f"[{form[0]}{form[0].upper()}]" if form[0].islower() else re.escape(form[0])
    letters = first + re.escape(form[1:]).replace("е", "[её]")
    return rf"(?<![\w-]){letters}(?![\w-])"


def _in_japanese(form: str) -> str:
    """A form anywhere, for nothing stands between words; but katakana is read to its end, and so is a number.

    A single kanji is often the end of another word: 点 is not meant in 時点.
    """
    before = after = ""
    if re.match(f"[{_KATAKANA}]", form):
        before = f"(?<![{_KATAKANA}])"
    elif form[0].isdigit():
        before = r"(?<!\d)"
    elif re.fullmatch(f"[{_KANJI}]", form):
        before = f"(?<![{_KANJI}])"
    if re.search(f"[{_KATAKANA}]$", form):
        after = f"(?![{_KATAKANA}])"
    return before + re.escape(form) + after
