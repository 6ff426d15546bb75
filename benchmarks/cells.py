"""What stands in a cell of a table, and how each language writes it."""

from __future__ import annotations

from typing import NamedTuple

from validator.reports.language import Language

WITH_POINT = ("en", "ja")                   # all others part the decimals by a comma


class Amount(NamedTuple):
    """A number that is written with so many decimals."""

    value: float
    decimals: int = 0
    before: str = ""                        # what stands before it


Cell = str | bool | Amount | None
Rows = dict[str, tuple[Cell, ...]]
"""The name of each row, and its cells after the words that it begins with."""


def written(cell: Cell, language: Language) -> str:
    """A cell in a language; what was not measured is a dash, what was or was not reached is a mark.

    >>> from validator.languages.loading import language
    >>> german = language("de")
    >>> written(Amount(1234567.4), german), written(Amount(-0.25, 2), german), written(Amount(2, 1), Language())
    ('1.234.567', '−0,25', '2.0')
    >>> written(Amount(0.75, 2, "≥ "), german)
    '≥ 0,75'
    >>> written(None, german), written(True, german), written(False, german), written("a", german)
    ('–', '✓', '✗', 'a')
    """
    match cell:
        case None:
            return "–"
        case bool():
            return "✓" if cell else "✗"
        case str():
            return cell
    whole, _, decimals = f"{abs(cell.value):.{cell.decimals}f}".partition(".")
    mark = "." if language.tag in WITH_POINT else ","
    sign = "−" if cell.value < 0 else ""
    return cell.before + sign + language.number(int(whole)) + (mark + decimals if decimals else "")
