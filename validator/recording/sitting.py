"""A table at which a game is recorded: a line is typed, and what is to be said of it comes back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from ..engine import judge
from ..engine.candidates import Proposer
from ..engine.follow import Run
from ..engine.moments import moment
from ..engine.program import Program
from ..findings import ILLEGAL, UNDETERMINED, Fact, Finding, Judgement, Unreadable
from ..reports.head import standing
from ..reports.picture import Picture
from ..reports.speaker import Speaker
from ..reports.style import paint
from ..reports.text import findings
from ..reports.visible import visible
from ..reports.wrapping import wrap
from ..reports.written import written
from ..rulebook.game import Game
from ..transcripts.transcript import Played, Transcript
from .file import NotToBeChanged, RecordFile
from .offers import Offer, offers
from .questions import Question, answer, asked, may_be_left_out, questions
from .typed import Draft, Reader

COMMANDS = ("help", "undo", "stands", "table", "quit")
FEW_BRANCHES = 16                           # ways in which play can have gone; of more, not all is found out at the table
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

    def __init__(self, game: Game, transcript: Transcript, file: RecordFile, speaker: Speaker, width: int = 80,
                 colour: bool = False) -> None:
        self.game, self.transcript, self.file, self.speaker = game, transcript, file, speaker
        self.width, self.colour = width, colour
        self.reader = Reader(game, transcript.players, transcript.language, lambda name: speaker.term("moves", name))
        self.done = False
        self._asking: _Asking | None = None
        self._illegal: Played | None = None                 # what was not recorded, and may stand
        self._runs = [_started(game, transcript)]           # after each move, where play can be
        for number, played in enumerate(transcript.moves, start=1):
            self._runs.append(self._gone_on(played, number))
        self._look()

    # -- what is said

    @property
    def said(self) -> str:
        """How things stand: who may do what."""
        return "\n".join(self._state())

    @property
    def prompt(self) -> str:
        """What a line is typed after: a question, or the number of the move and whose it is."""
        if self._asking:
            return self._line(asked(self._asking.left[0], self._asking.draft, self.speaker, self.game)) + " "
        number = self.speaker.language.number(self._number)
        return f"{number} {self.speaker.name(self._due)}> " if self._due is not None else f"{number}> "

    def answer(self, line: str) -> str:
        """What is to be said to a line that was typed. Raises nothing: what cannot be done is said."""
        line = line.strip()
        command = self._command(line)
        try:
            if self._asking:
                return self._answered(line, command)
            if command is not None:
                return getattr(self, f"_{command}")()
            return self._move(line)
        except (Unreadable, NotToBeChanged) as error:
            return self._line(self.speaker.say(error.message))
        except OSError as error:
            return self._line(self.speaker.word("command.not-saved", reason=error.strerror or str(error)))

    # -- commands

    def _command(self, line: str) -> str | None:
        """The command that a line is, in the language or in English."""
        return next((name for name in COMMANDS
                     if line.casefold() in (name, *self.speaker.word(f"command.record.{name}").casefold().split())), None)

    def _help(self) -> str:
        words = {name: self.speaker.word(f"command.record.{name}").split()[0] for name in COMMANDS if name != "help"}
        return self._line(self.speaker.word("command.record.how", **words)) + "\n\n" + self.said

    def _table(self) -> str:
        *_, last = (None, *self.transcript.moves)
        drawn = moment(self._runs[-1], last, len(self.transcript.moves))
        return Picture(self.game, self.transcript, self.speaker, self.width, self.colour).draw(drawn)

    def _undo(self) -> str:
        if not self.transcript.moves:
            return self._line(self.speaker.word("command.record.nothing-to-undo"))
        self.file.take_back()
        *moves, last = self.transcript.moves
        self.transcript = replace(self.transcript, moves=tuple(moves))
        self._runs.pop()
        self._look()
        told = self.speaker.word("command.record.undone", number=len(moves) + 1, written=self._as_written(last))
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
        return self._play(self.reader.played(asking.draft, self._number))

    def _move(self, line: str) -> str:
        """A move, or the number of one that is offered, with what is said of it besides."""
        if not line:
            return self.said
        asks = False
        number, _, rest = line.partition(" ")
        if number.isdecimal() and number.isascii() and len(number) < 4:
            if not 1 <= int(number) <= len(self._offers):
                return self._line(self.speaker.word("command.record.no-such-offer", number=number))
            offer = self._offers[int(number) - 1]
            line, asks = f"{offer.typed} {rest.strip()}".strip(), offer.asks and not rest.strip()
        found = self.reader.read(line, self._number, self._due, [offer.name for offer in self._offers])
        if isinstance(found, Played):
            return self._play(found)
        whole = any(offer.typed == found.move.name for offer in self._offers if not offer.asks)
        left = questions(found, self.game, self.transcript.players) \
            if asks or found.missing() or not found.values and not whole else []
        if left:
            self._asking = _Asking(found, left)
            return ""
        return self._play(self.reader.played(found, self._number))

    def _play(self, played: Played) -> str:
        """Judge a move, and record it if it is allowed."""
        line = self._as_written(played)
        played = replace(self.reader.written(line, self._number), place=None)     # what is judged is what will stand in the file
        number = self._number
        longer = replace(self.transcript, moves=(*self.transcript.moves, played))
        run = self._gone_on(played, number)
        exact = run.illegal or len(run.tables) <= FEW_BRANCHES
        judgement = judge(self.game, longer) if exact else run.judgement()
        if judgement.verdict == ILLEGAL:
            self._illegal = played
            return self._refused(judgement)
        self.file.add(line)
        before, self.transcript = self._judgement, longer
        self._runs.append(run)
        self._look(judgement)
        self.done = self.over
        return "\n".join([self._line(f"{number}  {visible(line)}"), *self._comments(judgement.findings, number),
                          *self._changes(before), "", *self._state()])

    def _refused(self, judgement: Judgement) -> str:
        """Why a move is not recorded."""
        illegal = tuple(finding for finding in judgement.findings
                        if finding.verdict == ILLEGAL and not finding.went_on)
        told = findings(replace(judgement, findings=illegal), None, self.game, width=self.width, colour=self.colour,
                        language=self.speaker.language)
        word = self.speaker.word("command.record.stands").split()[0]
        return told + "\n\n" + self._line(self.speaker.word("command.record.not-recorded", word=word))

    def _comments(self, found: tuple[Finding, ...], number: int) -> Iterator[str]:
        for finding in found:
            if finding.move == number and (finding.verdict == UNDETERMINED or finding.stands):
                told = self.speaker.explain(finding)
                if finding.stands:
                    told = self.speaker.word("replay.has", thing=self.speaker.word("stands"), value=told)
                yield self._line(told, 2 * _INDENT)

    def _changes(self, before: Judgement) -> Iterator[str]:
        """What everybody has, if the move changed that."""
        if before.state != self._judgement.state and self._judgement.state:
            yield self._line(standing("standing", self._judgement.state, self.speaker), 2 * _INDENT)

    def _gone_on(self, played: Played, number: int) -> Run:
        """Where play is after one more move."""
        run = self._runs[-1 - played.takes_back].instead_of(self._runs[-1])
        run.transcript = replace(self.transcript, moves=(*self.transcript.moves[:number - 1], played))
        run.judge(played, number)
        return run

    # -- how things stand

    @property
    def _number(self) -> int:
        """The number of the next move."""
        return len(self.transcript.moves) + 1

    def _look(self, judgement: Judgement | None = None) -> None:
        """See whose turn it is and what is allowed."""
        self._illegal = None
        run = self._runs[-1]
        self._judgement = judgement or run.judgement()
        proposers: dict[tuple | None, Proposer] = {}
        for table in run.tables:            # where it is not certain who is next, each who may be
            proposer = Proposer(run.program, table)
            proposers.setdefault(proposer.play.due(), proposer)
        seats = {due[0] for due in proposers if due is not None and due[0] is not None}
        self._due = self.transcript.players[seats.pop()] if len(seats) == 1 else None
        self._offers: list[Offer] = list(dict.fromkeys(
            offer for proposer in proposers.values()
            for offer in offers(proposer, self.transcript.players, self.transcript.language)))
        self.over = self._judgement.complete

    def _state(self) -> Iterator[str]:
        """Who may do what, or who has won."""
        if self.over:
            winners = Fact("texts", tuple(map(self.speaker.name, self._judgement.winners)))
            yield self._line(self.speaker.word("replay.over", winners=winners))
            return
        last = None
        for number, offer in enumerate(self._offers, start=1):
            if (offer.name, offer.player) != last:
                last = offer.name, offer.player
                kind = "table-may" if offer.player is None else "may"
                may = self.speaker.word(kind, player=Fact("seat", offer.player), move=Fact("move", offer.name))
                yield paint(self._line(may), "label", self.colour)
            yield self._line(f"{number}  {visible(offer.typed)}{' …' if offer.asks else ''}", 2 * _INDENT)

    def _as_written(self, played: Played) -> str:
        return written(played, self.game, self.transcript.players, self.transcript.language)

    def _line(self, text: str, indent: str = _INDENT) -> str:
        return wrap(text, self.width, indent)


def _started(game: Game, transcript: Transcript) -> Run:
    """A run of a record before its first move."""
    run = Run(Program(game, transcript.reading), replace(transcript, moves=()))
    run.start()
    return run
