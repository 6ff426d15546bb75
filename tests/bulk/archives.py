"""Archives to check: many records that cost little to judge, and what is right to say of them."""

from __future__ import annotations

import json

HEADER = {"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna"}
LEGAL = json.dumps({**HEADER, "moves": []})
ILLEGAL = json.dumps({**HEADER, "moves": ["reshuffle"]})        # nothing is dealt yet
UNREADABLE = json.dumps({**HEADER, "moves": [], "dealr": "Anna"})
TORN = LEGAL[:-9]
VERDICTS = {LEGAL: "legal", ILLEGAL: "illegal", UNREADABLE: "unreadable", TORN: "unreadable"}


def archive(records: int) -> list[str]:
    """Lines of an archive with so many records: mostly legal ones, others among them, and empty lines."""
    lines = []
    for number in range(records):
        lines.append(ILLEGAL if number % 40 == 13 else UNREADABLE if number % 40 == 20 else
                     TORN if number % 40 == 33 else LEGAL)
        if number % 25 == 7:
            lines.append("")
    return lines


ARCHIVED = archive(400)


def expected(lines: list[str]) -> list[tuple[int, str]]:
    """The number of each line that holds a record, and the verdict on it."""
    return [(number, VERDICTS[line]) for number, line in enumerate(lines, start=1) if line]


def found(results: bytes) -> list[tuple[int, str]]:
    """The same as a file of results says it."""
    return [(result["line"], result["verdict"]) for result in map(json.loads, results.decode().splitlines())]
