"""The language to speak: asked for, else of the environment, else English."""

from __future__ import annotations

import pytest

from validator.command.languages import chosen


@pytest.mark.parametrize(("arguments", "environment", "tag"), [
    ([], {}, "en"),
    (["--lang", "ja"], {"LC_ALL": "de_DE.UTF-8"}, "ja"),
    (["validate", "--lang=ja", "evening.yaml"], {}, "ja"),
    (["--lang", "ru_RU.UTF-8"], {}, "ru"),
    (["--lang", "de", "--lang", "ja"], {}, "ja"),
    (["--lang", "fr"], {"LANG": "de_DE.UTF-8"}, "de"),
    (["--lang"], {"LANG": "de_DE.UTF-8"}, "de"),
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
