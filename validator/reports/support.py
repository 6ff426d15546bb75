"""What a rule that was broken rests on: a few sentences of the sources, or our own reason where all are silent."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from ..rulebook.citations import Citation, citations
from ..rulebook.game import Rule
from .quoting import as_data, quotation, sources_of
from .speaker import Speaker
from .wrapping import wrap

_MOST = 3


def support(rule: Rule, options: Mapping[str, str], speaker: Speaker, width: int, indent: str,
            colour: bool = False) -> Iterator[str]:
    """What a rule rests on, in lines; nothing for a game of whose sources nothing is known."""
    if not sources_of(speaker.game):
        return
    if not rule.sources:
        yield wrap(silence(rule, speaker), width, indent)
    found, more = grounds(rule, options, speaker)
    for citation in found:
        yield from quotation(citation, speaker, width, indent, colour)
    if more:
        yield wrap(more, width, indent)


def grounds(rule: Rule, options: Mapping[str, str], speaker: Speaker,
            elsewhere: Collection[str] = ()) -> tuple[list[Citation], str]:
    """The first sentences that a rule rests on, and what is said of the others; empty where there are none.

    Sentences that are quoted `elsewhere`, named by their ids, are left out.
    """
    found = [citation for citation in citations(speaker.game, rule, sources_of(speaker.game), options)
             if citation.sentence.id not in elsewhere]
    command = f"referee rules {speaker.game.asked_for} {rule.id}"
    more = speaker.word("more-sentences", count=len(found) - _MOST, command=command) if len(found) > _MOST else ""
    return found[:_MOST], more


def silence(rule: Rule, speaker: Speaker) -> str:
    """That no source says a rule, and why it is there."""
    return speaker.word("silent", because=speaker.told(f"{rule.id}.because", rule.because) if rule.because else "")


def support_as_data(rule: Rule, options: Mapping[str, str], speaker: Speaker) -> list[dict[str, object]]:
    """The sentences that a rule rests on, for programs: all of them."""
    found: list[Citation] = citations(speaker.game, rule, sources_of(speaker.game), options)
    return [as_data(citation, speaker) for citation in found]
