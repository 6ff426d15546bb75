"""Each page is in one language, wholly, and names itself in the others."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from .canon import GAMES, translations
from .reading import LANGUAGES, Page, Site

ALIKE = {"de": {"Navigation"}, "ru": set(), "ja": set()}
"""What is called the same in English."""


def others(page: Page) -> dict[str, str]:
    """Where a page says that it is in each language."""
    return {link.attributes["hreflang"]: page.place(link.target) for link in page.links
            if link.element == "link" and "alternate" in link.attributes.get("rel", "").split()}


def choices(page: Page) -> dict[str, str]:
    """Where the chooser on a page leads for each language."""
    return {link.attributes["hreflang"]: page.place(link.target) for link in page.links
            if link.element == "a" and "hreflang" in link.attributes}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_page_says_which_language_it_is_in(site: Site, tag: str) -> None:
    assert {page.language for path, page in site.pages.items() if path.startswith(f"{tag}/")} == {tag}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_two_pages_of_a_language_have_the_same_title(site: Site, tag: str) -> None:
    """They stand beside each other as bookmarks and in what a search engine finds: chapter 1 of which game?"""
    titles = Counter(re.search("<title>(.*?)</title>", (site.top / tag / path).read_text(encoding="utf-8"))[1]
                     for path in site.paths(tag))
    assert [title for title, times in titles.items() if times > 1] == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_page_names_itself_in_all_languages(site: Site, tag: str) -> None:
    for path in site.paths(tag):
        named = {other: f"{other}/{path}" for other in LANGUAGES} | {"x-default": "index.html"}
        assert others(site.pages[f"{tag}/{path}"]) == named, path


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_chooser_on_a_page_needs_no_script_and_leads_to_the_same_page(site: Site, tag: str) -> None:
    for path in site.paths(tag):
        assert choices(site.pages[f"{tag}/{path}"]) == {other: f"{other}/{path}" for other in LANGUAGES}, path


def test_the_chooser_above_all_has_a_link_to_each_language(site: Site) -> None:
    top = site.pages["index.html"]
    assert choices(top) == {tag: f"{tag}/index.html" for tag in LANGUAGES}
    assert all(name in top.text for name in ("English", "Deutsch", "Русский", "日本語"))


@pytest.mark.parametrize(("tag", "said"), [
    ("en", "There is no such page"), ("de", "gibt es nicht"), ("ru", "нет"), ("ja", "ありません")])
def test_a_page_that_is_missing_is_told_in_its_language(site: Site, tag: str, said: str) -> None:
    page = site.pages[f"{tag}/404.html"]
    assert page.language == tag
    assert said in page.main


@pytest.mark.parametrize("tag", LANGUAGES[1:])
def test_what_is_only_heard_or_shown_as_a_hint_is_in_the_language_too(site: Site, tag: str) -> None:
    for path in ("index", "glossary", "status", "battalion/4", "battalion/variants", "battalion/sources/ja",
                 "battalion/examples/suit-ban.illegal"):
        hints, english = (set(re.findall(r'(?:title|aria-label|placeholder|alt)="([^"]*)"',
                                         (site.top / other / f"{path}.html").read_text(encoding="utf-8")))
                          for other in (tag, "en"))
        assert hints & english - ALIKE[tag] == set(), path


@pytest.mark.parametrize("tag", LANGUAGES[1:])
def test_no_sentence_of_the_catalogues_is_left_in_english(site: Site, tag: str) -> None:
    made = "\n".join(" ".join(page.main.split()) for path, page in site.pages.items() if path.startswith(f"{tag}/")
                     and (path.count("/") > 1 or path.split("/")[1] in ("index.html", "glossary.html", "404.html")))
    assert "[en]" not in made
    for domain in [*GAMES, "referee"]:
        for context, (english, translated) in translations(domain, tag).items():
            if "{" not in english and english.count(" ") > 2 and english not in translated:
                assert english not in made, (context, english)
