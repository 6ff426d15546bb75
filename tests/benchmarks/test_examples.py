"""The examples in the modules give what they say."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize("module", ["cells", "environment", "figures", "guide", "reach"])
def test_an_example_gives_what_is_shown(module):
    failures, attempts = doctest.testmod(import_module(f"benchmarks.{module}"))
    assert attempts and not failures
