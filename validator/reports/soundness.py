"""What is wrong with rules, told with its place and the line it stands in; for programs as data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..findings import Message, Place
from ..rulebook.errors import Location, RuleError
from ..soundness.fault import Fault
from ..soundness.wording import WORDING as SOUNDNESS
from .excerpt import excerpt
from .language import ENGLISH, Language
from .rule_errors import sentence
from .speaker import Speaker
from .style import paint
from .visible import visible
from .wording import WORDING as REPORTS, Wording

WORDING: dict[str, Wording] = {f"soundness.{kind}": wording for kind, wording in SOUNDNESS.items()}

Lines = Callable[[str, Place], str]
"""Gives the line of a file at a place; nothing where it cannot be read."""

_INDENT = "    "


def render(wrong: Fault | RuleError, lines: Lines, width: int = 80, colour: bool = False,
           language: Language = ENGLISH) -> str:
    """The sentence, and under it the line with a caret."""
    file, place = _where(wrong)
    where = ":".join(map(str, filter(None, (visible(file), *(place or ())))))
    told = ": ".join(filter(None, [paint(where, "place", colour) if where else "", said(wrong, language)]))
    line = lines(file, place) if place else ""
    if not line:
        return told
    shown, caret = excerpt(line, place.column, width - len(_INDENT))
    return "\n".join([told, _INDENT + shown, _INDENT + paint(caret, "caret", colour)])


def as_data(wrong: Fault | RuleError, language: Language = ENGLISH) -> dict[str, Any]:
    """The same for programs."""
    file, place = _where(wrong)
    facts = {name: _plain(fact.value) for name, fact in wrong.message.facts.items()}
    return {"file": file or None, "line": place and place.line, "column": place and place.column,
            "kind": wrong.message.kind, "facts": facts, "sentence": said(wrong, language)}


def said(wrong: Fault | RuleError, language: Language = ENGLISH) -> str:
    """What is wrong, without its place."""
    if isinstance(wrong, RuleError):
        return sentence(wrong, language)
    kind, facts = wrong.message
    return Speaker(language, wording={**REPORTS, **WORDING}).say(Message(f"soundness.{kind}", facts))


def _where(wrong: Fault | RuleError) -> Location:
    return Location(wrong.file, wrong.place) if isinstance(wrong, RuleError) else wrong.location


def _plain(value: Any) -> Any:
    """The value of a fact in what JSON has."""
    if isinstance(value, Message):
        return {"kind": value.kind, "facts": {name: _plain(fact.value) for name, fact in value.facts.items()}}
    return list(value) if isinstance(value, tuple) else value
