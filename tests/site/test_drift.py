"""What has changed in English since it was translated is shown in English, and says so."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator import chapters, drift, status
from generator.edition import Edition, words
from validator.languages import building, loading

from .building import CHECKOUT
from .reading import LANGUAGES

OUT_OF_DATE = {"de": "Die Übersetzung dieser Regel ist veraltet", "ru": "Перевод этого правила устарел",
               "ja": "英語の文が変わったため、訳が古くなっています"}
RULE = "An attack may not be of the suit of the previous attack."


@pytest.fixture(params=LANGUAGES[1:])
def behind(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language whose translation of a rule is marked as that of what the rule once said, and another is missing."""
    locales, data, tag = tmp_path / "locales", tmp_path / "data", request.param
    shutil.copytree(CHECKOUT / "locales", locales)
    path = locales / tag / "LC_MESSAGES" / "battalion.po"
    text = path.read_text(encoding="utf-8")
    text = text.replace('msgctxt "suit-ban.text"', '#, fuzzy\n#| msgid "What it once said."\nmsgctxt "suit-ban.text"')
    text = re.sub(r'(msgctxt "attack-one-suit.text"\nmsgid ".*"\nmsgstr )".*"', r'\1""', text)
    path.write_text(text, encoding="utf-8")
    building.build(locales, data)
    for module, name, folder in ((loading, "LOCALES", str(locales)), (loading, "DATA", str(data)),
                                 (drift, "LOCALES", locales)):
        monkeypatch.setattr(module, name, folder)
    _forget()
    yield tag
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    for known in (loading.language, loading._compiled, drift.entries, words):
        known.cache_clear()


def _rule(tag: str, id: str) -> str:
    """What stands in the chapters about a rule."""
    page = dict(chapters.pages(Edition("battalion", tag)))["battalion/4.md"]
    return next(part for part in page.split("\n### ") if f"{{#{id}}}" in part)


def test_a_rule_that_has_changed_is_said_in_english_and_its_translation_called_out_of_date(behind: str) -> None:
    rule = _rule(behind, "suit-ban")
    assert f'<span lang="en">{RULE}</span>' in rule
    assert OUT_OF_DATE[behind] in rule


def test_a_rule_that_nobody_has_translated_is_not_called_out_of_date(behind: str) -> None:
    rule = _rule(behind, "attack-one-suit")
    assert '<span lang="en">' in rule
    assert 'class="behind"' in rule
    assert OUT_OF_DATE[behind] not in rule


def test_a_rule_that_is_translated_says_nothing_of_it(behind: str) -> None:
    assert 'class="behind"' not in _rule(behind, "attack-next").partition("<details")[0]


def test_wherever_else_it_is_said_it_is_marked(behind: str) -> None:
    assert f"[en] {RULE}" in words(behind).language.wording("suit-ban.text", f"{RULE}", domain="battalion")
    page = drift.marked("&#91;en&#93; An attack", words(behind))
    assert re.fullmatch(r'<abbr class="english" title="[^"]+">&#91;en&#93;</abbr> An attack', page)


def test_the_page_of_the_translations_counts_it(behind: str) -> None:
    whole = status.coverage(next(tag for tag in LANGUAGES[1:] if tag != behind), "battalion")
    assert whole.translated == whole.entries and whole.stale == 0
    assert status.coverage(behind, "battalion") == (whole.entries, whole.entries - 1, 1)
