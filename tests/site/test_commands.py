"""The page of the command line has what the program says of itself, in the language of the page."""

from __future__ import annotations

import pytest

from .canon import translations
from .reading import LANGUAGES, Site, squeezed

COMMANDS = ("validate", "dispute", "infer", "moves", "record", "replay", "translate", "rules", "variants", "sources",
            "concordance", "house", "check", "simulate", "compile", "schema", "completion")


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_has_its_place_and_is_described_there(site: Site, tag: str, command: str) -> None:
    page = site.pages[f"{tag}/commands.html"]
    _, [described] = translations("referee", tag)[f"command.{command}.description"]
    assert command in page.anchors
    assert squeezed(described) in squeezed(page.main)
