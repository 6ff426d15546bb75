"""Judgements as a log of SARIF 2.1.0, in which tools that check files say what they have found."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from ..findings import UNDETERMINED, UNREADABLE, Finding, Judgement
from ..rulebook.game import Game, Rule
from .allowing import allowed_under
from .language import ENGLISH, Language
from .speaker import Speaker
from .support import support
from .telling import rule_sentence
from .wrapping import UNBROKEN

VERSION = "2.1.0"
SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


class Log:
    """A log that is written as records are judged: what was found, and at its end the rules that were named.

    `tool` is the version of the referee, where it is known. What a legal record would say is nothing.
    """

    def __init__(self, language: Language = ENGLISH, tool: str | None = None) -> None:
        self.language = language
        self.tool = tool
        self._rules: dict[str, dict[str, Any]] = {}

    def opening(self) -> str:
        """What stands before all results."""
        return (f'{{"version": "{VERSION}", "$schema": "{SCHEMA}", "runs": [{{"columnKind": "unicodeCodePoints", '
                f'"language": "{self.language.tag}", "results": [')

    def results(self, judgement: Judgement, game: Game | None = None, document: int = 1) -> Iterator[str]:
        """A JSON object on a line for each finding; they stand between commas."""
        speaker = Speaker(self.language, game, judgement.players)
        for finding in judgement.findings:
            yield json.dumps(self._result(finding, judgement, speaker, document), ensure_ascii=False)

    def closing(self) -> str:
        """What stands behind all results."""
        driver = {"name": "referee", **({"version": self.tool} if self.tool else {}),
                  "rules": list(self._rules.values())}
        return f'], "tool": {json.dumps({"driver": driver}, ensure_ascii=False)}}}]}}'

    def _result(self, finding: Finding, judgement: Judgement, speaker: Speaker, document: int) -> dict[str, Any]:
        rule = self._rule(finding, judgement, speaker)
        told = [speaker.explain(finding)] + ([allowed_under(finding.options, speaker)] if finding.options else [])
        place = {"region": {"startLine": finding.place.line, "startColumn": finding.place.column}} \
            if finding.place else {}
        return {
            "ruleId": rule,
            "ruleIndex": list(self._rules).index(rule),
            "level": "note" if finding.went_on else "warning" if finding.verdict == UNDETERMINED else "error",
            "message": _message(" ".join(told)),
            "locations": [{"physicalLocation": {"artifactLocation": {"uri": uri(judgement.file or "-")}, **place}}],
            # The same wherever in the file the move comes to stand.
            "partialFingerprints": {"move/v1": f"{document}/{finding.move or 0}/{finding.message.kind}"},
        }

    def _rule(self, finding: Finding, judgement: Judgement, speaker: Speaker) -> str:
        """The id of the rule that a finding is by; what is told of the rule is kept."""
        rule = speaker.rules.get(finding.rule or "")
        name = f"{judgement.game}/{rule.id}" if rule else UNREADABLE
        if name not in self._rules:
            self._rules[name] = _described(name, rule, judgement, speaker)
        return name


def _described(name: str, rule: Rule | None, judgement: Judgement, speaker: Speaker) -> dict[str, Any]:
    """A rule as the reading has it that first named it, and what it rests on."""
    text = rule_sentence(rule, judgement, speaker) if rule else speaker.word("not-understood")
    grounds = "\n".join(support(rule, judgement.options, speaker, UNBROKEN, "")) if rule else ""
    return {"id": name,
            **({"name": f"{rule.section} {rule.id}"} if rule else {}),
            "shortDescription": _message(text),
            "fullDescription": _message(text),          # GitHub takes no log without all three
            "help": _message(grounds or text)}


def _message(text: str) -> dict[str, str]:
    """A text in which nothing is a placeholder or a link.

    >>> _message("{discard: …} by [Anna](file:///etc)")
    {'text': '{{discard: …}} by [Anna] (file:///etc)'}
    """
    return {"text": text.replace("{", "{{").replace("}", "}}").replace("](", "] (")}


def uri(file: str) -> str:
    """A file as a URI, seen from the folder in which one stands if it is there.

    >>> uri("an evening #2.yaml")
    'an%20evening%20%232.yaml'
    """
    path = Path(file)
    if path.is_absolute() and not path.is_relative_to(Path.cwd()):
        return path.as_uri()
    if path.is_absolute():
        path = path.relative_to(Path.cwd())
    return quote(os.fsencode(path.as_posix()))
