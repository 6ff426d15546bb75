"""The command as a process of its own: Ctrl-C ends it quietly from its first moment on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parent.parent
RECORD = CHECKOUT / "tests" / "table-went-on.yaml"
PRESSED = """
import os, signal, sys
from importlib.abc import MetaPathFinder

pressed = sys.argv.pop(1)

class Pressing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == pressed:
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Pressing())
from validator.__main__ import referee
sys.exit(referee())
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no Ctrl-C to send ON WINDOWS")
@pytest.mark.parametrize(("imported", "said"), [
    ("validator.command", ""),
    ("validator.reports.language", ""),
    ("validator.command.parser", ""),
    ("validator.command.validate", "referee: interrupted.\n"),
])
def test_ctrl_c_while_modules_are_imported_leaves_no_traceback(imported: str, said: str) -> None:
    done = subprocess.run([sys.executable, "-c", PRESSED, imported, "validate", RECORD], capture_output=True,
                          encoding="utf-8", env={**os.environ, "PYTHONPATH": str(CHECKOUT), "LC_ALL": "C"}, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", said)
