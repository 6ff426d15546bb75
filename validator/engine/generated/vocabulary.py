"""The words of every game as Python source."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...rulebook.expressions import Word
from ...rulebook.vocabulary import CARDS
from .forms import AS_NUMBERS, COPIES, FACES, LAID, SURE
from .lines import bare

if TYPE_CHECKING:
    from .expressions import Expressions

_PLAIN = {"yes": "True", "no": "False", "nothing": "None", "hidden": "hidden()", "seats": "everybody",
          "suits": "range(4)", "round": "rounds", "player": "player", "over": "ended"}


def of_every_game(to: Expressions, node: Word) -> str:
    """A word of the vocabulary, with what it takes."""
    if node.name in _PLAIN:
        return _PLAIN[node.name]
    if node.name == "sizes":
        return repr(to.game.sizes)
    if node.name == "most":
        return f"most({_amounts(to, node.arguments[0])}, {bare(to.of(node.arguments[1]))})"
    first = node.arguments[0]
    if node.name == "len":
        return _length(to, node)
    if any(argument.type in CARDS for argument in node.arguments) and (source := _of_cards(to, node)) is not None:
        return source
    arguments = [bare(to.faces(argument) if argument.type in CARDS else to.of(argument))
                 for argument in node.arguments]
    match node.name:
        case "suit" if first.type == "card":
            return f"({arguments[0]} // 13)" if to.is_sure(first) else f"suit_of_card({arguments[0]})"
        case "suit":
            return f"suit_of_cards({arguments[0]})"
        case "rank" if to.is_sure(first):
            return f"({arguments[0]} % 13 + 2)"
        case "left" if to.is_sure(first):
            return f"(({arguments[0]} + 1) % seats)"
        case "left" | "clockwise":
            return f"{node.name}({arguments[0]}, seats)"
        case "max" if isinstance(first, Word) and first.name in ("copies", "groups"):
            return f"first_of({arguments[0]})"
        case "max" | "min" if len(arguments) == 1:
            return f"{node.name}({arguments[0]}, default=0)"
        case "max" | "min" if len(arguments) == 2:
            return f"{'lesser' if node.name == 'min' else 'greater'}({', '.join(arguments)})"
        case "excess" if all(argument.isidentifier() for argument in arguments):
            return "({0} - {1} if {0} > {1} else 0)".format(*arguments)
    return f"{node.name}({', '.join(arguments)})"


def _length(to: Expressions, node: Word) -> str:
    things = node.arguments[0]
    if things.type in CARDS:
        return to.how_many(things)
    if isinstance(things, Word) and things.name == "seats" and things.kind == "vocabulary":
        return "seats"
    return f"len({bare(to.of(things))})"


def _of_cards(to: Expressions, node: Word) -> str | None:
    """A word that cards answer in their own form; None where they are gone through one by one."""
    cards = next(argument for argument in node.arguments if argument.type in CARDS)
    form = to.form(cards)
    match node.name:
        case "copies" if form == COPIES:
            return to.of(cards)
        case "copies" if form == LAID:
            return f"{to.of(cards)}.copies"
        case "groups" if form == LAID:
            return f"groups_of[{to.of(cards)}.ranks]"
        case "ranks" | "run" if form == LAID:
            return f"{node.name}_of[{to.of(cards)}.ranks, {bare(to.of(node.arguments[1]))}]"
        case "suit" | "one_suit" if form == LAID:
            return f"{to.of(cards)}.{node.name}"
        case "of_suit" | "not_of_suit" if form != FACES:
            return f"({to.masked(cards)} & {node.name.upper()}[{bare(to.of(node.arguments[1]))}])"
        case "number_of" if form in AS_NUMBERS:
            return f"count_of({bare(to.of(node.arguments[0]))}, {to.of(cards)})"
    return None


def _amounts(to: Expressions, word: Word) -> str:
    if word.kind == "note":
        return to.names.of("note", word.name)
    return f"[{to.words.name(word.name, (SURE,))}(seat) for seat in everybody]"
