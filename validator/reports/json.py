"""A judgement as one line of JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ..findings import Finding, Judgement
from ..rulebook.game import Game
from .allowing import allowing_as_data
from .language import ENGLISH, Language
from .speaker import Speaker
from .support import support_as_data


def render(judgement: Judgement, game: Game | None = None, *, language: Language = ENGLISH,
           document: int = 1, allowed: Sequence[Any] | None = None) -> str:
    """The judgement as a JSON object on one line, without a line feed at its end.

    Keys never change; messages are in the language. `game` is the one that was played, for the sections of its
    rules and what it calls things; None where the record does not say. `document` says which of a file's records it
    is, counted from 1. `allowed` are moves as a record writes them,
    where it is asked what is allowed next.

    >>> print(render(Judgement("legal", game="battalion", moves=3, file="evening.yaml")))
    ... # doctest: +NORMALIZE_WHITESPACE
    {"file": "evening.yaml", "document": 1, "game": "battalion", "edition": null, "reading": null,
     "verdict": "legal", "complete": false, "moves": 3, "accepted": 0, "findings": [], "state": {}, "winners": []}
    """
    speaker = Speaker(language, game, judgement.players)
    return json.dumps({
        "file": judgement.file,
        "document": document,
        "game": judgement.game,
        "edition": judgement.edition,
        "reading": judgement.reading,
        "verdict": judgement.verdict,
        "complete": judgement.complete,
        "moves": judgement.moves,
        "accepted": judgement.accepted,
        "findings": [_finding(finding, judgement, speaker) for finding in judgement.findings],
        "state": judgement.state,
        "winners": list(judgement.winners),
        **({} if allowed is None else {"allowed": list(allowed)}),
    }, ensure_ascii=False)


class ShortReport:
    """The judgements on the records of a file, each as a JSON object on one line: where it stands, and the verdict.

    There are findings only where something was found. `games` are those that were played; otherwise as `render`.

    >>> ShortReport("archive.jsonl", {}).line(Judgement("legal"), 12)
    '{"file": "archive.jsonl", "line": 12, "verdict": "legal"}'
    """

    def __init__(self, file: str, games: Mapping[str, Game], language: Language = ENGLISH) -> None:
        self._begins = json.dumps({"file": file}, ensure_ascii=False)[:-1]
        self._games = games
        self._language = language

    def line(self, judgement: Judgement, line: int | None) -> str:
        """The judgement on the record that begins in a line; None where the whole file is meant."""
        begins = f'{self._begins}, "line": {line or "null"}, "verdict": "{judgement.verdict}"'
        if not judgement.findings:          # as of most: so it is made without more ado
            return begins + "}"
        speaker = Speaker(self._language, self._games.get(judgement.game), judgement.players)
        findings = [_finding(finding, judgement, speaker) for finding in judgement.findings]
        return f'{begins}, "findings": {json.dumps(findings, ensure_ascii=False)}}}'


def _finding(finding: Finding, judgement: Judgement, speaker: Speaker) -> dict[str, object]:
    rule = speaker.rules.get(finding.rule) if finding.rule else None
    line, column = finding.place or (None, None)
    return {
        "verdict": finding.verdict,
        "stands": finding.stands,
        "taken_back": finding.taken_back,
        "rule": finding.rule,
        "section": rule.section if rule else None,
        "move": finding.move,
        "player": finding.player,
        "line": line,
        "column": column,
        "message": speaker.explain(finding),
        "variants": list(finding.variants),
        "options": allowing_as_data(finding.options, speaker),
        "sources": support_as_data(rule, judgement.options, speaker) if rule else [],
        "open": [speaker.show(zone) for zone in finding.open],
    }
