"""The referee for Python programs: rulebooks, readings, judgements, and records that grow move by move.

>>> battalion = load("battalion")
>>> battalion.readings
('canonical', 'ja', 'ru', 'de')
>>> table = battalion.reading("ru").record(["Anna", "Boris", "Chiyo"], dealer="Anna")
>>> table.due
(None, ('deal',))
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .documents.json import read_json
from .documents.source import Source
from .engine.follow import Run
from .engine.judge import judge, judge_under
from .engine.play import Play
from .engine.program import Program
from .findings import UNDETERMINED, Finding, Judgement, Unreadable
from .rulebook import from_folder, game_names, load_game, reading_names, resolve, rules_in_force
from .rulebook.errors import nearest
from .rulebook.game import Game, Rule
from .transcripts.moves import read_move
from .transcripts.read import read, read_text
from .transcripts.table import Table
from .transcripts.transcript import Played
from .transcripts.writing import plain_move
from .value import replace

if TYPE_CHECKING:
    from .reports.speaker import Speaker


class UnknownGame(KeyError):
    """There is no game of that name; it says which there are.

    >>> print(UnknownGame("batalion"))
    there is no game 'batalion'; did you mean 'battalion'?
    """

    def __str__(self) -> str:
        near = nearest(self.args[0], game_names())
        return f"there is no game '{self.args[0]}'; " + (
            f"did you mean '{near}'?" if near else f"known are {', '.join(game_names())}")


def load(name: str) -> Rulebook:
    """The rules of a game. Raises UnknownGame, a KeyError, for a game there is not."""
    if name not in game_names():
        raise UnknownGame(name)
    return Rulebook(load_game(name))


def judge_file(path: str) -> list[Judgement]:
    """The judgements on all records of a file, each under the reading that its header names.

    Raises nothing: what cannot be read is a judgement with the verdict "unreadable".
    """
    return [record if isinstance(record, Judgement) else judge(load_game(record.game), record)
            for record in read(str(path))]


class Rulebook:
    """The rules of a game, with their variants."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @classmethod
    def from_folder(cls, folder: str | Path) -> Rulebook:
        """The rules of a game of somebody's own. Raises rulebook.RuleError for rules that cannot be used."""
        return cls(from_folder(Path(folder).resolve()))

    def __repr__(self) -> str:
        return f"<Rulebook {self.game.name}, edition {self.game.edition}>"

    @property
    def readings(self) -> tuple[str, ...]:
        """The names of the readings, canonical first."""
        return reading_names(self.game)

    @property
    def variants(self) -> dict[str, tuple[str, ...]]:
        """Every variant with its options, the canonical one first."""
        return {name: variant.options for name, variant in self.game.variants.items()}

    def explain(self, finding: Finding, players: Sequence[str], language: str = "en") -> str:
        """What a finding says, as a sentence; `players` are those of the judgement.

        Raises KeyError for a language there is not.
        """
        return self._speaker(language, players).explain(finding)

    def sources(self, rule: str, language: str = "en") -> list[dict[str, Any]]:
        """The sentences of the sources that a rule rests on, each with its place and what it means in a language.

        Raises KeyError for a rule or a language there is not.
        """
        from .reports.support import support_as_data
        speaker = self._speaker(language)
        return support_as_data(speaker.rules[rule], {}, speaker)

    def judgements(self, record: Mapping[str, Any]) -> dict[str, Judgement]:
        """The judgements on a record under each named reading, canonical first; its header's reading is not looked at.

        The record is given as to `Reading.judge`. It is judged once as long as the readings agree.
        """
        names = reading_names(self.game)
        found, = read_text(json.dumps(record), "json", reading=names[0], games={self.game.name: self.game})
        if isinstance(found, Judgement):
            return {name: replace(found, reading=name) for name in names}
        return judge_under(self.game, found, {name: resolve(self.game, {}, name) for name in names})

    def _speaker(self, language: str, players: Sequence[str] = ()) -> Speaker:
        from .languages import language as spoken
        from .reports.speaker import Speaker
        return Speaker(spoken(language), self.game, players)

    def reading(self, name: str = "canonical", options: Mapping[str, str] | None = None) -> Reading:
        """A reading, with single options changed. Raises rulebook.ReadingError for one that is not possible.

        >>> load("battalion").reading("ja", {"suit-ban": "none"})
        <Reading ja, suit-ban: none>
        """
        return Reading(self, name, dict(options or {}))


