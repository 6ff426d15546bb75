"""Which sentences of the sources a rule rests on, those first that speak for the reading it is read in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .game import Game, Rule
from .sources import Sentence, Source


class Citation(NamedTuple):
    """A sentence, and the source that it stands in."""

    sentence: Sentence
    source: Source


def citations(game: Game, rule: Rule, sources: Iterable[Source], options: Mapping[str, str]) -> list[Citation]:
    """The sentences behind a rule; first those of the source that answers most questions as the reading does.

    >>> from validator.rulebook import load_game, load_sources, resolve
    >>> battalion = load_game("battalion")
    >>> ten_cards = next(rule for rule in battalion.rules if rule.id == "ten-cards")
    >>> [citation.sentence.id for citation in
    ...  citations(battalion, ten_cards, load_sources("battalion"), resolve(battalion, {}, "ru"))]
    ['ru-12', 'de-11', 'ja-15']
    """
    found = cited(rule.sources, sources)
    return sorted(found, key=lambda citation: -_agreement(game, citation.source.name, options))


def cited(ids: Iterable[str], sources: Iterable[Source]) -> list[Citation]:
    """The sentences with these ids, in the order of the sources."""
    wanted = set(ids)
    return [Citation(sentence, source) for source in sources for sentence in source.sentences if sentence.id in wanted]


def _agreement(game: Game, source: str, options: Mapping[str, str]) -> int:
    """How many questions a source answers as a reading does."""
    return sum(1 for name, option in options.items()
               if (said := game.variants[name].evidence.get(source)) and said.option == option)
