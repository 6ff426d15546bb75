"""`referee rules`: the rule book as one text, and each rule with all that stands behind it. Written by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from validator.rulebook import game_names, load_game, reading_names, resolve, rules_in_force

GAME = load_game("battalion")


def test_the_rule_book_reads_as_one_text(referee) -> None:
    out = referee("rules", "battalion").out
    assert out.startswith("""\
Battalion
Edition 1.0, reading canonical


1     Set-up

1.1   Three to six people play.
1.2   The players sit in a circle; turns pass clockwise, to the left.
1.3   Two packs of 52 cards are shuffled together when three or four play, three
      packs when five or six play.
1.5   Jokers are not used.
""")
    assert """

4     Combat

4.1   In a battle the attacker attacks and the defender answers.

      The attack

4.2   The attacker may attack any other player.
""" in out
    assert out.endswith("""
5.30  Who has won a game that was given up or ended by agreement is for the
      players to say.
""")


@pytest.mark.parametrize("reading", reading_names(GAME))
def test_a_reading_shows_its_rules_with_the_same_numbers_and_no_other(referee, reading: str) -> None:
    in_force = [rule.section for rule in rules_in_force(GAME, resolve(GAME, {}, reading))]
    lines = referee("rules", "battalion", "--reading", reading).out.splitlines()
    assert [line.split()[0] for line in lines if line[:1].isdigit() and "." in line.split()[0]] == in_force


@pytest.mark.parametrize("reading", reading_names(GAME))
def test_there_is_no_sign_of_variants_and_options_in_it(referee, reading: str) -> None:
    out = referee("rules", "battalion", "--reading", reading).out
    assert "★" not in out and "{" not in out
    assert [name for name in GAME.variants if "-" in name and name in out] == []


def test_numbers_in_the_text_are_those_of_the_rules(referee) -> None:
    out = referee("rules", "battalion").out
    assert "1.15  Each player is dealt 10 cards, however many play.\n" in out
    assert "3.6   The lowest bid is 4.\n" in out


def test_one_option_changes_its_rule_and_nothing_else(referee) -> None:
    canonical = referee("rules", "battalion").out.splitlines()
    changed = referee("rules", "battalion", "--set", "target=next").out.splitlines()
    assert [line for line in changed if line not in canonical] == [
        "Edition 1.0, house rules",
        "4.3   The attack goes to the next player clockwise.",
    ]


def test_house_rules_can_be_read_too(referee, folder: Path) -> None:
    (folder / "house.yaml").write_text("base: ja\ntarget: next\n", encoding="utf-8")
    out = referee("rules", "battalion", "--reading", "house.yaml").out
    assert "house rules" in out and "Two packs of 52 cards are shuffled together, however many play." in out
    assert "The attack goes to the next player clockwise." in out


def test_a_rule_is_told_with_what_stands_behind_it_and_in_its_place(referee) -> None:
    assert referee("rules", "battalion", "several-if-able") == (0, """\
4.16 several-if-able
A later attack has two or more cards, unless the attacker has no two of a suit
in which he may attack.

Why
  The sources allow a single card to a player who has no two of a suit. Where a
  suit is banned, we count only the suits in which he may attack.

What the sources say
  German, seeds/000_865f0f50fc1e3def.txt:14 (de-30):
    „Danach wird der Verteidiger der Angreifer und geht an den nächsten Spieler
    im Uhrzeigersinn mehrere Karten der gleichen Farbe, wenn er keine solche
    Karte hat er eine Karte geht.“
    After that the defender becomes the attacker and plays several cards of one
    suit against the next player clockwise; if he has no such cards, he plays
    one card.
  Russian, seeds/001_3825290f28ba8499.txt:17 (ru-30):
    «После этого игрок, который закрывал, ходит к следующему игроку по часовой
    стрелке несколькими картами одной масти, если у него таких карт нет, то
    ходит одной картой.»
    After that the player who was covering attacks the next player clockwise
    with several cards of one suit; if he has no such cards, he attacks with one
    card.