class Reading:
    """The rules as one table plays them: an option for every variant."""

    def __init__(self, rulebook: Rulebook, name: str, changes: dict[str, str]) -> None:
        self.rulebook, self.name, self.changes = rulebook, name, changes
        self.options = resolve(rulebook.game, changes, name)

    def __repr__(self) -> str:
        return f"<Reading {', '.join([self.name, *(f'{key}: {value}' for key, value in self.changes.items())])}>"

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules in force, in the order of the rule book."""
        return rules_in_force(self.rulebook.game, self.options)

    def judge(self, record: Mapping[str, Any]) -> Judgement:
        """The judgement on a record given as plain dicts, lists and texts; its header's reading is not looked at."""
        found, = read_text(json.dumps(record), "json", reading=self.name, options=self.changes,
                           games={self.rulebook.game.name: self.rulebook.game})
        return found if isinstance(found, Judgement) else judge(self.rulebook.game, found)

    def record(self, players: Sequence[str], *, language: str = "en", **header: str) -> Record:
        """A new record, to be played move by move; `header` is what the game's header asks for, as the dealer.

        Raises findings.Unreadable for a header that cannot be.
        """
        return Record(self, list(players), language, header)


class IllegalMove(Exception):
    """A move that is not allowed; `finding` says which rule forbids it and why."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(f"{finding.rule}: {finding.message.kind}")
        self.finding = finding


class Record:
    """A game that is being played. A move is written as in a recorded game: ``{"Boris": {"bid": 5}}``."""

    def __init__(self, reading: Reading, players: list[str], language: str, header: Mapping[str, str]) -> None:
        self.reading = reading
        self.game = reading.rulebook.game
        named = {"base": reading.name, **reading.changes} if reading.changes else reading.name
        self.header = {"game": self.game.name, "reading": named, "language": language, "players": players, **header}
        self.moves: list[Any] = []
        self._runs = [self._start()]        # after each move, the one before the first at the beginning

    def _start(self) -> Run:
        found, = read_text(json.dumps(self.as_dict()), "json", reading=self.reading.name, options=self.reading.changes,
                           games={self.game.name: self.game})
        if isinstance(found, Judgement):
            finding = found.findings[0]
            raise Unreadable(finding.message.kind, finding.place, **finding.message.facts)
        run = Run(Program(self.game, found.reading), found)
        if not run.start():
            raise Unreadable(run.illegal.message.kind, **run.illegal.message.facts)
        return run

    @property
    def _run(self) -> Run:
        return self._runs[-1]

    @property
    def due(self) -> tuple[str | None, tuple[str, ...]] | None:
        """Who has to move (None: the table, as for the deal), and which kinds of move; None after the end."""
        due = Play(self._run.program, self._run.tables[0], lambda: True).due()
        if due is None:
            return None
        seat, moves = due
        return (None if seat is None else self.players[seat]), moves

    @property
    def players(self) -> tuple[str, ...]:
        """The names, in the order of the seats."""
        return self._run.transcript.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.judgement.complete

    @property
    def judgement(self) -> Judgement:
        """What is to be said of the record so far, with chips or points and winners."""
        return self._run.judgement()

    def findings(self, move: Any) -> list[Finding]:
        """Why a move is not allowed now, or what is not certain of it; none: it is allowed.

        A move that stands although it is not allowed has a finding as well, which says so.

        Raises findings.Unreadable for a move that cannot be understood.
        """
        return self._tried(move)[1]

    def can(self, move: Any) -> bool:
        """Whether a move is allowed now; also where the record hides too much to be certain."""
        return all(finding.verdict == UNDETERMINED or finding.stands for finding in self.findings(move))

    def play(self, move: Any) -> None:
        """Play a move. Raises IllegalMove, and findings.Unreadable for one that cannot be understood."""
        run, findings = self._tried(move)
        if run.illegal:
            raise IllegalMove(run.illegal)
        self._runs.append(run)
        self.moves.append(move)

    def allowed(self) -> list[Any]:
        """Moves that are allowed now, as a record would write them; of many ways to choose cards, not all."""
        from .engine.candidates import allowed_on_any
        return [plain_move(played, self.game, self.players, self.header["language"])
                for played in allowed_on_any(self._run.program, self._run.tables)]

    def as_dict(self) -> dict[str, Any]:
        """The record as plain dicts, lists and texts: what `Reading.judge` takes and a JSON file holds."""
        return {**self.header, "moves": list(self.moves)}

    def _tried(self, move: Any) -> tuple[Run, list[Finding]]:
        played = self._read(move)
        run = self._runs[-1 - played.takes_back].instead_of(self._run)
        known, accepted = len(run.doubts), len(run.accepted)
        run.judge(played, len(self.moves) + 1)
        return run, ([run.illegal] if run.illegal else []) + run.accepted[accepted:] + run.doubts[known:]

    def _read(self, move: Any) -> Played:
        source = Source(json.dumps(move))
        table = Table(self.game, self.players, self.header["language"], source)
        return read_move(read_json(source), table, len(self.moves) + 1)


__all__ = ["IllegalMove", "Judgement", "Reading", "Record", "Rulebook", "UnknownGame", "judge_file", "load"]
