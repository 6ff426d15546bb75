"""Every question on which the sources disagree has a page, and a row in the table of its game."""

from __future__ import annotations

import re

import pytest

from .canon import differences, forms, pattern, rules, told, translations, variants
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


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_question_leads_to_the_games_that_tell_its_options_apart_and_to_the_rules_they_break(site: Site,
                                                                                            tag: str) -> None:
    chapters = {(rule.game, rule.id): rule.page for rule in rules()}
    for shown in differences():
        page = site.pages[f"{tag}/{shown.game}/variants/{shown.variant}.html"]
        file = f"{tag}/{shown.game}/differences/{shown.path.name}"
        assert {file, f"{tag}/{chapters[shown.game, shown.broken]}#{shown.broken}"} <= page.leads_to, shown
        assert (site.top / file).read_bytes() == shown.path.read_bytes()


@pytest.mark.parametrize("tag", LANGUAGES)
def test_where_no_game_tells_an_option_apart_its_page_says_so(site: Site, tag: str) -> None:
    english, translated = translations("referee", "de" if tag == "en" else tag)["site.no-difference"]
    told_there = pattern(english if tag == "en" else forms(translated)[0])
    shown = {(shown.game, shown.variant, shown.option) for shown in differences()}
    for variant in variants():
        options = list(variant.content["options"])[1:]
        missing = [option for option in options if (variant.game, variant.id, option) not in shown]
        said = re.findall(told_there, squeezed(site.pages[f"{tag}/{variant.page}"].main))
        assert len(said) == len(missing), variant.id
