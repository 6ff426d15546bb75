"""A trial: the quick way, and the rules of Battalion as generated source, compiled to machine code by mypyc.

It is done in a copy of the package, in another folder; the referee itself stays as it is.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

from validator.engine.generated import holdings, laid, values, words
from validator.engine.generated.generate import source
from validator.engine.program import Program
from validator.rulebook import load_game, resolve

from .environment import CHECKOUT

GAME = "battalion"
NATIVE = "native"
"""The module in the copy that holds the generated source."""

CALLED = (holdings, laid, values, words)    # by generated source
COMPILED = ("validator.quick", "validator.engine.generated.compiled", f"validator.engine.generated.{NATIVE}",
            *(module.__name__ for module in CALLED))
FORGIVEN = ("arg-type", "assignment", "attr-defined", "call-arg", "call-overload", "has-type", "index", "misc",
            "operator", "override", "return-value", "type-var", "union-attr", "var-annotated")
"""What mypy would rather have otherwise in annotations, and which the compiler does not need."""


def build(folder: Path) -> bool:
    """Make the copy in a folder that does not exist yet; whether that could be done."""
    for package in ("validator", "benchmarks"):
        shutil.copytree(CHECKOUT / package, folder / package, ignore=shutil.ignore_patterns(".venv", "__pycache__"))
    game = load_game(GAME)
    module_in(folder, f"validator.engine.generated.{NATIVE}").write_text(
        as_module(source(Program(game, resolve(game, {})))), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", "import mypyc.__main__; mypyc.__main__.main()", "--ignore-missing-imports",
         "--follow-imports=silent", *(f"--disable-error-code={code}" for code in FORGIVEN),
         *(str(module_in(folder, name).relative_to(folder)) for name in COMPILED)],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        print(done.stdout, file=sys.stderr)
    return not done.returncode


def as_module(generated: str) -> str:
    """Generated source as a module of its own, which imports what it calls."""
    used = set(re.findall(r"\w+", generated))
    imports = [f"from {module.__name__} import {name}" for module in CALLED for name in _own(module) if name in used]
    return "\n".join([*imports, "", "", generated])


def _own(module: ModuleType) -> list[str]:
    return [name for name in vars(module) if not name.startswith("__") and name != "annotations"]


def module_in(folder: Path, name: str) -> Path:
    """Where a module is in the copy."""
    return folder.joinpath(*name.split(".")).with_suffix(".py")
