"""The catalogues of the project are complete, sound and up to date."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel import Locale

import validator.languages.__main__ as commands
from validator.findings import Place
from validator.languages import language, tags
from validator.languages.__main__ import main, update
from validator.languages.catalogues import CatalogueError, read, template, updated, written
from validator.languages.checking import problems_of
from validator.languages.cldr import ways
from validator.languages.extraction import extracted
from validator.languages.files import LOCALES
from validator.reports.language import ENGLISH, Language
from validator.rulebook import RuleError

DOMAINS = extracted()
CATALOGUES = [(language, domain) for language in tags() for domain in DOMAINS]


def catalogue(language: str, domain: str) -> Path:
    return LOCALES / language / "LC_MESSAGES" / f"{domain}.po"


def test_the_languages_of_the_project() -> None:
    assert tags() == ("en", "de", "ja", "ru")


@pytest.mark.parametrize(("language", "domain"), CATALOGUES)
def test_a_catalogue_is_complete_and_sound(language: str, domain: str) -> None:
    assert [str(problem) for problem in problems_of(catalogue(language, domain), language, DOMAINS[domain])] == []


@pytest.mark.parametrize(("language", "domain"), CATALOGUES)
def test_to_update_a_catalogue_changes_nothing(language: str, domain: str) -> None:
    path = catalogue(language, domain)
    assert written(updated(language, DOMAINS[domain], read(path, language))) == path.read_bytes()


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_template_is_what_the_english_makes_it(domain: str) -> None:
    assert written(template(DOMAINS[domain])) == (LOCALES / f"{domain}.pot").read_bytes()


@pytest.mark.parametrize("language", tags())
def test_every_language_is_one_that_the_cldr_knows(language: str) -> None:
    assert str(Locale.parse(language)) == language


def test_english_lists_and_numbers_are_those_of_the_cldr() -> None:
    english = ways("en")
    assert (ENGLISH.both.comma, ENGLISH.both.last, ENGLISH.either.last, ENGLISH.thousands, ENGLISH.minus) == (
        english["both"]["comma"], english["both"]["last"], english["either"]["last"], english["thousands"],
        english["minus"])


def test_a_number_below_zero_has_the_minus_sign_that_the_cldr_gives_a_language() -> None:
    assert Language(minus=ways("sv")["minus"]).number(-1234) == "−1,234"
    assert [language(tag).number(-3) for tag in ("en", "de", "ru", "ja")] == ["-3"] * 4


def test_update_makes_the_catalogues_of_a_new_language(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    changed = {path.relative_to(tmp_path).as_posix() for path in update(tmp_path)}
    assert changed == {f"{domain}.pot" for domain in DOMAINS} | {f"fr/LC_MESSAGES/{domain}.po" for domain in DOMAINS}
    assert update(tmp_path) == []


def test_check_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr() == ("", "")


def test_update_leaves_a_file_that_is_no_catalogue_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "de" / "LC_MESSAGES" / "battalion.po"
    path.parent.mkdir(parents=True)
    path.write_text('msgid "a"\nmsgstr "b"\n<<<<<<< ours\n', encoding="utf-8")
    with pytest.raises(CatalogueError) as caught:
        update(tmp_path)
    assert str(caught.value).startswith(f"{path}:3: ")
    assert "<<<<<<< ours" in path.read_text(encoding="utf-8")


def test_what_cannot_be_read_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    def broken() -> None:
        raise RuleError("key-missing", Place(3, 7), "game.yaml", key="flow")
    monkeypatch.setattr(commands, "extracted", broken)
    assert main(["check"]) == 2
    assert capsys.readouterr() == ("", "game.yaml:3:7: the key `flow` is missing here\n")


def test_another_word_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["udpate"]) == 2
    assert "python -m validator.languages update" in capsys.readouterr().err
