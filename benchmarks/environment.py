"""An environment of its own in benchmarks/.venv, with the referee and all with whom it is compared."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parent
ENVIRONMENT = HERE / ".venv"
REQUIREMENTS = HERE / "requirements.txt"
STAMP = ENVIRONMENT / "made-of"
PYTHON = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python"
REFEREE = f"{CHECKOUT}[rules,languages]"


class NotSetUp(Exception):
    """The referee itself could not be installed."""


def set_up() -> None:
    """Make the environment, unless it is there. Who cannot be installed is left out; raises NotSetUp."""
    wanted = _made_of()
    if PYTHON.exists() and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    print("Setting up benchmarks/.venv; this takes a minute, and only the first time ...", file=sys.stderr)
    venv.create(ENVIRONMENT, clear=True, with_pip=True, symlinks=os.name != "nt")
    if said := _install("--editable", REFEREE):
        raise NotSetUp(f"{said}\nThe referee could not be installed; what pip said is above.")
    if _install("--requirement", str(REQUIREMENTS)):
        for requirement in requirements():  # some of them can be had, it may be
            if said := _install(requirement):
                print(f"{said}\n{requirement} could not be installed and is left out; what pip said is above.",
                      file=sys.stderr)
    STAMP.write_text(wanted, encoding="utf-8")


def requirements() -> list[str]:
    """All that is to be installed besides the referee.

    >>> [requirement for requirement in requirements() if "==" not in requirement]
    []
    """
    lines = REQUIREMENTS.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _install(*what: str) -> str:
    """Install something; returns what pip said if that failed."""
    done = subprocess.run([str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what],
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          check=False)
    return done.stdout.strip() or "pip said nothing" if done.returncode else ""


def _made_of() -> str:
    files = [REQUIREMENTS.read_bytes(), (CHECKOUT / "pyproject.toml").read_bytes()]
    return hashlib.sha256(b"\0".join([sys.version.encode(), os.fsencode(HERE), *files])).hexdigest()
