"""What makes an entry of a catalogue unfit to be shown."""

from __future__ import annotations

from collections.abc import Iterator

from babel.messages.catalog import Message

from .texts import has_loose_brace, placeholders


def faults(message: Message, forms: int) -> Iterator[str]:
    """What is wrong with an entry of a language with so many plural forms, a sentence each; nothing: it may be shown.

    >>> list(faults(Message("{player} has {count}.", "{player} hat {anzahl}.", context="has"), 2))
    ['the placeholder {count} is missing', 'the English has no placeholder {anzahl}']
    """
    strings = (message.string,) if isinstance(message.string, str) else tuple(message.string)
    if not any(strings):
        yield "it is not translated"
        return
    if message.fuzzy:
        yield "it is marked as fuzzy: the English has changed, or somebody was in doubt"
    wanted = forms if message.pluralizable else 1
    if len(strings) != wanted or not all(strings):
        yield f"it has {sum(map(bool, strings))} plural forms, and the language has {wanted}"
    english = message.id if isinstance(message.id, str) else message.id[-1]
    for number, string in enumerate(strings):
        if string:
            where = f" in msgstr[{number}]" if message.pluralizable else ""
            yield from (f"{fault}{where}" for fault in _misused_braces(english, string))


def _misused_braces(english: str, string: str) -> Iterator[str]:
    wanted, found = placeholders(english), placeholders(string)
    if has_loose_brace(string):
        yield "a brace is not closed, or was never opened"
    for name in sorted(wanted - found):
        yield f"the placeholder {{{name}}} is missing"
    for name in sorted(found - wanted):
        yield f"the English has no placeholder {{{name}}}"
