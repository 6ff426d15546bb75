"""A judgement as one line of JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
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


def render_short(judgement: Judgement, file: str, line: int | None, game: Game | None = None,
                 language: Language = ENGLISH) -> str:
    """Where a record stands and the verdict on it as a JSON object on one line; its findings only if there are any.

    `line` is the one in which the record begins; None where that is not known. Otherwise as `render`.

    >>> print(render_short(Judgement("legal"), "archive.jsonl", 12))
    {"file": "archive.jsonl", "line": 12, "verdict": "legal"}
    """
    result = {"file": file, "line": line, "verdict": judgement.verdict}
    if judgement.findings:
        speaker = Speaker(language, game, judgement.players)
        result["findings"] = [_finding(finding, judgement, speaker) for finding in judgement.findings]
    return json.dumps(result, ensure_ascii=False)


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
