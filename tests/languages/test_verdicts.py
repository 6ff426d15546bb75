"""A verdict is the same in every language; only what is said of it is not."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from validator.command import main
from validator.languages import tags

RULES = Path(__file__).resolve().parents[2] / "rules"
FILES = sorted(path.relative_to(RULES).as_posix() for path in RULES.glob("*/examples/*.yaml"))
ILLEGAL = [name for name in FILES if ".illegal" in name]
OTHERS = [tag for tag in tags() if tag != "en"]


@pytest.fixture
def told(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    """What the command says of the examples of all games, in a language and form."""
    monkeypatch.chdir(RULES)

    def told(tag: str, form: str, files: list[str]) -> str:
        main(["validate", "--lang", tag, "--format", form, *files])
        return capfd.readouterr().out
    return told


def without_messages(lines: str) -> list[dict]:
    """The judgements without what is said for people."""
    judgements = [json.loads(line) for line in lines.splitlines()]
    for judgement in judgements:
        for finding in judgement["findings"]:
            assert finding.pop("message")
            for option in finding["options"]:
                assert option.pop("question") and option.pop("text")
            finding["open"] = len(finding["open"])
            for sentence in finding["sources"]:
                del sentence["translation"]
    return judgements


@pytest.mark.parametrize("tag", OTHERS)
def test_everything_but_the_messages_is_the_same_in_every_language(told, tag: str) -> None:
    english = without_messages(told("en", "json", FILES))
    assert len(english) == len(FILES)
    assert without_messages(told(tag, "json", FILES)) == english


@pytest.mark.parametrize("tag", OTHERS)
def test_a_report_leaves_no_english_and_no_placeholder(told, tag: str) -> None:
    report = told(tag, "text", ILLEGAL)
    assert "[en]" not in report
    assert not re.search(r"\{#|\{[a-z_]+(\([a-z_, ()]*\))?\}", report)
