"""The report for people, as it stands on a terminal of 80 columns. The reports here were written by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from validator import engine
from validator.cards.deck import UNKNOWN
from validator.cards.notation import parse
from validator.documents.source import Source
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE, Fact, Finding, Judgement, Message, Place
from validator.reports import text
from validator.reports.width import width
from validator.rulebook.game import Game

PLAYERS = ("Anna", "Boris", "Chiyo")
STATE = {"chips": {"Anna": 8, "Boris": 10, "Chiyo": 9}, "bank": 3}
LEGAL_GAME = Judgement(LEGAL, game="battalion", edition="1.0", reading="canonical", moves=41, players=PLAYERS,
                       state=STATE, file="evening.yaml")
SOURCE = Source("\n" * 62 + "- Boris: {attack: Chiyo, cards: 3♠ 4♠ 9♥}\n"
                            "- 千代\x1b: {attack: Chiyo, cards: 3♠ 4♠}\n"
                            "- Anna: {attack: Chiyo, cards: " + "3♠ " * 60 + "}\n")
TWO_SUITS = Finding(ILLEGAL, Message("attack-one-suit.finding", {"cards": Fact("cards", parse("3♠ 4♠ 9♥"))}),
                    rule="attack-one-suit", move=39, player="Boris", place=Place(63, 3),
                    options=(("suit-ban", "none"), ("bid-unit", "points")))


@pytest.fixture(autouse=True)
def _plain_rule_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules of the small game have no numbers to be worked out."""
    monkeypatch.setattr(engine, "placeholders", lambda game, options, rule: {"minimum_bid": Fact("number", 4)})


def illegal(*findings: Finding, **changes) -> Judgement:
    return replace(LEGAL_GAME, verdict=ILLEGAL, findings=findings, **changes)


def test_a_legal_game_takes_one_line(game: Game) -> None:
    assert text.render(LEGAL_GAME, game=game) == "evening.yaml: legal, unfinished (battalion, canonical, 41 moves)"


def test_a_complete_game_names_its_winners(game: Game) -> None:
    judgement = replace(LEGAL_GAME, complete=True, winners=("Boris", "Chiyo"))
    assert text.render(judgement, game=game, width=90) == (
        "evening.yaml: legal, complete (battalion, canonical, 41 moves, won by Boris and Chiyo)")


def test_what_everybody_has_is_told_where_it_fits_on_the_line(game: Game) -> None:
    assert text.render(LEGAL_GAME, game=game, width=110) == (
        "evening.yaml: legal, unfinished (battalion, canonical, 41 moves); "
        "chips: Anna 8, Boris 10, Chiyo 9, the bank 3")


def test_one_of_several_records_in_a_file_is_numbered(game: Game) -> None:
    assert text.render(replace(LEGAL_GAME, moves=1), game=game, document=2) == (
        "evening.yaml, game 2: legal, unfinished (battalion, canonical, 1 move)")


def test_house_rules_are_called_so(game: Game) -> None:
    assert text.render(replace(LEGAL_GAME, reading="custom"), game=game) == (
        "evening.yaml: legal, unfinished (battalion, house rules, 41 moves)")


def test_an_illegal_game_is_told_with_its_place_its_reason_and_its_rule(game: Game) -> None:
    assert text.render(illegal(TWO_SUITS, options={"suit-ban": "previous-attack"}), SOURCE, game) == """\
evening.yaml: illegal (battalion, canonical, 41 moves)

  evening.yaml:63:3: move 39 of 41, Boris
    63 | - Boris: {attack: Chiyo, cards: 3♠ 4♠ 9♥}
       |   ^
  3♠ 4♠ 9♥ are not of one suit.

  Rule 4.6 (attack-one-suit): All cards of an attack are of one suit.
  It would be allowed under suit-ban: none or bid-unit: points.
  The chips before this move: Anna 8, Boris 10, Chiyo 9, the bank 3.
  The 2 moves after it are not judged."""


def test_in_colour_the_verdict_the_place_the_caret_and_the_rule_stand_out(game: Game) -> None:
    judgement = illegal(replace(TWO_SUITS, options=()), state={}, moves=39)
    assert text.render(judgement, SOURCE, game, colour=True).replace("\x1b", "ESC") == """\
evening.yaml: ESC[1;31millegalESC[0m (battalion, canonical, 39 moves)

  ESC[36mevening.yaml:63:3ESC[0m: move 39 of 39, Boris
ESC[2m    63 | ESC[0m- Boris: {attack: Chiyo, cards: 3♠ 4♠ 9♥}
ESC[2m       | ESC[0mESC[1;31m  ^ESC[0m
  3♠ 4♠ 9♥ are not of one suit.

  ESC[1mRule 4.6 (attack-one-suit):ESC[0m All cards of an attack are of one suit."""


