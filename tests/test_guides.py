"""What the guides show is what happens: their commands are run, and their records judged."""

from __future__ import annotations

import doctest
import importlib.util
import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from validator.command import main
from validator.engine import judge
from validator.findings import LEGAL
from validator.rulebook import load_game
from validator.transcripts import Transcript, read_text

CHECKOUT = Path(__file__).resolve().parent.parent
BUILT_UP = ("add-a-game.md", "simulate.md", "bulk.md")     # their commands are run by tests of their own, in a folder of their own
FOLDER = CHECKOUT / "docs" / "guides"
GUIDES = sorted([CHECKOUT / "README.md", *FOLDER.glob("*.md"), *FOLDER.glob("*/*.md")])    # a folder a translation


def blocks(language: str) -> Iterator[tuple[str, str]]:
    """The code blocks of all guides in a language, each with where it stands."""
    for guide in GUIDES:
        text = guide.read_text(encoding="utf-8")
        for block in re.finditer(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            yield f"{guide.relative_to(CHECKOUT)}:{text.count(chr(10), 0, block.start()) + 1}", block[1]


def commands() -> Iterator[tuple[str, str, str]]:
    """Every command of the referee that a guide shows, with what is shown of its output."""
    for where, block in blocks("console"):
        if not block.startswith("$ python3") and not any(guide in where for guide in BUILT_UP):
            for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                yield where, command, shown


@pytest.fixture(autouse=True)
def _in_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(CHECKOUT)
    for name in ("COLUMNS", "FORCE_COLOR", "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(("where", "command", "shown"), list(commands()))
def test_a_command_prints_what_is_shown(where: str, command: str, shown: str,
                                        capfd: pytest.CaptureFixture[str]) -> None:
    name, *arguments = shlex.split(command)
    assert name == "referee"
    main(arguments)
    assert capfd.readouterr().out == shown, where


def without_sums(text: str) -> str:
    """The text without the numbers of examples, which grow."""
    return re.sub(r"\b\d+ (records:|legal|illegal|unreadable)", r"N \1", text)


def referee_only(program: Path, *arguments: object) -> int:
    """Run a command of the referee; the site is built, and looked at, by tests/site."""
    words = [str(word) for word in arguments]
    return 0 if words == ["-m", "mkdocs", "build", "--quiet"] else main(words)


@pytest.mark.parametrize(("where", "block"), [block for block in blocks("console") if "start.py\n" in block[1]])
def test_the_first_command_prints_what_is_shown(where: str, block: str, monkeypatch: pytest.MonkeyPatch,
                                                capfd: pytest.CaptureFixture[str]) -> None:
    spec = importlib.util.spec_from_file_location("start", CHECKOUT / "start.py")
    start = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(start)
    monkeypatch.setattr(start, "make_environment", lambda: None)
    monkeypatch.setattr(start, "run", referee_only)
    assert start.main([]) == 0
    assert without_sums(capfd.readouterr().out) == without_sums(block.partition("\n")[2]), where


@pytest.mark.parametrize(("where", "block"), [block for block in blocks("yaml") if block[1].startswith("game:")])
def test_a_record_that_is_shown_is_legal(where: str, block: str) -> None:
    for record in read_text(block):
        assert isinstance(record, Transcript), (where, record)
        judgement = judge(load_game(record.game), record)
        assert judgement.verdict == LEGAL, (where, judgement.findings)


@pytest.mark.parametrize("guide", [guide for guide in GUIDES if ">>> " in guide.read_text(encoding="utf-8")],
                         ids=lambda guide: str(guide.relative_to(CHECKOUT)))
def test_an_example_in_python_gives_what_is_shown(guide: Path) -> None:
    failures, attempts = doctest.testfile(str(guide), module_relative=False, encoding="utf-8",
                                          optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert attempts and not failures


def words_in_tables(guide: str) -> set[str]:
    """What stands as code in the tables of a guide."""
    text = (FOLDER / guide).read_text(encoding="utf-8")
    return set(re.findall(r"`([\w-]+)`", "\n".join(re.findall(r"^\|.*$", text, re.MULTILINE))))


@pytest.mark.parametrize("command", ["validate", "moves"])
def test_every_key_of_a_report_for_programs_is_told(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    main([command, "--format", "json", *map(str, CHECKOUT.glob("rules/battalion/examples/minimum-bid.*.yaml"))])
    reports = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    keys = {key for report in reports for part in [report, *report["findings"]] for key in part}
    assert {"file", "winners", "open"} <= keys <= words_in_tables("validate.md")


def test_every_word_by_which_a_variant_is_decided_is_told() -> None:
    schema = (CHECKOUT / "rules" / "schema" / "variants.schema.json").read_text(encoding="utf-8")
    words = {word for words in re.findall(r'"enum": (\[.*?\])', schema) for word in json.loads(words)}
    assert {"silence", "playability", "medium"} <= words <= words_in_tables("sources.md")


def test_every_guide_is_linked_from_the_readme() -> None:
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    pages = ["CONTRIBUTING.md", *(f"docs/guides/{guide.name}" for guide in FOLDER.glob("*.md"))]
    assert [page for page in pages if f"]({page})" not in readme] == []
