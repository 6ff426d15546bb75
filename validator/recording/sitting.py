"""A table at which a game is recorded: a line is typed, and what is to be said of it comes back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from ..documents.reasons import reason
from ..findings import UNDETERMINED, Fact, Finding, Judgement, Unreadable
from ..reports.head import standing
from ..reports.picture import Picture
from ..reports.speaker import Speaker
from ..reports.style import paint
from ..reports.text import findings
from ..reports.visible import visible
from ..reports.wrapping import begun, wrap
from ..transcripts.transcript import Played
from .commands import commanded, words_for
from .file import NotToBeChanged
from .progress import Progress
from .questions import Question, answer, asked, may_be_left_out, questions
from .typed import Draft, Reader

_INDENT = "  "


@dataclass
class _Asking:
    """A move that is being asked for, and what is still to be asked of it."""

    draft: Draft
    left: list[Question] = field(default_factory=list)


class Sitting:
    """The dialogue at one table. `said` is what is to be said before anything is typed.

    `speaker` says the words of the command too. What is recorded is in the file before the answer is given.
    """

    def __init__(self, progress: Progress, speaker: Speaker, width: int = 80, colour: bool = False) -> None:
        self.progress, self.speaker, self.width, self.colour = progress, speaker, width, colour
        self.game, self.players = progress.game, progress.transcript.players
        self.reader = Reader(self.game, self.players, progress.transcript.language,
                             lambda name: speaker.term("moves", name))
        self.done = False
        self._asking: _Asking | None = None
        self._illegal: Played | None = None             # what was not recorded, and may stand

    # -- what is said

    @property
    def said(self) -> str:
        """How things stand: who may do what."""
        return "\n".join(self._state())

    @property
    def prompt(self) -> str:
        """What a line is typed after: a question, or the number of the move and whose it is."""
        if self._asking:
            return self._line(asked(self._asking.left[0], self.speaker, self.game)) + " "
        number, due = self.speaker.language.number(self.progress.number), self.progress.due
        return f"{number} {self.speaker.name(due)}> " if due is not None else f"{number}> "

    def answer(self, line: str) -> str:
        """What is to be said to a line that was typed. Raises nothing: what cannot be done is said."""
        line = line.strip()
        command = commanded(line, self.speaker)
        try:
            if self._asking:
                return self._answered(line, command)
            if command is not None:
                return getattr(self, f"_{command}")()
            return self._move(line)
        except (Unreadable, NotToBeChanged) as error:
            return self._line(self.speaker.say(error.message))
        except OSError as error:
            return self._line(self.speaker.word("command.not-saved", reason=reason(error)))

    # -- commands

    def _help(self) -> str:
        offered = {name: words_for(name, self.speaker)[0] for name in ("undo", "table", "quit")}
        return self._line(self.speaker.word("command.record.how", **offered)) + "\n\n" + self.said

    def _table(self) -> str:
        picture = Picture(self.game, self.progress.transcript, self.speaker, self.width, self.colour)
        return picture.draw(self.progress.moment())

    def _undo(self) -> str:
        if not self.progress.transcript.moves:
            return self._line(self.speaker.word("command.record.nothing-to-undo"))
        last, self._illegal = self.progress.strike_out(), None
        told = self.speaker.word("command.record.undone", number=self.progress.number,
                                 written=visible(self.progress.line(last)))
        return self._line(told) + "\n\n" + self.said

    def _stands(self) -> str:
        if self._illegal is None:
            return self._line(self.speaker.word("command.record.nothing-to-stand"))
        return self._play(replace(self._illegal, stands=True))

    def _quit(self) -> str:
        self.done = True
        return ""

    # -- moves

    def _answered(self, line: str, command: str | None) -> str:
        """Go on with the move that is being asked for."""
        asking = self._asking
        if command == "undo":
            self._asking = None
            return self.said
        if command == "quit":
            return self._quit()
        question = asking.left[0]
        if not line and not may_be_left_out(question):
            return ""
        answer(question, asking.draft, line, self.reader)
        asking.left.pop(0)
        if asking.left:
            return ""
        self._asking = None
        return self._play(self.reader.played(asking.draft, self.progress.number))

    def _move(self, line: str) -> str:
        """A move, or the number of one that is offered, with what is said of it besides."""
        if not line:
            return self.said
        asks, offers = False, self.progress.offers
        number, _, rest = line.partition(" ")
        if number.isdecimal() and number.isascii() and len(number) < 4:
            if not 1 <= int(number) <= len(offers):
                return self._line(self.speaker.word("command.record.no-such-offer", number=number))
            offer = offers[int(number) - 1]
            line, asks = f"{offer.typed} {rest.strip()}".strip(), offer.asks and not rest.strip()
        found = self.reader.read(line, self.progress.number, self.progress.due, [offer.name for offer in offers])
        if isinstance(found, Played):
            return self._play(found)
        whole = any(offer.typed == found.move.name for offer in offers if not offer.asks)
        left = questions(found, self.game, self.players) \
            if asks or found.missing() or not found.values and not whole else []
        if left:
            self._asking = _Asking(found, left)
            return ""
        return self._play(self.reader.played(found, self.progress.number))

    def _play(self, played: Played) -> str:
        """Judge a move, and record it if it is allowed."""
        line, number, before = self.progress.line(played), self.progress.number, self.progress.judgement
        played = replace(self.reader.written(line, number), place=None)     # as it will stand in the file
        tried = self.progress.tried(played)
        if tried.illegal:
            self._illegal = played
            return self._refused(tried.judgement)
        self.progress.record(tried)
        self._illegal, self.done = None, self.progress.over
        return "\n".join([self._line(f"{number}  {visible(line)}"), *self._comments(tried.judgement.findings, number),
                          *self._changes(before, tried.judgement), "", *self._state()])

    def _refused(self, judgement: Judgement) -> str:
        """Why a move is not recorded."""
        illegal = tuple(finding for finding in judgement.findings if finding.ends_play)
        told = findings(replace(judgement, findings=illegal), None, self.game, width=self.width, colour=self.colour,
                        language=self.speaker.language)
        offered = self.speaker.word("command.record.not-recorded", word=words_for("stands", self.speaker)[0])
        return told + "\n\n" + self._line(offered)

    def _comments(self, found: tuple[Finding, ...], number: int) -> Iterator[str]:
        for finding in found:
            if finding.move == number and (finding.verdict == UNDETERMINED or finding.stands):
                told = self.speaker.explain(finding)
                if finding.stands:
                    told = begun(self.speaker.word("replay.has", thing=self.speaker.word("stands"), value=told))
                yield self._line(told, 2 * _INDENT)

    def _changes(self, before: Judgement, after: Judgement) -> Iterator[str]:
        """What everybody has, if a move changed that."""
        if after.state and before.state != after.state:
            yield self._line(standing("standing", after.state, self.speaker), 2 * _INDENT)

    # -- how things stand

    def _state(self) -> Iterator[str]:
        """Who may do what, or who has won."""
        if self.progress.over:
            winners = Fact("texts", tuple(map(self.speaker.name, self.progress.judgement.winners)))
            yield self._line(self.speaker.word("replay.over", winners=winners))
            return
        last = None
        for number, offer in enumerate(self.progress.offers, start=1):
            if (offer.name, offer.player) != last:
                last = offer.name, offer.player
                kind = "table-may" if offer.player is None else "may"
                may = self.speaker.word(kind, player=Fact("seat", offer.player), move=Fact("move", offer.name))
                yield paint(self._line(may), "label", self.colour)
            yield self._line(f"{number}  {visible(offer.typed)}{' …' if offer.asks else ''}", 2 * _INDENT)

    def _line(self, text: str, indent: str = _INDENT) -> str:
        return wrap(text, self.width, indent)
