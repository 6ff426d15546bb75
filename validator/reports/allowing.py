"""The options of which each alone would have allowed a move: what they say, and which source holds them."""

from __future__ import annotations

from collections.abc import Iterator

from ..findings import Fact
from ..rulebook.game import Variant
from .speaker import Speaker
from .wrapping import wrap

Options = tuple[tuple[str, str], ...]       # variant, option


def allowing(options: Options, speaker: Speaker, width: int, indent: str) -> Iterator[str]:
    """The options in a sentence, and a line for each that says what it is; nothing where there are none."""
    if options:
        yield wrap(allowed_under(options, speaker), width, indent)
        for told in options_told(options, speaker):
            yield wrap(told, width, 2 * indent)


def allowed_under(options: Options, speaker: Speaker) -> str:
    """A sentence that names the options, of which there is one at least."""
    return speaker.word("variants", variants=Fact("choice", [_named(variant, option) for variant, option in options]))


def options_told(options: Options, speaker: Speaker) -> Iterator[str]:
    """What each of the options says, and which source holds it."""
    for variant, option in options:
        known = speaker.game.variants.get(variant) if speaker.game else None
        if known and known.answers.get(option):
            yield speaker.word("option-told", choice=_named(variant, option), answer=_answer(known, option, speaker),
                               sources=speaker.row(known.holding(option)))


def allowing_as_data(options: Options, speaker: Speaker) -> list[dict[str, object]]:
    """The options for programs, each with its variant's question, what it says, and the sources that hold it."""
    found = []
    for variant, option in options:
        known = speaker.game.variants.get(variant) if speaker.game else None
        about = {} if known is None else {
            "question": speaker.told(f"{variant}.question", known.question) if known.question else "",
            "text": _answer(known, option, speaker), "sources": known.holding(option)}
        found.append({"variant": variant, "option": option, **about})
    return found


def _named(variant: str, option: str) -> str:
    return f"{variant}: {option}"


def _answer(variant: Variant, option: str, speaker: Speaker) -> str:
    answer = variant.answers.get(option)
    return speaker.told(f"{variant.name}.option.{option}", answer) if answer else ""
