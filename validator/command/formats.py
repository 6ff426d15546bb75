"""What is printed of records for tools and as a page; each format is one document, whole only at its end."""

from __future__ import annotations

from collections import Counter

from ..reports.language import Language
from . import version
from .console import Console
from .languages import words
from .records import Case


class SarifOutput:
    """A log of SARIF: what was found as soon as it is found, and at the end the rules."""

    def __init__(self, console: Console, language: Language) -> None:
        from ..reports.sarif import Log
        self.console = console
        self.log = Log(language, version.installed())
        self._before = self.log.opening() + "\n"

    def tell(self, case: Case) -> None:
        """Print what is wrong with a record."""
        for result in self.log.results(case.judgement, case.game, case.document or 1):
            self.console.exactly(self._before + result)
            self._before = ",\n"

    def end(self, verdicts: Counter[str]) -> None:
        """Print what closes the log."""
        self.console.exactly("\n" if self._before == ",\n" else self._before)
        self.console.exactly(self.log.closing() + "\n")


class JunitOutput:
    """JUnit XML: a suite for each file, once all its records are judged, since it begins with their numbers."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language
        self._begun = False
        self._file: str | None = None
        self._tests: list[tuple[str, str]] = []

    def tell(self, case: Case) -> None:
        """Keep what is said of a record, and print what is said of the file before it."""
        from ..reports.junit import testcase
        file = case.judgement.file or "-"
        if file != self._file:
            self._write()
            self._file = file
        test = testcase(case.judgement, case.source, case.game, language=self.language, document=case.document)
        self._tests.append((case.judgement.verdict, test))

    def end(self, verdicts: Counter[str]) -> None:
        """Print what is said of the last file, and what closes the document."""
        from ..reports.junit import CLOSING
        self._write()
        self.console.exactly(CLOSING)

    def _write(self) -> None:
        from ..reports.junit import OPENING, testsuite
        if not self._begun:
            self.console.exactly(OPENING)
            self._begun = True
        if self._tests:
            self.console.exactly(testsuite(self._file, self._tests))
            self._tests = []


class GithubOutput:
    """A command to GitHub Actions for each finding, and a last line of sums."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console = console
        self.language = language

    def tell(self, case: Case) -> None:
        """Print what is wrong with a record."""
        from ..reports.github import annotations
        for line in annotations(case.judgement, case.game, language=self.language, document=case.document):
            self.console.exactly(line + "\n")

    def end(self, verdicts: Counter[str]) -> None:
        """Print how many records there were of each verdict."""
        from ..reports.head import summary
        self.console.exactly(summary(verdicts, columns=self.console.width, language=self.language) + "\n")


class HtmlOutput:
    """A page for people; its sums stand at its top, so it is printed at the end."""

    def __init__(self, console: Console, language: Language) -> None:
        from ..reports.html import Judged
        self.console = console
        self.page = Judged(language, version.told(words(language)))

    def tell(self, case: Case) -> None:
        """Put what is said of a record on the page."""
        self.page.add(case.judgement, case.source, case.game, case.document)

    def end(self, verdicts: Counter[str]) -> None:
        """Print the page."""
        self.console.exactly(self.page.render(verdicts) + "\n")
