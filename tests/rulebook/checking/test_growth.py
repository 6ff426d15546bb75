"""No note is multiplied by itself, move after move."""

from __future__ import annotations

import pytest

from validator.rulebook import RuleError

DO = "  on: pass\n"
NOTES = "    trump: suit\n"


def changes(*effects: str, words: str = "") -> dict[str, str]:
    written = "".join(f"    - {effect}\n" for effect in effects)
    return {NOTES: NOTES + "    stake: number\n    factor: number\n",
            DO: DO + "  do:\n" + written + (f"  let:\n    {words}\n" if words else "")}


@pytest.mark.parametrize("changed", [
    changes("set: {stake: stake * 2 + 1}"),
    changes("set: {stake: stake * factor}"),
    changes("set: {stake: factor * factor}"),
    changes("set: {stake: stake * len(laid) * highest}"),
    changes("set: {factor: factor * 2}", "{pay: stake * factor, to: player}"),
    changes("set: {stake: stake * stake // stake % 7}"),
    changes("set: {stake: 'max(stake, factor) + sum(chips(seat) * factor for seat in seats)'}"),
], ids=str)
def test_a_note_may_grow_step_by_step(changed: dict[str, str], load) -> None:
    load(changed)


@pytest.mark.parametrize(("changed", "note"), [
    (changes("set: {stake: stake * stake}"), "stake"),
    (changes("set: {stake: 'max((stake * stake, 0))'}"), "stake"),
    (changes("set: {stake: 'sum([stake * stake, 1])'}"), "stake"),
    (changes("set: {stake: 'first(n for n in (stake * stake, 0))'}"), "stake"),
    (changes("set: {stake: 'sum(n * n for n in (stake, 0))'}"), "stake"),
    (changes("set: {stake: 'max(ranks(laid, stake * stake))'}"), "stake"),
    (changes("set: {stake: stake * (stake + 1) if settled else 3}"), "stake"),
    (changes("set: {stake: factor * 2, factor: stake * factor}"), "factor"),
    (changes("{pay: chips(player) * chips(bank), to: player}"), "chips"),
    (changes("set: {stake: sum(stake * stake for seat in seats)}"), "stake"),
    (changes("set: {stake: squared(stake)}", words="squared(n): n * n"), "stake"),
    (changes("set: {stake: squared}", words="squared: stake * max(stake, 2)"), "stake"),
    (changes("set: {stake: highest * highest, 'bid(player)': stake}"), "stake"),
], ids=str)
def test_but_not_by_what_it_was(changed: dict[str, str], note: str, load) -> None:
    with pytest.raises(RuleError, match=f"the note '{note}' is multiplied by itself here, move after move"):
        load(changed)
