"""Every question on which the sources disagree has a page, and a row in the table of its game."""

from __future__ import annotations

import re

import pytest

from .canon import pattern, told, variants
from .reading import LANGUAGES, Site, squeezed


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_question_is_asked_on_its_page_and_each_of_its_options_told(site: Site, tag: str) -> None:
    for variant in variants():
        text = squeezed(site.pages[f"{tag}/{variant.page}"].main)
        for field in ("question", *(f"option.{option}" for option in variant.content["options"])):
            assert any(re.search(pattern(form), text) for form in told(variant, field, tag)), (variant.id, field)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_a_source_says_is_quoted_in_its_own_words(site: Site, tag: str) -> None:
    for variant in variants():
        text = squeezed(site.pages[f"{tag}/{variant.page}"].main)
        for source, evidence in variant.content["evidence"].items():
            if isinstance(evidence, dict) and "quote" in evidence:
                assert squeezed(evidence["quote"]) in text, (variant.id, source)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_table_of_a_game_leads_to_every_question(site: Site, tag: str) -> None:
    for variant in variants():
        assert f"{tag}/{variant.page}" in site.pages[f"{tag}/{variant.game}/variants.html"].leads_to
