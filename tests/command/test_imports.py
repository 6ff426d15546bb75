"""A start loads what it needs, and nothing more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from validator.languages import language

CHECKOUT = Path(__file__).resolve().parents[2]
LOADED = """
import sys
from validator.command import main
status = main(sys.argv[1:])
print(status, *sorted(sys.modules), file=sys.stderr)
"""
NEVER = {"jsonschema", "babel", "mkdocs", "jinja2", "http", "socket", "asyncio", "ssl", "orjson", "zstandard",
         "validator.rulebook.loading.folder", "validator.rulebook.loading.shape",
         "validator.rulebook.checking.whole_game", "validator.rulebook.settling", "validator.rulebook.glossary",
         "validator.recording", "validator.disputes", "validator.soundness", "validator.engine.generated",
         "validator.engine.moments", "validator.reports.book", "validator.reports.paper", "validator.reports.schemas",
         "validator.transcripts.translation", "validator.documents.spelling", "validator.documents.writing",
         "validator.command.asking", "validator.command.complete", "validator.command.formats"}


def loaded(folder: Path, *arguments: str) -> set[str]:
    """The modules that a run of the command loads."""
    done = subprocess.run([sys.executable, "-c", LOADED, *arguments], cwd=folder, capture_output=True, check=True,
                          env={"PYTHONPATH": str(CHECKOUT)}, text=True, encoding="utf-8")
    status, *modules = done.stderr.split()
    assert status == "0"
    return set(modules)


def test_judging_a_well_formed_record_loads_nothing_that_other_commands_need(folder: Path) -> None:
    assert loaded(folder, "validate", "good.yaml") & NEVER == set()


def test_another_language_is_spoken_without_what_compiles_it(folder: Path) -> None:
    language("de")                          # in a checkout, what has changed is compiled first
    modules = loaded(folder, "validate", "--lang", "de", "good.yaml")
    assert not [name for name in modules if name.split(".")[0] == "babel"]
    assert {name for name in modules if name.startswith("validator.languages.")} == {
        "validator.languages.loading", "validator.languages.files"}


def test_json_records_are_judged_without_yaml(folder: Path) -> None:
    (folder / "good.json").write_text('{"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna", '
                                      '"moves": []}', encoding="utf-8")
    assert "yaml" not in loaded(folder, "validate", "--format", "json", "good.json")


FORMATS = ("text", "json", "sarif", "junit", "github", "html")


@pytest.mark.parametrize("format", FORMATS)
def test_only_the_report_that_is_asked_for_is_loaded(folder: Path, format: str) -> None:
    reports = {f"validator.reports.{name}" for name in (*FORMATS, "paper", "schemas")}
    within = {"junit": {"text"}, "html": {"paper"}}     # a report in text stands in JUnit, and HTML is written on paper
    assert loaded(folder, "validate", "--format", format, "good.yaml") & reports == {
        f"validator.reports.{name}" for name in {format} | within.get(format, set())}


def test_what_is_allowed_next_is_loaded_only_for_who_asks(folder: Path) -> None:
    assert "validator.engine.candidates" not in loaded(folder, "validate", "good.yaml")
    assert "validator.engine.candidates" in loaded(folder, "moves", "good.yaml")
