"""Letters that look alike, and characters that nobody sees.

>>> look_alike("Аnna", "Anna"), look_alike("Hanna", "Anna")
(True, False)
>>> odd_points("Аnna", "Anna")
'U+0410'
"""

from __future__ import annotations

import re
import unicodedata

from ..documents.characters import code_point, composed

_LATIN = "AaBCcEeHIiJjKMOoPpSsTXxYyNZv"
_CYRILLIC = "АаВСсЕеНІіЈјКМОоРрЅѕТХхУу??ѵ"
_GREEK = "Α?Β??Ε?ΗΙ??ϳΚΜΟοΡ???ΤΧ?Υ?ΝΖν"
_SAME = {ord(other): letter for alphabet in (_CYRILLIC, _GREEK)
         for other, letter in zip(alphabet, _LATIN, strict=True) if other != "?"}
_UNSEEN = re.compile("[\u00ad\u034f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff]")


def look_alike(one: str, other: str) -> bool:
    """Whether two different texts look the same, or nearly so, when they are printed."""
    return one != other and _drawn(one) == _drawn(other)


def odd_points(text: str, usual: str) -> str:
    """The code points of the characters that `text` has and its look-alike `usual` has not."""
    return ", ".join(dict.fromkeys(code_point(character) for character in text if character not in usual))


def odd_space(text: str) -> str | None:
    """A space other than the ordinary one at either end of a text, or None.

    >>> odd_space("\\u00a0Boris")
    '\\xa0'
    """
    return next((end for end in (text[:1], text[-1:]) if end and end.isspace() and end != " "), None)


def _drawn(text: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", composed(_UNSEEN.sub("", text))).translate(_SAME).split())
