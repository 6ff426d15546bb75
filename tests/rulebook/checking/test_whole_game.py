"""What a game may say: that it loads, and stays what it is. What it may not say is sampled in `errors/`."""

from __future__ import annotations

import pytest

from validator.rulebook import RuleError, load_game
from validator.rulebook.expressions import words
from validator.rulebook.game import Game, Rule

PASS = "- id: may-pass\n  on: pass\n"


def rule(game: Game, id: str) -> Rule:
    return next(rule for rule in game.rules if rule.id == id)


@pytest.mark.parametrize("changes", [
    {PASS: PASS + "  phase: bidding\n"},
    {PASS: PASS + "  if: settled\n  require: len(stock) > 0\n"},
    {PASS: PASS + "  each: seat in seats\n  if: settled\n  require: bid(seat) == 0\n"},
    {PASS: PASS + "  each: suit_of_four in suits\n  require: len(of_suit(laid, suit_of_four)) == 0\n"},
    {PASS: PASS + "  each: size in sizes\n  require: len(kept(size)) == 0\n"},
    {PASS: PASS + "  each: c in laid\n  require: rank(c) > 2\n"},
    {PASS: PASS + "  each: seat in winners\n  do:\n    - {pay: 1, from: bank, to: seat}\n"},
    {PASS: PASS + "  each: seat in clockwise(player)\n  do:\n    - set: {bid(seat): 0}\n"},
    {PASS: PASS + "  do:\n    - {pay: 1, to: bank}\n"},
    {PASS: PASS + "  do:\n    - {move: discard, to: stock}\n"},
    {PASS: PASS + "  do:\n    - {move: all, except: [laid, answer], to: stock}\n"},
    {PASS: PASS + "  do:\n    - {move: top(discard), from: discard, to: hand(player)}\n"},
    {PASS: PASS + "  do:\n    - {move: below(discard), from: discard, to: stock}\n"},
    {PASS: PASS + "  do:\n    - {move: laid, to: hand(leader) if settled else hand(dealer)}\n"},
    {PASS: PASS + "  do:\n    - set: {trump: nothing, leader: nothing, winners: seats, settled: yes}\n"},
    {PASS: PASS + "  do:\n    - begin: bidding\n"},
    {PASS: PASS + "  end: over\n"},
    {"  on: deal\n": "  on: deal\n  phase: deal\n"},
    {"  after: game\n": "  before: game\n"},
    {"      - leader: lay\n": "      - leader: lay | pass\n"},
    {"flow: [deal, bidding, battle, bidding]": "flow: [deal, bidding, battle, waiting, bidding]"},
    {"terms:\n": "terms:\n  chapters:\n    1: Setting up\n  holders:\n    bank: the bank\n"},
], ids=str)
def test_a_game_may_say(changes: dict[str, str], load) -> None:
    assert load(changes)


def test_each_gives_a_name_of_the_type_that_it_goes_through(quarrel: Game) -> None:
    dealt = rule(quarrel, "five-cards")
    assert {word.name: word.type for word in words(dealt.require)}["seat"] == "seat"
    assert {word.kind for word in words(dealt.each[1])} == {"vocabulary"}


def test_what_is_unrecorded_may_use_what_stands_before_it(quarrel: Game) -> None:
    card = quarrel.moves["draw"].fields[1]
    assert {word.name: word.kind for word in words(card.unrecorded)} == {
        "top": "vocabulary", "discard": "zone", "source": "field", "hidden": "vocabulary"}


def test_cards_may_be_unrecorded_but_for_their_number(quarrel: Game) -> None:
    assert quarrel.moves["deal"].fields[0].unrecorded.type == "number"


def test_a_text_names_what_is_the_same_at_every_table(load) -> None:
    game = load({"    hand_size: 5\n": "    hand_size: 5\n    twice(n): 2 * n\n",
                 "dealt {hand_size} cards": "dealt {hand_size} cards, {twice(hand_size)} in all, {len(suits)} suits"})
    assert set(rule(game, "five-cards").placeholders) >= {"hand_size", "twice(hand_size)", "len(suits)"}


def test_a_finding_may_name_what_the_text_may_not(quarrel: Game) -> None:
    assert {written: expression.type for written, expression in rule(quarrel, "lowest-bid").placeholders.items()} == {
        "player": "seat", "count": "number", "lowest": "number"}


def test_checking_a_game_changes_nothing_but_the_expressions(quarrel: Game) -> None:
    assert [(rule.id, rule.when, rule.text) for rule in quarrel.rules][:2] == [
        ("players", (), "Two to five play."),
        ("one-pack", (), "One pack of cards is used, or two by four and more.")]


def test_nothing_of_a_rule_file_is_executed(load, tmp_path) -> None:
    witness = tmp_path / "executed"
    for expression in (f"__import__('pathlib').Path('{witness}').touch()", f"open('{witness}', 'w')", "exit()",
                       "().__class__.__bases__", "print(1)", "exec('1')", "seats.__len__()"):
        with pytest.raises(RuleError):
            load({"  if: len(stock) > 0\n": f'  if: "{expression}"\n'})
        load({f'  if: "{expression}"\n': "  if: len(stock) > 0\n"})
    assert not witness.exists()


@pytest.mark.parametrize("name", ["x\n    import os", "a b", "é", "a-b", "a.b", "__import__", "class", "A", ""])
def test_no_name_can_carry_anything_into_code_that_is_made_of_rules(name: str, load) -> None:
    written = '"' + name.replace("\n", "\\n") + '"'
    for changes in ({"  stock: cards\n": f"  stock: cards\n  {written}: cards\n"},
                    {"    trump: suit\n": f"    trump: suit\n    {written}: suit\n"},
                    {"      count: number\n": f"      count: number\n      {written}: number\n"},
                    {"    hand_size: 5\n": f"    hand_size: 5\n    {written}: 5\n"}):
        with pytest.raises(RuleError):
            load(changes)
        load({new: old for old, new in changes.items()})


@pytest.mark.parametrize("name", ["pass()\nimport os", "a b", "é", "a.b", "Pass", "a--b", "-a", ""])
def test_nor_can_the_name_of_a_move_or_a_phase(name: str, load) -> None:
    written = '"' + name.replace("\n", "\\n") + '"'
    for changes in ({"  pass: {}\n": f"  pass: {{}}\n  {written}: {{}}\n"},
                    {"flow: [deal,": f"flow: [deal, {written},"}):
        with pytest.raises(RuleError):
            load(changes)
        load({new: old for old, new in changes.items()})


def test_the_rules_of_battalion_load() -> None:
    assert len(load_game("battalion").rules) > 100
