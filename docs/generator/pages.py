"""All pages that are made from the rules."""

from __future__ import annotations

from validator.rulebook import game_names

from . import (chapters, commands, differences, drift, examples, front, glossary, readings, records, sources, status,
               variants)
from .edition import Edition, words
from .languages import title


def pages(tag: str) -> dict[str, str]:
    """The pages in a language: path below the site of that language → Markdown."""
    editions = [Edition(name, tag) for name in game_names()]
    found = {front.PATH: front.page(editions, words(tag), title(tag))}
    found[glossary.PATH] = glossary.page({edition.game.name: edition for edition in editions}, words(tag))
    found |= {commands.PATH: commands.page(words(tag)), status.PATH: status.page(words(tag))}
    for edition in editions:
        for part in (chapters, readings, variants, sources, records, differences):
            found.update(part.pages(edition))
    found = {path: drift.marked(text, words(tag)) for path, text in found.items()}
    for edition in editions:
        found |= examples.files(edition) | differences.files(edition.game.name)
    return found
