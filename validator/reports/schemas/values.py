"""What may be written for a value of a record: to the referee all is text, but an editor of YAML sees numbers too."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from ...cards.alphabets import FULL_WIDTH
from ...rulebook.game import Field, Game
from ..speaker import Speaker
from . import cards

Schema = dict[str, Any]

TEXT = ["string", "number", "boolean", "null"]
"""The types of a text: a player may be called No, or 7."""

_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?")
_CONSTANTS = {"true": True, "false": False, "null": None}


def words(known: Iterable[str], descriptions: Iterable[str] = ()) -> Schema:
    """One of some words, each in every way in which an editor may take it."""
    known = list(known)
    told = list(descriptions)
    also = [value for word in known for value in _taken_for(word)]
    return {"enum": known + also, **({"enumDescriptions": told + told[-1:] * len(also)} if told else {})}


def _taken_for(word: str) -> list[Any]:
    """What a word without quotes is to an editor, if not a text."""
    if word in _CONSTANTS:
        return [_CONSTANTS[word]]
    return [float(word) if "." in word else int(word)] if _NUMBER.fullmatch(word) else []


def shared(speaker: Speaker) -> dict[str, Schema]:
    """The values that fields of any game may have, by the names of their types."""
    say = speaker.word

    def text(pattern: str, kind: str) -> Schema:
        return {"type": "string", "pattern": pattern, "patternErrorMessage": say(kind)}

    count = [{"type": "integer", "minimum": 0}, text(cards.NUMBER, "schema.number")]
    return {
        "seat": {"description": say("schema.seat"), "type": TEXT},
        "holder": {"description": say("schema.seat"), "type": TEXT},
        "seats": {"description": say("schema.seats"), "anyOf": [
            {"type": TEXT}, {"type": "array", "items": {"type": TEXT}}]},
        "text": {"description": say("schema.text"), "type": TEXT},
        "number": {"description": say("schema.number"), "anyOf": count},
        "claim": {"description": say("schema.claim"), "anyOf": [
            {"type": "integer"}, text(cards.CLAIM, "schema.claim")]},
        "suit": {"description": say("schema.suit"), **text(cards.SUIT, "schema.suit")},
        "card": {"description": say("schema.card"), "anyOf": [_written("card"), _list_of("card")]},
        "cards": {"description": say("schema.cards"), "anyOf": [_written("cards"), _list_of("cards"), _NOTHING]},
        "counted": {"description": say("schema.counted"), "anyOf": [
            _written("cards"), _list_of("cards"), _NOTHING, *count]},
        "row": {"description": say("schema.row"), "anyOf": [_written("row"), _list_of("row"), _NOTHING]},
        "card-written": text(cards.CARD, "schema.card"),
        "cards-written": text(cards.CARDS, "schema.cards"),
        "row-written": text(cards.ROW, "schema.row"),
    }


_NOTHING: Schema = {"type": "null"}         # no cards


def _written(kind: str) -> Schema:
    return {"$ref": f"#/definitions/{kind}-written"}


def _list_of(kind: str) -> Schema:
    return {"type": "array", "items": _written(kind), **({"minItems": 1, "maxItems": 1} if kind == "card" else {})}


def value(field: Field, game: Game, final: bool = False) -> Schema:
    """What may be written for a field; in a move that is `final`, numbers may be below zero."""
    if field.index is None:
        return _single(field, final)
    each = _single(field, True)
    names = {"size": map(str, game.sizes), "holder": game.holders, "seat": ()}[field.index]
    mapping: Schema = {"type": ["object", "null"], "properties": dict.fromkeys(names, each)}
    if field.index == "size":
        broad = "|".join(str(size).translate(FULL_WIDTH) for size in game.sizes)
        return {**mapping, "patternProperties": {f"^(?:{broad})$": each}, "additionalProperties": False}
    return {**mapping, "additionalProperties": each}


def _single(field: Field, claim: bool) -> Schema:
    if field.type == "option":
        return words(field.options)
    if field.type == "number" and claim:
        return {"$ref": "#/definitions/claim"}
    return {"$ref": f"#/definitions/{'counted' if field.counted else field.type}"}
