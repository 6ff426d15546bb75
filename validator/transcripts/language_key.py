"""The key of a header that says in which language a record is written, changed where it stands."""

from __future__ import annotations

import re

from ..cards.alphabets import LANGUAGES
from ..documents.nodes import Node, Pairs, Text
from ..documents.source import Source
from ..documents.spelling import Edit, Spelling, begin_of_value

KEY = "language"

_LINE_END = re.compile(r"\r\n|\n|\r")
_COLON = re.compile(r"\s*:([ \t]*)")


def language_edit(record: Pairs, source: Source, language: str, to: str) -> Edit | None:
    """What makes a record that is written in a language say that it is written in another one.

    A record that does not say it yet says it first of all. There is one way of writing that, and where the record
    comes back to the language of records that say nothing, what is written in just this way is taken out again.
    Nothing where only an alias stands for the language.

    >>> from ..documents.yaml import read_yaml
    >>> source = Source("game: clash\\nplayers: [Dora, Emil]")
    >>> language_edit(next(read_yaml(source.text)), source, "en", "ja")
    Edit(start=0, end=0, new='language: ja\\n')
    """
    begin = source.offset(record.pairs[0][0].place)
    written = next((pair for pair in record.pairs if _is_key(pair[0])), None)
    if written is None:
        return Edit(begin, begin, _addition(record, source, begin, record.pairs[0][0], to))
    if to == LANGUAGES[0] and written is record.pairs[0]:
        following = record.pairs[1][0]      # there is always one: a record has a game
        end = source.offset(following.place)
        if source.text[begin:end] == _addition(record, source, begin, following, language):
            return Edit(begin, end, "")
    spelling = Spelling(source, written[1])
    return None if spelling.alias else spelling.edit(0, len(written[1].value), to)


def _is_key(node: Node) -> bool:
    return isinstance(node, Text) and node.value == KEY


def _addition(record: Pairs, source: Source, begin: int, following: Text, language: str) -> str:
    """What is written at the beginning of a record, in the manner of the key that follows."""
    spelling = Spelling(source, following)
    own_quote = spelling.quote
    space = _COLON.match(source.text, spelling.end)
    gap = " " if not own_quote or space and space[1] else ""
    pair = f"{own_quote}{KEY}{own_quote}:{gap}{own_quote}{language}{own_quote}"
    ends = [end for end in _LINE_END.finditer(source.text, 0, begin)][-1:]
    indent = source.text[ends[0].end() if ends else 0:begin]
    if source.text.startswith("{", begin_of_value(source, source.offset(record.place))):
        return f"{pair},{gap}" if not ends or indent.strip() else f"{pair},{ends[0][0]}{indent}"
    end = _LINE_END.search(source.text, begin)
    return pair + (end[0] if end else "\n") + indent
