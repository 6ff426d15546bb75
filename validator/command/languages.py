"""Which language a report is in: the one asked for, or the one of the environment, or English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..reports.language import LANGUAGES, Language


def chosen(asked: str | None, environ: Mapping[str, str]) -> Language:
    """The language named on the command line, or the first of the environment that there is, or English.

    >>> chosen(None, {"LANG": "en_GB.UTF-8"}).tag
    'en'
    """
    if asked:
        return LANGUAGES[asked]
    return next((LANGUAGES[tag] for tag in _wanted(environ) if tag in LANGUAGES), LANGUAGES["en"])


def _wanted(environ: Mapping[str, str]) -> Iterator[str]:
    """What the environment asks for, best first. LANGUAGE only refines a language other than C."""
    main = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "C")
    if _tag(main) in ("c", "posix"):
        return
    yield from map(_tag, filter(None, environ.get("LANGUAGE", "").split(":")))
    yield _tag(main)


def _tag(locale: str) -> str:
    """The language of a locale.

    >>> _tag("de_AT.UTF-8@euro"), _tag("C.UTF-8")
    ('de', 'c')
    """
    return locale.partition(".")[0].partition("@")[0].partition("_")[0].lower()
