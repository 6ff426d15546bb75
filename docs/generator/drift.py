"""Where a translation is behind the English: what catalogues say of it, and how a page shows it."""

from __future__ import annotations

from functools import cache
from html import escape

from babel.messages.catalog import Message

from validator.languages.catalogues import read
from validator.languages.files import LOCALES
from validator.reports.speaker import Speaker

from .markup import plain

_MARK = "[en] "                             # before what is said in English for want of a translation


@cache
def entries(tag: str, domain: str) -> tuple[Message, ...]:
    """What a catalogue has to translate."""
    return tuple(entry for entry in read(LOCALES / tag / "LC_MESSAGES" / f"{domain}.po", tag) if entry.id)


def is_translated(entry: Message) -> bool:
    """Whether there is a translation of an entry, be it of what it says now or of what it once said."""
    return bool(all(entry.string) if isinstance(entry.string, (tuple, list)) else entry.string)


def note(tag: str, domain: str, context: str, said: str) -> str | None:
    """The kind of note that belongs to a text of a catalogue as it was said; None where it is translated.

    >>> note("de", "battalion", "suit-ban.text", "Ein Angriff darf nicht …")
    """
    if not said.startswith(_MARK):
        return None
    stale = any(entry.context == context and entry.fuzzy and is_translated(entry) for entry in entries(tag, domain))
    return "site.stale" if stale else "site.untranslated"


def english(said: str) -> str:
    """A text without its mark, as English.

    >>> english("[en] An attack has at least one card.")
    '<span lang="en">An attack has at least one card.</span>'
    """
    return f'<span lang="en">{plain(said.removeprefix(_MARK))}</span>'


def marked(page: str, speaker: Speaker) -> str:
    """The Markdown of a page; before whatever it says in English for want of a translation stands what that means."""
    told = escape(speaker.word("site.in-english").removeprefix(_MARK))
    return page.replace(plain(_MARK) + " ", f'<abbr class="english" title="{told}">{plain(_MARK)}</abbr> ')
