"""Checks how rules fit together under every reading: one meaning a word, one order of turns a phase, nothing idle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from math import prod

from ..errors import Location, RuleError
from ..expressions import Compare, Name, Word, nodes, words
from ..game import Condition, Game, Rule
from ..loading.pages import Book
from ..readings import matches, partial_readings, with_dependencies

MOST_READINGS = 20_000
"""Through how many choices of options the loader looks for one word."""


UNASKED = "–"
"""What stands for the option of a variant that is not asked."""


def check_agreement(game: Game, book: Book) -> None:
    """Raise RuleError, with its places, at the first thing that some reading has twice, or not at all."""
    agreement = _Agreement(game, book)
    for rule in game.rules:
        agreement.in_force(rule)
    agreement.meanings()
    agreement.turns()
    agreement.moves()
    agreement.lines()


def readings_of(game: Game, conditions: Iterable[Condition], location: Location) -> list[dict[str, str]]:
    """Every valid choice for the variants in some conditions. Raises RuleError if there are too many."""
    variants = {name for condition in conditions for alternative in condition for name in alternative}
    if prod(len(game.variants[name].options) for name in with_dependencies(game.variants, variants)) > MOST_READINGS:
        raise RuleError("too-many-readings", most=MOST_READINGS).at(location)
    return list(partial_readings(game.variants, variants))


def when(readings: list[dict[str, str]], wrong: Callable[[Mapping[str, str]], bool]) -> str | None:
    """When something is wrong, in words, with as few variants as can tell it; "" if always, None if never.

    >>> readings = [{"size": size, "colour": colour} for size in ("small", "large") for colour in ("red", "blue")]
    >>> when(readings, lambda reading: reading["colour"] == "blue")
    'colour: blue'
    """
    first = next(filter(wrong, readings), None)
    if first is None:
        return None
    names = list(dict.fromkeys(name for reading in readings for name in reading))
    for name in reversed(names):            # those that depend on others stand behind them
        fewer = [other for other in names if other != name]
        if all(wrong(reading) for reading in readings
               if all(reading.get(other) == first.get(other) for other in fewer)):
            names = fewer
    return ", ".join(f"{name}: {first.get(name, UNASKED)}" for name in names)


class _Agreement:
    def __init__(self, game: Game, book: Book) -> None:
        self.game, self.book = game, book

    def in_force(self, rule: Rule) -> None:
        """Every alternative of a `when` can be chosen."""
        for position, alternative in enumerate(rule.when):
            location = self.book.rule(rule.id, "when", position)
            readings = readings_of(self.game, [(alternative,)], location)
            if not any(matches((alternative,), reading) for reading in readings):
                options = [f"{name}: {option}" for name, option in alternative.items()]
                raise RuleError("never-in-force", known=options).at(location)

    # -- one meaning a word

    def meanings(self) -> None:
        """Never do two rules say what a word means; wherever it is used, one does."""
        definers: dict[str, list[Rule]] = {}
        for rule in self.game.rules:
            for definition in rule.definitions:
                definers.setdefault(definition.word, []).append(rule)
        for word, rules in definers.items():
            readings = readings_of(self.game, [rule.when for rule in rules], self.book.definition(rules[0].id, word))
            self._once("two-meanings", word, rules, readings, lambda rule: self.book.definition(rule.id, word))
        checked = set()
        for word, condition, location in self._uses():
            key = word.name, *(tuple(alternative.items()) for alternative in condition)
            if key not in checked:
                checked.add(key)
                self._some_meaning(word.name, condition, definers[word.name], Location(location.file, word.place))

    def _uses(self) -> Iterator[tuple[Word, Condition, Location]]:
        """The words that rules define, where they are used, and under which readings."""
        for rule in self.game.rules:
            for word in words(rule):
                if word.kind == "let":
                    yield word, rule.when, self.book.rule(rule.id)
        for word in words(self.game.packs):
            if word.kind == "let":
                yield word, (), self.book.game.at()
        for move in self.game.moves.values():
            for word in words(move):
                for rule in self.game.rules if word.kind == "let" else ():
                    if rule.on == move.name:
                        yield word, rule.when, self.book.game.at()

    def _some_meaning(self, word: str, condition: Condition, definers: list[Rule], location: Location) -> None:
        readings = readings_of(self.game, [condition, *(rule.when for rule in definers)], location)
        none = when(readings, lambda reading: matches(condition, reading) and not _in_force(definers, reading))
        if none is not None:
            raise RuleError("no-meaning", word=word, when=none).at(location)

    def _once(self, kind: str, word: str, rules: list[Rule], readings: list[dict[str, str]],
              locate: Callable[[Rule], Location]) -> None:
        """Raise RuleError, with both places, if two of the rules are in force together."""
        for first, second in combinations(rules, 2):
            twice = when(readings, lambda reading: len(_in_force((first, second), reading)) == 2)
            if twice is not None:
                raise RuleError(_always(kind, twice), word=word, when=twice,
                                other=f"{first.id} ({locate(first)})").at(locate(second))

    # -- turns and moves

    def turns(self) -> None:
        """A phase has one order of turns."""
        for phase in self.game.phases:
            rules = [rule for rule in self.game.rules if rule.turns and rule.phase == phase]
            if rules:
                readings = readings_of(self.game, [rule.when for rule in rules], self.book.rule(rules[0].id))
                self._once("turns-twice", phase, rules, readings, lambda rule: self.book.rule(rule.id, key="turns"))

    def moves(self) -> None:
        """Every move can be made somewhere: a rule is on it, and a step names it, in one reading and phase."""
        on: dict[str, list[Rule]] = {name: [] for name in self.game.moves}
        for rule in self.game.rules:
            if rule.on:
                on[rule.on].append(rule)
        stepped = set()
        for rule in self.game.rules:
            for position, step in enumerate(rule.turns.steps if rule.turns else ()):
                location = self.book.rule(rule.id, "turns", "steps", position, step.who)
                for name in step.moves:
                    stepped.add(name)
                    if not any(self._together(rule, other, location) for other in on[name]
                               if other.phase in (None, rule.phase)):
                        raise RuleError("no-rule-on", word=name, other=rule.phase).at(location)
        for move in self.game.moves.values():
            location = self.book.game.at("moves", key=move.name)
            if (move.anytime or move.final) and not on[move.name]:
                raise RuleError("no-rule-on-any", word=move.name).at(location)
            if not (move.anytime or move.final) and move.name not in stepped:
                raise RuleError("in-no-turns", word=move.name).at(location)

    def _together(self, one: Rule, other: Rule, location: Location) -> bool:
        """Whether some reading has both rules."""
        readings = readings_of(self.game, [one.when, other.when], location)
        return any(len(_in_force((one, other), reading)) == 2 for reading in readings)

    # -- lines of rankings

    def lines(self) -> None:
        """A line of a ranking that is named in quotes is there under every reading that has the rule."""
        for rule in self.game.rules:
            for node in nodes(rule):
                if isinstance(node, Compare):
                    for name, ranking in zip(node.operands, node.operands[1:]):
                        self._line(rule, name, ranking)
                        self._line(rule, ranking, name)

    def _line(self, rule: Rule, name: object, ranking: object) -> None:
        if not (isinstance(name, Name) and isinstance(ranking, Word) and ranking.type == "ranking"):
            return
        location = Location(self.book.rule(rule.id).file, name.place)
        definers = [(other, [line for line, _ in definition.meaning]) for other in self.game.rules
                    for definition in other.definitions if definition.word == ranking.name]
        readings = readings_of(self.game, [rule.when, *(other.when for other, _ in definers)], location)
        for other, lines in definers:
            lacking = when(readings, lambda reading: len(_in_force((rule, other), reading)) == 2)
            if name.value not in lines and lacking is not None:
                raise RuleError("no-line", line=name.value, word=ranking.name, known=lines,
                                when=lacking).at(location)


def _in_force(rules: Iterable[Rule], reading: Mapping[str, str]) -> list[Rule]:
    return [rule for rule in rules if matches(rule.when, reading)]


def _always(kind: str, told: str) -> str:
    """The kind of error that is told of every reading, where nothing can be said of `when`."""
    return kind if told else f"{kind}-always"
