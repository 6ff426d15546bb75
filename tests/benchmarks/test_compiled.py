"""Generated source becomes a module of its own that can be compiled."""

from __future__ import annotations

import builtins
import dis
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, SimpleNamespace

from benchmarks.compiled import CALLED, LOOKED_UP, NATIVE, as_modules, module_in
from validator.engine.generated.generate import source
from validator.engine.program import Program
from validator.rulebook import load_game, resolve


def test_the_modules_have_all_that_they_call(tmp_path, monkeypatch):
    game = load_game("battalion")
    modules = as_modules(source(Program(game, resolve(game, {}))))
    above = runpy.run_path(str(written(tmp_path, "above.py", modules[LOOKED_UP])))
    monkeypatch.setitem(sys.modules, LOOKED_UP, SimpleNamespace(**above))
    names = runpy.run_path(str(written(tmp_path, "native.py", modules[NATIVE])))
    assert {"EMPTY", "Broken", "hand_size"} <= set(names)
    assert set(asked_for(names["play"].__code__)) <= {*names, *vars(builtins)}


def written(folder: Path, name: str, text: str) -> Path:
    """A file with a text."""
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def asked_for(code: CodeType) -> Iterator[str]:
    """The names that code takes from its module, with those that functions in it take."""
    yield from (step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from asked_for(inner)


def test_what_is_not_called_is_not_imported():
    modules = as_modules("hand_size = 10\ndef play(record):\n    return EMPTY\n")
    assert modules[NATIVE] == f"from {CALLED[0].__name__} import EMPTY\n\n\ndef play(record):\n    return EMPTY\n"
    assert modules[LOOKED_UP].strip() == "hand_size = 10"


def test_a_module_has_its_place_in_the_copy():
    assert module_in(Path("copy"), "validator.quick") == Path("copy/validator/quick.py")
