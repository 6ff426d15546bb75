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


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_guides_lead_there(site: Site, tag: str) -> None:
    assert f"{tag}/status.html" in site.pages[f"{tag}/validate.html"].leads_to
