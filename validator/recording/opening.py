"""What is asked before the first move of a new record: its header."""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Mapping, Sequence
from typing import Any

from ..cards.alphabets import LANGUAGES
from ..engine.follow import Run
from ..engine.program import Program
from ..findings import Fact, Judgement, Message
from ..reports.speaker import Speaker
from ..reports.wrapping import wrap
from ..rulebook.game import Game
from ..rulebook.readings import CANONICAL, reading_names
from ..transcripts.read import read_text
from ..transcripts.table import composed
from ..transcripts.transcript import Transcript
from .commands import commanded
from .typed import meant

_INDENT = "  "
_Steps = Generator[str, str, dict[str, Any]]


class Quit(Exception):
    """Who was asked wants to leave."""


class Opening:
    """The dialogue that leads to a header; it is there when `done`.

    `games` are those that can be chosen, `reading` is the one to play by where that is not to be asked.
    """

    def __init__(self, games: Mapping[str, Game], speaker: Speaker, reading: Any = None, width: int = 80) -> None:
        self.games, self.speaker, self.reading, self.width = games, speaker, reading, width
        self.header: dict[str, Any] | None = None
        self.said = self._line(speaker.word("command.record.welcome"))
        self._steps = self._asked()
        self._told: list[str] = []
        self._question = next(self._steps)

    @property
    def done(self) -> bool:
        """Whether nothing is left to ask."""
        return self.header is not None

    @property
    def prompt(self) -> str:
        """The question that is to be answered, below what can be chosen."""
        return self._question + " "

    def answer(self, line: str) -> str:
        """What is to be said to a line that was typed. Raises Quit."""
        self._told = []
        try:
            self._question = self._steps.send(line.strip())
        except StopIteration as end:
            self.header = end.value
        return "\n".join(self._told)

    def _asked(self) -> _Steps:
        names = list(self.games)
        game = self.games[names[0] if len(names) == 1 else (yield from self._choice("which-game", names))]
        header: dict[str, Any] = {"game": game.name, "edition": game.edition}
        reading = self.reading
        if reading is None:
            reading = yield from self._choice("which-reading", reading_names(game), CANONICAL)
        if reading != CANONICAL:
            header["reading"] = reading
        own = self.speaker.language.alphabet
        language = yield from self._choice("which-letters", LANGUAGES, own)
        if language != LANGUAGES[0]:
            header["language"] = language
        header["players"] = players = yield from self._players(game, header)
        speaker = Speaker(self.speaker.language, game, players, self.speaker.wording)
        for note in (*game.header, *game.optional):
            kind = "who-is" if note in game.header else "who-is-perhaps"
            found = yield from self._choice(kind, players, "" if note in game.optional else None,
                                            note=speaker.term("notes", note))
            if found:
                header[note] = found
        return header

    def _choice(self, kind: str, known: Sequence[str], usual: str | None = None, **facts: str) -> _Steps:
        """One of the words that are known, or its number; Enter for the usual one, where there is one."""
        listed = [self._line(f"{number}  {self.speaker.name(word)}", 2 * _INDENT)
                  for number, word in enumerate(known, start=1)]
        words = self._line(self.speaker.word(f"command.record.{kind}", **facts, **({"usual": usual} if usual else {})))
        while True:
            line = yield "\n".join([*listed, words])
            if not line and usual is not None:
                return usual
            if line in known:
                return line
            if line.isdecimal() and 1 <= int(line[:6]) <= len(known):
                return known[int(line) - 1]
            if (word := meant(line, known)) in known:
                return word
            if commanded(line, self.speaker) == "quit":
                raise Quit
            self._told = [self._line(self.speaker.word("command.record.not-among"))]

    def _players(self, game: Game, header: Mapping[str, Any]) -> _Steps:
        """The names, one a line, or all on the first."""
        players: list[str] = []
        while True:
            line = yield self._line(self.speaker.word("command.record.player", number=len(players) + 1))
            named = [line] if players and line else _names(line)
            if named and (complaint := self._misnamed(game, header, [*players, *named])):
                self._tell(complaint, game)             # those before it have their seats
                continue
            players += named
            if len(named) == 1:
                continue
            complaint = self._misnamed(game, header, players) or self._cannot_play(game, header, players)
            if complaint is None:
                return players
            self._tell(complaint, game)
            players = []

    def _tell(self, complaint: Message, game: Game) -> None:
        speaker = Speaker(self.speaker.language, game, (), self.speaker.wording)      # the game words some of them
        self._told = [self._line(speaker.say(complaint))]

    @staticmethod
    def _misnamed(game: Game, header: Mapping[str, Any], players: Sequence[str]) -> Message | None:
        """Why nobody can be called so."""
        names = list(map(composed, players))
        if twice := next((name for name in names if names.count(name) > 1), None):
            return Message("command.record.twice", {"word": Fact("text", twice)})
        found = _read(game, header, players)
        return found.findings[0].message if isinstance(found, Judgement) else None

    @staticmethod
    def _cannot_play(game: Game, header: Mapping[str, Any], players: Sequence[str]) -> Message | None:
        """Why a game cannot be played by these players: they are too many, or too few."""
        transcript = _read(game, header, players)
        run = Run(Program(game, transcript.reading), transcript)
        return None if run.start() else run.illegal.message

    def _line(self, text: str, indent: str = _INDENT) -> str:
        return wrap(text, self.width, indent)


def _read(game: Game, header: Mapping[str, Any], players: Sequence[str]) -> Transcript | Judgement:
    """A record that begins with these players, or why there is none."""
    record = {**header, "players": [*players], **dict.fromkeys(game.header, [*players, ""][0]), "moves": []}
    found, = read_text(json.dumps(record), "json", games={game.name: game})
    return found


def _names(line: str) -> list[str]:
    """Names parted by commas; one in quotes may have a comma in it."""
    if line.count('"') % 2:
        return [line]
    found = re.findall(r'"([^"]*)"|([^,、，"]+)', line)
    return [name for quoted, plain in found if (name := quoted or plain.strip())]
