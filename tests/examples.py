"""What examples of rules have to show, whatever the game: each is judged as its name says, by the rule it belongs to.

An example is called ``<rule>.legal.yaml`` or ``<rule>.illegal.yaml``; further ones end in ``-2``, ``-3``, ….
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from validator.engine import judge
from validator.findings import ILLEGAL, LEGAL, UNREADABLE, Judgement
from validator.rulebook.game import Game
from validator.rulebook.readings import rules_in_force
from validator.transcripts import read

SEATED = {"players", "two-players"}
"""Rules of who may play: a table of the wrong size plays nothing that could be judged."""


@dataclass(frozen=True)
class Examples:
    """The examples of a game, in a folder."""

    game: Game
    folder: Path
    found_by: Mapping[str, str]             # rule, or one of its illegal examples, that another rule finds → that one
    cannot_be_broken: Mapping[str, str]     # rule → why

    @cached_property
    def paths(self) -> dict[str, Path]:
        """Every example by its name."""
        return {path.stem: path for path in sorted(self.folder.glob("*.yaml"))}

    def names(self, verdict: str) -> list[str]:
        """The names of the examples of a verdict."""
        return [name for name in self.paths if name.split(".")[1].partition("-")[0] == verdict]

    @cached_property
    def rules(self) -> list[str]:
        """The ids of all rules."""
        return [rule.id for rule in self.game.rules]

    @cached_property
    def breakable(self) -> list[str]:
        """The ids of the rules that can be broken."""
        return [rule.id for rule in self.game.rules if rule.require or rule.turns or rule.end or rule.effects]

    @cached_property
    def in_force(self) -> list[str]:
        """The names of the examples that their own rule must be in force for."""
        return [name for name in self.paths if name not in self.found_by and rule_of(name) not in SEATED]

    def judged(self, name: str) -> Judgement:
        """The verdict on an example."""
        [record] = read(str(self.paths[name]), games={self.game.name: self.game})
        return record if isinstance(record, Judgement) else judge(self.game, record)

    # -- what an example has to show

    def is_legal(self, name: str) -> None:
        """A legal example is legal."""
        judgement = self.judged(name)
        assert (judgement.verdict, judgement.findings) == (LEGAL, ())

    def is_illegal(self, name: str) -> None:
        """An illegal example breaks its rule at the last move or in the result."""
        judgement = self.judged(name)
        [finding] = judgement.findings
        assert finding.rule == self.found_by.get(name, self.found_by.get(rule_of(name), rule_of(name)))
        if rule_of(name) in SEATED:
            assert judgement.verdict == UNREADABLE
        else:
            assert judgement.verdict == ILLEGAL
            assert finding.move in (judgement.moves, None)

    def is_shown(self, rule: str) -> None:
        """A rule has a legal example and, if it can be broken, an illegal one."""
        assert f"{rule}.legal" in self.paths
        if rule in self.breakable:
            assert (f"{rule}.illegal" in self.paths) != (rule in self.cannot_be_broken)

    def is_played_by_its_rule(self, name: str) -> None:
        """The rule is in force where its example is played."""
        [record] = read(str(self.paths[name]), games={self.game.name: self.game})
        assert rule_of(name) in {rule.id for rule in rules_in_force(self.game, record.reading)}

    def says_what_happens(self, name: str) -> None:
        """An example belongs to a rule, and begins by saying what happens."""
        assert rule_of(name) in self.rules
        said = self.paths[name].read_text(encoding="utf-8").split(f"game: {self.game.name}")[0]
        assert said.startswith("# ") and said.rstrip().rstrip(")").endswith(".")


def rule_of(name: str) -> str:
    """The rule that an example belongs to.

    >>> rule_of("suit-ban.illegal-2")
    'suit-ban'
    """
    return name.split(".")[0]
