"""What stands above the languages: a list of all pages for search engines, and a page for what is not there."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import SimpleNamespace
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from mkdocs.config import load_config
from playwright.sync_api import expect

import hooks
from generator import lost, root

from .browsing import PHONE, Reader
from .building import CHECKOUT
from .reading import LANGUAGES, Site

ADDRESS = "https://example.org/cards/"
MISSING = {"en": "There is no such page", "de": "gibt es nicht", "ru": "нет", "ja": "ありません"}
_SPACES = {"map": "http://www.sitemaps.org/schemas/sitemap/0.9", "xhtml": "http://www.w3.org/1999/xhtml"}


def test_the_list_of_pages_has_each_once_with_where_it_is_in_all_languages(site: Site) -> None:
    pages = ElementTree.fromstring(root.sitemap(site.paths("en"), ADDRESS)).findall("map:url", _SPACES)
    listed = [page.findtext("map:loc", namespaces=_SPACES) for page in pages]
    assert sorted(listed) == sorted(f"{ADDRESS}{tag}/{path}" for tag in LANGUAGES for path in site.paths("en"))
    for page, address in zip(pages, listed):
        path = address.removeprefix(ADDRESS).partition("/")[2]
        assert {link.attrib["hreflang"]: link.attrib["href"] for link in page.findall("xhtml:link", _SPACES)} == {
            "x-default": ADDRESS, **{tag: f"{ADDRESS}{tag}/{path}" for tag in LANGUAGES}}


@pytest.mark.parametrize("tag", LANGUAGES)
def test_where_the_site_will_be_is_told_by_the_environment(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SITE_URL", ADDRESS)
    config = load_config(str(CHECKOUT / "mkdocs.yml"))
    if tag != "en":
        config.extra |= {"language": tag, "top": "site", "address": ADDRESS}
    config = config.plugins.on_config(config)
    assert (config.extra["address"], config.site_url) == (ADDRESS, f"{ADDRESS}{tag}/")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_where_the_address_is_known_the_head_names_the_other_languages_in_full(
        tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SITE_URL", ADDRESS)
    config = load_config(str(CHECKOUT / "mkdocs.yml"))
    if tag != "en":
        config.extra |= {"language": tag, "top": "site", "address": ADDRESS}
    config = config.plugins.on_config(config)
    page = hooks.on_page_context({}, page=SimpleNamespace(url="clash/4.html"), config=config, nav=None)
    template = config.theme.get_env().get_template("main.html")
    head = "".join(template.blocks["extrahead"](template.new_context(page)))
    assert dict(re.findall('hreflang="(.+?)" href="(.+?)"', head)) == {
        "x-default": ADDRESS, **{other: f"{ADDRESS}{other}/clash/4.html" for other in LANGUAGES}}
    assert [other["address"] for other in page["languages"] if other["tag"] == tag] == [f"../../{tag}/clash/4.html"]


def test_where_the_address_is_known_the_chooser_names_the_languages_in_full() -> None:
    assert f'hreflang="ja" href="{ADDRESS}ja/index.html">' in root.chooser(ADDRESS)
    assert 'href="ja/index.html" hreflang="ja"' in root.chooser(ADDRESS)      # for readers
    assert ADDRESS not in root.chooser()


def test_there_is_no_list_where_nobody_knows_the_address(site: Site) -> None:
    assert [path for path in site.files if "sitemap" in path] == []


def test_what_is_missing_is_told_in_all_languages_with_a_link_to_each(site: Site) -> None:
    page = site.pages["404.html"]
    assert all(said in page.text for said in MISSING.values())
    assert {place for place in page.leads_to if place.endswith(".html")} == {f"{tag}/index.html" for tag in LANGUAGES}


def test_where_the_address_is_known_its_links_need_no_script() -> None:
    assert f'<base href="{urlsplit(ADDRESS).path}">' in lost.page(ADDRESS)
    assert "<base" not in lost.page("")


@pytest.mark.parametrize(("locale", "tag"), [("ja-JP", "ja"), ("ru", "ru"), ("de-AT", "de"), ("en-GB", "en")])
@pytest.mark.parametrize("path", ["nothing.html", "no/such/place/nothing.html"])
def test_what_is_missing_is_told_in_the_language_of_the_browser(
        reader: Callable[..., Reader], locale: str, tag: str, path: str) -> None:
    someone = reader(locale=locale, viewport=PHONE)
    page = someone.opens(path)
    expect(page.locator("h1:visible")).to_have_count(1)
    expect(page.locator("h1:visible")).to_contain_text(MISSING[tag])
    expect(page.locator("a:visible")).to_have_count(4)
    expect(page.locator(f"a[hreflang={tag}]")).to_have_attribute("href", f"/here/and/there/{tag}/index.html")
    page.locator(f"a[hreflang={tag}]").click()
    assert someone.place == f"{tag}/index.html"


def test_what_is_missing_below_a_language_is_told_in_that_language(reader: Callable[..., Reader]) -> None:
    page = reader(locale="de").opens("ru/battalion/nothing.html")
    expect(page.locator("h1:visible")).to_contain_text(MISSING["ru"])


def test_without_scripts_it_is_told_in_all_languages(reader: Callable[..., Reader]) -> None:
    page = reader(java_script_enabled=False).opens("nothing.html")
    expect(page.locator("h1:visible")).to_have_count(4)
