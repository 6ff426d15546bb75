"""The table as text: the players with their cards and what they have, and what lies between them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..cards.deck import UNKNOWN
from ..findings import Fact
from ..rulebook.game import Game, Note
from ..transcripts.transcript import Transcript
from .speaker import Speaker
from .style import paint
from .visible import visible
from .wrapping import begun, wrap
from .written import written

if TYPE_CHECKING:
    from ..engine.moments import Lying, Moment

_INDENT = "  "
_MARK = "> "                                # before the player whose turn it is
_RED = re.compile(r"(?:10|[\w?])?[♥♦]")


class Picture:
    """Draws a game's table in lines of so many columns.

    What is drawn comes from the game: its zones, what is counted, and those of its notes that have a term.
    """

    def __init__(self, game: Game, transcript: Transcript, speaker: Speaker, width: int = 80,
                 colour: bool = False) -> None:
        self.game, self.transcript, self.speaker = game, transcript, speaker
        self.width, self.colour = width, colour
        self.notes = [game.notes[name] for name in game.terms.get("notes", ())]

    def draw(self, moment: Moment) -> str:
        """A moment: the move that led to it, the table, and who has to move next."""
        lines = [*self._move(moment)]
        for seat in range(len(self.transcript.players)):
            lines += self._player(moment, seat)
        lines += [*self._between(moment), self._next(moment)]
        return "\n".join(lines)

    def _move(self, moment: Moment) -> Iterator[str]:
        count = len(self.transcript.moves)
        if moment.played is None:
            yield self._line(begun(self.speaker.word("replay.start")), "", label=True)
            return
        yield self._line(begun(self.speaker.word("move", number=moment.number, count=count)), "", label=True)
        yield self._line(visible(written(moment.played, self.game, self.transcript.players,
                                         self.transcript.language)))
        for finding in moment.findings:
            told = self.speaker.explain(finding)
            kind = "stands" if finding.stands else "taken-back"
            yield self._line(begun(self._has_words(self.speaker.word(kind), told)) if finding.went_on else told)

    # -- who sits there

    def _player(self, moment: Moment, seat: int) -> Iterator[str]:
        marks = [self.speaker.term("notes", note.name) for note in self.notes
                 if note.type == "seat" and note.index is None and moment.notes[note.name] == seat]
        marks += [self._has(self.speaker.term("notes", note.name), Fact(note.type, value)) for note in self.notes
                  if note.index and _is_noted(note, value := moment.notes[note.name][seat])]
        due = moment.due is not None and moment.due[0] == seat
        name = self.speaker.players[seat]
        line = self._holding(moment, name, self.transcript.players[seat], marks)
        yield self._line(line, _MARK if due else _INDENT, label=due)
        zones = [key for key in moment.zones if key[1] == seat and self.game.zones[key[0]].index == "seat"]
        for key in zones:
            lying = moment.zones[key]
            if key == zones[0] or _lies(lying):
                cards = self._cards(key[0], lying)
                words = cards if len(zones) == 1 else self._has_words(self._zone_of(name, key), cards)
                yield self._line(words, 2 * _INDENT)

    def _holding(self, moment: Moment, shown: str, name: str, marks: list[str]) -> str:
        """A player with what is noted of him and what he has."""
        amount = moment.standing.get(self.game.counter, {}).get(name)
        counter = self._has(self.speaker.term("counters", self.game.counter), Fact("number", amount))
        return self.speaker.word("replay.seat", player=shown, marks=self.speaker.row([*marks, counter]))

    # -- what lies between them

    def _between(self, moment: Moment) -> Iterator[str]:
        for key, lying in moment.zones.items():
            zone = self.game.zones[key[0]]
            if zone.index != "seat" and (_lies(lying) or zone.name == self.game.begin):
                yield self._line(begun(self._has_words(self._zone(key), self._cards(zone.name, lying))))
        for note in self.notes:
            value = moment.notes[note.name]
            if note.index is None and note.type != "seat" and _is_noted(note, value):
                yield self._line(begun(self._has(self.speaker.term("notes", note.name), Fact(note.type, value))))
        for holder in self.game.holders:
            yield self._line(begun(self._has(self.speaker.term("holders", holder),
                                             Fact("number", moment.standing.get(holder)))))

    def _zone(self, key: tuple[str, int | None]) -> str:
        return self.speaker.show(Fact("zone", key if key[1] is not None else key[0]))

    def _zone_of(self, name: str, key: tuple[str, int | None]) -> str:
        """A zone of a player, to begin a line with; his name stays as it is."""
        zone = self._zone(key)
        return zone if zone.startswith(name) else begun(zone)

    def _cards(self, zone: str, lying: Lying) -> str:
        """The cards of a zone; of those from which all come only how many, since nobody sees them."""
        if zone == self.game.begin:
            count = lying.hidden if isinstance(lying.hidden, tuple) else len(lying.cards) + lying.hidden
            return self.speaker.word("replay.cards", count=Fact("number", count))
        kind = self.game.zones[zone].kind
        if kind == "pile" and lying.cards:
            return self.speaker.word("replay.pile", card=Fact("card", lying.cards[-1]), count=len(lying.cards))
        if kind == "row" and lying.cards:
            return self.speaker.show(Fact("row", lying.cards))
        if isinstance(lying.hidden, tuple):
            unknown = self.speaker.word("unknown-cards", count=Fact("number", lying.hidden))
            return self.speaker.row([self.speaker.show(Fact("cards", lying.cards)), unknown] if lying.cards
                                    else [unknown])
        return self.speaker.show(Fact("cards", (*lying.cards, *(UNKNOWN,) * lying.hidden)))

    # -- who is next

    def _next(self, moment: Moment) -> str:
        if moment.over:
            return self._line(self.speaker.word("replay.over", winners=Fact("texts", tuple(
                map(self.speaker.name, moment.winners)))))
        if moment.due is None:
            return self._line(self.speaker.word("replay.due-unknown"))
        seat, moves = moment.due
        return self._line(self.speaker.word("replay.due", due=Fact("seat", seat), moves=Fact("moves", moves)))

    # -- lines

    def _has(self, thing: str, value: Fact) -> str:
        return self._has_words(thing, self.speaker.show(value))

    def _has_words(self, thing: str, words: str) -> str:
        return self.speaker.word("replay.has", thing=thing, value=words)

    def _line(self, text: str, indent: str = _INDENT, label: bool = False) -> str:
        following = " " * len(indent)
        lines = wrap(text, self.width, following)
        if label:
            return paint(indent + lines[len(indent):], "label", self.colour)
        return _RED.sub(lambda card: paint(card[0], "red", self.colour), lines)


def _lies(lying: Lying) -> bool:
    """Whether there is anything."""
    return bool(lying.cards or lying.hidden)


def _is_noted(note: Note, value: Any) -> bool:
    """Whether a note holds anything: of a number, nothing is the same as 0."""
    empty = {"number": 0, "yes/no": False}.get(note.type)
    return value is not None and value != () and (empty is None or value != empty)
