"""Judgements as commands to GitHub Actions, which shows them beside the lines of the files."""

from __future__ import annotations

from collections.abc import Iterator

from ..findings import UNDETERMINED, Finding, Judgement
from ..rulebook.game import Game
from .allowing import allowed_under
from .head import named
from .language import ENGLISH, Language
from .speaker import Speaker
from .telling import rule_label, rule_sentence, settled_by, what_it_is, whose, worth_telling
from .visible import visible


def annotations(judgement: Judgement, game: Game | None = None, *, language: Language = ENGLISH,
                document: int | None = None) -> Iterator[str]:
    """A line for each finding that is worth telling; none for a record in which all is legal."""
    speaker = Speaker(language, game, judgement.players)
    told, more = worth_telling(judgement.findings, speaker)
    for finding in told:
        lines = [*_lines(finding, judgement, speaker)]
        if finding is told[-1]:
            lines += more
        yield _command(finding, judgement, "\n".join(lines), speaker.word(
            "head", file=named(judgement, document, speaker), verdict=speaker.word(what_it_is(finding)),
            played=speaker.row(whose(finding, judgement, speaker))))


def _lines(finding: Finding, judgement: Judgement, speaker: Speaker) -> Iterator[str]:
    yield speaker.explain(finding)
    if settling := settled_by(finding, speaker):
        yield settling
    if rule := speaker.rules.get(finding.rule or ""):
        yield f"{rule_label(rule, speaker)} {rule_sentence(rule, judgement, speaker)}"
    if finding.options:
        yield allowed_under(finding.options, speaker)


def _command(finding: Finding, judgement: Judgement, message: str, title: str) -> str:
    where = {} if judgement.file in (None, "-") else {"file": visible(judgement.file)}
    if where and finding.place:
        where |= {"line": str(finding.place.line), "col": str(finding.place.column)}
    properties = ",".join(f"{name}={_property(value)}" for name, value in {**where, "title": title}.items())
    kind = "notice" if finding.went_on else "warning" if finding.verdict == UNDETERMINED else "error"
    return f"::{kind} {properties}::{_data(message)}"


def _data(text: str) -> str:
    r"""A text in which nothing ends the command.

    >>> _data("100 %\n::error::")
    '100 %25%0A::error::'
    """
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    """A text in which nothing ends the property."""
    return _data(text).replace(":", "%3A").replace(",", "%2C")
