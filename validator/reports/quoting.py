"""Sentences of the sources as they are quoted: in the original, with language and place, and what they mean."""

from __future__ import annotations

from collections.abc import Iterator

from ..rulebook.citations import Citation
from ..rulebook.game import Game
from ..rulebook.sources import Sentence, Source
from .speaker import Speaker
from .style import paint
from .visible import visible
from .wrapping import wrap

_MARKS = {"de": "„“", "ru": "«»", "ja": "「」"}
_OTHER_MARKS = "“”"


def sources_of(game: Game | None) -> tuple[Source, ...]:
    """The sources of a game; none where nothing is known of any."""
    from ..rulebook import load_sources     # a legal game needs none
    try:
        return load_sources(game.name) if game else ()
    except KeyError:                        # rules from a folder of somebody's own
        return ()


def quotation(citation: Citation, speaker: Speaker, width: int, indent: str, colour: bool = False) -> Iterator[str]:
    """A sentence with its place, in lines of so many columns."""
    sentence, source = citation
    where = speaker.word("citation", language=language_name(source.language, speaker), place=place(citation),
                         sentence=sentence.id)
    yield paint(wrap(where, width, indent), "aside", colour)
    yield wrap(quoted(sentence.text, source.language), width, indent + "  ")
    if meaning := meaning_of(citation, speaker):
        yield wrap(meaning, width, indent + "  ")


def place(citation: Citation) -> str:
    """File and line of a sentence, as editors know to follow them."""
    return f"{file_of(citation.source)}:{citation.sentence.line}"


def file_of(source: Source) -> str:
    """The file of a source, as seen from the project's folder."""
    return f"seeds/{source.file}"


def language_name(tag: str, speaker: Speaker) -> str:
    """What a language is called."""
    return speaker.word(f"language-{tag}") if f"language-{tag}" in speaker.wording else tag


def quoted(text: str, language: str) -> str:
    """Words of a source on one line, between the quotation marks of their language.

    >>> quoted("Колод\\t2 (3)", "ru")
    '«Колод 2 (3)»'
    """
    before, after = _MARKS.get(language, _OTHER_MARKS)
    return before + visible(" ".join(text.split())) + after


def meaning_of(citation: Citation, speaker: Speaker) -> str | None:
    """What a sentence means; None for who reads its language, unless there is a slip in it."""
    sentence, source = citation
    if source.language == speaker.language.tag and not sentence.repair:
        return None
    return speaker.told(f"{sentence.id}.english", sentence.english)


def repair_of(sentence: Sentence, speaker: Speaker) -> str | None:
    """What a slip in a sentence stands for; None where there is none."""
    return speaker.told(f"{sentence.id}.repair", sentence.repair) if sentence.repair else None


def as_data(citation: Citation, speaker: Speaker) -> dict[str, object]:
    """A sentence for programs."""
    sentence, source = citation
    return {"sentence": sentence.id, "source": source.name, "language": source.language, "file": file_of(source),
            "line": sentence.line, "text": sentence.text, "translation": meaning_of(citation, speaker)}
