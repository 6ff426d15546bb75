"""Which options would have allowed an illegal move.

An option is named if the record, through the move, breaks no rule under the reading with this option alone changed.
All of the record is asked, not only the rule that was broken: where chips were counted by other rules from the first
battle on, a score is right under these, and where an option forbids what was done before, it is no way out. So whoever
judges the record again with the option named gets past the move.

The reading must be a valid one: an option is not named where it, or another one chosen, would lack what it needs.
A question that no longer arises falls away; one that arises newly is answered by its canonical option. What only two
options together allow is not looked for. Where the record hides cards, an option is named if the record can be legal
under it.

Only an option that changes a rule consulted on the way can matter: the others are never tried. To follow a record that
hides cards costs so much that of these only the options that touch the illegal move itself are tried there: its rules,
the rule it broke, those that decide whose turn it was, and what their words mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ..findings import Finding
from ..rulebook.game import Game
from ..rulebook.readings import ReadingError, matches, resolve, rules_in_force
from ..transcripts.shown import shows_everything
from ..transcripts.transcript import Transcript
from ..value import replace
from .cases import Patience
from .consulted import consulted
from .kept import Kept
from .taking_back import remaining
from .together import Together
from .verdict import breaks_nothing, is_asked_often, through

MOST_MOVES = 8000                           # made for all options together to try out what a record hides


Options = tuple[tuple[str, str], ...]       # pairs of a variant and an option
Key = frozenset[tuple[str, str]]            # a reading, as it can be looked up


class Alternative(NamedTuple):
    """A reading that differs from another in one option."""

    variant: str
    option: str
    reading: dict[str, str]
    key: Key


def allowing_options(game: Game, transcript: Transcript, illegal: Finding, work: Patience | None = None) -> Options:
    """The options of which each alone would have allowed an illegal move of a record.

    Moves before it that stand do so under all of them. `work` is how many moves may be judged to find out; where that
    is not enough, no option is named.
    """
    if _too_much(work, illegal.move or len(transcript.moves)):
        return ()
    record = _without_leave(through(transcript, illegal.move))
    shown = shows_everything(game, record)
    if shown and work is None:
        return allowing_options_at_once(Together(game, remaining(record).record), [(transcript.reading, None)])[0]
    asked = consulted(game, record) if shown else _touching(game, record, illegal.rule)
    there = _ids(game, transcript.reading)
    possible = [one for one in alternatives(game, transcript.reading)
                if not asked.isdisjoint(there ^ _ids(game, one.reading))]       # rules that only one of the two has
    if not possible or _too_much(work, len(possible) * len(record.moves)):
        return ()
    if not shown:
        most = MOST_MOVES if work is None else min(MOST_MOVES, work.left)
        patience = Patience(most)
        found = tuple(_one_by_one(game, record, possible, patience))
        return () if _too_much(work, most - patience.left) else found
    together = Together(game, remaining(record).record)
    return _allowed(possible, _lawful(together, {one.key: one.reading for one in possible}))


def allowing_options_at_once(together: Together,
                             asked: Sequence[tuple[Mapping[str, str], int | None]]) -> list[Options]:
    """The same for a record that shows every card, under some readings, each with its move that is illegal.

    None: the last of all. What the readings have come to already is not gone through again.
    """
    found: list[Options] = [()] * len(asked)
    for move in dict.fromkeys(move for _, move in asked):
        there = [number for number, (_, other) in enumerate(asked) if other == move]
        possible = {number: alternatives(together.game, asked[number][0]) for number in there}
        readings = {frozenset(asked[number][0].items()): asked[number][0] for number in there}      # they lead
        readings |= {one.key: one.reading for number in there for one in possible[number]}
        lawful = _lawful(together, readings, move)
        for number in there:
            found[number] = _allowed(possible[number], lawful)
    return found


def _lawful(together: Together, readings: Mapping[Key, Mapping[str, str]], move: int | None = None) -> set[Key]:
    """Those of some readings under which a record that shows every card breaks no rule, up to a move.

    Readings that have been asked for often are judged by generated code, and the others together.
    """
    known = _known(together.game, through(together.transcript, move), readings)
    left = {key: reading for key, reading in readings.items() if key not in known}
    lawful = together.lawful(list(left.values()), move) if left else ()
    return {key for key, breaks_none in known.items() if breaks_none} \
        | {key for number, key in enumerate(left) if number in lawful}


def _known(game: Game, record: Transcript, readings: Mapping[Key, Mapping[str, str]]) -> dict[Key, bool]:
    """Whether a record breaks no rule under those readings that have been asked for often, where their code can tell."""
    if any(played.stands for played in record.moves):
        return {}
    frequent = {key: reading for key, reading in readings.items() if is_asked_often(game, reading, len(record.moves))}
    if not frequent:
        return {}
    from .generated.legal import lawful_under           # making the code costs as much as some records without it
    return lawful_under(game, record, frequent)


def _allowed(possible: Iterable[Alternative], lawful: set[Key]) -> Options:
    return tuple((one.variant, one.option) for one in possible if one.key in lawful)


def _one_by_one(game: Game, record: Transcript, possible: Iterable[Alternative],
                patience: Patience) -> Iterator[tuple[str, str]]:
    """Those of some options under which a record breaks no rule as far as it shows, until patience is at its end."""
    for one in possible:
        allowed = breaks_nothing(game, record, one.reading, patience)
        if patience.left < 0:               # then it is not certain, and there is no more to be had
            return
        if allowed:
            yield one.variant, one.option


def _too_much(work: Patience | None, moves: int) -> bool:
    """Whether so many moves are more than may still be judged; if not, they are counted."""
    if work is None:
        return False
    work.left -= moves if work.left > 0 else 0
    return work.left <= 0


def _without_leave(record: Transcript) -> Transcript:
    """The record with its last move as any other, if that stands."""
    if record.result is not None or not record.moves or not record.moves[-1].stands:
        return record
    return replace(record, moves=(*record.moves[:-1], replace(record.moves[-1], stands=False)))


def _touching(game: Game, record: Transcript, broken: str | None) -> frozenset[str]:
    """The ids of the rules that have to do with the last move of a record, and of those that define their words."""
    from ..rulebook.dependence import meanings          # most records hide nothing
    last = record.result or record.moves[-1]
    there = [rule for rule in game.rules if rule.on == last.name or rule.id == broken]
    roles = {step.who for rule in there if rule.turns for step in rule.turns.steps}
    there += [rule for rule in game.rules for effect in rule.effects
              if effect.kind == "set" and effect.target.name in roles]
    return frozenset(rule.id for rules in (there, *meanings(game, there)) for rule in rules)


def _alternatives(game: Game, reading: Mapping[str, str]) -> tuple[Alternative, ...]:
    return tuple(_possible(game, reading))


def _possible(game: Game, reading: Mapping[str, str]) -> Iterator[Alternative]:
    for variant in reading:
        for option in game.variants[variant].options:
            other = None if option == reading[variant] else with_option(game, reading, variant, option)
            if other is not None:
                yield Alternative(variant, option, other, frozenset(other.items()))


def with_option(game: Game, reading: Mapping[str, str], variant: str, option: str) -> dict[str, str] | None:
    """The reading with one option changed; None where that is not a valid one."""
    chosen: dict[str, str] = {}
    for name, known in game.variants.items():           # a variant depends only on those above it
        if name in reading and matches(known.asked, chosen):
            chosen[name] = option if name == variant else reading[name]
        elif matches(known.asked, chosen):
            chosen[name] = known.options[0]
    try:
        return resolve(game, chosen)
    except ReadingError:
        return None


def _ids(game: Game, reading: Mapping[str, str]) -> frozenset[str]:
    return frozenset(rule.id for rule in rules_in_force(game, reading))


alternatives = Kept(_alternatives, most=64)
"""The readings that differ from one in a single option."""
