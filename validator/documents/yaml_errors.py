"""What is wrong with a YAML text, for people who write down card games."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import yaml

from ..findings import Fact, Unreadable
from .characters import code_point
from .pairs import too_deep
from .source import Source

_INDENTATION = re.compile(r"^[ \t]*([^\S \t\r\n])", re.MULTILINE)
_COMMENT = re.compile(r"\s(#)")
_LINE_END = re.compile(r"[\r\n]|\Z")


def explain(error: yaml.MarkedYAMLError, source: Source) -> Unreadable:
    """The error of PyYAML or libyaml, which differ in their wording, as one about the record."""
    mistake = _Mistake(error, source)
    return next(filter(None, (explanation(mistake) for explanation in _EXPLANATIONS)))


@dataclass
class _Mistake:
    """Where the parser gave up, and what it says of that."""

    error: yaml.MarkedYAMLError
    source: Source

    @cached_property
    def text(self) -> str:
        return self.source.text

    @cached_property
    def at(self) -> int:
        return min(self.error.problem_mark.index, len(self.text))

    @cached_property
    def began(self) -> int:
        """Where that began of which the parser could make nothing."""
        return self.error.context_mark.index if self.error.context_mark else self.at

    @cached_property
    def problem(self) -> str:
        return f"{self.error.context or ''} {self.error.problem or ''}"

    @cached_property
    def here(self) -> str:
        return self.text[self.at:self.at + 1]

    @cached_property
    def line(self) -> tuple[int, int]:
        """The offsets of the beginning and the end of the line."""
        return self.line_start(self.at), _LINE_END.search(self.text, self.at).start()

    def line_start(self, offset: int) -> int:
        return max(self.text.rfind("\n", 0, offset), self.text.rfind("\r", 0, offset)) + 1

    def leaves(self, opened: int) -> bool:
        """Whether the line is a later one than that of a bracket, and not indented more, as what is in it would be."""
        outer, inner = self.line_start(opened), self.line[0]
        return outer != inner and _indentation(self.text, inner) <= _indentation(self.text, outer)

    @cached_property
    def first_in_line(self) -> bool:
        return not self.text[self.line[0]:self.at].strip(" \t-")

    def says(self, *words: str) -> bool:
        return any(word in self.problem for word in words)

    def unreadable(self, kind: str, offset: int, **facts: str) -> Unreadable:
        return Unreadable(kind, self.source.place(offset), **{name: Fact("text", fact) for name, fact in facts.items()})


def _indentation(text: str, start: int) -> int:
    return re.compile(" *").match(text, start).end() - start


def _depth(mistake: _Mistake) -> Unreadable | None:
    return too_deep(mistake.source.place(mistake.at)) if mistake.says("nesting depth") else None


def _odd_indentation(mistake: _Mistake) -> Unreadable | None:
    """A space that is none, in the indentation of this line or of the one before."""
    start, end = mistake.line
    odd = _INDENTATION.search(mistake.text, mistake.text.rfind("\n", 0, max(start - 1, 0)) + 1, end)
    if odd:
        return mistake.unreadable("indented-with", odd.start(1), point=code_point(odd[1]))
    before = mistake.text[start:mistake.at + 1]
    tab = "\t" in before and not before.strip(" \t-")
    return mistake.unreadable("indented-with-tab", mistake.at) if tab else None


def _unquoted(mistake: _Mistake) -> Unreadable | None:
    """A sign that means something to YAML, at the beginning of a text."""
    if mistake.here == "?":
        return mistake.unreadable("quote-question-mark", mistake.at)
    if mistake.here == "-" and not mistake.first_in_line and not mistake.text[mistake.at + 1:mistake.at + 2].strip():
        return mistake.unreadable("quote-dash", mistake.at)
    sign = mistake.text[mistake.began:mistake.began + 1]
    if mistake.says("alias", "anchor", "tag", "directive") and sign and sign in "*&!%":
        return mistake.unreadable("quote-character", mistake.began, character=sign)
    if mistake.here and mistake.here in "@`%*&!|>" and mistake.says("cannot start", "did not find", "expected"):
        return mistake.unreadable("quote-character", mistake.at, character=mistake.here)
    return None


def _wide_colon(mistake: _Mistake) -> Unreadable | None:
    colon = mistake.text.find("：", *mistake.line)
    return mistake.unreadable("full-width-colon", colon) if colon >= 0 else None


def _quotes(mistake: _Mistake) -> Unreadable | None:
    if not mistake.says("quoted scalar"):
        return None
    if mistake.says("escape"):
        return mistake.unreadable("yaml-escape", mistake.text.rfind("\\", 0, mistake.at + 1))
    return mistake.unreadable("quote-open", mistake.began)


def _brackets(mistake: _Mistake) -> Unreadable | None:
    if not mistake.says("flow"):
        opened = mistake.here and mistake.here in "]}"
        return mistake.unreadable("bracket-unopened", mistake.at, bracket=mistake.here) if opened else None
    comment = _COMMENT.search(mistake.text, mistake.began, mistake.at)
    if comment:
        return mistake.unreadable("comment-in-brackets", comment.start(1))
    opened = max(mistake.text.rfind(bracket, 0, mistake.began + 1) for bracket in "[{")
    bracket = mistake.text[opened:opened + 1]
    if not mistake.text[mistake.at:].strip() or mistake.leaves(opened):
        return mistake.unreadable("bracket-open", opened, bracket=bracket)
    return mistake.unreadable("comma-missing", mistake.at, bracket=bracket)


def _colons(mistake: _Mistake) -> Unreadable | None:
    if mistake.says("mapping values"):
        return mistake.unreadable("colon-misplaced", mistake.at)
    return mistake.unreadable("colon-missing", mistake.began) if mistake.says("expected ':'") else None


def _structure(mistake: _Mistake) -> Unreadable | None:
    if not mistake.says("block", "indent", "document start"):
        return None
    return mistake.unreadable("indentation" if mistake.first_in_line else "text-goes-on", mistake.at)


def _anything(mistake: _Mistake) -> Unreadable:
    return mistake.unreadable("yaml-syntax", mistake.at)


_EXPLANATIONS: tuple[Callable[[_Mistake], Unreadable | None], ...] = (
    _depth, _odd_indentation, _unquoted, _wide_colon, _quotes, _brackets, _colons, _structure, _anything)
"""The first that explains the mistake is taken."""
