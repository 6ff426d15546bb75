"""The first command of a newcomer says what is wrong in words, whatever Python runs it."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

START = Path(__file__).resolve().parent.parent / "start.py"


def load() -> ModuleType:
    """The script as a module, without running it."""
    spec = importlib.util.spec_from_file_location("start", START)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The script in an empty folder, where it has nothing to install."""
    module = load()
    (tmp_path / "pyproject.toml").write_text("", encoding="utf-8")
    for name, path in {"HERE": ".", "ENVIRONMENT": ".venv", "PYTHON": ".venv/python", "STAMP": ".venv/made-of"}.items():
        monkeypatch.setattr(module, name, tmp_path / path)
    monkeypatch.chdir(tmp_path)
    yield module


def test_an_old_python_is_told_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4, "final", 0))
    with pytest.raises(SystemExit) as stop:
        load()
    assert stop.value.code == (
        "The referee needs Python 3.11 or newer, and this is 3.10.\n"
        "Newer ones are at https://www.python.org/downloads/; then run this again with that one,\n"
        "for example: python3.12 start.py")


def test_it_speaks_ascii_so_that_every_console_can_show_it() -> None:
    assert START.read_text(encoding="utf-8").isascii()


def test_another_word_than_tests_is_refused(start: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert start.main(["test"]) == 2
    assert capsys.readouterr().err == "Run start.py to see the referee at work, or start.py tests to test it.\n"


def test_a_python_that_cannot_make_environments_is_told_where_to_find_one(
        start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="sudo apt install python3-venv"):
        start.make_environment()


def test_a_failed_step_shows_what_was_said_and_what_to_do(start: ModuleType, capfdbinary) -> None:
    with pytest.raises(SystemExit, match="run this again when there is a network"):
        start.step([sys.executable, "-c", "print('no such host'); raise SystemExit(1)"],
                   "It failed; run this again when there is a network.")
    assert b"no such host" in capfdbinary.readouterr().err


def test_an_environment_that_is_ready_is_not_made_again(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []

    def pretend(command: list[str], complaint: str) -> None:
        start.ENVIRONMENT.mkdir(exist_ok=True)
        start.PYTHON.touch()
        steps.append(command[2])

    monkeypatch.setattr(start, "step", pretend)
    start.make_environment()
    start.make_environment()
    assert steps == ["venv", "pip"]
    (start.HERE / "pyproject.toml").write_text("dependencies = []", encoding="utf-8")
    start.make_environment()
    assert steps == ["venv", "pip", "venv", "pip"]
