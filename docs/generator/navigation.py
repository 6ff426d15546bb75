"""The order of the pages, with what each is called."""

from __future__ import annotations

from typing import Any

from validator.reports.wrapping import begun
from validator.rulebook import game_names
from validator.rulebook.contents import contents
from validator.rulebook.readings import reading_names

from . import commands, front, glossary, status
from .edition import Edition, words

GUIDES = ("learn-battalion", "learn-clash", "canonical", "history", "validate", "dispute", "disputes", "transcripts",
          "record", "house-rules", "sources", "rules-language", "add-a-game", "check", "simulate", "bulk", "translate",
          "tools", "python", "compile", "architecture", "benchmarks")


def navigation(tag: str) -> list[Any]:
    """What `nav` says in the configuration of MkDocs."""
    say = words(tag).word
    guides = [*(f"{name}.md" for name in GUIDES), {say("site.commands"): commands.PATH},
              {say("site.status"): status.PATH}]
    return [{say("site.start"): front.PATH}, *(_game(Edition(name, tag)) for name in game_names()),
            {say("site.glossary"): glossary.PATH}, {say("site.guides"): guides}]


def _game(edition: Edition) -> dict[str, Any]:
    say = edition.speaker.word
    chapters = [{f"{chapter.number} {edition.chapter(chapter.number)}": edition.chapter_path(chapter.number)}
                for chapter in contents(edition.game)]
    variants = [{say("site.questions"): edition.variants_path()},
                *({edition.page.question(variant): edition.variant_path(variant.name)}
                  for variant in edition.game.variants.values())]
    sources = [{edition.page.source_title(source): edition.source_path(source.name)}
               for source in edition.sources if source.file]
    readings = [{begun(edition.reading_in_words(name)): edition.reading_path(name)}
                for name in reading_names(edition.game)]
    return {edition.title: [*chapters, {say("site.whole"): readings}, {say("site.questions"): variants},
                            {say("site.sources"): sources}]}
