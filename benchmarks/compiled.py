"""A trial: the quick way, and the rules of Battalion as generated source, compiled to machine code by mypyc.

It is done in a copy of the package, in another folder; the referee itself stays as it is.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from validator.engine.generated import holdings, laid, values, words
from validator.engine.generated.generate import source
from validator.engine.program import Program
from validator.rulebook import load_game, resolve

from .environment import CHECKOUT

GAME = "battalion"
TIMEOUT = 120                               # seconds, to compile or to judge a corpus
GENERATED = "validator.engine.generated"
NATIVE, LOOKED_UP = f"{GENERATED}.native", f"{GENERATED}.looked_up"
"""The modules in the copy that hold generated source: the function that plays, and what stands above it. That is
reckoned once and then looked up, and compiled code cannot be asked how to do that.
"""

CALLED = (holdings, laid, values, words)    # by generated source
COMPILED = ("validator.quick", f"{GENERATED}.compiled", NATIVE, *(module.__name__ for module in CALLED))
FORGIVEN = ("arg-type", "assignment", "attr-defined", "call-arg", "call-overload", "has-type", "index", "misc",
            "operator", "override", "return-value", "type-var", "union-attr", "var-annotated")
"""What mypy would rather have otherwise in annotations, and which the compiler does not need."""


def build(folder: Path, corpus: Path) -> bool:
    """Make the copy in a folder that does not exist yet; whether that could be done, and it judges a corpus in time."""
    for package in ("validator", "benchmarks"):
        shutil.copytree(CHECKOUT / package, folder / package, ignore=shutil.ignore_patterns(".venv", "__pycache__"))
    game = load_game(GAME)
    for name, text in as_modules(source(Program(game, resolve(game, {})))).items():
        module_in(folder, name).write_text(text, encoding="utf-8")
    files = [str(module_in(folder, name).relative_to(folder)) for name in COMPILED]
    return _done(folder, ["-c", "import mypyc.__main__; mypyc.__main__.main()", "--ignore-missing-imports",
                          "--follow-imports=silent", *(f"--disable-error-code={code}" for code in FORGIVEN), *files]) \
        and _done(folder, ["-m", "benchmarks.worker", "referee-compiled", str(corpus), "0"])


def _done(folder: Path, arguments: list[str]) -> bool:
    """Whether Python came to its end in time; if not, what it said is shown."""
    try:
        subprocess.run([sys.executable, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                       stderr=subprocess.STDOUT, text=True, check=True, timeout=TIMEOUT)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as error:
        print(error.stdout, f"The trial is left out: {error}", sep="\n", file=sys.stderr)
        return False
    return True


def as_modules(generated: str) -> dict[str, str]:
    """Generated source as two modules, which import what they call."""
    above, begins, below = generated.partition("def play(")
    own = re.findall(r"^(?:def )?(\w+)(?: = |\()", above, re.MULTILINE)
    called = {name: module.__name__ for module in CALLED for name in vars(module) if not name.startswith("__")}
    return {LOOKED_UP: _importing(called, above),
            NATIVE: _importing(called | dict.fromkeys(own, LOOKED_UP), begins + below)}


def _importing(modules: dict[str, str], text: str) -> str:
    used = set(re.findall(r"\w+", text))
    imports = [f"from {module} import {name}" for name, module in modules.items()
               if name in used and name != "annotations"]
    return "\n".join([*imports, "", "", text])


def module_in(folder: Path, name: str) -> Path:
    """Where a module is in the copy."""
    return folder.joinpath(*name.split(".")).with_suffix(".py")
