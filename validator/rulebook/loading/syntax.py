"""What is wrong with a text that is no expression, for people who write rules."""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable

from ...findings import Place
from ..errors import RuleError, phrase

RESERVED = frozenset(keyword.kwlist)
"""Words that expressions keep for themselves."""

_OURS = frozenset({"and", "or", "not", "in", "is", "if", "else", "for", "True", "False", "None"})
_QUOTED = r"'[^']*'|\"[^\"]*\""
_STRANGE = re.compile(r"[^A-Za-z0-9_ ()\[\],'\"<>=!+\-*/%]")
_NUMBER = re.compile(r"\b\d[\w.]*")
_INSTEAD = {                                # what people write → what is meant
    r"(?<![=<>!:])=(?![=<>])": "`==`", r"=<": "`<=`", r"=>": "`>=`", r"!(?!=)": "`not`", r"<>": "`!=`",
    "&+": "`and`", r"\|+": "`or`", "≤": "`<=`", "≥": "`>=`", "≠": "`!=`", "[×·∙]": "`*`", "÷": "`//`",
    "[−–—]": "`-`", "[“”„«»‘’‚`´]": "quotation-mark", "，": "`,`", "（": "`(`", "）": "`)`",
    r"[^\S ]": "space",
}
_SIGNS = {".": "dot", ":": "colon", ";": "semicolon", "\\": "backslash", "{": "brace", "}": "brace", "#": "comment"}
_CLOSING = {"(": ")", "[": "]"}

Where = Callable[[int], Place]


def check_signs(text: str, where: Where) -> None:
    """Raise RuleError for a sign, a number, a bracket or a quotation mark that cannot stand in any expression."""
    if not text.strip():
        raise RuleError("expression-missing", where(0))
    if "\\" in text:
        raise RuleError("not-allowed", where(text.index("\\")), construct=phrase("backslash"))
    bare = re.sub(_QUOTED, lambda quoted: "q" * len(quoted[0]), text)
    if found := re.search("['\"]", bare):
        raise RuleError("quote-open", where(found.start()))
    if found := re.search(rf"\b[bfru]+(?:{_QUOTED})|(?:{_QUOTED})\s*(?:{_QUOTED})", text, re.IGNORECASE):
        raise RuleError("something-missing", where(found.start()), expression=found[0])
    wrong = [(found.start(), found[0], instead) for sign, instead in _INSTEAD.items()
             for found in re.finditer(sign, bare)]
    wrong += [(found.start(), found[0], "plain-number") for found in _NUMBER.finditer(bare)
              if not re.fullmatch("0|[1-9][0-9]*", found[0])]
    strange = _STRANGE.search(bare)
    if strange and strange.start() < min(wrong, default=(len(bare),))[0]:
        construct = phrase(_SIGNS[strange[0]]) if strange[0] in _SIGNS else f"`{strange[0]}`"
        raise RuleError("not-allowed", where(strange.start()), construct=construct)
    if wrong:
        offset, written, instead = min(wrong)
        raise RuleError("instead", where(offset), written=written.strip() or phrase("this-space"),
                        instead=instead if instead.startswith("`") else phrase(instead))
    _check_brackets(bare, where)


def _check_brackets(bare: str, where: Where) -> None:
    opened: list[int] = []
    for offset, sign in enumerate(bare):
        if sign in _CLOSING:
            opened.append(offset)
        elif sign in _CLOSING.values() and (not opened or _CLOSING[bare[opened.pop()]] != sign):
            raise RuleError("bracket-unopened", where(offset), bracket=sign)
    if opened:
        raise RuleError("bracket-open", where(opened[-1]), bracket=bare[opened[-1]])


def explain(error: SyntaxError, text: str, where: Where) -> RuleError:
    """What Python's parser could make nothing of, as an error about a rule. Its offset counts from 1."""
    message = error.msg or ""
    if "nested" in message:
        return RuleError("expression-too-deep", where(0))
    for word in re.finditer(r"\w+", text):
        if word[0] in RESERVED - _OURS:
            return RuleError("reserved", where(word.start()), word=word[0])
    if not error.offset:
        return RuleError("breaks-off", where(len(text.rstrip()) - 1))
    start = error.offset - 1
    if "'else'" in message:
        return RuleError("else-missing", where(start))
    if re.search("comma|parentheses", message):
        part = text[start:(error.end_offset or 0) - 1]
        return RuleError("something-missing", where(start), expression=_first_words(part))
    return RuleError("out-of-place", where(start), expression=_first_words(text[start:]))


def _first_words(text: str, most: int = 30) -> str:
    text = text.strip()
    return text if len(text) <= most else text[:most].rsplit(" ", 1)[0] + " …"
