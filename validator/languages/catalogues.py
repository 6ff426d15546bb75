"""Catalogues: the files that hold translations, and how they follow the English."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import PoFileError, read_po, unescape, write_po

from .cldr import plural_forms
from .texts import Text

ENGLISH = "en"
_HEADER = "# How to translate: docs/guides/translate.md"
_PREVIOUS = "| "                            # Babel reads the previous English as a comment of the translator


class CatalogueError(Exception):
    """A file that is no catalogue, with the line where that shows."""

    def __init__(self, file: Path, line: int, sentence: str) -> None:
        super().__init__(f"{file}:{line}: {sentence}")
        self.file, self.line, self.sentence = file, line, sentence


class Catalogue(Catalog):
    """A catalogue whose header says nothing that changes by itself."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """The lines of the header."""
        headers = [("Project-Id-Version", "battalion-clash-referee"), ("Language", str(self.locale or "")),
                   ("MIME-Version", "1.0"), ("Content-Type", "text/plain; charset=utf-8"),
                   ("Content-Transfer-Encoding", "8bit")]
        return headers + [("Plural-Forms", plural_forms(str(self.locale)))] if self.locale else headers


def read(path: Path, language: str | None = None) -> Catalog:
    """The catalogue in a file. Raises CatalogueError for what is none."""
    try:
        with path.open("rb") as file:
            catalogue = read_po(file, locale=language, abort_invalid=True)
    except PoFileError as error:            # it counts lines from 0
        raise CatalogueError(path, error.lineno + 1, str(error).rpartition(" on ")[0]) from None
    except (ValueError, LookupError, TypeError) as error:
        raise CatalogueError(path, 1, f"this is no catalogue: {error}") from None
    for message in [*catalogue, *catalogue.obsolete.values()]:
        _recall_previous(message)
    return catalogue


def written(catalogue: Catalog) -> bytes:
    """A catalogue as the content of a file."""
    buffer = io.BytesIO()
    write_po(buffer, catalogue, width=0, include_previous=True)
    return buffer.getvalue().rstrip(b"\n") + b"\n"


def template(texts: Iterable[Text]) -> Catalogue:
    """The catalogue that translators begin with."""
    return _filled(None, texts, {})


def updated(language: str, texts: Iterable[Text], old: Catalog | None) -> Catalogue:
    """The catalogue of a language for the texts there are now.

    What was translated under the same context is kept. Where the English has changed since, it is marked as fuzzy,
    and the English that it translates is kept with it. What is not said any more stays at the end, as comments.
    """
    known = {message.context: message for message in [*(old.obsolete.values() if old else ()), *(old or ())]
             if message.id}
    return _filled(language, texts, known)


def _filled(language: str | None, texts: Iterable[Text], known: dict[str, Message]) -> Catalogue:
    catalogue = Catalogue(language, header_comment=_HEADER, fuzzy=False)
    for text in texts:
        old = known.pop(text.context, None)
        message = catalogue.add(text.forms if text.plural else text.english, context=text.context,
                                locations=[(text.file, None)], auto_comments=text.notes,
                                user_comments=old.user_comments if old else ())
        message.flags = set()
        if language == ENGLISH:
            message.string = message.id
        elif language:
            _take_over(message, old, catalogue.num_plurals)
    for context, message in sorted(known.items()):
        if language != ENGLISH and any(_strings(message)):
            message.auto_comments, message.locations = [], []
            catalogue.obsolete[catalogue._key_for(message.id, context)] = message
    return catalogue


def _take_over(message: Message, old: Message | None, forms: int) -> None:
    """The translation that there is for a message, if any."""
    strings = _strings(old) if old else []
    if not any(strings):
        message.string = ("",) * forms if message.pluralizable else ""
        return
    if message.pluralizable:
        message.string = tuple((strings * forms if len(strings) == 1 else [*strings, *[""] * forms])[:forms])
    else:
        message.string = strings[-1]
    translated = _ids(old.previous_id) if old.fuzzy and old.previous_id else _ids(old.id)
    if translated != _ids(message.id):
        message.flags.add("fuzzy")
        message.previous_id = list(translated)
    elif old.fuzzy and not old.previous_id:
        message.flags.add("fuzzy")          # a translator's own doubt


def _ids(id: str | Iterable[str]) -> tuple[str, ...]:
    return (id,) if isinstance(id, str) else tuple(id)


def _strings(message: Message) -> list[str]:
    return list(_ids(message.string))


def _recall_previous(message: Message) -> None:
    """Take the previous English out of the comments."""
    lines = [comment.removeprefix(_PREVIOUS) for comment in message.user_comments if comment.startswith(_PREVIOUS)]
    message.user_comments = [comment for comment in message.user_comments if not comment.startswith(_PREVIOUS)]
    for line in lines:
        keyword, _, quoted = line.partition(" ")
        if keyword.startswith('"'):
            message.previous_id[-1] += unescape(line)
        elif keyword in ("msgid", "msgid_plural"):
            message.previous_id = [*message.previous_id, unescape(quoted)]
