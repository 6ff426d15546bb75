"""Expressions: Python's syntax as far as the rules language has it, and nothing else."""

from __future__ import annotations

import random

import pytest

from validator.findings import Place
from validator.rulebook import RuleError
from validator.rulebook.expressions import (Arithmetic, Choice, Compare, Expression, Logic, Loop, Name, Not, Number,
                                            Row, Word)
from validator.rulebook.loading.parsing import DEEPEST, LARGEST, LONGEST, parse

A, B, C = Word("a"), Word("b"), Word("c")


@pytest.mark.parametrize(("text", "meaning"), [
    ("12", Number(12)),
    ("'stock'", Name("stock")),
    ('"four of a kind"', Name("four of a kind")),
    ("hand_size", Word("hand_size")),
    ("a or b and c", Logic("or", (A, Logic("and", (B, C))))),
    ("not a and b", Logic("and", (Not(A), B))),
    ("not a == b", Not(Compare((A, B), ("==",)))),
    ("a < b <= c", Compare((A, B, C), ("<", "<="))),
    ("a not in b", Compare((A, B), ("not in",))),
    ("a + b * c", Arithmetic("+", A, Arithmetic("*", B, C))),
    ("a - b - c", Arithmetic("-", Arithmetic("-", A, B), C)),
    ("(a + b) // c % 2", Arithmetic("%", Arithmetic("//", Arithmetic("+", A, B), C), Number(2))),
    ("-a", Arithmetic("-", Number(0), A)),
    ("a if b else c", Choice(B, A, C)),
    ("a if b else b if c else c", Choice(B, A, Choice(C, B, C))),
    ("(a, b) > (b, c)", Compare((Row((A, B)), Row((B, C))), (">",))),
    ("[2, 2]", Row((Number(2), Number(2)))),
    ("any(a for b in c)", Loop("any", A, ("b",), C)),
    ("sum(a for b in c if b)", Loop("sum", A, ("b",), C, B)),
    ("count(a for b in c if b if a)", Loop("count", A, ("b",), C, Logic("and", (B, A)))),
    ("all(a for b, c in a)", Loop("all", A, ("b", "c"), A)),
])
def test_an_expression_is_read_as_python_would_group_it(text: str, meaning: Expression) -> None:
    assert parse(text) == meaning


def test_a_call_keeps_its_arguments() -> None:
    call = parse("due(attacker, 2)")
    assert (call.name, call.arguments, call.called) == ("due", (Word("attacker"), Number(2)), True)


@pytest.mark.parametrize("text", ["a and b", "  a and b", "a\nand\n  b\n", "(a and\tb)".replace("\t", " ")])
def test_white_space_and_line_ends_mean_nothing(text: str) -> None:
    assert parse(text) == Logic("and", (A, B))


@pytest.mark.parametrize("text", [
    "a.b", "a[0]", "a[1:2]", "lambda: a", "{a: b}", "{a}", "[a for b in c]", "(a for b in c)", "{a for b in c}",
    "a := b", "(a := b)", "*a", "f(*a)", "f(**a)", "f(a=b)", "f'{a}'", "b'a'", "u'a'", "'a' 'b'", "'''a'''", "a ** b",
    "a / b", "a @ b", "a | b", "a & b", "a ^ b", "~a", "+a", "a << b", "a is b", "a is not b", "1.5", "1e3", "1j",
    "0x10", "0b1", "1_000", "007", "True", "None", "...", "await a", "yield a", "a; b", "a = b", "import a", "a # b",
    "a \\\n b", "f(a for b in c for d in e)", "f(a for b in c)", "any(a for b.c in d)", "f(a)(b)", "a if b",
    "any(a async for b in c)", "", "  ", "(", ")", "a b", "a +", "class", "a, b = c", "ａ", "é", "$a", "a?", "`a`",
])
def test_all_else_is_refused(text: str) -> None:
    with pytest.raises(RuleError):
        parse(text)


@pytest.mark.parametrize(("text", "word", "column"), [
    ("a + bid", "bid", 5),
    ("   a + bid", "bid", 8),
    ("'Пара ♠' == bid", "bid", 13),         # columns count characters, not bytes
    ("a +\n  bid", "bid", 7),
])
def test_a_place_counts_the_characters_before_it(text: str, word: str, column: int) -> None:
    tree = parse(text)
    places = {node.name: node.place for node in (getattr(tree, "left", tree), getattr(tree, "right", tree),
                                                 *getattr(tree, "operands", ())) if isinstance(node, Word)}
    assert places[word] == Place(1, column)


def test_what_is_too_long_is_not_even_looked_at() -> None:
    with pytest.raises(RuleError, match=f"longer than {LONGEST:,} characters"):
        parse("(" * (LONGEST + 1))


@pytest.mark.parametrize("text", ["not " * DEEPEST + "a", "-" * DEEPEST + "a", "(" * 300 + "a" + ")" * 300,
                                  "a" + " + a" * DEEPEST, "f(" * DEEPEST + "a" + ")" * DEEPEST])
def test_what_is_nested_too_deep_is_told_so(text: str) -> None:
    with pytest.raises(RuleError, match="nested too deep"):
        parse(text)


def test_as_deep_as_allowed_is_read() -> None:
    assert isinstance(parse("not " * (DEEPEST - 1) + "a"), Not)


def test_no_number_is_larger_than_any_card_game_needs() -> None:
    assert parse(str(LARGEST)) == Number(LARGEST)
    with pytest.raises(RuleError, match="no number in a rule may be larger than 999,999"):
        parse(str(LARGEST + 1))


def test_whatever_stands_there_is_an_expression_or_an_error_about_the_rule() -> None:
    pieces = ["a", "hand", "(", ")", "[", "]", ",", " ", "'", '"', "+", "-", "*", "//", "%", "==", "=", "<", "not ",
              "and ", " or ", "if ", " else ", "for ", " in ", "1", "0", "any(", ".", ":", "#", "\\", "\n", "{", "é",
              "lambda ", "é", "“", "≤", "\t", "\x00", "\ud800"]
    choose = random.Random(1)
    read = 0
    for _ in range(3000):
        text = "".join(choose.choices(pieces, k=choose.randint(1, 9)))
        try:
            read += isinstance(parse(text), Expression)
        except RuleError as error:
            assert str(error)
    assert read > 20
