"""Generated source becomes a module of its own that can be compiled."""

from __future__ import annotations

import builtins
import dis
import runpy
from collections.abc import Iterator
from pathlib import Path
from types import CodeType

from benchmarks.compiled import CALLED, as_module, module_in
from validator.engine.generated.generate import source
from validator.engine.program import Program
from validator.rulebook import load_game, resolve


def test_the_module_has_all_that_it_calls(tmp_path):
    game = load_game("battalion")
    file = tmp_path / "native.py"
    file.write_text(as_module(source(Program(game, resolve(game, {})))), encoding="utf-8")
    names = runpy.run_path(str(file))
    assert {"play", "EMPTY", "Broken"} <= set(names)
    assert set(asked_for(names["play"].__code__)) <= {*names, *vars(builtins)}


def asked_for(code: CodeType) -> Iterator[str]:
    """The names that code takes from its module, with those that functions in it take."""
    yield from (step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from asked_for(inner)


def test_what_is_not_called_is_not_imported():
    text = as_module("def play():\n    return EMPTY\n")
    assert text.startswith(f"from {CALLED[0].__name__} import EMPTY\n\n\ndef play")


def test_a_module_has_its_place_in_the_copy():
    assert module_in(Path("copy"), "validator.quick") == Path("copy/validator/quick.py")
