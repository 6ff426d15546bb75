"""The languages that there are, as they were compiled: for reports."""

from __future__ import annotations

import gettext
import json
from functools import cache
from typing import Any

from ..reports.language import ENGLISH, Language, Listing
from ..rulebook.compiled import DATA as PACKAGE_DATA, PACKAGE
from .files import fingerprint, folders

DATA = PACKAGE_DATA / "locales"
LOCALES = PACKAGE.parent / "locales"        # only in a checkout
INDEX = "languages.json"


def tags() -> tuple[str, ...]:
    """The languages that there are, English first.

    >>> tags()
    ('en', 'de', 'ja', 'ru')
    """
    known = [folder.name for folder in folders(LOCALES)] if LOCALES.is_dir() else _compiled().get("languages", ())
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
        path = DATA / tag / f"{domain}.mo"
        if not path.is_file():              # a game that nobody has translated speaks as its rules do
            return gettext.NullTranslations()
        with path.open("rb") as file:
            translations = gettext.GNUTranslations(file)
        translations.add_fallback(_Untranslated())
        return translations

    return Language(tag, catalogue, Listing(**ways["both"]), Listing(**ways["either"]), ways["thousands"])


@cache
def _compiled() -> dict[str, Any]:
    """What was compiled, made anew in a checkout where it is out of date and Babel is there to do it."""
    path = DATA / INDEX
    stored = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    if LOCALES.is_dir() and stored.get("made of") != fingerprint(LOCALES):
        try:
            from .building import build
            return build(LOCALES, DATA)
        except (ImportError, OSError):      # the languages as they were are better than none
            pass
    return stored


class _Untranslated(gettext.NullTranslations):
    """Stands in where a translation is missing: English, marked as such."""

    def pgettext(self, context: str, message: str) -> str:
        return f"[en] {message}"

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return f"[en] {msgid1 if n == 1 else msgid2}"
