"""What commands print of a record: a report for people, or a line of JSON."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

from ..reports.language import Language
from .console import Console
from .records import Case


class Output(Protocol):
    """Prints what is said of records, one after another."""

    def tell(self, case: Case) -> None:
        """Take what is said of a record."""

    def end(self, verdicts: Counter[str]) -> None:
        """There are no more records; these were the verdicts."""


class JsonOutput:
    """A JSON object for each record, on a line each."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language

    def tell(self, case: Case) -> None:
        """Print what is said of a record."""
        from ..reports.json import render
        self.console.json(render(case.judgement, case.game, language=self.language,
                                 document=case.document or 1))

    def tell_allowed(self, case: Case) -> None:
        """Print what is said of a record, and what is allowed after its last move."""
        from ..engine.candidates import candidates
        from ..reports.json import render
        from ..transcripts.writing import plain_move
        record, game = case.transcript, case.game
        allowed = [plain_move(played, game, record.players, record.language) for played in candidates(game, record)]
        self.console.json(render(case.judgement, game, language=self.language, document=case.document or 1,
                                 allowed=allowed))

    def end(self, verdicts: Counter[str]) -> None:
        """Nothing: each line stands for itself."""


class TextOutput:
    """A report for people: a line for a legal game, otherwise several, between empty ones; and a last line of sums."""

    def __init__(self, console: Console, language: Language, quiet: bool = False, all_moves: bool = False,
                 sums: str = "summary", one_file: bool = False) -> None:
        self.console = console
        self.language = language
        self.quiet = quiet
        self.all_moves = all_moves
        self.sums = sums                    # the kind of the last line
        self.one_file = one_file            # whether all records are from one
        self._last: str | None = None

    def tell(self, case: Case) -> None:
        """Print what is said of a record."""
        if self.quiet:
            return
        from ..reports.text import render
        self._write(render(
            case.judgement, case.source, case.game, width=self.console.width, colour=self.console.colour,
            language=self.language, document=case.document, alone=self.one_file and case.document is None))

    def tell_allowed(self, case: Case) -> None:
        """Print what is allowed after the last move of a record: all of it, or of each kind of move some."""
        from ..engine.candidates import candidates
        from ..reports.allowed import render
        game = case.game
        self._write(render(
            case.judgement, candidates(game, case.transcript), case.transcript, game, width=self.console.width,
            colour=self.console.colour, language=self.language, document=case.document, all=self.all_moves))

    def end(self, verdicts: Counter[str]) -> None:
        """Print how many records there were of each verdict, if there were several."""
        if self.quiet or verdicts.total() > 1:
            from ..reports.head import summary
            self._write(summary(verdicts, columns=self.console.width, language=self.language,
                                colour=self.console.colour, kind=self.sums))

    def _write(self, text: str) -> None:
        if self._last is not None and "\n" in self._last + text:
            self.console.text("")
        self.console.text(text)
        self._last = text
