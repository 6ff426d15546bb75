"""Records of many games judged quickly: a line of JSON, plainly written and legal, straight to its judgement.

Whoever judges many lines asks here first, and the exact reader (`transcripts.read`, `engine.judge`) where there is no
answer: for a record that is illegal, undetermined or unreadable, and for any that is written in an unusual way.

>>> from .transcripts.read import Installed
>>> quick = Quick(Installed())
>>> quick(b'{"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna", "moves": []}').verdict
'legal'
>>> quick(b'{"game": "battalion", "players": ["Anna"], "dealer": "Anna", "moves": []}') is None
True
"""

from __future__ import annotations

from collections.abc import Mapping

from .documents.encoding import decode
from .documents.files import JSON, read_text
from .documents.nodes import Node
from .engine import judge
from .findings import LEGAL, Judgement, Unreadable
from .rulebook.game import Game
from .transcripts.reading import Choice
from .transcripts.record import read_record


class Quick:
    """Judges lines of JSON. `games` are those that a record may name; `choice` replaces the reading of its header."""

    def __init__(self, games: Mapping[str, Game], choice: Choice = Choice()) -> None:
        self.games, self.choice = games, choice

    def __call__(self, line: bytes) -> Judgement | None:
        """The judgement that the exact reader would give, or None: ask it. Raises nothing.

        What is given is legal. The line has no line feed within; that it names no file is left to whoever read it.
        """
        try:
            documents = list(read_text(decode(line), JSON))
        except Unreadable:
            return None
        for content, source in documents:
            if isinstance(content, Node):
                record = read_record(content, source, self.games, self.choice)
                if not isinstance(record, Judgement):
                    judgement = judge(self.games[record.game], record)
                    return judgement if judgement.verdict == LEGAL and not judgement.findings else None
        return None
