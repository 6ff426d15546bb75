"""The line that a report of a transcript begins with, and the one that ends the report of several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ..findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE, Fact, Judgement
from .language import ENGLISH, Language
from .speaker import Speaker
from .style import paint_words
from .visible import visible
from .width import width
from .wrapping import wrap


def head(judgement: Judgement, speaker: Speaker, *, document: int | None = None, columns: int = 80,
         colour: bool = False, alone: bool = False) -> str:
    """The file, the verdict, what was played; of a legal game also what everybody has.

    That is left out where one of several records would need a second line for it; `alone` says that it is the only one.

    >>> judgement = Judgement("legal", game="battalion", reading="ru", moves=41, file="evening.yaml", complete=True)
    >>> head(judgement, Speaker(), document=2)
    'evening.yaml, game 2: legal, complete (battalion, ru, 41 moves)'
    """
    name, verdict = named(judgement, document, speaker), speaker.word(judgement.verdict)
    line = speaker.word("head", file=name, verdict=found(judgement, speaker), played=played(judgement, speaker))
    if judgement.verdict == LEGAL and judgement.state:
        longer = speaker.word("head-and-standing", head=line,
                              standing=standing("standing", judgement.state, speaker))
        line = longer if alone or width(longer) <= columns or width(line) > columns else line
    line = wrap(line, columns)
    before, after = line[:len(name)], line[len(name):]      # a file may be called as its verdict
    return before + paint_words(after, [(verdict, judgement.verdict)], colour)


def named(judgement: Judgement, document: int | None, speaker: Speaker) -> str:
    """The file of a record and, if it is not alone there, its number."""
    return name_of("-" if judgement.file is None else judgement.file, document, speaker)


def name_of(file: str, document: int | None, speaker: Speaker) -> str:
    """What a record in a file is called; it has a number if it is not alone there."""
    name = visible(file) or '""'
    return name if document is None else speaker.word("document", file=name, number=document)


def found(judgement: Judgement, speaker: Speaker) -> str:
    """The verdict, with how many illegal moves the table went on, and whether a game not known to be wrong is over."""
    words = [speaker.word(judgement.verdict)]
    if judgement.accepted:
        words.append(speaker.word("accepted", count=judgement.accepted))
    if judgement.taken_back:
        words.append(speaker.word("taken-back-so-many", count=judgement.taken_back))
    if judgement.verdict in (LEGAL, UNDETERMINED):
        words.append(speaker.word("complete" if judgement.complete else "unfinished"))
    return speaker.row(words)


def played(judgement: Judgement, speaker: Speaker) -> str:
    """The game, the reading, how many moves, and who won, as far as that is known; it may be empty."""
    return speaker.row(_played(judgement, speaker))


def _played(judgement: Judgement, speaker: Speaker) -> Iterator[str]:
    if judgement.game:
        yield speaker.term("titles", judgement.game)
    if judgement.reading:
        yield speaker.word("house-rules") if judgement.reading == "custom" else visible(judgement.reading)
    if judgement.moves or judgement.verdict != UNREADABLE:
        yield speaker.word("moves", count=judgement.moves)
    if judgement.winners:
        yield speaker.word("winners", winners=Fact("texts", tuple(map(speaker.name, judgement.winners))))


def standing(kind: str, state: Mapping[str, Any], speaker: Speaker) -> str:
    """What everybody has, in the wording of a kind.

    >>> standing("standing", {"chips": {"Anna": 8, "Boris": (4, 6)}, "bank": 3}, Speaker())
    'chips: Anna 8, Boris 4 to 6, bank 3'
    """
    counter = next(name for name, value in state.items() if isinstance(value, Mapping))
    having = [(speaker.name(player), number) for player, number in state[counter].items()]
    having += [(speaker.term("holders", name), number) for name, number in state.items() if name != counter]
    return speaker.word(kind, counter=speaker.term("counters", counter),
                        standing=speaker.row(speaker.word("has", who=name, number=Fact("number", number))
                                             for name, number in having))


def summary(verdicts: Counter[str], *, columns: int = 80, language: Language = ENGLISH, colour: bool = False,
            kind: str = "summary") -> str:
    """How many transcripts there were, and of each verdict; `kind` is that of the line.

    >>> summary(Counter(["legal", "illegal", "legal"]))
    '3 records: 2 legal, 1 illegal.'
    """
    speaker = Speaker(language)
    words = [(speaker.word(verdict), verdict) for verdict in (LEGAL, ILLEGAL, UNDETERMINED, UNREADABLE)
             if verdicts[verdict]]
    parts = [speaker.word("so-many", number=verdicts[verdict], verdict=word) for word, verdict in words]
    line = speaker.word(kind, count=verdicts.total(), verdicts=speaker.row(parts))
    return paint_words(wrap(line, columns), words, colour)
