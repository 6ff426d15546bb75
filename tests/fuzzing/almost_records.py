"""Strategies of Hypothesis for records that are right, or almost."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import strategies as st

from validator.cards.alphabets import LANGUAGES
from validator.rulebook import game_names, load_game, reading_names
from validator.rulebook.game import Field, Game, Move

from .corpus import CARDS, ODD, SIGNS, plain_records, words

NAMES = ("Anna", "Boris", "Чиё", "千代", "Jürgen", "No", "1:2", "010", "a b", "Eve\n- x: legal", "\x1b[31m", "Dora #2")

texts = st.one_of(
    st.sampled_from(words()), st.sampled_from((*ODD, *SIGNS)), st.text(st.characters(codec="utf-8"), max_size=8),
    st.lists(st.sampled_from((*ODD, *NAMES)), max_size=4).map("".join))
"""Texts of every kind of character, and those that mean something in a record."""

values = st.recursive(
    texts | st.integers() | st.floats() | st.booleans() | st.none(),
    lambda parts: st.lists(parts, max_size=3) | st.dictionaries(texts, parts, max_size=3), max_leaves=6)
"""Whatever can stand in JSON."""


def records() -> st.SearchStrategy[dict[str, Any]]:
    """Records with one thing or several in them that may be wrong."""
    return st.one_of(changed(st.sampled_from(plain_records())), st.sampled_from(game_names()).flatmap(
        lambda name: changed(made_up(load_game(name)))))


@st.composite
def changed(draw: st.DrawFn, sound: st.SearchStrategy[dict[str, Any]]) -> Any:
    """A record with up to three of its parts left out, written twice, renamed, or replaced by anything."""
    record: Any = deepcopy(draw(sound))
    for _ in range(draw(st.sampled_from((0, 1, 1, 1, 2, 3)))):
        above = draw(st.sampled_from(_branches(record)) if _branches(record) else st.just(None))
        if above is None:
            return draw(values)
        key = draw(st.sampled_from(list(above) if isinstance(above, dict) else list(range(len(above)))))
        match draw(st.integers(0, 6)):
            case 0:
                del above[key]
            case 1 if isinstance(above, list):
                above.insert(key, deepcopy(above[key]))
            case 1 | 2 if isinstance(above, dict):
                above[draw(texts)] = above.pop(key)
            case 3 | 4 | 5:
                other = draw(st.sampled_from(_branches(record)))
                above[key] = deepcopy(draw(st.sampled_from(list(other.values() if isinstance(other, dict) else other))))
            case _:
                above[key] = draw(texts | values)
    return record


def _branches(node: Any) -> list[Any]:
    """All lists and mappings in a record that hold something."""
    parts = node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()
    return [*([node] if parts else []), *(branch for part in parts for branch in _branches(part))]


@st.composite
def made_up(draw: st.DrawFn, game: Game) -> dict[str, Any]:
    """A record of a game whose moves exist, in any order, of anybody, with anything that they can take."""
    players = draw(st.lists(st.sampled_from(NAMES), min_size=2, max_size=4, unique=True))
    record: dict[str, Any] = {"game": game.name, "players": players}
    for note in (*game.header, *game.optional):
        record[note] = draw(st.sampled_from(players))
    if draw(st.booleans()):
        record["language"] = draw(st.sampled_from(LANGUAGES))
    if draw(st.booleans()):
        variants = draw(st.lists(st.sampled_from(list(game.variants.values())), max_size=3))
        chosen = {variant.name: draw(st.sampled_from(variant.options)) for variant in variants}
        record["reading"] = draw(st.sampled_from((*reading_names(game), chosen)))
    moves = [draw(st.sampled_from(list(game.moves.values()))) for _ in range(draw(st.integers(0, 8)))]
    record["moves"] = [draw(_move(move, players, game)) for move in moves if not move.final]
    for move in game.moves.values():
        if move.final and draw(st.booleans()):
            record[move.name] = draw(_fields(move, players, game))
    return record


@st.composite
def _move(draw: st.DrawFn, move: Move, players: list[str], game: Game) -> Any:
    fields = draw(_fields(move, players, game))
    if not move.by_table:
        return {draw(st.sampled_from(players)): fields or move.name}
    if not fields:
        return move.name
    return {move.name: fields[move.name] if list(fields) == [move.name] else fields}


@st.composite
def _fields(draw: st.DrawFn, move: Move, players: list[str], game: Game) -> dict[str, Any]:
    return {move.key_of(field): draw(_value(field, players, game)) for field in move.fields
            if field.unrecorded is None or draw(st.integers(0, 3))}


@st.composite
def _value(draw: st.DrawFn, field: Field, players: list[str], game: Game) -> Any:
    if field.index is None:
        return draw(_single(field, players))
    indices = [*players, *game.holders] if field.index != "size" else list(map(str, game.sizes))
    return {index: draw(_single(field, players)) for index in indices if draw(st.integers(0, 3))}


def _single(field: Field, players: list[str]) -> st.SearchStrategy[Any]:
    card = st.sampled_from((*("2♠", "3♠", "4♠", "K♣", "Q♥", "A♦", "?", "?♠") * 3, *CARDS))
    cards = st.lists(card, max_size=13)
    return {
        "seat": st.sampled_from(players), "holder": st.sampled_from(players),
        "seats": st.lists(st.sampled_from(players), max_size=3) | st.sampled_from(players),
        "number": st.integers(-3, 40) | st.integers(0, 10**30), "option": st.sampled_from(field.options or ("x",)),
        "text": texts, "suit": st.sampled_from("♠♥♦♣"), "card": card,
        "cards": cards.map(" ".join) | cards | st.integers(0, 20), "row": cards.map(" ".join) | cards,
    }[field.type]
