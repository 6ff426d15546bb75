"""The schema of what `referee validate --format json` says of a record: each line is such an object.

It is strict, so that nothing is written that it does not tell.
"""

from __future__ import annotations

from ...findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE
from ...rulebook.game import Game
from ...rulebook.readings import reading_names
from ...transcripts.reading import CUSTOM
from ..language import ENGLISH, Language
from ..speaker import Speaker
from ..wording import WORDING as REPORTS
from . import DRAFT
from .values import Schema
from .wording import WORDING

_TEXT: Schema = {"type": "string"}
_TEXTS: Schema = {"type": "array", "items": _TEXT}
_COUNT: Schema = {"type": "integer", "minimum": 0}
_ORDINAL: Schema = {"type": ["integer", "null"], "minimum": 1}
_FLAG: Schema = {"type": "boolean"}


def report(game: Game, language: Language = ENGLISH) -> Schema:
    """The schema of reports on records of a game, and on what could not be read, described in a language.

    >>> from validator.rulebook import load_game
    >>> report(load_game("clash"))["properties"]["state"]["properties"]["points"]
    {'type': 'object', 'additionalProperties': {'$ref': '#/definitions/amount'}}
    """
    speaker = Speaker(language, game, wording={**REPORTS, **WORDING})
    amount = {"$ref": "#/definitions/amount"}
    told = {
        "file": {"type": ["string", "null"]},
        "document": {"type": "integer", "minimum": 1},
        "game": {"enum": [game.name, None]},
        "edition": {"enum": [game.edition, None]},
        "reading": {"enum": [*reading_names(game), CUSTOM, None]},
        "verdict": {"enum": [LEGAL, ILLEGAL, UNDETERMINED, UNREADABLE]},
        "complete": _FLAG,
        "moves": _COUNT,
        "accepted": _COUNT,
        "findings": {"type": "array", "items": {"$ref": "#/definitions/finding"}},
        "state": {"type": "object", "additionalProperties": False, "properties": {
            game.counter: {"type": "object", "additionalProperties": amount}, **dict.fromkeys(game.holders, amount)}},
        "winners": _TEXTS,
        "allowed": {"type": "array", "items": {"type": ["string", "object"]}},
    }
    return {
        "$schema": DRAFT,
        "title": speaker.term("titles", game.name),
        "description": speaker.word("schema.report"),
        **described(told, "report", speaker, optional=("allowed",)),
        "definitions": {
            "amount": {"description": speaker.word("schema.amount"), "anyOf": [
                {"type": "integer"}, {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}]},
            **definitions(game, speaker),
        },
    }


def definitions(game: Game, speaker: Speaker) -> dict[str, Schema]:
    """What a finding is, and what it is made of, to be referred to."""
    return {
        "finding": described(_finding(game), "finding", speaker),
        "option": described(_option(game), "option", speaker, optional=("question", "text", "sources")),
        "sentence": described(_SENTENCE, "sentence", speaker),
    }


def _finding(game: Game) -> dict[str, Schema]:
    return {
        "verdict": {"enum": [ILLEGAL, UNDETERMINED, UNREADABLE]},
        "stands": _FLAG,
        "taken_back": _FLAG,
        "rule": {"enum": [*(rule.id for rule in game.rules), None]},
        "section": {"type": ["string", "null"]},
        "move": _ORDINAL,
        "player": {"type": ["string", "null"]},
        "line": _ORDINAL,
        "column": _ORDINAL,
        "message": {"type": "string", "minLength": 1},
        "variants": {"type": "array", "items": {"enum": list(game.variants)}},
        "options": {"type": "array", "items": {"$ref": "#/definitions/option"}},
        "sources": {"type": "array", "items": {"$ref": "#/definitions/sentence"}},
        "open": _TEXTS,
    }


def _option(game: Game) -> dict[str, Schema]:
    return {
        "variant": {"enum": list(game.variants)},
        "option": _TEXT,
        "question": _TEXT,
        "text": _TEXT,
        "sources": _TEXTS,
    }


_SENTENCE: dict[str, Schema] = {
    "sentence": _TEXT,
    "source": _TEXT,
    "language": _TEXT,
    "file": _TEXT,
    "line": {"type": "integer", "minimum": 1},
    "text": _TEXT,
    "translation": {"type": ["string", "null"]},
}


def described(properties: dict[str, Schema], name: str, speaker: Speaker, optional: tuple[str, ...] = ()) -> Schema:
    """An object with these properties and no others; each is described."""
    return {
        "type": "object",
        "properties": {key: {"description": speaker.word(f"schema.{name}.{key}"), **schema}
                       if "$ref" not in schema else schema for key, schema in properties.items()},
        "required": [key for key in properties if key not in optional],
        "additionalProperties": False,
    }
