"""A record that hides a few cards, judged in every world in which it can have happened.

Worlds that are the same from there on are one. What comes out is exact. Where there are too many worlds, `search`
looks for what tells them apart, and `follow` judges by what is certain of all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import comb, prod

from ...findings import ILLEGAL, UNDETERMINED, Finding, Judgement
from ...transcripts.transcript import Played, Transcript
from ...value import replace
from ..cases import Patience
from ..follow import Run, follow
from ..play import Play
from ..table import Table, ZoneKey
from .filling import TooMany
from .ruled_out import first_ruled_out
from .search import Found, search
from .world import Broken, Culprit, GoingOn, World

MOST_WORLDS = 10_000
MOST_MOVES = 4000                           # made for one record in all worlds together: less than a second


class Unexplained(Exception):
    """No cards that were hidden explain all that the record shows."""


def judge_worlds(followed: Run, patience: Patience | None = None) -> Judgement | None:
    """The exact judgement on a record that has been followed already; None where that is the one to go by.

    `patience` is how many moves may be made, where that is not `MOST_MOVES`; beyond them nothing more is tried then.
    """
    return _by_worlds(followed, patience) or first_ruled_out(followed)


def _by_worlds(followed: Run, patience: Patience | None) -> Judgement | None:
    if patience is None and not followed.doubts and _settled(followed):
        return _by_search(followed)         # all that is to be known is whether it can have happened
    try:
        return _Worlds(followed, patience or Patience(MOST_MOVES)).judgement()
    except Unexplained:
        return _first_unexplained(followed, patience)
    except TooMany:
        return _by_search(followed) if patience is None else None


def _by_search(followed: Run) -> Judgement | None:
    """The judgement by completions found one by one; None if they do not tell more than bounds do."""
    found = search(followed, any_kind=not followed.doubts)
    if not found.exhausted:
        return None
    if not found.lawful and not found.unlawful:
        return _first_unexplained(followed)
    return _Worlds(followed, Patience(MOST_MOVES)).judgement_on(found)


def _settled(followed: Run) -> bool:
    """Whether it is known who has what."""
    game = followed.program.game
    return len(followed.tables) == 1 and all(isinstance(amount, int)
                                             for amount in followed.tables[0].notes[game.counter])


def _ways(followed: Run) -> int:
    """About how many worlds there are, at most: the ways to choose the hidden cards that nothing settled."""
    table, game = followed.tables[0], followed.program.game
    alike = Counter(mask.bit_count() for mask in table.masks.values() if mask.bit_count() > 1)
    return min(_multisets(len(game.faces), alike.total()),
               prod(_multisets(faces, cards) for faces, cards in alike.items()))


def _multisets(faces: int, cards: int) -> int:
    """The ways to choose so many cards of so many faces, each as often as one likes."""
    return comb(faces + cards - 1, cards)


def _first_unexplained(followed: Run, patience: Patience | None = None) -> Judgement | None:
    """The judgement where no completion is left: illegal at the first move that excludes all of them."""
    game, transcript = followed.program.game, followed.transcript
    explains, unexplained = 0, len(transcript.moves)
    last = None
    while unexplained - explains > 1:
        middle = (explains + unexplained) // 2
        prefix = follow(game, replace(transcript, moves=transcript.moves[:middle], result=None))
        worlds = _Worlds(prefix, patience or Patience(MOST_MOVES))
        try:
            judgement = worlds.judgement()
        except Unexplained:
            unexplained = middle
            continue
        except TooMany:
            if patience is not None:
                return None
            found = search(prefix, any_kind=True)
            if not found.lawful and not found.unlawful:
                if not found.exhausted:
                    return None             # whether there is a completion up to here takes too long to say
                unexplained = middle
                continue
            judgement = worlds.judgement_on(found)
        if judgement.verdict == ILLEGAL and not worlds.sampled:
            return replace(judgement, moves=len(transcript.moves))
        explains, last = middle, worlds
    try:
        return last.illegal_next(transcript, unexplained - 1) if last is not None else None
    except TooMany:
        return None                         # nothing at that move itself says why it cannot be explained


class _Worlds:
    """All worlds of a record, move by move."""

    def __init__(self, followed: Run, patience: Patience) -> None:
        self.followed, self.patience = followed, patience
        self.program, self.transcript = followed.program, followed.transcript
        self.run = Run(self.program, self.transcript)
        result = self.transcript.result
        self.moves = [*self.transcript.moves, *([result] if result is not None else [])]
        self.worlds: list[World] = []
        self.going_on = GoingOn(followed)
        self.sampled = False                # whether not all worlds are looked at
        self.doubts: dict[int, set[ZoneKey]] = {}

    def judgement(self) -> Judgement:
        """Go through the record, and say what holds in all worlds that are left."""
        if not self.run.start():
            return self.run.judgement()
        if _ways(self.followed) > MOST_WORLDS:
            raise TooMany
        self.worlds = [World(self.run.tables[0])]
        for position, played in enumerate(self.moves):
            before, self.worlds = self.worlds, self._after(self.worlds, played, position)
            if not self.worlds and self.going_on.pruned:
                raise Unexplained
            if not self.worlds:             # no cards that were hidden explain what this move shows
                self.worlds = before
                return self.illegal_next(self.transcript, position)
            if all(world.broken for world in self.worlds):
                last = max((world.broken for world in self.worlds), key=lambda broken: broken.position)
                return self._illegal(last, before)
            if len(self.worlds) * (len(self.moves) - position - 1) > self.patience.left:
                raise TooMany               # rather now than after all that work
        self._tell_doubts()
        self._tell_accepted(self.worlds)
        self.run.tables = [world.table for world in self.worlds if not world.broken]
        return self.run.judgement()

    def judgement_on(self, found: Found) -> Judgement:
        """What holds in the completions that were found."""
        self.sampled = not found.exhausted
        self.worlds = found.lawful or [found.unlawful]
        if not found.lawful:
            return self._illegal(found.unlawful.broken, [])
        self._tell_accepted(found.lawful)
        self.run.tables = [world.table for world in found.lawful]
        return self.run.judgement()

    def _tell_doubts(self) -> None:
        """The moves that are illegal in some of the worlds that are left."""
        for position, zones in sorted(self.doubts.items()):
            culprit = next((world.broken for world in self.worlds
                            if world.broken and world.broken.position == position), None)
            if culprit:
                self.run.doubts.append(self._finding(UNDETERMINED, culprit, open=zones))

    def _tell_accepted(self, worlds: Iterable[World]) -> None:
        """The moves that stand and are illegal in all of some worlds; where these are not all, what bounds say."""
        lawful = [world.accepted for world in worlds if not world.broken]
        if self.sampled or not lawful:
            self.run.accepted = self.followed.accepted
            return
        everywhere = set.intersection(*({culprit.position for culprit in accepted} for accepted in lawful))
        self.run.accepted = [self._finding(ILLEGAL, culprit, stands=True) for culprit in lawful[0]
                             if culprit.position in everywhere]

    def illegal_next(self, transcript: Transcript, position: int) -> Judgement:
        """The judgement if the move at a position can have been made in no world that is left."""
        self.run.transcript = transcript
        played = self.moves[position] if position < len(self.moves) else transcript.moves[position]
        lawful = [world for world in self.worlds if not world.broken] or self.worlds
        table = lawful[0].table
        outcome = Play(self.program, table.copy(), lambda: True).make(played)
        broken = outcome.broken[0] if outcome.broken else self._why_in_none(played, position)
        return self._illegal(Culprit(position, played, table, broken), self.worlds)

    def _why_in_none(self, played: Played, position: int) -> Broken:
        """Why a move can be made in no world, although nothing forbids it as it is recorded."""
        self._after(self.worlds, played, position)
        if self.going_on.impossible is None:
            raise TooMany
        return self.going_on.impossible

    def _after(self, worlds: Iterable[World], played: Played, position: int) -> list[World]:
        """The worlds there are after a move."""
        self.going_on.impossible = None
        found: dict[tuple, World] = {}
        legal: list[Table] = []
        illegal: list[Table] = []
        for world in worlds:
            for after in self.going_on.after(world, played, position):
                if after is not None:
                    found.setdefault(after.identity(), after)
                    if not world.broken:
                        (illegal if after.broken else legal).append(world.table)
                self.patience.left -= 1
                if len(found) > MOST_WORLDS or self.patience.left < 0:
                    raise TooMany
        if legal and illegal:
            self.doubts[position] = _differing(legal, illegal)
        return list(found.values())

    # -- what is said

    def _illegal(self, culprit: Culprit, before: list[World]) -> Judgement:
        self._tell_accepted(before)
        self.run.accepted = [finding for finding in self.run.accepted if finding.move <= culprit.position]
        self.run.illegal = self._finding(ILLEGAL, culprit)
        self.run.tables = [world.table for world in before if not world.broken] or [culprit.before]
        return self.run.judgement()

    def _finding(self, verdict: str, culprit: Culprit, **more) -> Finding:
        number = None if culprit.position == len(self.run.transcript.moves) else culprit.position + 1
        return self.run.finding(verdict, culprit.broken, culprit.before, culprit.played, number, **more)


def _differing(some: list[Table], others: list[Table]) -> set[ZoneKey]:
    """The zones that can be what tells two kinds of worlds apart: those that are not the same in all of them."""
    tables = some + others
    return {key for key, pocket in tables[0].pockets.items() if key[1] is not None
            and any(sorted(table.pockets[key].cards, key=str) != sorted(pocket.cards, key=str) for table in tables)}
