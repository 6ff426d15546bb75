"""The language of a report: asked for, else of the environment, else English."""

from __future__ import annotations

import pytest

from validator.command import languages
from validator.reports.language import ENGLISH, Language


@pytest.fixture(autouse=True)
def _three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", {"en": ENGLISH, "de": Language("de"), "ja": Language("ja")})


@pytest.mark.parametrize(("asked", "environment", "tag"), [
    (None, {}, "en"),
    ("ja", {"LC_ALL": "de_DE.UTF-8"}, "ja"),
    (None, {"LC_ALL": "de_AT.UTF-8", "LANG": "ja_JP.UTF-8"}, "de"),
    (None, {"LC_MESSAGES": "de_DE", "LANG": "ja_JP.UTF-8"}, "de"),
    (None, {"LC_ALL": "", "LANG": "ja_JP.UTF-8"}, "ja"),
    (None, {"LANG": "fr_FR.UTF-8"}, "en"),
    (None, {"LANG": "de"}, "de"),
    (None, {"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
    (None, {"LANG": "POSIX", "LANGUAGE": "de"}, "en"),
    (None, {"LANGUAGE": "de"}, "en"),
    (None, {"LANG": "en_US.UTF-8", "LANGUAGE": "fr:ja:de"}, "ja"),
    (None, {"LANG": "de_DE@euro", "LANGUAGE": "fr"}, "de"),
])
def test_the_language_of_a_report(asked: str | None, environment: dict[str, str], tag: str) -> None:
    assert languages.chosen(asked, environment).tag == tag
