"""Whatever the console can show, the verdict comes through, and the exit status stays."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from validator.command.console import wants_colour

CHECKOUT = Path(__file__).resolve().parents[2]
FOUL = """\
game: battalion
players: [Anna, Boris, Чиё]
dealer: Anna
moves:
- deal: {}
- turn-up: Q♥
- Чиё: pass
"""


@pytest.mark.parametrize(("encoding", "shown"), [
    ("utf-8", "Чиё: pass"),
    ("ascii", r"\u0427\u0438\u0451: pass"),
    ("cp1252", r"\u0427\u0438\u0451: pass"),
    ("cp932", "Чиё: pass"),
    ("cp1251", "Чиё: pass"),
])
def test_what_a_console_cannot_encode_is_shown_as_an_escape(process, folder: Path, encoding: str, shown: str) -> None:
    (folder / "foul.yaml").write_text(FOUL, encoding="utf-8")
    result = process("validate", "foul.yaml", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert (result.status, result.err) == (1, b"")
    assert shown in result.out.decode(encoding)


def test_the_locale_c_is_no_obstacle(process, folder: Path) -> None:
    (folder / "foul.yaml").write_text(FOUL, encoding="utf-8")
    result = process("validate", "foul.yaml", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    assert (result.status, result.err) == (1, b"")
    assert r"\u0427\u0438\u0451" in result.out.decode("ascii")


def test_json_is_utf_8_whatever_the_console(process, folder: Path) -> None:
    (folder / "foul.yaml").write_text(FOUL, encoding="utf-8")
    result = process("validate", "--format", "json", "foul.yaml", PYTHONIOENCODING="cp1252", PYTHONUTF8="0")
    assert result.out.endswith(b"\n") and b"\r" not in result.out
    assert json.loads(result.out.decode("utf-8"))["findings"][0]["player"] == "Чиё"


def test_a_misuse_is_told_on_a_narrow_console_too(process) -> None:
    result = process("vaildate", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert result.status == 2
    assert rb"no command \u201cvaildate\u201d" in result.err


def test_help_is_given_on_a_narrow_console_too(process) -> None:
    result = process("validate", "--help", COLUMNS="500", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (result.status, result.err) == (0, b"")
    assert rb"\u201ctarget: next\u201d" in result.out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no file here is always full")
def test_a_full_disk_is_told_in_one_sentence(folder: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([sys.executable, "-m", "validator", "validate", "good.yaml"], cwd=folder, stdout=full,
                              stderr=subprocess.PIPE, env={"PYTHONPATH": str(CHECKOUT)}, check=False)
    assert done.returncode == 2
    assert done.stderr == b"referee: the report could not be written: the disk is full; make room on it.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a file name is always text there")
def test_a_file_name_that_is_no_text_is_shown_with_escapes(process, folder: Path) -> None:
    name = "caf\udce9.yaml"
    text = process("validate", name)
    assert text.out.startswith(rb"caf\udce9.yaml: unreadable")
    line = process("validate", "--format", "json", name)
    assert json.loads(line.out.decode("utf-8"))["file"] == name


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_reader_who_has_gone_is_no_fault(process, folder: Path) -> None:
    record = json.dumps({"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna", "moves": []})
    (folder / "many.jsonl").write_text("\n".join([record] * 5000), encoding="utf-8")
    with subprocess.Popen([sys.executable, "-m", "validator", "validate", "many.jsonl"], cwd=folder,
                          env={"PYTHONPATH": str(CHECKOUT)},
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141


@pytest.mark.parametrize(("asked", "most"), [("40", 40), ("100", 100), ("3", 20), ("0", 80), ("wide", 80), ("", 80)])
def test_a_report_that_is_no_terminal_is_as_wide_as_asked(process, asked: str, most: int) -> None:
    lines = process("rules", "battalion", COLUMNS=asked).out.decode().splitlines()
    assert most - 10 < max(map(len, lines)) <= most


@pytest.mark.parametrize(("terminal", "environment", "colour"), [
    (True, {}, True),
    (False, {}, False),
    (True, {"NO_COLOR": "1"}, False),
    (True, {"NO_COLOR": ""}, True),
    (True, {"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
    (False, {"FORCE_COLOR": "1"}, True),
    (False, {"FORCE_COLOR": ""}, False),
    (False, {"FORCE_COLOR": "0"}, False),
    (True, {"TERM": "dumb"}, False),
])
def test_colour_is_for_terminals_and_never_where_it_is_not_wanted(
        monkeypatch: pytest.MonkeyPatch, terminal: bool, environment: dict[str, str], colour: bool) -> None:
    monkeypatch.setattr("os.name", "posix")
    assert wants_colour(terminal, environment) is colour
