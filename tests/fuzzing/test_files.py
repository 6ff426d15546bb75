"""Files changed byte by byte, house rules, command lines and rules at random: never a traceback, a crash or a hang."""

from __future__ import annotations

import pytest

from .runner import run

SEED = 5
USUAL = {"files": 4500, "house": 2200, "words": 400, "rules": 700}
"""How many cases of each kind are tried every time; ``python -m tests.fuzzing`` tries more, and others."""


@pytest.mark.parametrize("kind", USUAL)
def test_whatever_the_command_is_given_it_ends_with_a_verdict_or_a_sentence(kind):
    assert list(run(kind, range(USUAL[kind]), SEED)) == []
