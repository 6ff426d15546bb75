"""The schema of what `referee validate --results` writes of a record: each line is such an object. It is strict."""

from __future__ import annotations

from ...findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE
from ...rulebook.game import Game
from ..language import ENGLISH, Language
from ..speaker import Speaker
from ..wording import WORDING as REPORTS
from . import DRAFT
from .report import definitions, described
from .values import Schema
from .wording import WORDING


def results(game: Game, language: Language = ENGLISH) -> Schema:
    """The schema of results on records of a game, and on what could not be read, described in a language.

    >>> from validator.rulebook import load_game
    >>> results(load_game("clash"))["required"]
    ['file', 'line', 'verdict']
    """
    speaker = Speaker(language, game, wording={**REPORTS, **WORDING})
    told = {
        "file": {"type": "string"},
        "line": {"type": ["integer", "null"], "minimum": 1},
        "verdict": {"enum": [LEGAL, ILLEGAL, UNDETERMINED, UNREADABLE]},
        "findings": {"type": "array", "items": {"$ref": "#/definitions/finding"}, "minItems": 1},
    }
    return {
        "$schema": DRAFT,
        "title": speaker.term("titles", game.name),
        "description": speaker.word("schema.results"),
        **described(told, "results", speaker, optional=("findings",)),
        "definitions": definitions(game, speaker),
    }
