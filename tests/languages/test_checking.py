"""What is wrong with a catalogue is told with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.languages.catalogues import updated, written
from validator.languages.checking import problems, problems_of
from validator.languages.texts import Text

TEXTS = [
    Text("minimum-bid.finding", "{player} bid {count}.", file="rules/battalion/3-bidding.yaml"),
    Text("moves", "{#count} move", "{#count} moves", "validator/reports/wording.py"),
]
SOUND = {"minimum-bid.finding": "{player} hat {count} geboten.", "moves": ("{#count} Zug", "{#count} Züge")}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A catalogue in which all is well."""
    catalogue = updated("de", TEXTS, None)
    for message in catalogue:
        if message.id:
            message.string = SOUND[message.context]
    path = tmp_path / "de" / "LC_MESSAGES" / "battalion.po"
    path.parent.mkdir(parents=True)
    path.write_bytes(written(catalogue))
    return path


def told(path: Path) -> list[str]:
    """The problems, each as the number of a line and a sentence."""
    return [str(problem).removeprefix(f"{path}:") for problem in problems_of(path, "de", TEXTS)]


def line_of(path: Path, words: str) -> int:
    """The line of the first entry at or after some words, counted in the file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, start=1) if words in line)


def test_of_a_sound_catalogue_nothing_is_said(path: Path) -> None:
    assert told(path) == []


@pytest.mark.parametrize(("sound", "broken", "sentences"), [
    ("{player} hat {count} geboten.", "", ["it is not translated"]),
    ("{player} hat {count} geboten.", "{player} hat {count] geboten.",
     ["a brace is not closed, or was never opened", "the placeholder {count} is missing"]),
    ("{player} hat {count} geboten.", "{player} hat {anzahl} geboten.",
     ["the placeholder {count} is missing", "the English has no placeholder {anzahl}"]),
    ("{player} hat {count} geboten.", "{player} hat geboten.", ["the placeholder {count} is missing"]),
    ("{player} hat {count} geboten.", "{player} hat {#count} geboten.",
     ["the placeholder {count} is missing", "the English has no placeholder {#count}"]),
])
def test_an_entry_that_is_missing_or_breaks_a_placeholder_is_told_with_its_line(
        path: Path, sound: str, broken: str, sentences: list[str]) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace(f'msgstr "{sound}"', f'msgstr "{broken}"'), "utf-8")
    line = line_of(path, "{player} bid")
    assert told(path) == [f"{line}: minimum-bid.finding: {sentence}" for sentence in sentences]


@pytest.mark.parametrize(("sound", "broken", "sentence"), [
    ("{#count} Züge", "", "it has 1 plural forms, and the language has 2"),
    ("{#count} Zug", "Ein Zug", "the placeholder {#count} is missing in msgstr[0]"),
    ("{#count} Züge", "{#cuont} Züge", "the placeholder {#count} is missing in msgstr[1]"),
    ("{#count} Züge", "{#count} Züge {", "a brace is not closed, or was never opened in msgstr[1]"),
])
def test_each_plural_form_is_looked_at(path: Path, sound: str, broken: str, sentence: str) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace(f' "{sound}"', f' "{broken}"'), "utf-8")
    assert f"{line_of(path, '{#count} move')}: moves: {sentence}" in told(path)


def test_a_fuzzy_entry_is_told(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace('msgctxt "moves"', '#, fuzzy\nmsgctxt "moves"'), "utf-8")
    assert told(path) == [f"{line_of(path, '{#count} move')}: moves: it is marked as fuzzy: the English has changed, "
                          "or somebody was in doubt"]


def test_too_many_plural_forms_are_told(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8") + 'msgstr[2] "{#count} Züge"\n', "utf-8")
    line, _, sentence = told(path)[0].partition(": ")
    assert int(line) >= line_of(path, "{#count} move")
    assert sentence == "msg has more translations than num_plurals of catalog"


def test_plural_forms_of_another_language_are_told(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("nplurals=2; plural=(n != 1);", "nplurals=2; plural=(n > 1);"), "utf-8")
    assert told(path) == [f"{line_of(path, 'Plural-Forms')}: the plural forms of this language are: "
                          "nplurals=2; plural=(n != 1);"]


def test_a_file_that_is_no_catalogue_is_told_with_its_line(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace('msgstr "{player}', 'msgstrr "{player}'), "utf-8")
    problem, = told(path)
    assert problem.startswith(f"{line_of(path, 'msgstrr')}: ")


def test_a_file_in_another_encoding_is_told(path: Path) -> None:
    path.write_bytes(path.read_text(encoding="utf-8").encode("cp1252"))
    problem, = told(path)
    assert problem.startswith("1: this is no catalogue: ")


def test_a_missing_file_is_told(path: Path) -> None:
    path.unlink()
    assert told(path) == ["1: there is no such file; run update"]


def test_a_catalogue_that_does_not_follow_the_english_is_told(path: Path) -> None:
    changed = [Text("minimum-bid.finding", "{player} has bid {count}."), Text("new.text", "New.")]
    assert [str(problem).removeprefix(f"{path}:") for problem in problems_of(path, "de", changed)] == [
        f"{line_of(path, '{player} bid')}: minimum-bid.finding: the English has changed; run update",
        f"{line_of(path, '{#count} move')}: moves: it is not said any more; run update",
        "1: new.text: it is missing; run update",
    ]


def test_a_context_that_stands_twice_is_told(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8") + '\nmsgctxt "moves"\nmsgid "move"\nmsgstr "Zug"\n', "utf-8")
    first, second = line_of(path, "{#count} move"), line_of(path, 'msgid "move"')
    assert f"{second}: moves: it stands in line {first} too; keep one of them" in told(path)


def test_english_that_is_not_the_english_is_told(path: Path, tmp_path: Path) -> None:
    english = tmp_path / "battalion.po"
    english.write_bytes(written(updated("en", TEXTS, None)).replace(b'msgstr "{player} bid', b'msgstr "{player} bade'))
    problem, = problems_of(english, "en", TEXTS)
    assert problem.sentence == ("minimum-bid.finding: English is changed where it is written: "
                                "rules/battalion/3-bidding.yaml")


def test_a_folder_that_is_called_after_no_language_is_told(tmp_path: Path) -> None:
    (tmp_path / "german").mkdir()
    assert [str(problem) for problem in problems(tmp_path, {"battalion": TEXTS})] == [
        f"{tmp_path / 'german'}:1: a folder of languages is called by the code of one, such as pt or pt_BR"]


def test_every_language_and_domain_is_looked_at(path: Path, tmp_path: Path) -> None:
    (tmp_path / "ru").mkdir()
    found = problems(tmp_path, {"battalion": TEXTS, "clash": TEXTS})
    assert {problem.file.relative_to(tmp_path).as_posix() for problem in found} == {
        "de/LC_MESSAGES/clash.po", "ru/LC_MESSAGES/battalion.po", "ru/LC_MESSAGES/clash.po"}
