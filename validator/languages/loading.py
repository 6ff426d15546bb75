"""The languages that there are, as they were compiled: for reports."""

from __future__ import annotations

import gettext
import json
import os
from functools import cache
from os.path import dirname, isdir, isfile, join, realpath
from typing import Any

from .. import freshness
from ..reports.language import ENGLISH, Language, Listing

_HERE = dirname(realpath(__file__))
_PACKAGE = dirname(_HERE)
DATA = join(_PACKAGE, "data", "locales")
LOCALES = join(dirname(_PACKAGE), "locales")        # only in a checkout
INDEX = "languages.json"


def tags() -> tuple[str, ...]:
    """The languages that there are, English first.

    >>> tags()
    ('en', 'de', 'ja', 'ru')
    """
    known = _in_checkout() if isdir(LOCALES) else _compiled().get("languages", ())
    return ENGLISH.tag, *sorted(tag for tag in known if tag != ENGLISH.tag)


@cache
def language(tag: str) -> Language:
    """The language of that tag; in a checkout it is compiled anew when its catalogues have changed.

    What its catalogues leave out is said in English, and marked. Raises KeyError for a language there is not.

    >>> language("de").both.join(["Anna", "Boris", "Chiyo"])
    'Anna, Boris und Chiyo'
    """
    if tag not in tags():
        raise KeyError(tag)
    if tag == ENGLISH.tag:                  # wordings are written in it
        return ENGLISH
    ways = _compiled().get("languages", {}).get(tag)
    return _of(tag, ways) if ways else Language(tag, lambda domain: _Untranslated())


def _of(tag: str, ways: dict[str, Any]) -> Language:
    @cache
    def catalogue(domain: str) -> gettext.NullTranslations:
        path = join(DATA, tag, f"{domain}.mo")
        if not isfile(path):                # a game that nobody has translated speaks as its rules do
            return gettext.NullTranslations()
        with open(path, "rb") as file:
            translations = gettext.GNUTranslations(file)
        translations.add_fallback(_Untranslated())
        return translations

    return Language(tag, catalogue, Listing(**ways["both"]), Listing(**ways["either"]), ways["thousands"],
                    ways["minus"])


@cache
def _compiled() -> dict[str, Any]:
    """What was compiled, made anew in a checkout where it is out of date and Babel is there to do it."""
    index = join(DATA, INDEX)
    stored: dict[str, Any] = {}
    if isfile(index):
        with open(index, encoding="utf-8") as file:
            stored = json.load(file)
    if isdir(LOCALES) and not freshness.is_newer(index, _changed()):
        return _of_checkout(index, stored)
    return stored


def _of_checkout(index: str, stored: dict[str, Any]) -> dict[str, Any]:
    from .files import Path, fingerprint    # not needed as long as nothing has changed
    begun = freshness.before_reading()
    if stored.get("made of") != fingerprint(Path(LOCALES)):
        try:
            from .building import build
            stored = build(Path(LOCALES), Path(DATA))
        except (ImportError, OSError):      # the languages as they were are better than none
            return stored
    freshness.date(index, begun)
    return stored


def _in_checkout() -> list[str]:
    """The names of the folders of languages; see `files.folders`."""
    return [entry.name for entry in os.scandir(LOCALES) if entry.is_dir() and not entry.name.startswith(".")]


def _changed() -> int:
    """When anything changed last of which catalogues are compiled."""
    catalogues = (join(LOCALES, tag, "LC_MESSAGES") for tag in _in_checkout())
    return freshness.changed(_HERE, LOCALES, *filter(isdir, catalogues))


class _Untranslated(gettext.NullTranslations):
    """Stands in where a translation is missing: English, marked as such."""

    def pgettext(self, context: str, message: str) -> str:
        return f"[en] {message}"

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return f"[en] {msgid1 if n == 1 else msgid2}"
