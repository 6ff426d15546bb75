"""The rules of a stranger can neither take very long nor come to enormous numbers."""

from __future__ import annotations

import time

import pytest

from validator.rulebook import RuleError

DEFINED = "    hand_size: 5\n"
CONDITION = "  if: len(stock) > 0\n"


def words(*lines: str) -> dict[str, str]:
    return {DEFINED: DEFINED + "".join(f"    {line}\n" for line in lines)}


def told(load, changes: dict[str, str]) -> str:
    with pytest.raises(RuleError) as caught:
        load(changes)
    return str(caught.value)


def test_words_that_double_each_other_are_too_many_steps(load) -> None:
    chain = ["w0: len(stock)", *(f"w{number}: w{number - 1} + w{number - 1}" for number in range(1, 31))]
    assert "loop in loop; make it simpler" in told(load, words(*chain))


def test_words_explained_by_words_come_to_an_end(load) -> None:
    chain = ["w0: len(stock)", *(f"w{number}: w{number - 1} + 1" for number in range(1, 90))]
    assert "is explained by words that are explained by others, and so on too far" in told(load, words(*chain))


def test_so_they_do_in_whatever_order_they_are_written(load) -> None:
    chain = ["w0: len(stock)", *(f"w{number}: w{number - 1} + 1" for number in range(1, 90))]
    assert "1-setting-up.yaml:" in told(load, words(*reversed(chain)))


def test_a_long_expression_is_told_to_be_split(load) -> None:
    assert told(load, {CONDITION: f"  if: {' and '.join(['settled'] * 150)}\n"}).endswith(
        "this expression is longer than 1,000 characters; give its parts names with `let`")


@pytest.mark.parametrize("expression", [
    "sum(sum(sum(sum(sum(1 for a in stock) for b in stock) for c in stock) for d in stock) for e in stock) > 0",
    "any(any(len(p) == len(q) for p in subsets(laid)) for q in subsets(laid))",
    "len(most(heavy, seats)) > 0",
    "heavy(leader) > 0",
])
def test_loops_in_loops_are_bounded(expression: str, load) -> None:
    heavy = "heavy(seat): sum(sum(sum(len(hand(seat)) + rank(c) for a in stock) for b in stock) for c in laid) * " \
            "count(any(len(hand(seat)) > 1 for s in suits) for p in subsets(laid))"
    worse = "worse(seat): sum(sum(heavy(seat) for x in stock) for y in stock)"
    changes = {**words(heavy, worse), CONDITION: f"  if: {expression.replace('heavy', 'worse')}\n"}
    assert "this could ask for more than 500,000,000 values" in told(load, changes)


def test_each_is_a_loop_too(load) -> None:
    cubed = "sum(sum(sum(1 for a in stock) for b in stock) for c in stock)"
    load({CONDITION: f"  if: {cubed} > 0\n"})
    assert "loop in loop" in told(load, {
        f"  if: {cubed} > 0\n": "  each: d in laid\n", "    - {move: stock, to: kept(1)}\n":
        f"    - pay: {cubed}\n      to: bank\n"})


@pytest.mark.parametrize("lines", [
    ("a1: 999999 * 999999 * 999999", "a2: a1 * a1", "a3: a2 * a2", "a4: a3 * a3"),
    ("squared(n): n * n", "large: squared(squared(squared(squared(squared(len(stock))))))"),
    ("powers: sum(chips(seat) * chips(seat) * chips(seat) for seat in seats)", "large: powers * powers * powers"),
    ("a0: len(stock)", *(f"a{n + 1}: max((a{n} * a{n}, 0))" for n in range(9))),
    ("a0: len(stock)", *(f"a{n + 1}: sum([a{n} * a{n}])" for n in range(9))),
    ("a0: len(stock)", *(f"a{n + 1}: first(n for n in (a{n} * a{n}, 0))" for n in range(9))),
    ("a0: len(stock)", *(f"a{n + 1}: max(ranks(laid, a{n} * a{n}))" for n in range(9))),
])
def test_numbers_do_not_become_enormous(lines: tuple[str, ...], load) -> None:
    assert told(load, words(*lines)).endswith("the number reckoned here could become enormous; make it simpler")


def test_what_a_game_reckons_with_is_left_alone(load) -> None:
    load(words("squared(n): n * n", "score: squared(chips(leader)) * 2 + squared(highest)",
               "value: sum(rank(c) * rank(c) for c in laid) * max(chips(seat) for seat in seats)"))


def test_of_no_numbers_nothing_is_reckoned(load) -> None:
    load(words("none_at_all: ()", "greatest: max(()) + sum([])"))


@pytest.mark.parametrize(("packs", "loads"), [
    ("1", True), ("20", True), ("21", False), ("0", False), ("len(seats)", True), ("len(seats) * 2", False),
    ("1 if len(seats) < 3 else 99", False), ("max(1, len(seats) // 2)", True), ("len(stock)", False),
    ("bid(dealer)", False), ("2 - 1", True), ("1 % 2", True), ("1 - (2 - 99)", False), ("0 - 1", False),
    ("2 - len(seats) * (1 - len(seats))", False), ("7 // 2", True),
])
def test_so_many_packs_can_be_shuffled_together(packs: str, loads: bool, load) -> None:
    change = {"  packs: packs\n": f"  packs: {packs}\n"}
    if loads:
        load(change)
    else:
        assert told(load, change).startswith("game.yaml:6:10: ")


@pytest.mark.parametrize("nasty", [
    {DEFINED: DEFINED + "".join(f"    w{number}(a, b): a if b else w{number - 1}(a, b)\n" for number in range(1, 30))
     + "    w0(a, b): a\n"},
    {CONDITION: f"  if: {' or '.join(f'any(rank(c) > {n} for c in laid)' for n in range(20))}\n"},
    {"    trump: suit\n": "    trump: suit\n" + "".join(f"    note_{number}: number\n" for number in range(3000))},
    {"- id: stakes\n": "".join(f"- {{id: r{n}, on: pass, text: T.}}\n" for n in range(800)) + "- id: stakes\n"},
], ids=["many parameters", "long", "many notes", "many rules"])
def test_looking_at_rules_takes_no_long_time(nasty: dict[str, str], load) -> None:
    begin = time.process_time()
    try:
        load(nasty)
    except RuleError:
        pass
    assert time.process_time() - begin < 5
