"""What is allowed now, short enough to choose from by a number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from ..cards.deck import UNKNOWN, Hidden
from ..engine.candidates import Proposer
from ..rulebook.game import Field, Game, Move
from ..transcripts.transcript import Played
from ..transcripts.writing import plain_move

_FEW, _TRIED = 3, 60                      # more than there are numbers to try


class Offer(NamedTuple):
    """A move that can be chosen: as it would be typed; `asks` says that more is to be told of it."""

    name: str
    player: int | None
    typed: str
    asks: bool


def offers(proposer: Proposer, players: Sequence[str], language: str) -> list[Offer]:
    """The kinds of move that are allowed now; of a kind with few ways to make it, each way."""
    game, found = proposer.program.game, []
    for name, player in proposer.kinds():
        tried = list(islice(proposer.of_kind(name, player), _TRIED))
        legal = list(islice(filter(proposer.allows, tried), _FEW + 1))
        if not legal and (len(tried) < _TRIED or game.moves[name].anytime):
            continue                        # it is in turn, and no way to make it is allowed
        whole = [played for played in legal if not _hides(played)]
        if 0 < len(whole) == len(legal) <= _FEW:
            found += [Offer(name, player, short(played, game, players, language), False) for played in whole]
        if not whole or len(whole) < len(legal) or len(legal) > _FEW or _tells_more(game.moves[name].fields, whole):
            found.append(Offer(name, player, name, True))
    return found


def short(played: Played, game: Game, players: Sequence[str], language: str) -> str:
    """A move as it is typed: without who makes it, and without brackets.

    >>> from validator.rulebook import load_game
    >>> short(Played("draw", 1, {"source": "stock"}), load_game("battalion"), ["Anna", "Boris"], "en")
    'draw stock'
    """
    plain = plain_move(played, game, players, language)
    if isinstance(plain, dict):
        (_, plain), = plain.items()
        if played.player is None and len(game.moves[played.name].fields) == 1:      # its one field is its value
            plain = {played.name: plain}
    return plain if isinstance(plain, str) else " ".join([played.name, *_said(game.moves[played.name], plain)])


def _said(move: Move, values: dict[str, Any]) -> Iterator[str]:
    """The values of a move, with their keys where it would not be clear without."""
    clear = True
    for part in move.fields:
        value = values.get(move.key_of(part))
        if value is None:
            clear = False
            continue
        if not clear:
            yield part.key
        yield value if isinstance(value, str) else " ".join(f"{place} {each}" for place, each in value.items())
        clear = clear and not part.index and part.type not in ("cards", "row", "seats")


def _hides(played: Played) -> bool:
    """Whether a move names a card that nobody saw, where the table did: on the table it lies face up."""
    return any(value == UNKNOWN or isinstance(value, tuple) and UNKNOWN in value for value in played.values.values()
               if not isinstance(value, (dict, Hidden)))


def _tells_more(fields: Sequence[Field], whole: Sequence[Played]) -> bool:
    """Whether more could be told of what is offered: the cards of hands that were dealt."""
    return any(part.index and part.name not in played.values for part in fields for played in whole)
