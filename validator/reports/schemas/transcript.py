"""The schema of a record of a game."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.alphabets import LANGUAGES
from ...rulebook.game import Game, Variant
from ...rulebook.readings import reading_names
from ...transcripts.reading import BASE, GAME
from ...transcripts.table import events
from ..language import ENGLISH, Language
from ..speaker import Speaker
from ..wording import WORDING as REPORTS
from . import DRAFT
from .moves import mapping, move, move_of_a_player
from .values import TEXT, Schema, shared, words
from .wording import WORDING


def transcript(game: Game, language: Language = ENGLISH) -> Schema:
    """The schema of records of a game, described in a language.

    It refuses what no record can say; whether the rules allow what a record says, it does not know.

    >>> from validator.rulebook import load_game
    >>> sorted(transcript(load_game("clash"))["required"])
    ['defender', 'game', 'moves', 'players']
    """
    speaker = Speaker(language, game, wording={**REPORTS, **WORDING})
    say = speaker.word
    final = [move for move in game.moves.values() if move.final]
    return {
        "$schema": DRAFT,
        "title": speaker.term("titles", game.name),
        "description": say("schema.transcript"),
        "type": "object",
        "properties": {
            "game": {"description": say("schema.game"), **words([game.name])},
            "edition": {"description": say("schema.edition"), **words([game.edition])},
            "reading": _reading(game, speaker),
            "language": {"description": say("schema.language"), **words(LANGUAGES, (
                say(f"language-{tag}") for tag in LANGUAGES))},
            "players": {"description": say("schema.players"), "type": "array", "minItems": 1,
                        "items": {"type": TEXT, "not": {"enum": [*events(game), *game.holders, ""]}}},
            **{note: _note(note, game, speaker) for note in (*game.header, *game.optional)},
            "moves": {"description": say("schema.moves"), "type": ["array", "null"],
                      "items": {"$ref": "#/definitions/move"}},
            **{move.name: mapping(move, game, speaker) for move in final},
        },
        "required": ["game", "players", *game.header, "moves"],
        "additionalProperties": False,
        "definitions": {
            "move": move(game, speaker),
            "move-of-a-player": move_of_a_player(game, speaker),
            **shared(speaker),
        },
    }


def _note(note: str, game: Game, speaker: Speaker) -> Schema:
    told = speaker.term("notes", note) if note in game.terms.get("notes", {}) else note
    return {"description": told, "allOf": [{"$ref": f"#/definitions/{game.notes[note].type}"}]}


def _reading(game: Game, speaker: Speaker) -> Schema:
    """The name of a reading, or options of variants."""
    names = words(reading_names(game))
    return {
        "description": speaker.word("schema.reading"),
        "anyOf": [
            names,
            {
                "type": "object",
                "properties": {
                    GAME: {"description": speaker.word("schema.house-game"), **words([game.name])},
                    BASE: {"description": speaker.word("schema.base"), **names},
                    **{name: _variant(variant, speaker) for name, variant in game.variants.items()},
                },
                "additionalProperties": False,
            },
        ],
    }


def _variant(variant: Variant, speaker: Speaker) -> Schema:
    """The question of a variant, and the words that answer it with what they mean."""
    answers = [speaker.told(f"{variant.name}.option.{option}", variant.answers[option])
               if variant.answers.get(option) else "" for option in variant.options]
    return {"description": "\n\n".join(_question(variant, answers, speaker)), **words(variant.options, answers)}


def _question(variant: Variant, answers: list[str], speaker: Speaker) -> Iterator[str]:
    if variant.question:
        yield speaker.told(f"{variant.name}.question", variant.question)
    for option, answer in zip(variant.options, answers, strict=True):
        if answer:
            sources = speaker.row(variant.holding(option))
            yield speaker.word("option-told", choice=option, answer=answer, sources=sources)
