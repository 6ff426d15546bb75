"""What is wrong with a YAML text, for people who write down card games."""

from __future__ import annotations

import re

import yaml

from ..findings import Fact, Unreadable
from .source import Source

_FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ODD_INDENTATION = re.compile(r"^[ \t]*([^\S \t\r\n])", re.MULTILINE)
_COMMENT = re.compile(r"\s(#)")


def code_point(character: str) -> str:
    """How Unicode calls a character.

    >>> code_point("Т")
    'U+0422'
    """
    return f"U+{ord(character):04X}"


def first_forbidden(source: Source) -> tuple[Unreadable, int] | None:
    """The first character that no YAML text may hold, as an error, and its offset."""
    found = _FORBIDDEN.search(source.text)
    if not found:
        return None
    point = Fact("text", code_point(found[0]))
    return Unreadable("control-character", source.place(found.start()), point=point), found.start()


def explain(error: yaml.MarkedYAMLError, source: Source) -> Unreadable:
    """The error as one sentence about the record; `error.problem` is PyYAML's or libyaml's own wording."""
    text = source.text
    at = min(error.problem_mark.index, len(text))
    began = error.context_mark.index if error.context_mark else at
    problem = f"{error.context or ''} {error.problem or ''}"

    def unreadable(kind: str, offset: int, **facts: str) -> Unreadable:
        return Unreadable(kind, source.place(offset), **{name: Fact("text", value) for name, value in facts.items()})

    if "nesting depth" in problem:
        from .pairs import too_deep
        return too_deep(source.place(at))
    odd = _odd_indentation(text, at)
    if odd is not None:
        return unreadable("indented-with", odd, point=code_point(text[odd]))
    here = text[at:at + 1]
    start, end = _line_around(text, at)
    if here == "\t" or "\t" in text[start:at] and not text[start:at].strip():
        return unreadable("indented-with-tab", at)
    if here == "?":
        return unreadable("quote-question-mark", at)
    if here == "-" and not text[at + 1:at + 2].strip():
        return unreadable("quote-dash", at)
    colon = text.find("：", start, end)
    if colon >= 0:
        return unreadable("full-width-colon", colon)
    if "quoted scalar" in problem:
        if "escape" in problem or "expected" in problem:
            return unreadable("yaml-escape", at)
        return unreadable("quote-open", began)
    if here and here in "@`%*&!|>" and ("cannot start" in problem or "did not find" in problem):
        return unreadable("quote-character", at, character=here)
    if "flow" in problem:
        comment = _COMMENT.search(text, began, at)
        if comment:
            return unreadable("comment-in-brackets", comment.start(1))
        if not text[at:].strip():
            return unreadable("bracket-open", began, bracket=text[began:began + 1])
        return unreadable("comma-missing", at, bracket=text[began:began + 1])
    if "mapping values" in problem:
        return unreadable("colon-misplaced", at)
    if "expected ':'" in problem:
        return unreadable("colon-missing", began)
    if here and here in "]}":
        return unreadable("bracket-unopened", at, bracket=here)
    if "block" in problem or "indent" in problem:
        return unreadable("indentation", at)
    return unreadable("yaml-syntax", at)


def _odd_indentation(text: str, at: int) -> int | None:
    """The offset of a space that is no YAML space, in the indentation of this line or of one just before it."""
    start, end = _line_around(text, at)
    start = text.rfind("\n", 0, max(start - 1, 0)) + 1
    odd = _ODD_INDENTATION.search(text, start, end)
    return odd.start(1) if odd else None


def _line_around(text: str, at: int) -> tuple[int, int]:
    start = max(text.rfind("\n", 0, at), text.rfind("\r", 0, at)) + 1
    end = re.compile(r"[\r\n]|\Z").search(text, at).start()
    return start, end
