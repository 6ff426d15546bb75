"""The page of the translations counts what the catalogues hold."""

from __future__ import annotations

import re

import pytest

from .building import CHECKOUT
from .canon import GAMES
from .reading import LANGUAGES, Site


@pytest.mark.parametrize("domain", [*GAMES, "referee"])
def test_each_language_has_every_entry_and_none_is_stale(site: Site, domain: str) -> None:
    template = (CHECKOUT / "locales" / f"{domain}.pot").read_text(encoding="utf-8")
    entries = len(re.findall("^msgctxt ", template, re.MULTILINE))
    counted = re.sub(r"\s+", " ", site.pages["en/status.html"].main.replace(",", ""))
    for name in ("Deutsch", "Русский", "日本語"):
        assert f"{name} {entries} {entries} 0" in counted


@pytest.mark.parametrize(("tag", "headings"), [
    ("en", ["The rules of Battalion", "The rules of Clash", "The referee and this site"]),
    ("de", ["Die Regeln von Bataillon", "Die Regeln von Clash", "Der Schiedsrichter und diese Website"]),
    ("ru", ["Правила игры «Батальон»", "Правила игры «Столкновение»", "Судья и этот сайт"]),
    ("ja", ["バタリオンのルール", "クラッシュのルール", "審判プログラムとこのサイト"])])
def test_each_table_says_what_is_translated(site: Site, tag: str, headings: list[str]) -> None:
    texts = site.pages[f"{tag}/status.html"].texts
    assert [texts[domain].removesuffix("¶") for domain in [*GAMES, "referee"]] == headings


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_guides_lead_there(site: Site, tag: str) -> None:
    assert f"{tag}/status.html" in site.pages[f"{tag}/validate.html"].leads_to
