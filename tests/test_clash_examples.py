"""The examples of the rules of Clash: each is judged as its name says, and by the rule it belongs to."""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.engine import judge
from validator.findings import ILLEGAL, LEGAL
from validator.rulebook import load_game
from validator.transcripts import read

FOLDER = Path(__file__).resolve().parent.parent / "rules" / "clash" / "examples"
EXAMPLES = {path.stem: path for path in sorted(FOLDER.glob("*.yaml"))}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_judged_as_its_name_says_and_by_its_rule(name):
    rule, verdict = name.split(".")
    [record] = read(str(EXAMPLES[name]))
    judgement = judge(load_game("clash"), record)
    if verdict == "legal":
        assert (judgement.verdict, judgement.findings) == (LEGAL, ())
    else:
        [finding] = judgement.findings
        assert (judgement.verdict, finding.rule) == (ILLEGAL, rule)
        assert finding.move in (judgement.moves, None)


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_example_belongs_to_a_rule(name):
    assert name.split(".")[0] in {rule.id for rule in load_game("clash").rules}
