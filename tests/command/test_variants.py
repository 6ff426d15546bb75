"""`referee variants`: what is asked, what each source says, what decided. Written by hand."""

from __future__ import annotations

import json

import pytest

from validator.rulebook import game_names, load_game

GAME = load_game("battalion")


def test_the_table_has_each_question_with_its_options_and_who_speaks_for_them(referee) -> None:
    out = referee("variants", "battalion").out
    assert out.startswith("""\
Battalion
Where the sources disagree or are silent: the options of each question, the
canonical one marked with ★, and the sources that speak for them.

packs  How many packs are shuffled together? (fairly certain)
  ★ by-players  de, ru
    always-two  ja

chips  How many chips does everybody have when five or six play? (uncertain)
  ★ fifteen-twenty  de, ru
    fifteen
    twenty
    ten             ja

upcard  Is a card turned up to start the discard pile? (certain)
  ★ turned  ja, witness
    none    de, ru
""")
    assert """
suit-ban  May an attack repeat the suit of the previous attack? (fairly certain)
  ★ previous-attack  ja
    none
    silent: de, ru
""" in out
    assert out.endswith("\nMore on one of them: referee variants battalion packs\n")


@pytest.mark.parametrize("game", game_names())
def test_every_variant_is_in_the_table(referee, game: str) -> None:
    lines = referee("variants", game).out.splitlines()
    assert [name for name in load_game(game).variants if not any(line.startswith(f"{name}  ") for line in lines)] == []


def test_a_variant_is_told_whole(referee) -> None:
    assert referee("variants", "battalion", "upcard") == (0, """\
upcard
Is a card turned up to start the discard pile?

  ★ turned  After the deal the top card of the stock is turned up and starts the
            discard pile.
    none    No card is turned up; the first discard starts the discard pile.

What the sources say
  German (de): none
    „jede Karte setzt sie in der Nähe der Lager in der offenen Form
    zurückgesetzt“
    de-14: In the first stage the player on the dealer's left takes a card from
    the stock; then he lays any card of his face up beside the stock, as the
    discard pile.
  Russian (ru): none
    «свою любую карту кладет рядом с резервом в открытом виде это сброс»
    ru-15: In this stage of the game the player on the dealer's left takes 1
    card from the stock, and then lays any card of his face up beside the stock:
    this is the discard pile.
  Japanese (ja): turned
    「山札の一番上のカードを裏返して捨て札を開始します」
    ja-17: The top card of the stock is turned up to start the discard pile.
  The designer's own text (witness): turned
    The top card of the stock is turned up.

Why
  The sources disagree.
  What decides is the side that the designer's own text supports.
  We are certain of it.
  The Japanese source turns up the top card of the stock, and so does the
  designer's own text. In the German and the Russian source the discard pile
  begins with what the first player discards; until then there is only the stock
  to draw from.

Rules
  ★ turned  1.16 upcard
    none    1.17 no-upcard

Readings
  ★ turned  canonical, ja
    none    ru, de
""", "")


def test_it_says_where_a_question_arises_and_what_an_option_needs(referee) -> None:
    triplet = referee("variants", "battalion", "triplet").out
    assert "\nThe question arises only under strength: points or bid-unit: points.\n" in triplet
    assert "\n  The question does not arise in: ru, de\n" in triplet
    assert "\nThe option game-ends needs refill: none.\n" in referee("variants", "battalion", "empty-hand").out


def test_low_confidence_is_said(referee) -> None:
    assert "\n  We are not certain of it.\n" in referee("variants", "battalion", "off-suit").out


@pytest.mark.parametrize(("variant", "sentence"), [
    ("bid-tie", "None of the sources speaks of this."),
    ("refill", "Not all of the sources speak of this."),
    ("bid-unit", "Only the designer's own text says otherwise."),
    ("upcard", "The sources disagree."),
])
def test_how_the_sources_differ_is_said(referee, variant: str, sentence: str) -> None:
    assert f"\n  {sentence}\n" in referee("variants", "battalion", variant).out


def test_a_single_source_from_which_only_the_witness_differs_is_not_said_to_disagree(referee) -> None:
    out = referee("variants", "clash", "role-choice").out
    assert "\n  Only the designer's own text says otherwise.\n  What decides is that all sources say it.\n" in out


def test_how_certain_an_answer_is_stands_in_the_brackets_of_the_language(referee) -> None:
    assert "(uncertain)" in referee("variants", "battalion").out
    japanese = referee("variants", "battalion", "--lang", "ja").out
    assert "（" in japanese and "(" not in japanese


def test_rules_that_depend_on_it_only_through_a_word_are_named(referee) -> None:
    assert """
Rules
  ★ pays-what-he-has  4.46 pays-what-he-has
    owes              4.47 owes
  What these come to depends on it: 4.48 defender-loses-difference, 4.49
  attacker-loses-double, 4.51 uncovered-costs-one, 4.52 beaten-costs-two
""" in referee("variants", "battalion", "insolvency").out


@pytest.mark.parametrize(("game", "variant"), [
    (game, variant) for game in game_names() for variant in load_game(game).variants])
def test_every_variant_can_be_shown(referee, game: str, variant: str) -> None:
    status, out, err = referee("variants", game, variant)
    assert (status, err) == (0, "")
    assert "{" not in out and "None." not in out and "\nWhy\n" in out


def test_who_reads_the_language_of_a_quote_gets_no_translation_of_it(referee) -> None:
    out = referee("variants", "battalion", "upcard", "--lang", "ja").out
    assert "ja-17" not in out and "ru-15" in out


def test_a_variant_there_is_not_is_said_with_the_nearest(referee) -> None:
    assert referee("variants", "battalion", "suitban") == (
        2, "", "referee: there is no variant “suitban”; did you mean “suit-ban”?\n")
    assert referee("variants", "battalion", "weather") == (
        2, "", "referee: there is no variant “weather”; all are shown by: referee variants battalion\n")


def test_programs_get_a_list_of_objects(process) -> None:
    table = json.loads(process("variants", "battalion", "--format", "json").out)
    assert [row["variant"] for row in table] == list(GAME.variants)
    ban = next(row for row in table if row["variant"] == "suit-ban")
    assert ban == json.loads(process("variants", "battalion", "suit-ban", "--format", "json").out)
    assert ban["options"][0] == {
        "option": "previous-attack", "canonical": True,
        "text": "An attack may not be of the suit of the most recent attack, whoever made it."}
    assert ban["evidence"][0] == {"source": "de", "option": None, "sentences": [], "quote": None, "note": None}
    assert ban["evidence"][2]["sentences"] == ["ja-60", "ja-61", "ja-62"]
    assert (ban["kind"], ban["decided"], ban["confidence"]) == ("silence", "no-idle-sentence", "medium")
