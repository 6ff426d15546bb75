"""The site as somebody sees it who reads it in a browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .browsing import DESK, PHONE, Reader
from .reading import LANGUAGES

PAGES = ("index", "glossary", "learn-battalion", "rules-language", "battalion/4", "battalion/variants",
         "battalion/variants/suit-ban", "battalion/examples/suit-ban.illegal", "battalion/sources/ja",
         "battalion/readings/canonical", "battalion/differences/suit-ban.none", "clash/3", "clash/sources/de",
         "benchmarks")
"""A page of each kind."""


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_page_is_no_wider_than_the_screen_and_the_browser_has_no_complaint(
        reader: Callable[..., Reader], tag: str, size: dict[str, int]) -> None:
    someone = reader(viewport=size, is_mobile=size is PHONE)
    wide = [path for path in PAGES
            if someone.opens(f"{tag}/{path}.html").evaluate("document.scrollingElement.scrollWidth") > size["width"]]
    assert (wide, someone.complaints) == ([], [])


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_changing_the_language_keeps_the_page_and_the_rule(reader: Callable[..., Reader], size: dict[str, int]) -> None:
    someone = reader(viewport=size)
    page = someone.opens("en/battalion/4.html#suit-ban")
    for tag in ("ru", "ja", "de", "en"):
        page.locator(".md-header .md-select > button").hover()
        page.locator(f".md-header a[hreflang={tag}]").click()
        page.wait_for_url(f"**/{tag}/**")
        assert someone.place == f"{tag}/battalion/4.html#suit-ban"
        expect(page.locator("#suit-ban")).to_be_in_viewport()
    assert someone.complaints == []


@pytest.mark.parametrize(("locale", "tag"), [("ja-JP", "ja"), ("ru", "ru"), ("de-AT", "de"), ("en-GB", "en")])
def test_the_chooser_goes_to_the_language_of_the_browser(reader: Callable[..., Reader], locale: str, tag: str) -> None:
    someone = reader(locale=locale)
    someone.opens("").wait_for_url(f"**/{tag}/index.html")
    assert someone.complaints == []


@pytest.mark.parametrize("wish", [{"locale": "fr-FR"}, {"locale": "ja-JP", "java_script_enabled": False}])
def test_the_chooser_waits_for_whoever_it_cannot_know(reader: Callable[..., Reader], wish: dict[str, object]) -> None:
    page = reader(**wish).opens("")
    expect(page.locator("a")).to_have_count(4)
    for tag in LANGUAGES:
        expect(page.locator(f"a[hreflang={tag}]")).to_be_visible()


@pytest.mark.parametrize(("tag", "word"), [("ja", "山札"), ("ru", "масти"), ("de", "Ablagestapel"), ("en", "discard")])
def test_the_search_finds_a_word_in_its_language(reader: Callable[..., Reader], tag: str, word: str) -> None:
    someone = reader()
    page = someone.opens(f"{tag}/index.html")
    page.locator(".md-search__input").press_sequentially(word)
    results = page.locator(".md-search-result__link")
    expect(results.first).to_be_visible()
    found = [results.nth(index).get_attribute("href") for index in range(min(3, results.count()))]
    for address in found:
        assert address.startswith(f"{someone.address}{tag}/")
        page.goto(address)
        expect(page.locator("article")).to_contain_text(word, ignore_case=True)
    assert someone.complaints == []


def test_a_quote_leads_to_its_sentence_and_that_back_to_the_rule(reader: Callable[..., Reader]) -> None:
    someone = reader()
    page = someone.opens("ru/battalion/4.html#suit-ban")
    rule = page.locator(".rule", has=page.locator("#suit-ban"))
    rule.locator("summary").first.click()
    expect(rule).to_contain_text("同じスーツを 2 ターン連続で攻撃に使用することはできません。")
    rule.locator("a[href$='#ja-60']").first.click()
    assert someone.place == "ru/battalion/sources/ja.html#ja-60"
    sentence = page.locator(".sentence", has=page.locator("#ja-60"))
    expect(sentence).to_be_in_viewport()
    expect(sentence).to_contain_text("同じスーツを 2 ターン連続で攻撃に使用することはできません。")
    sentence.locator("a[href$='#suit-ban']").click()
    assert someone.place == "ru/battalion/4.html#suit-ban"
    expect(page.locator("#suit-ban")).to_be_in_viewport()
    assert someone.complaints == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_tables_of_the_translations_are_seen_whole_on_a_phone(reader: Callable[..., Reader], tag: str) -> None:
    tables = reader(viewport=PHONE).opens(f"{tag}/status.html").locator(".counts table")
    assert tables.count() == 3
    for table in tables.all():
        box = table.bounding_box()
        assert box["x"] + box["width"] <= PHONE["width"]


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize(("size", "room"), [(DESK, 200), (PHONE, 140)], ids=["desk", "phone"])
def test_in_a_table_of_figures_there_is_room_for_what_a_row_is_about(
        reader: Callable[..., Reader], tag: str, size: dict[str, int], room: int) -> None:
    tables = reader(viewport=size).opens(f"{tag}/benchmarks.html").locator("table:has(th:nth-child(6))")
    assert tables.count() == 2
    for table in tables.all():
        assert table.locator("td").first.bounding_box()["width"] >= room
        if size is DESK:                    # where all the figures are seen, too
            around = table.locator("xpath=ancestor::div[contains(@class, 'scrollwrap')]")
            assert around.evaluate("around => around.scrollWidth - around.clientWidth") == 0


@pytest.mark.parametrize(("tag", "comma", "year"), [("en", ", ", "2026"), ("ja", "、", "2026年")])
def test_a_citation_says_the_rule_and_the_day_on_which_it_was_read_and_where(
        reader: Callable[..., Reader], tag: str, comma: str, year: str) -> None:
    someone = reader()
    page = someone.opens(f"{tag}/battalion/4.html")
    page.clock.set_fixed_time("2026-11-30T12:00:00")
    rule = page.locator(".rule", has=page.locator("#suit-ban"))
    for _ in range(3):                      # opened, closed and opened again
        rule.locator("details.cite summary").click()
    cited = rule.locator(".citation").inner_text().strip()
    assert "4.8" in cited and "(suit-ban)" in cited.translate(str.maketrans("（）", "()")) and year in cited
    assert cited.endswith(f"{comma}{someone.address}{tag}/battalion/4.html#suit-ban")
    assert cited.count("suit-ban") == 2
    assert someone.complaints == []


def test_without_scripts_everything_can_be_read_and_the_language_changed(reader: Callable[..., Reader]) -> None:
    someone = reader(java_script_enabled=False)
    page = someone.opens("en/battalion/4.html")
    rule = page.locator(".rule", has=page.locator("#suit-ban"))
    expect(rule).to_contain_text("An attack may not be of the suit of the previous attack.")
    rule.locator("summary").first.click()
    expect(rule.locator("blockquote").first).to_be_visible()
    page.locator(".md-header .md-select > button").hover()
    page.locator(".md-header a[hreflang=ja]").click()
    assert someone.place == "ja/battalion/4.html"
    rows = someone.opens("ja/battalion/variants.html").locator("table tbody tr")
    assert rows.count() > 20
    expect(rows.last).to_be_visible()
