"""A record moment by moment: how things stand before the first move, and after each one.

Where what a record hides leaves several ways in which play can have gone, a moment says what they have in common.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..cards.deck import UNKNOWN, is_known
from ..findings import Finding
from ..rulebook.game import Game
from ..transcripts.transcript import Played, Transcript
from .domain import BLANK
from .follow import Run, follow
from .play import Play
from .table import Table, ZoneKey
from .taking_back import judged, remaining


@dataclass(frozen=True)
class Lying:
    """What lies in a zone: the cards that are known, and how many more there are, as a number or its bounds.

    In a pile or row the cards have their order, with UNKNOWN for a hidden one and None for a gap.
    """

    cards: tuple[int | None, ...]
    hidden: int | tuple[int, int] = 0


@dataclass(frozen=True)
class Moment:
    """How things stand after some moves.

    `notes` holds what is noted, for a note with an index a value for each place; None where that is not certain, or
    nothing is noted. `due` is who has to move (None: the table) and which moves are in turn; None where nobody has, or
    where that is not certain. `findings` are what is wrong with the last move, or not certain of it.
    """

    number: int                             # how many moves were made
    played: Played | None                   # the last of them
    zones: dict[ZoneKey, Lying]
    notes: dict[str, Any]
    standing: dict[str, Any]                # as the state of a judgement
    due: tuple[int | None, tuple[str, ...]] | None
    over: bool
    winners: tuple[str, ...]
    findings: tuple[Finding, ...]


def moments(game: Game, transcript: Transcript, most: int | None = None) -> list[Moment]:
    """The moments of a record up to the first illegal move, or up to that with the number `most` if it comes first.

    A move that was taken back does not end them; what follows it up to there changes nothing where it is illegal.
    Nothing where the game cannot be played at all, as by too many players.
    """
    line = remaining(transcript)
    again = follow(game, line.record)       # what later moves show of hidden cards decides what was possible before
    whole = len(line.numbers) == len(transcript.moves)
    run = Run(again.program, transcript, again.known_future if whole else None)
    if not run.start():
        return []
    found = [moment(run, None, 0)]
    for number, played, goes_on in judged(run, transcript.moves[:most]):
        if not goes_on and number in line.numbers:
            break
        found.append(moment(run, played, number))
        if whole and number < len(transcript.moves) and _narrowed(run, transcript.moves[number]):
            found[-1] = moment(run, played, number)
    return found


def moment(run: Run, played: Played | None, number: int) -> Moment:
    """How things stand where a run has come to, by a move with this number."""
    tables, judgement = run.tables, run.judgement()
    illegal = [replace(run.illegal, taken_back=True)] if run.illegal else []
    due = {_due(run, table) for table in tables}
    return Moment(number, played, {key: _lying([_seen(table, key) for table in tables]) for key in tables[0].pockets},
                  {name: _noted([table.notes[name] for table in tables]) for name in run.program.game.notes},
                  judgement.state, due.pop() if len(due) == 1 else None, judgement.complete, judgement.winners,
                  tuple(finding for finding in (*illegal, *run.accepted, *run.doubts) if finding.move == number))


def _narrowed(run: Run, following: Played) -> bool:
    """Leave out the tables from which the following move cannot be made; says whether there are any.

    To these play did not come, as the record shows, though before that move they were possible.
    """
    if len(run.tables) == 1:
        return False
    left = [table for table in run.tables
            if not Play(run.program, table.copy(), lambda: True).make(following).broken]
    if not left or len(left) == len(run.tables):
        return False
    run.tables = left
    return True


def _due(run: Run, table: Table) -> tuple[int | None, tuple[str, ...]] | None:
    return Play(run.program, table, lambda: True).due()


def _seen(table: Table, key: ZoneKey) -> Lying:
    """What lies in a zone of one table; a card that may be the one that left unseen does not lie there for certain."""
    pocket = table.pockets[key]
    cards = [table.known_as(card) for card in pocket.cards]
    if pocket.kind != "cards":
        return Lying(tuple(card if card is None or is_known(card) else UNKNOWN for card in cards))
    gone = 0
    for card in pocket.less:
        gone |= 1 << card if card < BLANK else table.masks[card]
    known = tuple(sorted(card for card in cards if is_known(card) and not gone >> card & 1))
    return Lying(known, len(pocket) - len(known))


def _lying(found: Sequence[Lying]) -> Lying:
    """What lies in a zone on all tables."""
    first = found[0]
    if all(other == first for other in found):
        return first
    common = Counter(first.cards)
    for other in found[1:]:
        common &= Counter(other.cards)
    cards = tuple(sorted(card for card in common.elements() if card is not None and is_known(card)))
    counts = [len(other.cards) + other.hidden - len(cards) for other in found]
    return Lying(cards, counts[0] if len(set(counts)) == 1 else (min(counts), max(counts)))


def _noted(values: Sequence[Any]) -> Any:
    """What is noted on all tables, for each place of a note that has several."""
    if isinstance(values[0], list):
        return [_noted(each) for each in zip(*values)]
    return values[0] if all(value == values[0] for value in values) else None