def test_a_long_rule_is_wrapped(game: Game) -> None:
    finding = Finding(ILLEGAL, Message("game-over", {}), rule="defence-is-stronger", move=41)
    assert text.render(illegal(finding, state={}), None, game) == """\
evening.yaml: illegal (battalion, canonical, 41 moves)

  move 41 of 41
  The game was over before this move.

  Rule 4.30 (defence-is-stronger): If the defence is stronger than the attack,
  the attacker loses twice the difference: he pays it chip by chip, and whoever
  has too few pays what he has."""


def test_a_wide_name_keeps_the_caret_in_its_place_and_an_escape_is_shown(game: Game) -> None:
    finding = replace(TWO_SUITS, player="千代\x1b", place=Place(64, 6), options=())
    report = text.render(illegal(finding, state={}, moves=39), SOURCE, game)
    assert report.split("\n")[2:5] == [
        r"  evening.yaml:64:6: move 39 of 39, 千代\x1b",
        r"    64 | - 千代\x1b: {attack: Chiyo, cards: 3♠ 4♠}",
        r"       |           ^",
    ]


def test_no_line_is_longer_than_the_terminal(game: Game) -> None:
    finding = replace(TWO_SUITS, place=Place(65, 120), player="Boris" * 60)
    for columns in (20, 30, 50, 60, 80, 100):
        for file in ("evening.yaml", "evenings/" * 20 + "evening.yaml"):
            report = text.render(illegal(finding, file=file), SOURCE, game, width=columns)
            assert max(map(width, report.split("\n"))) <= columns


def test_a_place_too_long_for_its_line_goes_on_in_the_next(game: Game) -> None:
    judgement = illegal(replace(TWO_SUITS, player="B" * 300), replace(TWO_SUITS, move=40), file="illegal.yaml")
    report = text.render(judgement, None, game, width=60, colour=True).replace("\x1b", "")
    assert report.split("\n")[2:4] == [
        "  [36millegal.yaml:63:3[0m: [1;31millegal[0m, move 39 of 41,", f"  {'B' * 20}…{'B' * 19}"]


def test_where_a_line_is_empty_nothing_is_quoted(game: Game) -> None:
    report = text.render(illegal(replace(TWO_SUITS, place=Place(3, 1)), state={}, moves=39), SOURCE, game)
    assert " | " not in report


def test_of_a_very_long_name_beginning_and_end_are_told(game: Game) -> None:
    low_bid = Message("minimum-bid.finding", {"player": Fact("seat", 1), "count": Fact("number", 3)})
    judgement = illegal(Finding(ILLEGAL, low_bid, rule="minimum-bid", move=41), players=("Anna", "Boris" * 100))
    assert f"\n  {'Boris' * 4}…{('Boris' * 4)[1:]} bid 3.\n" in text.render(judgement, None, game)


def test_several_findings_each_tell_their_verdict(game: Game) -> None:
    low_bid = Message("minimum-bid.finding", {"player": Fact("seat", 1), "count": Fact("number", 3)})
    doubt = Finding(UNDETERMINED, low_bid, rule="minimum-bid", move=7, player="Boris", place=Place(63, 3))
    assert text.render(illegal(TWO_SUITS, doubt, state={}, moves=39), SOURCE, game) == """\
evening.yaml: illegal (battalion, canonical, 39 moves)

  evening.yaml:63:3: illegal, move 39 of 39, Boris
    63 | - Boris: {attack: Chiyo, cards: 3♠ 4♠ 9♥}
       |   ^
  3♠ 4♠ 9♥ are not of one suit.

  Rule 4.6 (attack-one-suit): All cards of an attack are of one suit.
  It would be allowed under suit-ban: none or bid-unit: points.

  evening.yaml:63:3: undetermined, move 7 of 39, Boris
    63 | - Boris: {attack: Chiyo, cards: 3♠ 4♠ 9♥}
       |   ^
  Cards that the record does not show decide this. In question: Boris bid 3.

  Rule 3.5 (minimum-bid): The lowest bid is 4."""