Where it is in force (★ is canonical)
  later-attack  May a later attack be a single card?
    ★ several-if-able  this rule
      any-number       4.17 (later-attack-any-number) A later attack may have
                       any number of cards.
  What it comes to depends on suit-ban and ban-waiver too.
""", "")


def test_a_rule_of_ours_says_that_all_sources_are_silent(referee) -> None:
    assert referee("rules", "battalion", "total").out == """\
1.11 total
No chips are added or taken away during a game, so those of the players and the
bank always add up to the same total.

Why
  No source brings chips in or takes any out in the course of the game. Whoever
  doubts a score can add it all up.

What the sources say
  All sources are silent; this rule is ours.

Where it is in force (★ is canonical)
  In every reading.
"""


def test_a_rule_that_is_not_in_force_is_shown_and_says_so(referee) -> None:
    lines = referee("rules", "battalion", "no-refill").out.splitlines()
    assert lines[:3] == ["5.6 no-refill", "Hands are not refilled, so they shrink from battle to battle.",
                         "Not in force in the reading canonical."]
    assert "Not in force" not in referee("rules", "battalion", "no-refill", "--reading", "ru").out
    house = referee("rules", "battalion", "no-ban", "--set", "target=next").out
    assert "Not in force under these house rules." in house


def test_a_rule_is_found_by_its_number_too(referee) -> None:
    assert referee("rules", "battalion", "5.2") == referee("rules", "battalion", "out-of-chips")


@pytest.mark.parametrize(("game", "rule"), [(game, rule.id) for game in game_names() for rule in load_game(game).rules])
def test_every_rule_can_be_shown(referee, game: str, rule: str) -> None:
    status, out, err = referee("rules", game, rule)
    assert (status, err) == (0, "")
    assert "{" not in out and "None" not in out


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["rules"], "referee rules: say which game: battalion or clash. For help: referee rules --help"),
    (["rules", "batalion"], "referee: there is no game “batalion”; did you mean “battalion”?"),
    (["rules", "whist"], "referee: there is no game “whist”, only battalion and clash."),
    (["rules", "battalion", "suit-bann"], "referee: there is no rule “suit-bann”; did you mean “suit-ban”?"),
    (["rules", "battalion", "9.9"],
     "referee: there is no rule “9.9”; all are shown by: referee rules battalion"),
    (["rules", "battalion", "--reading", "rru"], "referee: --reading: There is no reading “rru”; did you mean “ru”?"),
    (["rules", "battalion", "--set", "triplet=three-each", "--set", "strength=cards"],
     "referee: --set: “triplet: three-each” is only possible with strength: points or bid-unit: points; "
     "change one of them."),
])
def test_what_there_is_not_is_said_with_the_nearest_that_there_is(referee, arguments: list[str], sentence: str) -> None:
    assert referee(*arguments) == (2, "", sentence + "\n")


def test_programs_get_the_rule_book_as_an_object(process) -> None:
    book = json.loads(process("rules", "battalion", "--reading", "ru", "--format", "json").out)
    assert {key: book[key] for key in ("game", "edition", "reading")} == {
        "game": "battalion", "edition": "1.0", "reading": "ru"}
    assert book["options"]["combat"] == "cover"
    assert book["rules"][0] == {"rule": "players", "section": "1.1", "chapter": "Set-up", "heading": None,
                                "text": "Three to six people play."}
    assert next(rule for rule in book["rules"] if rule["rule"] == "cover")["heading"] == "The defence"


def test_programs_get_a_rule_as_an_object(process) -> None:
    rule = json.loads(process("rules", "battalion", "suit-ban", "--format", "json").out)
    assert (rule["rule"], rule["section"], rule["in_force"], rule["because"]) == ("suit-ban", "4.8", True, None)
    assert [sentence["sentence"] for sentence in rule["sources"]] == ["ja-60", "ja-61"]
    assert [(choice["option"], [other["rule"] for other in choice["rules"]]) for choice in rule["options"]] == [
        ("previous-attack", ["suit-ban"]), ("none", ["no-ban"])]
    assert rule["variants"] == ["ban-waiver"]
