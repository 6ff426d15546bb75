"""From a message to a sentence: the wording of its kind, filled with its facts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from ..cards.alphabets import SIGNS
from ..cards.deck import UNKNOWN, Hidden
from ..cards.notation import write
from ..findings import UNDETERMINED, Fact, Finding, Message
from ..rulebook.game import Game, Rule
from .language import ENGLISH, PROGRAM, Language, Listing
from .visible import visible
from .wording import WORDING, Wording
from .wrapping import shorten

_PLACEHOLDER = re.compile(r"\{(#?)([^{}]+)\}")
_LONGEST_TEXT = 160
_LONGEST_NAME = 40
_MOST_ITEMS = 24


class Speaker:
    """Says messages in a language, about a game and the players at its table.

    Without a game, zones and moves go by the names they have in the rules. `wording` is what it can say.

    >>> speaker = Speaker(players=("Anna", "Boris"))
    >>> speaker.say(Message("game-over", {}))
    'The game was over before this move.'
    >>> speaker.show(Fact("seats", (0, 1)))
    'Anna and Boris'
    """

    def __init__(self, language: Language = ENGLISH, game: Game | None = None, players: Sequence[str] = (),
                 wording: Mapping[str, Wording] = WORDING) -> None:
        self.language = language
        self.game = game
        self.wording = wording
        self.players = tuple(map(self.name, players))

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The rules of the game by their ids."""
        return {rule.id: rule for rule in self.game.rules} if self.game else {}

    def say(self, message: Message) -> str:
        """The message as a sentence."""
        kind, facts = message
        rule = self.rules.get(kind.removesuffix(".finding")) if kind.endswith(".finding") else None
        if rule and rule.finding:
            return self._worded(kind, rule.finding if "one" in rule.finding else rule.finding["other"], facts,
                                self.game.name)
        if kind == "rule-broken":
            facts = {"values": Fact("values", self._values(facts))}
        wording_kind = self._worded_kind(kind, facts)
        if wording_kind is None:
            return self.word("unworded", kind=kind, values=self._values(facts))
        return self._worded(wording_kind, self.wording[wording_kind], facts)

    def explain(self, finding: Finding) -> str:
        """Why a move is illegal, or what could make it so where hidden cards decide."""
        sentence = self.say(finding.message)
        return self.word("in-question", sentence=sentence) if finding.verdict == UNDETERMINED else sentence

    def rule_text(self, rule: Rule, facts: Mapping[str, Fact]) -> str:
        """A rule's sentence; `facts` are the values of its placeholders."""
        return self.told(f"{rule.id}.text", rule.text, facts)

    def told(self, context: str, english: str, facts: Mapping[str, Fact] | None = None) -> str:
        """What the game says under a context, such as ``suit-ban.question`` or ``de-7.english``."""
        return self._worded(context, english, facts or {}, self.game.name)

    def show(self, fact: Fact) -> str:
        """A fact in words."""
        kind, value = fact
        say = getattr(self, "_show_" + re.sub(r"\W", "_", kind), None)
        if say:
            return say(value)
        return self.word("nothing") if value is None else self._show_text(str(value))

    def word(self, kind: str, /, **facts: Fact | str | int) -> str:
        """A wording filled with facts; an integer stands for a number, a text for words that are put in as they are.

        >>> Speaker().word("moves", count=41)
        '41 moves'
        """
        given = {name: _fact(value) for name, value in facts.items()}
        kind = self._worded_kind(kind, given) or kind
        return self._worded(kind, self.wording[kind], given)

    @staticmethod
    def name(player: str) -> str:
        """A player's name as it stands in a sentence: of a very long one the middle is left out.

        >>> Speaker.name("Wolfeschlegelsteinhausenbergerdorff the Elder of Hamburg")
        'Wolfeschlegelsteinha…he Elder of Hamburg'
        """
        return shorten(visible(player), _LONGEST_NAME)

    def row(self, items: Iterable[str]) -> str:
        """Words side by side, with the comma of the language between them."""
        return self.language.both.comma.join(items)

    def term(self, group: str, name: str, /, **facts: Fact) -> str:
        """What people call a thing of the game, such as one of its zones."""
        if not self.game:
            return visible(name)
        return self._worded(f"{group}.{name}", self.game.terms.get(group, {}).get(name, visible(name)), facts,
                            self.game.name)

    def _worded(self, context: str, wording: Wording, facts: Mapping[str, Fact], domain: str = PROGRAM) -> str:
        template = self.language.wording(context, wording, _count(wording, facts), domain)
        # One pass: braces and percent signs in what is filled in mean nothing.
        return _PLACEHOLDER.sub(lambda match: self.show(facts[match[2]]) if match[2] in facts else match[0], template)

    def _worded_kind(self, kind: str, facts: Mapping[str, Fact]) -> str | None:
        """The key of the wording for a kind some of whose facts may be nothing."""
        missing = [name for name, fact in sorted(facts.items()) if fact.value in (None, "", ())]
        candidates = [f"{kind} without {' and '.join(missing)}", *(f"{kind} without {name}" for name in missing), kind]
        return next((candidate for candidate in candidates if candidate in self.wording), None)

    def _values(self, facts: Mapping[str, Fact]) -> str:
        return self.language.both.join([self.word("value", expression=visible(expression), value=self.show(fact))
                                        for expression, fact in facts.items()])

    def _list(self, listing: Listing, items: Sequence[Any], show: Callable[[Any], str]) -> str:
        """The items in words; of very many, the first and how many more there are."""
        shown = [show(item) for item in items[:_MOST_ITEMS]]
        if len(items) > len(shown):
            shown.append(self.word("more", count=len(items) - len(shown)))
        return listing.join(shown)

    # -- how each type of fact is shown

    def _show_words(self, value: str) -> str:
        return value

    def _show_text(self, value: str) -> str:
        return shorten(visible(value), _LONGEST_TEXT)

    def _show_texts(self, value: Sequence[str]) -> str:
        return self._list(self.language.both, tuple(value), self._show_text)

    def _show_choice(self, value: Sequence[str]) -> str:
        return self._list(self.language.either, tuple(value), self._show_text)

    def _show_number(self, value: int | tuple[int, int]) -> str:
        if isinstance(value, int):
            return self.language.number(value)
        if value is None:
            return self.word("unknown")
        lowest, highest = map(self._show_number, value)
        return lowest if lowest == highest else self.word("interval", lowest=lowest, highest=highest)

    def _show_numbers(self, value: Sequence[int]) -> str:
        return self._list(self.language.both, tuple(value), self._show_number)

    def _show_phrase(self, value: Message) -> str:
        return self.say(Message(f"rules.phrase.{value.kind}", value.facts))

    def _show_reason(self, value: str) -> str:
        return self.word(f"reason.{value}")

    def _show_shape(self, value: str) -> str:
        return self.language.wording(f"rules.shape.{value}", value)

    def _show_yes_no(self, value: bool | None) -> str:
        return self.word({True: "yes", False: "no"}.get(value, "unknown"))

    def _show_unknown(self, type: str) -> str:
        return self.word("unknown-suit" if type == "suit" else "unknown")

    def _show_card(self, value: int | None) -> str:
        return self.word("nothing") if value is None else self._show_cards((value,))

    def _show_cards(self, value: Sequence[int]) -> str:
        known = [] if isinstance(value, Hidden) else [card for card in value if card != UNKNOWN]
        unknown = (value.count if isinstance(value, Hidden) else len(value)) - len(known)
        parts = [" ".join(map(self._face, known[:_MOST_ITEMS]))] if known else []
        if len(known) > _MOST_ITEMS:
            parts.append(self.word("more", count=len(known) - _MOST_ITEMS))
        if unknown:
            parts.append(self.word("unknown-cards", count=unknown))
        return self.language.both.join(parts) if parts else self.word("no-cards")

    def _show_row(self, value: Sequence[int | None]) -> str:
        return " ".join(map(self._face, value)) or self.word("no-cards")

    def _face(self, card: int | None) -> str:
        return write(card, self.language.alphabet)

    def _show_suit(self, value: int | None) -> str:
        return self.word("no-suit") if value is None else SIGNS[value]

    def _show_seat(self, value: int | None) -> str:
        return self.word("nobody-there") if value is None else self._show_holder(value)

    def _show_seats(self, value: Sequence[int]) -> str:
        return self._list(self.language.both, tuple(value), self._show_seat) or self.word("nobody-there")

    def _show_holder(self, value: int) -> str:
        if value < len(self.players):
            return self.players[value]
        others = self.game.holders[value - len(self.players):][:1] if self.game else ()
        return self.term("holders", others[0]) if others else self.language.number(value)

    def _show_option(self, value: str | None) -> str:
        return self.word("nothing") if value is None else self._show_text(value)

    def _show_move(self, value: str) -> str:
        return self.term("moves", value)

    def _show_moves(self, value: Sequence[str]) -> str:
        return self._list(self.language.either, tuple(value), self._show_move)

    def _show_phase(self, value: str) -> str:
        return self.term("phases", value)

    def _show_zone(self, value: str | tuple[str, int]) -> str:
        name, index = (value, None) if isinstance(value, str) else value
        facts = {} if index is None else {"seat": Fact("seat", index), "size": Fact("number", index)}
        return self.term("zones", name, **facts)

    def _show_zones(self, value: Sequence[str | tuple[str, int]]) -> str:
        return self._list(self.language.both, tuple(value), self._show_zone)

    def _show_place(self, value: tuple[int, int]) -> str:
        return self.word("place", line=str(value[0]), column=str(value[1]))


def _fact(value: Fact | str | int) -> Fact:
    return value if isinstance(value, Fact) else Fact("number" if isinstance(value, int) else "words", value)


def _count(wording: Wording, facts: Mapping[str, Fact]) -> int:
    """The number that chooses among the forms of a wording."""
    if isinstance(wording, str):
        return 1
    for counts, name in _PLACEHOLDER.findall("".join(wording.values())):
        if counts and name in facts:
            value = facts[name].value
            if isinstance(value, int):
                return abs(value)
            return len(value) if facts[name].type != "number" else value[-1]
    return 1
