"""Nothing on the site bars anybody from reading it, by the rules of axe."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

from .browsing import Reader
from .reading import LANGUAGES

PAGES = ("index", "learn-clash", "validate", "commands", "status", "glossary", "clash/4", "clash/readings/canonical",
         "battalion/variants", "battalion/variants/suit-ban", "battalion/examples/suit-ban.illegal",
         "battalion/differences/suit-ban.none", "battalion/sources/ja", "404")
"""A page of each kind."""
OF_THE_THEME = {
    ".md-search": "the search opens as a dialogue that has no name",
    ".md-copyright": "the credit in the footer is a shade too pale",
}
COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


@pytest.mark.parametrize(("scheme", "asked"), [("light", {}), ("dark", COLOURS)], ids=["light", "dark"])
@pytest.mark.parametrize("tag", LANGUAGES)
def test_nothing_of_ours_bars_anybody(reader: Callable[..., Reader], tag: str, scheme: str, asked: dict) -> None:
    someone = reader(color_scheme=scheme)
    barriers = []
    for path in PAGES:
        page = someone.opens(f"{tag}/{path}.html")
        page.evaluate("for (const folded of document.querySelectorAll('details')) folded.open = true")
        found = Axe().run(page, options={"resultTypes": ["violations"], **asked}).response["violations"]
        barriers += [(path, barrier["id"], place["target"], place["failureSummary"]) for barrier in found
                     if barrier["impact"] in ("serious", "critical") for place in barrier["nodes"]
                     if place["target"][0] not in OF_THE_THEME]
    assert barriers == []
