"""A command imports what it uses and no more: a verdict is there before anybody looks up from the table."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from validator.rulebook import load_game
from validator.rulebook.compiled import PACKAGE

GAMES = Path(__file__).resolve().parent.parent / "games"
TELL = """
import sys
from validator.command import main
main()
print(*sorted(sys.modules), file=sys.stderr)
"""

SLOW = {"ast", "bz2", "dataclasses", "difflib", "dis", "email", "hashlib", "html", "http", "importlib.metadata",
        "inspect", "ipaddress", "logging", "lzma", "multiprocessing", "pathlib", "pickle", "random", "shlex", "shutil",
        "socket", "subprocess", "tempfile", "tokenize", "urllib", "xml", "zlib"}
"""Of Python's own modules."""

FOR_ILLEGAL = ("validator.engine.alternatives", "validator.engine.attentive", "validator.engine.consulted",
               "validator.engine.together", "validator.engine.voices", "validator.rulebook.sources")
"""What finds the options that would have allowed a move, and quotes the sources."""

FOR_OTHERS = ("babel", "jsonschema", "validator.api", "validator.cards.typed", "validator.disputes",
              "validator.documents.json", "validator.documents.yaml_errors", "validator.engine.candidates",
              "validator.engine.generated", "validator.engine.hidden", "validator.engine.verdicts",
              "validator.languages.building", "validator.languages.files", "validator.recording",
              "validator.reports.book", "validator.reports.json", "validator.reports.paper",
              "validator.reports.schemas", "validator.rulebook.checking", "validator.rulebook.compiled",
              "validator.rulebook.dependence", "validator.rulebook.loading", "validator.soundness",
              "validator.transcripts.lookalikes")
"""Packages and modules that a record in YAML, and a report on it, do without."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is installed: with compiled rules, and without the rules they were compiled from."""
    load_game("battalion")
    folder = tmp_path_factory.mktemp("installed")
    shutil.copytree(PACKAGE, folder / "validator", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def imported(installed: Path, *arguments: str) -> tuple[str, set[str]]:
    """What a command says in a process of its own, and which modules are there in the end."""
    program = f"import sys; sys.path.insert(0, {str(installed)!r})\n{TELL}"
    done = subprocess.run([sys.executable, "-c", program, *arguments], cwd=GAMES, capture_output=True, encoding="utf-8",
                          check=True)
    return done.stdout, set(done.stderr.split())


def of_others(modules: set[str], others: tuple[str, ...] = FOR_OTHERS) -> list[str]:
    return sorted(module for module in modules for name in others if f"{module}.".startswith(f"{name}."))


def test_a_legal_game_is_judged_without_what_others_need(installed: Path) -> None:
    said, modules = imported(installed, "validate", "tie.yaml")
    assert said.startswith("tie.yaml: legal")
    assert (sorted(SLOW & modules), of_others(modules, FOR_OTHERS + FOR_ILLEGAL)) == ([], [])


def test_a_record_in_json_is_judged_without_what_reads_yaml(installed: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text('{"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna", "moves": []}')
    said, modules = imported(installed, "validate", str(record))
    assert "legal" in said
    assert "validator.documents.json" in modules
    assert "yaml" not in modules


def test_quotes_are_loaded_for_a_game_of_which_they_are_told(installed: Path) -> None:
    said, modules = imported(installed, "validate", "raise.yaml")
    assert "以降の入札" in said
    assert set(FOR_ILLEGAL) & modules >= {"validator.engine.alternatives", "validator.rulebook.sources"}
    assert (sorted(SLOW & modules), of_others(modules)) == ([], [])
