"""Every link leads somewhere, and nothing is fetched from elsewhere, wherever the site is put."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from .reading import Site

BY_THE_THEME = "https://squidfunk.github.io/mkdocs-material/"


def test_a_link_leads_to_a_file_and_a_place_in_it(site: Site) -> None:
    lost = set()
    for page in site.pages.values():
        for place in page.leads_to:
            path, _, anchor = place.partition("#")
            if path not in site.files or (anchor and path in site.pages and anchor not in site.pages[path].anchors):
                lost.add((page.path, place))
    assert sorted(lost) == []


def test_no_address_depends_on_where_the_site_is_put(site: Site) -> None:
    assert [(page.path, link.target) for page in site.pages.values() for link in page.links
            if link.target.startswith("/") or link.target.startswith("file:")] == []


def test_other_hosts_are_only_linked_to(site: Site) -> None:
    assert [(page.path, link) for page in site.pages.values() for link in page.links
            if urlsplit(link.target).netloc and link.element != "a"] == []


def test_pages_that_are_made_from_the_rules_name_no_other_host_but_that_of_the_theme(site: Site) -> None:
    assert {link.target for page in site.pages.values() for link in page.links
            if page.path.count("/") > 1 and urlsplit(link.target).scheme} <= {BY_THE_THEME}


def test_a_style_fetches_nothing_from_elsewhere(site: Site) -> None:
    styles = [path for path in site.files if path.endswith(".css")]
    assert styles
    for path in styles:
        text = (site.top / path).read_text(encoding="utf-8")
        assert re.findall(r"(?:@import|url\()\s*['\"]?(?:https?:)?//[^)]*", text) == [], path


def test_an_anchor_is_there_once_on_a_page(site: Site) -> None:
    twice = [(page.path, anchor) for page in site.pages.values()
             for anchor in sorted({anchor for anchor in page.anchors if page.anchors.count(anchor) > 1})]
    assert twice == []
