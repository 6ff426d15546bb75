"""The first command of a newcomer says what is wrong in words, whatever Python runs it."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import CompletedProcess
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


class Machine:
    """A machine as `install_browser` sees it."""

    def __init__(self) -> None:
        self.user = 0
        self.programs = {"apt-get"}
        self.installs = {"chromium"}
        self.said: list[list[str]] = []

    def which(self, program: str) -> str | None:
        return f"/usr/bin/{program}" if program in self.programs else None

    def run(self, command: list[str], **_: object) -> CompletedProcess[bytes]:
        self.said.append(command)
        if "install" in command:
            self.programs |= self.installs
        return CompletedProcess(command, 0, stdout=b"E: no such package")


@pytest.fixture
def machine(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine with Debian's packages, on which root runs the script; it has no browser."""
    machine = Machine()
    monkeypatch.setattr(start.shutil, "which", machine.which)
    monkeypatch.setattr(start.os, "geteuid", lambda: machine.user, raising=False)
    monkeypatch.setattr(start.subprocess, "run", machine.run)
    return machine


def test_root_of_a_debian_machine_gets_a_browser_once(start: ModuleType, machine: Machine) -> None:
    start.install_browser()
    start.install_browser()
    assert [command[2] for command in machine.said] == ["update", "install"]
    assert {"chromium", "fonts-noto-cjk"} <= set(machine.said[1])
    assert start.browser() == "/usr/bin/chromium"


def test_a_browser_that_is_there_is_taken(start: ModuleType, machine: Machine) -> None:
    machine.programs.add("google-chrome")
    start.install_browser()
    assert (start.browser(), machine.said) == ("/usr/bin/google-chrome", [])


@pytest.mark.parametrize(("user", "programs"), [(1000, {"apt-get"}), (0, set())])
def test_nothing_is_installed_on_a_machine_that_is_not_ours(start: ModuleType, machine: Machine, user: int,
                                                           programs: set[str]) -> None:
    machine.user, machine.programs = user, programs
    start.install_browser()
    assert (start.browser(), machine.said) == (None, [])


def test_a_browser_that_cannot_be_installed_stops_nothing(start: ModuleType, machine: Machine, capfd) -> None:
    machine.installs = set()
    start.install_browser()
    said = capfd.readouterr().err
    assert "E: no such package" in said
    assert "Chromium could not be installed; what apt-get said is above." in said


def test_tests_look_for_a_browser_and_the_first_command_does_not(start: ModuleType, monkeypatch) -> None:
    done: list[str] = []
    for name in ("make_environment", "install_browser", "show"):
        monkeypatch.setattr(start, name, lambda name=name: done.append(name))
    monkeypatch.setattr(start, "run", lambda program, *arguments: done.append(" ".join(arguments)))
    start.main([])
    start.main(["tests", "-x"])
    assert done == ["make_environment", "show", "make_environment", "install_browser", "-m pytest -x"]
