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

from ..findings import Finding
from ..rulebook.game import Game
from ..rulebook.readings import rules_in_force
from ..transcripts.shown import shows_everything
from ..transcripts.transcript import Transcript
from ..value import replace
from .cases import Patience
from .consulted import consulted
from .neighbours import Key, Neighbour, Neighbours, neighbours
from .taking_back import remaining
from .together import Together
from .verdict import breaks_nothing, through

MOST_MOVES = 8000                           # made for all options together to try out what a record hides


Options = tuple[tuple[str, str], ...]       # pairs of a variant and an option


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
    possible = [one for one in neighbours(game, transcript.reading).all
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
        there = {number: neighbours(together.game, reading) for number, (reading, other) in enumerate(asked)
                 if other == move}
        known = _known(together.game, through(together.transcript, move), there.values())
        lawful = {key for key, breaks_none in known.items() if breaks_none}
        left = {one.key: one.reading for near in there.values() for one in near.all if one.key not in known}
        if left:
            leading = {frozenset(asked[number][0].items()): asked[number][0] for number in there}
            lawful |= _lawful(together, leading | left, move)
        for number, near in there.items():
            found[number] = _allowed(near.all, lawful)
    return found


def _known(game: Game, record: Transcript, near: Iterable[Neighbours]) -> dict[Key, bool]:
    """Whether a record breaks no rule under those readings that are asked for often, where their code can tell."""
    if any(played.stands for played in record.moves):
        return {}
    plays = {key: play for others in near for key, play in others.plays(len(record.moves)).items()}
    if not plays:
        return {}
    from .generated.legal import lawful_under
    return lawful_under(game, record, plays)


def _lawful(together: Together, readings: Mapping[Key, Mapping[str, str]], move: int | None = None) -> set[Key]:
    """Those of some readings under which a record that shows every card breaks no rule, up to a move."""
    lawful = together.lawful(list(readings.values()), move)
    return {key for number, key in enumerate(readings) if number in lawful}


def _allowed(possible: Iterable[Neighbour], lawful: set[Key]) -> Options:
    return tuple((one.variant, one.option) for one in possible if one.key in lawful)


def _one_by_one(game: Game, record: Transcript, possible: Iterable[Neighbour],
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


def _ids(game: Game, reading: Mapping[str, str]) -> frozenset[str]:
    return frozenset(rule.id for rule in rules_in_force(game, reading))

