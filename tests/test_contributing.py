"""CONTRIBUTING.md leads to a first change: its steps are done here, in a copy, in its order."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pages import apply

CHECKOUT = Path(__file__).resolve().parent.parent
PAGE = (CHECKOUT / "CONTRIBUTING.md").read_text(encoding="utf-8")
NEEDED = ("rules", "validator", "seeds", "locales", "tests", "docs", "pyproject.toml", "README.md")
NEW, OLD = "no-bid-dealer-attacks", "no-bid-left-attacks"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A copy of the checkout, to be changed."""
    folder = tmp_path_factory.mktemp("copy")
    for name in NEEDED:
        if (CHECKOUT / name).is_dir():
            shutil.copytree(CHECKOUT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "data"))
        else:
            shutil.copy(CHECKOUT / name, folder / name)
    return folder


def run(command: str, folder: Path) -> subprocess.CompletedProcess:
    """A command of the page, with this Python in place of the one in .venv."""
    program, *arguments = command.split()
    words = {".venv/bin/referee": ["-m", "validator"], ".venv/bin/python": []}[program]
    environment = {**os.environ, "PYTHONPATH": str(folder), "LC_ALL": "C.UTF-8"}
    return subprocess.run([sys.executable, *words, *arguments], cwd=folder, env=environment, capture_output=True,
                          text=True, encoding="utf-8", check=False)


def commands() -> list[str]:
    return [line.removeprefix("$ ") for block in blocks("console") for line in block.splitlines()]


def test_the_steps_of_the_page_lead_to_the_change_they_promise(copy):
    look, old_tests, as_before, as_dealt, idle, tests, search, update, _whole = commands()
    assert run(look, copy).returncode == 1
    assert run(old_tests, copy).returncode == 0

    change, found_by = blocks("diff")
    apply(change, copy)
    assert run(as_before, copy).returncode == 0
    refused = run(as_dealt, copy)
    assert refused.returncode == 1 and "Anna's turn" in refused.stdout

    sound = run(idle, copy)
    assert (sound.returncode, sound.stdout) == (0, "")

    message, = blocks("text")
    assert mistaken(copy, as_dealt) == message.strip()

    asked = run(tests, copy)
    assert asked.returncode == 1 and NEW in asked.stdout
    write_examples(copy)
    apply(found_by, copy)
    assert run(tests, copy).returncode == 0, run(tests, copy).stdout[-3000:]

    assert run(search, copy).stdout == "battalion/differences/no-bid.dealer.yaml\n"
    assert "\n# dealer: " in (copy / "rules/battalion/differences/no-bid.dealer.yaml").read_text(encoding="utf-8")

    assert run(update, copy).returncode == 0
    catalogue = (copy / "locales" / "de" / "LC_MESSAGES" / "battalion.po").read_text(encoding="utf-8")
    assert f'msgctxt "{NEW}.text"' in catalogue


def mistaken(copy: Path, command: str) -> str:
    """What the referee says of the new rule with the mistake that the page makes."""
    path = copy / "rules" / "battalion" / "3-bidding.yaml"
    right = path.read_text(encoding="utf-8")
    at = right.index("if: winning_bid == 0", right.index(f"id: {NEW}"))
    path.write_text(right[:at] + right[at:].replace("winning_bid", "winning_bit", 1), encoding="utf-8")
    said = run(command, copy)
    path.write_text(right, encoding="utf-8")
    assert said.returncode == 2
    return re.search(r"3-bidding\.yaml:\d+:\d+: .*", said.stdout + said.stderr)[0]


def write_examples(copy: Path) -> None:
    """The games of the neighbouring rule, as the page says to change them."""
    examples = copy / "rules" / "battalion" / "examples"
    legal = (examples / f"{OLD}.legal.yaml").read_text(encoding="utf-8")
    head = legal.replace("game: battalion\n", "game: battalion\nreading: {no-bid: dealer}\n")
    moves, _, _ = head.rpartition("  - Boris: {attack")
    (examples / f"{NEW}.legal.yaml").write_text(moves + "  - Anna: {attack: Chiyo, cards: 9♠ 10♠}\n", encoding="utf-8")
    (examples / f"{NEW}.illegal.yaml").write_text(moves + "  - Boris: {attack: Chiyo, cards: 3♠ 4♠}\n",
                                                  encoding="utf-8")
