"""Records to judge, and the command that judges them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.bulk.archives import ARCHIVED
from validator.command import main

CHECKOUT = Path(__file__).resolve().parents[2]
HEADER = "game: battalion\nplayers: [Anna, Boris, Chiyo]\ndealer: Anna\nmoves:\n"
DEAL = "- deal: {Boris: 2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦}\n- turn-up: Q♥\n"
RECORDS = {
    "good.yaml": HEADER + DEAL + "- Boris: {draw: stock, card: K♣}\n",
    "foul.yaml": HEADER + DEAL + "- Chiyo: {draw: stock}\n- Boris: pass\n",
    "open.yaml": HEADER + DEAL + "".join(
        f"- {name}: {{draw: stock}}\n- {name}: {{discard: {card}}}\n"
        for rank in "234" for name, card in (("Boris", f"{rank}♠"), ("Chiyo", f"{rank}♥"), ("Anna", f"{rank}♥"))
    ) + "- Boris: {bid: 5}\n",
    "torn.yaml": HEADER + DEAL + "- Boris: {discrad: 2♠}\n",
}


class Result(NamedTuple):
    """How a run of the command ended, and what it wrote."""

    status: int
    out: str
    err: str


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which one stands: good, foul, open and torn records, one of each verdict."""
    for name, text in RECORDS.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def referee(folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """The command, as if typed in the folder of the records."""
    for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "REFEREE_DEBUG"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: str) -> Result:
        status = main(arguments)
        return Result(status, *capsys.readouterr())
    return run


class Bytes(NamedTuple):
    """How a process ended, and the bytes that it wrote."""

    status: int
    out: bytes
    err: bytes


@pytest.fixture
def process(folder: Path) -> Callable[..., Bytes]:
    """The command in a process of its own, with an environment of its own."""
    def run(*arguments: str, given: bytes = b"", **environment: str) -> Bytes:
        plain = {name: value for name, value in os.environ.items()
                 if name not in ("COLUMNS", "NO_COLOR", "FORCE_COLOR")}
        done = subprocess.run([sys.executable, "-m", "validator", *arguments], cwd=folder, input=given,
                              capture_output=True, check=False, timeout=60,
                              env=plain | {"PYTHONPATH": str(CHECKOUT)} | environment)
        return Bytes(done.returncode, done.stdout, done.stderr)
    return run


@pytest.fixture
def archived(folder: Path) -> Path:
    """The folder with an archive in it, too."""
    (folder / "archive.jsonl").write_text("\n".join(ARCHIVED), encoding="utf-8")
    return folder
