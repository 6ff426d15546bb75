"""Judgements as JUnit XML, in which build servers read the results of tests: a file is a suite, a record a test."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ..documents.source import Source
from ..findings import ILLEGAL, UNDETERMINED, UNREADABLE, Judgement
from ..rulebook.game import Game
from .head import named
from .language import ENGLISH, Language
from .speaker import Speaker
from .telling import decisive
from .text import render
from .visible import visible

OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="referee">\n'
CLOSING = "</testsuites>\n"

_OUTCOMES = {ILLEGAL: "failure", UNREADABLE: "error", UNDETERMINED: "skipped"}
"""A test that is skipped has neither passed nor failed: nothing else in JUnit says so."""


def testsuite(file: str, tests: Sequence[tuple[str, str]]) -> str:
    """The records of a file, each with its verdict and as `testcase` writes it."""
    verdicts = [verdict for verdict, _ in tests]
    counts = {"tests": len(tests), "failures": verdicts.count(ILLEGAL), "errors": verdicts.count(UNREADABLE),
              "skipped": verdicts.count(UNDETERMINED)}
    numbers = "".join(f' {name}="{number}"' for name, number in counts.items())
    cases = "".join(f"{test}\n" for _, test in tests)
    return f'<testsuite name="{_attribute(file)}"{numbers}>\n{cases}</testsuite>\n'


def testcase(judgement: Judgement, source: Source | None = None, game: Game | None = None, *,
             language: Language = ENGLISH, document: int | None = None) -> str:
    """The judgement on a record; the arguments are as those of `text.render`, whose report stands in it.

    >>> print(testcase(Judgement("legal", game="clash", file="evening.yaml"), document=2))
    <testcase classname="referee.clash" name="evening.yaml, game 2" file="evening.yaml"/>
    """
    speaker = Speaker(language, game, judgement.players)
    finding = decisive(judgement.findings)
    attributes = {
        "classname": ".".join(filter(None, ["referee", judgement.game])),
        "name": named(judgement, document, speaker),
        "file": judgement.file or "-",
        **({"line": str(finding.place.line)} if finding and finding.place else {}),
    }
    begin = "<testcase" + "".join(f' {name}="{_attribute(value)}"' for name, value in attributes.items())
    if not judgement.findings:
        return begin + "/>"
    report = render(judgement, source, game, language=language, document=document)
    if finding is None:                     # only illegal moves with which the table went on
        return f"{begin}>\n<system-out>{_text(report)}</system-out>\n</testcase>"
    outcome = _OUTCOMES[judgement.verdict]
    return (f'{begin}>\n<{outcome} type="{_attribute(finding.rule or finding.verdict)}" '
            f'message="{_attribute(speaker.explain(finding))}">{_text(report)}</{outcome}>\n</testcase>')


def _attribute(text: str) -> str:
    """A text of which nothing is lost in an attribute, nor anything in it that XML cannot hold."""
    return escape(visible(text))


def _text(text: str) -> str:
    """Lines of a text, with nothing in them that XML cannot hold."""
    return "\n".join(_attribute(line) for line in text.split("\n"))
