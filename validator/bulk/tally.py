"""How many records there were of each verdict, and how often each rule was broken."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from ..findings import ILLEGAL, Judgement


@dataclass
class Tally:
    """What records come to, added up.

    >>> tally = Tally()
    >>> tally.add(Judgement("legal"))
    >>> tally.join(tally)
    >>> tally.verdicts["legal"], tally.records
    (2, 2)
    """

    verdicts: Counter[str] = field(default_factory=Counter)
    broken: Counter[tuple[str, str]] = field(default_factory=Counter)       # (game, rule) → how often

    @property
    def records(self) -> int:
        """How many records there were."""
        return self.verdicts.total()

    def add(self, judgement: Judgement) -> None:
        """Count a record, and each move of it that breaks a rule."""
        self.verdicts[judgement.verdict] += 1
        for finding in judgement.findings:
            if finding.verdict == ILLEGAL and finding.rule:
                self.broken[judgement.game, finding.rule] += 1

    def join(self, other: Tally) -> None:
        """Count all that another has counted."""
        self.verdicts.update(other.verdicts)
        self.broken.update(other.broken)

    def as_plain(self) -> dict[str, Any]:
        """The same as JSON can hold it."""
        return {"verdicts": dict(self.verdicts), "broken": [[*key, count] for key, count in self.broken.items()]}

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> Tally:
        """What `as_plain` gave."""
        return cls(Counter(plain["verdicts"]), Counter({(game, rule): count for game, rule, count in plain["broken"]}))
