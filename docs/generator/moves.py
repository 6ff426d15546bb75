"""Moves of a record in words and pictures, as HTML."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import unescape
from typing import Any

from validator.findings import Fact
from validator.languages.texts import placeholders
from validator.reports.speaker import Speaker
from validator.rulebook.game import Field, Game
from validator.transcripts import Transcript
from validator.transcripts.transcript import Played

from .cards import named
from .edition import Edition
from .markup import plain

_SHOWN = 4                                  # of the moves, so many before the end
_SHARE = '<span class="share">{}</span>'    # one of several things, on a line of its own
_PLAYER = "player"                          # in a sentence that tells a move, who makes it
_VALUE = "value"                            # in words for what a move takes, that itself
_PLACE = re.compile(f"{plain('{')}(.+?){plain('}')}")


def at_the_table(edition: Edition, players: tuple[str, ...]) -> Speaker:
    """What speaks of a record: it knows the players by name."""
    return Speaker(edition.speaker.language, edition.game, players, edition.speaker.wording)


def last_moves(edition: Edition, record: Transcript) -> str:
    """The last moves of a record, as a numbered list; the result is the last of them."""
    moves = record.all_moves
    first = max(0, len(moves) - _SHOWN)
    return listed(moves[first:], first + 1, edition.game, at_the_table(edition, record.players))


def listed(moves: Iterable[Played], first: int, game: Game, speaker: Speaker, marked: int | None = None) -> str:
    """A numbered list of moves, of which the first has the number `first`; the one numbered `marked` stands out."""
    items = "".join(("<li class=\"marked\">" if number == marked else "<li>") + told(move, game, speaker) + "</li>"
                    for number, move in enumerate(moves, first))
    return f'<ol class="moves" start="{first}">{items}</ol>'


def told(played: Played, game: Game, speaker: Speaker) -> str:
    """A move in words and pictures, as its game tells it; what it takes besides stands behind, words in brackets."""
    fields = [field for field in game.moves[played.name].fields if field.name in played.values]
    values = {field.name: _value(speaker, game, field, played.values[field.name]) for field in fields}
    if played.player is not None:
        values[_PLAYER] = f"<b>{plain(speaker.players[played.player])}</b>"
    sentence = _sentence(speaker, game, played, values)
    besides = [field for field in fields if field.name not in placeholders(sentence)]
    stated = [_named(speaker, game, field, values[field.name]) for field in besides if field.type != "option"]
    row = "".join(map(_SHARE.format, stated)) if len(stated) > 1 else "".join(stated)
    words = (plain(speaker.word("site.stated", words="[]")).replace(plain("[]"), values[field.name])
             for field in besides if field.type == "option")
    return speaker.language.space.join(filter(None, [_filled(sentence, values), row, *words]))


def _filled(sentence: str, values: Mapping[str, str]) -> str:
    """A sentence with HTML in place of what stands between braces."""
    return _PLACE.sub(lambda match: values[unescape(match[1])], plain(sentence))


def _sentence(speaker: Speaker, game: Game, played: Played, values: Mapping[str, str]) -> str:
    """How the game tells a move; in the infinitive if it does not, or the record leaves out what that speaks of."""
    if played.name in game.terms.get("told", {}):
        sentence = speaker.term("told", played.name)
        if placeholders(sentence) <= values.keys():
            return sentence
    done = speaker.term("moves", played.name)
    return speaker.word("site.move", player=f"{{{_PLAYER}}}", move=done) if _PLAYER in values else done


def _value(speaker: Speaker, game: Game, field: Field, value: Any) -> str:
    """What a move takes, or each of its parts behind whose it is; with the words that the game has for it."""
    words = speaker.term("stated", field.name) if _is_worded(game, field) else f"{{{_VALUE}}}"
    if field.index is None:
        return _filled(words, {_VALUE: _single(speaker, game, field.type, value)})
    shown = {plain(_index(speaker, field.index, index)): _single(speaker, game, field.type, part)
             for index, part in value.items()}
    if field.index in placeholders(words):
        parts, words = [_filled(words, {field.index: index, _VALUE: part}) for index, part in shown.items()], "{value}"
    else:
        parts = [f"{index} {part}" for index, part in shown.items()]
    whole = speaker.row(parts) if field.type == "number" else "".join(map(_SHARE.format, parts))
    return _filled(words, {_VALUE: whole})


def _is_worded(game: Game, field: Field) -> bool:
    """Whether the game has words for what a move takes."""
    return field.name in game.terms.get("stated", {})


def _named(speaker: Speaker, game: Game, field: Field, shown: str) -> str:
    """What a sentence does not speak of: cards behind where they go, a number behind who holds so much."""
    if _is_worded(game, field):
        return shown
    if field.key in game.zones:
        return _SHARE.format(f"{plain(speaker.term('zones', field.key))} {shown}")
    return f"{plain(speaker.term('holders', field.key))} {shown}" if field.key in game.holders else shown


def _index(speaker: Speaker, kind: str, index: int) -> str:
    return str(index) if kind == "size" else speaker.show(Fact("holder", index))


def _single(speaker: Speaker, game: Game, kind: str, value: Any) -> str:
    match kind:
        case "card":
            return named([value])
        case "cards" | "row":
            return named(value) if value else plain(speaker.word("no-cards"))
        case "option":                      # the name of a zone is said as that, if there is no other word for it
            return plain(speaker.term("options" if value in game.terms.get("options", {}) else "zones", value))
    return plain(speaker.show(Fact(kind, value)))