def test_an_undetermined_game_is_told_as_open(game: Game) -> None:
    finding = Finding(UNDETERMINED, Message("attack-one-suit.finding", {"cards": Fact("cards", (0, UNKNOWN))}),
                      rule="attack-one-suit", move=5, player="Anna", place=Place(63, 3))
    judgement = replace(LEGAL_GAME, verdict=UNDETERMINED, findings=(finding,))
    assert text.render(judgement, SOURCE, game) == """\
evening.yaml: undetermined, unfinished (battalion, canonical, 41 moves)

  evening.yaml:63:3: move 5 of 41, Anna
    63 | - Boris: {attack: Chiyo, cards: 3♠ 4♠ 9♥}
       |   ^
  Cards that the record does not show decide this. In question: 2♠ and 1 unknown
  card are not of one suit.

  Rule 4.6 (attack-one-suit): All cards of an attack are of one suit."""


def test_after_the_first_doubt_others_are_counted(game: Game) -> None:
    doubts = [Finding(UNDETERMINED, Message("game-over", {}), rule="attack-one-suit", move=move, player="Anna")
              for move in (5, 9, 12)]
    claim = Finding(UNDETERMINED, Message("game-over", {}), rule="minimum-bid")
    judgement = replace(LEGAL_GAME, verdict=UNDETERMINED, findings=(*doubts, claim))
    report = text.render(judgement, None, game)
    assert "move 5 of 41" in report and "move 9 of 41" not in report and "move 12 of 41" not in report
    assert report.endswith("\n\n  2 more moves depend on cards that are not shown.")
    assert "(minimum-bid)" in report
    assert text.render(replace(judgement, findings=tuple(doubts[:2])), None, game).endswith(
        "\n\n  1 more move depends on cards that are not shown.")


def test_a_wrong_claim_in_the_result_is_no_move(game: Game) -> None:
    finding = Finding(ILLEGAL, Message("game-over", {}), rule="attack-one-suit", place=Place(63, 1))
    assert text.render(illegal(finding), SOURCE, game) == """\
evening.yaml: illegal (battalion, canonical, 41 moves)

  evening.yaml:63:1
    63 | - Boris: {attack: Chiyo, cards: 3♠ 4♠ 9♥}
       | ^
  The game was over before this move.

  Rule 4.6 (attack-one-suit): All cards of an attack are of one suit.
  The chips at the end of the record: Anna 8, Boris 10, Chiyo 9, the bank 3."""


def test_an_unreadable_record_shows_where_it_cannot_be_read(game: Game) -> None:
    slip = Message("unknown-move", {"word": Fact("text", "attakc"), "near": Fact("text", "attack")})
    finding = Finding(UNREADABLE, slip, place=Place(63, 11))
    judgement = Judgement(UNREADABLE, (finding,), game="battalion", file="evening.yaml")
    assert text.render(judgement, SOURCE, game) == """\
evening.yaml: unreadable (battalion)

  evening.yaml:63:11
    63 | - Boris: {attack: Chiyo, cards: 3♠ 4♠ 9♥}
       |           ^
  There is no move “attakc”; did you mean “attack”?"""


def test_a_file_that_is_not_there_is_named() -> None:
    judgement = Judgement(UNREADABLE, (Finding(UNREADABLE, Message("file-missing", {})),), file="evnig\x1b.yaml")
    assert text.render(judgement) == """\
evnig\\x1b.yaml: unreadable

  There is no such file; check its name and folder."""


def test_an_illegal_move_that_stands_is_told_as_one_and_nothing_is_said_to_be_left_unjudged(game: Game) -> None:
    finding = replace(TWO_SUITS, stands=True)
    report = text.render(replace(LEGAL_GAME, findings=(finding,)), SOURCE, game)
    assert "\n  evening.yaml:63:3: illegal but it stands, move " in report
    assert "3♠ 4♠ 9♥ are not of one suit." in report
    assert "not judged" not in report and "before this move" not in report
    assert "illegal but taken back, " in text.render(
        replace(LEGAL_GAME, findings=(replace(finding, stands=False, taken_back=True),)), SOURCE, game)


def test_of_hundreds_of_illegal_moves_that_stand_some_are_told(game: Game) -> None:
    findings = tuple(replace(TWO_SUITS, move=move, stands=True) for move in range(1, 301))
    report = text.render(replace(LEGAL_GAME, findings=findings), None, game)
    assert "move 50 of" in report and "move 51 of" not in report
    assert report.endswith("\n\n  250 more illegal moves stand or were taken back; --format json tells all of\n  them.")
