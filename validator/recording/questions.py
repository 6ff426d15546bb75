"""What is asked where somebody names a move and does not say what it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..findings import Fact
from ..reports.speaker import Speaker
from ..rulebook.game import Field, Game
from .typed import CARDS, Draft, Reader

_KINDS = {"seat": "which-player", "seats": "which-players", "card": "which-card", "cards": "which-cards",
          "row": "which-row", "suit": "which-suit", "number": "how-many", "text": "how-many"}


class Question(NamedTuple):
    """A field that is asked for, and of one with an index for which place."""

    part: Field
    place: str | None = None


def questions(draft: Draft, game: Game, players: Sequence[str]) -> list[Question]:
    """What is asked of a draft: everything if nothing is said of it yet, otherwise what must be there."""
    wanted = draft.move.fields if not draft.values else draft.missing()
    return [Question(part, place) for part in wanted for place in _places(part, game, players)]


def _places(part: Field, game: Game, players: Sequence[str]) -> Sequence[str | None]:
    if part.index is None:
        return [None]
    if part.index == "size":
        return list(map(str, game.sizes))
    return [*players, *(game.holders if part.index == "holder" else ())]


def asked(question: Question, speaker: Speaker, game: Game) -> str:
    """The question as a sentence."""
    part, place = question
    if part.type == "option":
        words = speaker.word("command.record.which-word", choice=Fact("choice", part.options))
    else:
        words = speaker.word(f"command.record.{_KINDS[part.type]}")
    about = _about(question, speaker, game)
    if about:
        words = speaker.word("command.record.about", thing=about, question=words)
    if may_be_left_out(question):
        kind = "if-seen" if part.type in CARDS else "if-told"
        words = speaker.word(f"command.record.{kind}", question=words)
    return words


def _about(question: Question, speaker: Speaker, game: Game) -> str:
    """Whose cards are asked for, or where they lie."""
    part, place = question
    if place is not None and part.index == "size":
        zone = next((name for name, zone in game.zones.items() if zone.index == "size"), None)
        return speaker.term("zones", zone, size=Fact("number", int(place))) if zone else place
    if place is not None:
        return speaker.term("holders", place) if place in game.holders else speaker.name(place)
    return speaker.term("zones", part.key) if part.key in game.zones and not game.zones[part.key].index else ""


def may_be_left_out(question: Question) -> bool:
    """Whether a record may say nothing there."""
    return question.part.unrecorded is not None or question.part.index in ("seat", "holder")


def answer(question: Question, draft: Draft, typed: str, reader: Reader) -> None:
    """Put an answer into the draft; an empty one leaves it out. Raises Unreadable for one that cannot stand there."""
    part, place = question
    if not typed:
        return
    if part.type == "option" and typed in map(str, range(1, len(part.options) + 1)):
        typed = part.options[int(typed) - 1]            # by its number, as all that can be chosen
    key, value = draft.move.key_of(part), reader.single(part, typed)
    reader.check(part, key, value)
    if place is None:
        draft.values[key] = value
    else:
        draft.values.setdefault(key, {})[place] = value
