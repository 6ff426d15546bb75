"""The table as it is drawn: who sits there with what, what lies between them, and who is next."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from validator.engine.moments import moments
from validator.languages import language
from validator.reports.picture import Picture
from validator.reports.speaker import Speaker
from validator.reports.width import width
from validator.rulebook import from_folder, load_game
from validator.rulebook.game import Game
from validator.transcripts import read_text

TESTS = Path(__file__).resolve().parents[1]
BATTALION = """\
game: battalion
players: [Anna, Boris, Chiyo]
dealer: Anna
moves:
- deal: {Boris: 2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦}
- turn-up: Q♥
- Boris: {draw: stock}
- Boris: {discard: 4♦}
"""
CLASH = """\
game: clash
players: [Dora, Emil]
defender: Dora
moves:
- deal: {Dora: 3♣ 4♠ 5♦ 5♥ 6♥ 8♦ 8♣ 9♦ 10♦ J♥ J♠ K♣ A♦, Emil: 13}
- Dora: {set: {1: A♦, 2: J♠ J♥, 3: 8♦ 9♦ 10♦, 4: 3♣ 4♠ 5♦ 6♥}, reserve: 5♥ 8♣ K♣}
- Dora: {open: A♦}
- Emil: {answer: 2♥}
- Dora: {open: J♠ J♥}
"""


def drawn(record: str, tag: str = "en", game: Game | None = None, columns: int = 80, colour: bool = False) -> str:
    """The last moment of a record, as it is drawn."""
    game = game or load_game(re.search(r"^game: (\w+)", record, re.MULTILINE)[1])
    transcript, = read_text(record, games={game.name: game})
    picture = Picture(game, transcript, Speaker(language(tag), game, transcript.players), columns, colour)
    return picture.draw(moments(game, transcript)[-1])


def test_a_table_of_battalion() -> None:
    assert drawn(BATTALION) == """\
Move 4 of 4
  Boris: {discard: 4♦}
  Anna – dealer, chips: 10
    10 unknown cards
  Boris – chips: 10
    2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ and 1 unknown card
> Chiyo – chips: 10
    10 unknown cards
  The stock: 72 cards
  The discard pile: 4♦ on top (2 cards)
  The bank: 0
  It is Chiyo's turn to draw a card."""


def test_a_table_of_clash() -> None:
    assert drawn(CLASH) == """\
Move 5 of 5
  Dora: {open: J♠ J♥}
  Dora – defender, points: 0
    Dora's hand: no cards
    Dora's captured cards: 2♥ A♦
> Emil – attacker, points: 0
    Emil's hand: 12 unknown cards
  The stock: 26 cards
  The set of 3: 8♦ 9♦ 10♦
  The set of 4: 4♠ 6♥ 5♦ 3♣
  The reserve: 5♥ 8♣ K♣
  The opened set: J♠ J♥
  It is Emil's turn to answer."""


def test_a_table_of_a_game_from_a_folder() -> None:
    eights = from_folder(TESTS / "crazy-eights")
    record = (TESTS / "crazy-eights/examples/fits.legal.yaml").read_text(encoding="utf-8")
    lines = drawn(record, game=eights).splitlines()
    assert "  Suit to follow: ♣" in lines or any(line.startswith("  Suit to follow: ") for line in lines)
    assert any(line.startswith("  The discard pile: ") for line in lines)


def test_cards_lie_in_the_order_of_suits_and_ranks_and_in_the_letters_of_the_language() -> None:
    assert "    2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ В♣ и 1 неизвестная карта" in drawn(BATTALION, "ru").splitlines()


def test_a_note_without_a_term_is_not_drawn() -> None:
    assert "taken" not in drawn(BATTALION) and "opened: " not in drawn(BATTALION)


def test_a_suit_that_is_noted_is_drawn_whichever_it_is() -> None:
    record = (TESTS.parent / "rules/battalion/examples/suit-ban.legal.yaml").read_text(encoding="utf-8")
    lines = drawn(re.sub(r"\n +- \w+: \{attack: Anna.*", "", record)).splitlines()
    assert "  Banned suit: ♠" in lines


def test_when_the_game_is_over_it_says_who_won() -> None:
    record = (TESTS.parent / "rules/battalion/examples/bank-to-winner.legal.yaml").read_text(encoding="utf-8")
    assert drawn(record).endswith("\n  The game is over; it was won by Anna, Boris and Dmitri.")


@pytest.mark.parametrize(("tag", "lines"), [
    ("en", ["Move 4 of 4", "  The stock: 72 cards", "  The bank: 0"]),
    ("de", ["Zug 4 von 4", "  Der Nachziehstapel: 72 Karten", "  Topf: 0"]),
    ("ru", ["Ход 4 из 4", "  В резерве: 72 карты", "  Банк: 0"]),
    ("ja", ["全4手中4手目", "  山札：72枚", "  ポット：0"])])
def test_a_line_begins_as_a_sentence_does(tag: str, lines: list[str]) -> None:
    assert set(lines) <= set(drawn(BATTALION, tag).splitlines())


@pytest.mark.parametrize(("tag", "line"), [
    ("en", "    Emil's hand: 12 unknown cards"), ("de", "    Die Hand von Emil: 12 unbekannte Karten")])
def test_a_line_that_says_where_cards_of_a_player_lie_begins_so_too(tag: str, line: str) -> None:
    assert line in drawn(CLASH, tag).splitlines()


def test_a_name_stays_as_it_is_at_the_beginning_of_a_line() -> None:
    assert any(line.startswith("  anna – dealer") for line in drawn(BATTALION.replace("Anna", "anna")).splitlines())
    assert "    emil's hand: 12 unknown cards" in drawn(CLASH.replace("Emil", "emil")).splitlines()


@pytest.mark.parametrize("columns", [40, 80])
@pytest.mark.parametrize("tag", ["en", "de", "ru", "ja"])
@pytest.mark.parametrize("record", [BATTALION, CLASH])
def test_no_line_is_too_long(record: str, tag: str, columns: int) -> None:
    assert max(map(width, drawn(record, tag, columns=columns).splitlines())) <= columns


def test_in_colour_red_suits_are_red_and_whose_turn_it_is_stands_out() -> None:
    coloured = drawn(BATTALION, colour=True)
    assert "\x1b[31m5♥\x1b[0m" in coloured and "\x1b[31m♠" not in coloured
    assert "\x1b[1m> Chiyo – chips: 10\x1b[0m" in coloured
    assert re.sub(r"\x1b\[\d*m", "", coloured) == drawn(BATTALION)


def test_a_name_cannot_move_the_cursor() -> None:
    assert "\x1b" not in drawn(BATTALION.replace("Anna", '"An\\e[2Jna"'))
