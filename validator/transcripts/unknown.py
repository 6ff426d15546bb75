"""What to say of a word that a record uses and nobody knows."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ..documents.characters import code_point
from ..documents.nodes import Text
from ..findings import Fact, Unreadable
from ..rulebook.errors import nearest


def unknown(kind: str, word: Text, known: Iterable[str], there: Collection[str] = (), **facts: Fact) -> Unreadable:
    """The error for a word that is none of the `known`.

    Its kind is `kind`, and the fact `near` the one of them that it is almost, or empty; none of those that are
    `there` already can have been meant. Where the way the word is written explains it, the kind says so.
    """
    known = tuple(known)
    near = nearest(word.value, (usual for usual in known if usual not in there))
    return _explained(word, known) or Unreadable(
        kind, word.place, word=Fact("text", word.value), near=Fact("text", near), known=Fact("texts", known), **facts)


def _explained(word: Text, known: tuple[str, ...]) -> Unreadable | None:
    from .lookalikes import look_alike, odd_points, odd_space       # most words are known
    text = Fact("text", word.value)
    space = odd_space(word.value)
    if space:
        return Unreadable("odd-space", word.place, word=text, point=Fact("text", code_point(space)))
    if "：" in word.value:
        return Unreadable("full-width-colon", word.place)
    for usual in known:
        if look_alike(word.value, usual):
            return Unreadable("look-alike", word.place, word=text, near=Fact("text", usual),
                              points=Fact("text", odd_points(word.value, usual)))
        if word.value.startswith(f"{usual} #"):
            return Unreadable("cut-by-comment", word.place, word=text, near=Fact("text", usual))
    return None
