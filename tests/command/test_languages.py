"""The language to speak: asked for, else of the environment, else English."""

from __future__ import annotations

import gettext
import re

import pytest

from validator.command import languages, records
from validator.command.languages import chosen
from validator.findings import Place
from validator.languages import tags
from validator.languages.texts import PLACEHOLDER
from validator.reports.language import ENGLISH, Language
from validator.reports.width import width
from validator.rulebook import RuleError


@pytest.mark.parametrize(("arguments", "environment", "tag"), [
    ([], {}, "en"),
    (["--lang", "ja"], {"LC_ALL": "de_DE.UTF-8"}, "ja"),
    (["validate", "--lang=ja", "evening.yaml"], {}, "ja"),
    (["--lang", "ru_RU.UTF-8"], {}, "ru"),
    (["--lang", "de", "--lang", "ja"], {}, "ja"),
    (["--lang", "fr"], {"LANG": "de_DE.UTF-8"}, "de"),
    (["--lang"], {"LANG": "de_DE.UTF-8"}, "de"),
    (["--lang", "ja", "validate", "evening.yaml"], {"LANG": "de_DE.UTF-8"}, "ja"),
    (["--lang", "de", "validate", "--lang=ja"], {}, "ja"),
    (["validate", "--", "--lang", "ja"], {"LANG": "de_DE.UTF-8"}, "de"),
    ([], {"LC_ALL": "de_AT.UTF-8", "LANG": "ja_JP.UTF-8"}, "de"),
    ([], {"LC_MESSAGES": "de_DE", "LANG": "ja_JP.UTF-8"}, "de"),
    ([], {"LC_ALL": "", "LANG": "ja_JP.UTF-8"}, "ja"),
    ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
    ([], {"LANG": "fr_FR.UTF-8"}, "en"),
    ([], {"LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
    ([], {"LANG": "de"}, "de"),
    ([], {"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
    ([], {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
    ([], {"LANG": "POSIX", "LANGUAGE": "de"}, "en"),
    ([], {"LANGUAGE": "de"}, "en"),
    ([], {"LANG": "en_US.UTF-8", "LANGUAGE": "fr:ja:de"}, "ja"),
    ([], {"LANG": "de_DE@euro", "LANGUAGE": "fr"}, "de"),
])
def test_the_language_to_speak(arguments: list[str], environment: dict[str, str], tag: str) -> None:
    assert chosen(arguments, environment).tag == tag


@pytest.mark.parametrize("before", [["--lang", "de"], ["--lang=de"], ["--lang=ja", "--lang", "de"]])
def test_the_language_may_be_named_before_the_command(referee, before: list[str]) -> None:
    assert referee(*before, "validate", "good.yaml") == referee("validate", "good.yaml", "--lang", "de")
    assert referee(*before, "--version") == referee("--version", "--lang", "de")


COMMANDS = ("validate", "dispute", "infer", "moves", "record", "replay", "translate", "rules", "variants", "sources",
            "concordance", "house", "check", "simulate", "compile", "schema", "completion")


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> Language:
    """A German that says of each message only what it is about, as a list of kinds and facts."""
    class Kinds(gettext.NullTranslations):
        def pgettext(self, context: str, message: str) -> str:
            return f"<{context} {' '.join(PLACEHOLDER.findall(message))}>"
    german = Language("de", lambda domain: Kinds())
    monkeypatch.setattr(languages, "language", lambda tag: {"de": german, "en": ENGLISH}[tag])
    return german


@pytest.mark.parametrize("arguments", [["--help"], *([name, "--help"] for name in COMMANDS)])
def test_no_word_of_the_help_is_english_in_another_language(referee, german: Language, arguments: list[str]) -> None:
    told = referee(*arguments, "--lang", "de")
    assert told.status == 0
    words = set(re.findall(r"[a-z]+", re.sub(r"<[^<>]*>|--[a-z-]+|-h\b", " ", told.out)))
    assert words <= {"referee", *COMMANDS}


@pytest.mark.parametrize("arguments", [["--help"], ["validate", "--help"]])
def test_a_percent_sign_in_a_translation_is_only_a_sign(referee, german: Language, monkeypatch: pytest.MonkeyPatch,
                                                        arguments: list[str]) -> None:
    monkeypatch.setattr(type(german.catalogues("referee")), "pgettext", lambda *texts: "100 % %s %d")
    told = referee(*arguments, "--lang", "de")
    assert told.status == 0
    assert told.out.count("100 % %s %d") > 5


@pytest.mark.parametrize(("arguments", "complaint"), [
    (["validate", "--format"], "referee validate: --format: <command.value-missing > <command.for-help command>"),
    (["validate", "--quiet=1"], "referee validate: --quiet: <command.value-unwanted > <command.for-help command>"),
    (["validate", "--format", "jsn", "good.yaml"],
     "referee validate: --format: <command.no-format word near> <command.for-help command>"),
    (["validate", "--frmat", "good.yaml"], "referee validate: <command.no-option word> <command.for-help command>"),
    (["validate"], "referee: <command.no-files command>"),
    (["validate", "--reading", "house.yaml", "good.yaml"], "referee: house.yaml: <file-missing >"),
    (["validate", "--reading", "good.yaml", "good.yaml"], "referee: good.yaml:2:10: <command.not-house-rules >"),
])
def test_a_misuse_is_told_in_the_language_asked_for(referee, german: Language, arguments: list[str],
                                                    complaint: str) -> None:
    assert referee(*arguments, "--lang=de").err == complaint + "\n"


def test_an_error_in_the_rules_is_told_in_the_language_asked_for(referee, german: Language,
                                                                 monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*arguments, **settings):
        raise RuleError("key-missing", Place(3, 7), "game.yaml", key="flow")
    monkeypatch.setattr(records, "entries", broken)
    assert referee("validate", "good.yaml", "--lang=de").err == (
        "referee: game.yaml:3:7: <rules.key-missing key>\n")


@pytest.mark.parametrize("tag", tags())
def test_what_is_said_of_a_command_stands_beside_it(referee, tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    commands = referee("--help", "--lang", tag).out.split("\n\n")[-2].splitlines()[1:]
    assert len(commands) > len(COMMANDS)    # some take several lines
    assert [line for line in commands if not re.fullmatch(r"  [a-z]+ +\S.*| {15}\S.*", line)] == []


@pytest.mark.parametrize("tag", tags())
def test_in_the_help_all_explanations_begin_in_one_column(referee, tag: str) -> None:
    told = referee("validate", "--help", "--lang", tag).out
    columns = {width(line[:found.end()]) for line in told.splitlines()
               if (found := re.match(r"  [-\w].*?  +(?=\S)", line))}
    assert len(columns) == 1


@pytest.mark.parametrize("tag", tags())
@pytest.mark.parametrize("command", COMMANDS)
def test_no_line_of_the_help_is_broader_than_the_terminal(
        referee, command: str, tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert [line for line in referee(command, "--help", "--lang", tag).out.splitlines() if width(line) > 80] == []
