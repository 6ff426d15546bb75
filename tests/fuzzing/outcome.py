"""What must be so whatever the command is given."""

from __future__ import annotations

import io
import json
import os
import re
import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from validator.command import main

from .cases import Case

VERDICTS = {"legal": 0, "illegal": 1, "undetermined": 3, "unreadable": 2}
KEYS = {"file": (str,), "document": (int,), "game": (str, None), "edition": (str, None), "reading": (str, None),
        "verdict": (str,), "complete": (bool,), "moves": (int, None), "findings": (list,), "state": (dict,),
        "winners": (list,)}
FINDING = {"verdict": (str,), "rule": (str, None), "section": (str, None), "move": (int, None), "player": (str, None),
           "line": (int, None), "column": (int, None), "message": (str,), "variants": (list,), "options": (list,),
           "sources": (list,), "open": (list,)}
"""The keys that the contract of the format names, and their types; a report may have more."""

_LEFT = 130                                 # whoever was asked went away
SAID_ELSEWHERE = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "COLUMNS", "FORCE_COLOR", "NO_COLOR", "REFEREE_DEBUG")
"""What the environment may say of how the command speaks."""

_HARMFUL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_FAULT = re.compile(r"\w+, \w+\.py:\d+")
"""How the command calls, in every language, what nobody foresaw; REFEREE_DEBUG=1 shows more of it."""

_LINE_END = re.compile(r"\r\n|\n|\r")


@dataclass(frozen=True)
class Outcome:
    """How a command line ended, what it printed, and what it raised, if anything."""

    status: int | None
    out: bytes
    err: str
    raised: str = ""


def outcome(case: Case) -> Outcome:
    """What comes of a case; its files must be there."""
    streams = sys.stdin, sys.stdout, sys.stderr
    out, err = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline=""), io.StringIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(case.typed), encoding="utf-8", errors="replace")
    sys.stdout, sys.stderr = out, err
    status, raised = None, ""
    try:
        status = main(case.arguments)
    except BaseException:                   # whatever it is, nothing may come out of the command
        raised = traceback.format_exc()
    finally:
        sys.stdin, sys.stdout, sys.stderr = streams
    out.flush()
    return Outcome(status, out.buffer.getvalue(), err.getvalue(), raised)


def complaints(case: Case, ended: Outcome) -> Iterator[str]:
    """What is wrong with what came of a case."""
    if ended.raised:
        yield ended.raised
        return
    if ended.status not in (*VERDICTS.values(), *([_LEFT] if case.typed else [])):
        yield f"exit status {ended.status}"
    if fault := _FAULT.search(ended.err):
        yield fault[0]
    if "Traceback" in ended.err or ended.err.count("\n") > 1:
        yield f"more than a sentence for errors: {ended.err}"
    if ended.status == 2 and not ended.err and not ended.out:
        yield "nothing said"
    if case.arguments[:3] == ("validate", "--format", "json"):
        if not (ended.err and not ended.out):
            yield from _wrong_in_json(case, ended)
    elif harmful := _HARMFUL.search(ended.out.decode() + ended.err):
        yield f"the character U+{ord(harmful[0]):04X} is printed"


def _wrong_in_json(case: Case, ended: Outcome) -> Iterator[str]:
    reports = [json.loads(line) for line in ended.out.decode().split("\n")[:-1]]
    verdicts = {report["verdict"] for report in reports}
    worst = next((VERDICTS[name] for name in ("unreadable", "illegal", "undetermined") if name in verdicts), 0)
    if not reports or not verdicts <= set(VERDICTS):
        yield f"verdicts {verdicts}"
    if ended.status != worst and not ended.err:
        yield f"exit status {ended.status} with {verdicts}"
    lines = _lines(case)
    for number, report in enumerate(reports, start=1):
        yield from _wrong_types(report, KEYS)
        if report["document"] != number:
            yield f"document {report['document']} is the one with number {number}"
        for finding in report["findings"]:
            yield from _wrong_types(finding, FINDING)
            yield from _wrong_place(finding, lines)
        yield from _wrong_together(report)


def _wrong_types(mapping: dict[str, Any], keys: dict[str, tuple]) -> Iterator[str]:
    for key, types in keys.items():
        if key not in mapping:
            yield f"no key {key}"
        elif not any(mapping[key] is None if kind is None else type(mapping[key]) is kind for kind in types):
            yield f"{key}: {mapping[key]!r}"


def _wrong_place(finding: dict[str, Any], lines: list[str] | None) -> Iterator[str]:
    line, column = finding["line"], finding["column"]
    if (line is None) != (column is None):
        yield f"half a place: {line}:{column}"
    elif line is not None and lines is not None and not (
            1 <= line <= len(lines) and 1 <= column <= len(lines[line - 1]) + 1):
        yield f"{line}:{column} is not in the file"


def _wrong_together(report: dict[str, Any]) -> Iterator[str]:
    """A verdict and its findings, which must agree."""
    found = [finding["verdict"] for finding in report["findings"]]
    verdict = report["verdict"]
    if verdict in ("unreadable", "illegal") and found.count(verdict) != 1:
        yield f"{verdict} with findings {found}"
    if verdict == "legal" and set(found) - {"legal"} or verdict == "undetermined" and set(found) & {"illegal"}:
        yield f"{verdict} with findings {found}"
    for finding in report["findings"]:
        if finding["move"] is not None and not 1 <= finding["move"] <= report["moves"]:
            yield f"move {finding['move']} of {report['moves']}"
        if not finding["message"]:
            yield "a finding without a sentence"


def _lines(case: Case) -> list[str] | None:
    """The lines of the file that is judged; None where it is no text as it stands."""
    data = case.files.get(case.arguments[-1], case.typed).removeprefix(b"\xef\xbb\xbf")
    try:
        return _LINE_END.split(data.decode())
    except UnicodeDecodeError:              # the places of a text that breaks off are in what stands before
        return None if data.startswith((b"\x1f\x8b", b"\x28\xb5\x2f\xfd")) else _LINE_END.split(
            data.decode("utf-8", "replace"))


def plain_environment() -> None:
    """Let nothing but the arguments say how the command speaks."""
    for name in SAID_ELSEWHERE:
        os.environ.pop(name, None)
