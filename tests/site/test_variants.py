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
        game = f"{tag}/{shown.game}/differences/{shown.path.stem}.html"
        assert {game, f"{tag}/{chapters[shown.game, shown.broken]}#{shown.broken}"} <= page.leads_to, shown


@pytest.mark.parametrize("tag", LANGUAGES)
def test_such_a_game_has_a_page_with_all_of_it_that_leads_back(site: Site, tag: str) -> None:
    chapters = {(rule.game, rule.id): rule.page for rule in rules()}
    for shown in differences():
        page = site.pages[f"{tag}/{shown.game}/differences/{shown.path.stem}.html"]
        file, text = page.path.replace(".html", ".yaml"), shown.path.read_text(encoding="utf-8")
        assert {file, f"{tag}/{shown.game}/variants/{shown.variant}.html",
                f"{tag}/{chapters[shown.game, shown.broken]}#{shown.broken}"} <= page.leads_to, shown
        assert (site.top / file).read_text(encoding="utf-8") == text
        moves = re.findall("^(?:  - |result:)", text, re.MULTILINE)
        markup = (site.top / page.path).read_text(encoding="utf-8")
        listed = re.findall("<li[^>]*>", markup.partition('<ol class="moves"')[2].partition("</ol>")[0])
        assert listed == ["<li>"] * (len(moves) - 1) + ['<li class="marked">'], shown
        assert squeezed(text[text.index("game:"):]) in squeezed(page.main), shown
        [variant] = (variant for variant in variants() if (variant.game, variant.id) == (shown.game, shown.variant))
        for option in (next(iter(variant.content["options"])), shown.option):
            assert any(re.search(pattern(form), squeezed(page.main)) for form in told(variant, f"option.{option}", tag))


@pytest.mark.parametrize(("tag", "names"), [
    ("en", ["canonical", "Japanese (ja)", "Russian (ru)", "German (de)"]),
    ("de", ["canonical", "Japanisch (ja)", "Russisch (ru)", "Deutsch (de)"]),
    ("ru", ["canonical", "Японский (ja)", "Русский (ru)", "Немецкий (de)"]),
    ("ja", ["canonical", "日本語（ja）", "ロシア語（ru）", "ドイツ語（de）"])])
def test_a_reading_is_called_after_the_language_of_its_source(site: Site, tag: str, names: list[str]) -> None:
    for path in ("battalion/variants/suit-ban.html", "battalion/readings/canonical.html"):
        text = " ".join(site.pages[f"{tag}/{path}"].main.split())
        assert all(name in text for name in names), path
        assert not re.search(r"\bja · |- ja:", text)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_question_has_a_heading_for_such_a_game_only_where_there_is_one(site: Site, tag: str) -> None:
    shown = {(shown.game, shown.variant) for shown in differences()}
    missing = [variant for variant in variants() if (variant.game, variant.id) not in shown]
    assert missing
    for variant in variants():
        has_heading = "difference" in site.pages[f"{tag}/{variant.page}"].anchors
        assert has_heading == (variant not in missing), variant.id


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
