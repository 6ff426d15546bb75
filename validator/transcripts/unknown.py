"""What to say of a word that a record uses and nobody knows."""

from __future__ import annotations

from collections.abc import Iterable

from ..documents.nodes import Text
from ..findings import Fact, Unreadable
from .lookalikes import look_alike, odd_points, odd_space


def unknown(kind: str, word: Text, known: Iterable[str], **facts: Fact) -> Unreadable:
    """The error for a word that is none of the `known`.

    Its kind is `kind`; or `kind` with ``-but-near`` if it is almost one of them; or one of its own
    where the way it is written explains it.
    """
    known = tuple(known)
    text = Fact("text", word.value)
    explained = _explained(word, known)
    if explained:
        return explained
    from ..rulebook.errors import nearest
    near = nearest(word.value, known)
    if near:
        return Unreadable(f"{kind}-but-near", word.place, word=text, near=Fact("text", near), **facts)
    return Unreadable(kind, word.place, word=text, known=Fact("texts", known), **facts)


def _explained(word: Text, known: tuple[str, ...]) -> Unreadable | None:
    text = Fact("text", word.value)
    space = odd_space(word.value)
    if space:
        return Unreadable("odd-space", word.place, word=text, point=Fact("text", f"U+{ord(space):04X}"))
    if "：" in word.value:
        return Unreadable("full-width-colon", word.place)
    for usual in known:
        if look_alike(word.value, usual):
            return Unreadable("look-alike", word.place, word=text, near=Fact("text", usual),
                              points=Fact("text", odd_points(word.value, usual)))
        if word.value.startswith(f"{usual} #"):
            return Unreadable("cut-by-comment", word.place, word=text, near=Fact("text", usual))
    return None
