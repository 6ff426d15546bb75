"""How a language writes lists and numbers, and how many plural forms it has, by the CLDR."""

from __future__ import annotations

from typing import Any

from babel import Locale, localedata
from babel.messages.plurals import get_plural

_ENGLISH = "en_GB"                          # no comma before the last “and”
_EITHER_OF_TWO = {"ja": "か"}               # in a sentence on two moves または stands too heavy


def knows(tag: str) -> bool:
    """Whether there is such a language.

    >>> knows("pt_BR"), knows("english")
    (True, False)
    """
    return localedata.exists(tag)


def ways(tag: str) -> dict[str, Any]:
    """The parts of a `reports.language.Language` that are no sentences.

    >>> ways("ja")["either"]
    {'comma': '、', 'last': '、または', 'pair': 'か'}
    """
    locale = Locale.parse(_ENGLISH if tag == "en" else tag)
    either = _listing(locale.list_patterns["or"])
    either["pair"] = _EITHER_OF_TWO.get(tag, either["pair"])
    return {"both": _listing(locale.list_patterns["standard"]), "either": either,
            "thousands": locale.number_symbols["latn"]["group"],
            "minus": locale.number_symbols["latn"]["minusSign"]}


def plural_forms(tag: str) -> str:
    """The line of a catalogue's header that says how many plural forms there are, and which goes with a number.

    >>> plural_forms("de")
    'nplurals=2; plural=(n != 1);'
    """
    return str(get_plural(tag))


def forms(tag: str) -> int:
    """How many plural forms whole numbers have.

    >>> forms("ru"), forms("ja")
    (3, 1)
    """
    return get_plural(tag).num_plurals


def _listing(patterns: dict[str, str]) -> dict[str, str]:
    comma, last, pair = (patterns[name].removeprefix("{0}").removesuffix("{1}") for name in ("middle", "end", "2"))
    return {"comma": comma, "last": last, "pair": pair if pair != last else ""}
