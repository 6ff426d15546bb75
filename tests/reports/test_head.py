"""The first line of a report, and the last of several."""

from __future__ import annotations

from collections import Counter

from validator.findings import ILLEGAL, LEGAL, UNREADABLE, Finding, Judgement, Message
from validator.reports.head import head, summary
from validator.reports.speaker import Speaker
from validator.rulebook import load_game


def test_standard_input_is_a_dash() -> None:
    assert head(Judgement(LEGAL, file="-"), Speaker()) == "-: legal, unfinished (0 moves)"


def test_a_long_head_of_a_long_report_is_wrapped() -> None:
    judgement = Judgement(UNREADABLE, game="battalion", reading="canonical", moves=41, file="an-evening-in-march.yaml")
    assert head(judgement, Speaker(), columns=50) == (
        "an-evening-in-march.yaml: unreadable (battalion,\ncanonical, 41 moves)")


def test_that_of_a_legal_game_too() -> None:
    judgement = Judgement(LEGAL, game="battalion", reading="canonical", moves=41, file="an-evening-in-march.yaml")
    assert head(judgement, Speaker(), columns=50) == (
        "an-evening-in-march.yaml: legal, unfinished\n(battalion, canonical, 41 moves)")


def test_what_everybody_has_is_left_out_only_to_save_a_line() -> None:
    judgement = Judgement(LEGAL, game="battalion", moves=41, file="evening.yaml",
                          state={"chips": {"Anna": 9}, "bank": 1})
    assert head(judgement, Speaker(), columns=55) == "evening.yaml: legal, unfinished (battalion, 41 moves)"
    assert head(judgement, Speaker(), columns=80).endswith("41 moves); chips: Anna 9, bank 1")
    assert head(judgement, Speaker(), columns=40) == (
        "evening.yaml: legal, unfinished\n(battalion, 41 moves); chips: Anna 9,\nbank 1")


def test_illegal_moves_with_which_the_table_went_on_are_counted() -> None:
    def told(stand: int, taken_back: int) -> str:
        findings = [Finding(ILLEGAL, Message("game-over", {}), stands=number < stand, taken_back=number >= stand)
                    for number in range(stand + taken_back)]
        return head(Judgement(LEGAL, tuple(findings), moves=41, file="evening.yaml", complete=True), Speaker())

    assert told(1, 0) == "evening.yaml: legal, 1 illegal move accepted, complete (41 moves)"
    assert told(2, 1) == ("evening.yaml: legal, 2 illegal moves accepted, 1 illegal move taken back,\n"
                          "complete (41 moves)")


def test_a_game_is_called_by_its_title() -> None:
    judgement = Judgement(LEGAL, game="battalion", moves=41, file="evening.yaml")
    assert head(judgement, Speaker(game=load_game("battalion"))) == (
        "evening.yaml: legal, unfinished (Battalion, 41 moves)")


def test_of_very_long_names_beginning_and_end_are_told() -> None:
    judgement = Judgement(LEGAL, moves=1, file="evening.yaml", winners=("千" * 200,), complete=True,
                          state={"chips": {"A" + "b" * 300 + "c": 9}, "bank": 1})
    assert head(judgement, Speaker(), columns=200) == (
        f"evening.yaml: legal, complete (1 move, won by {'千' * 10}…{'千' * 9}); "
        f"chips: A{'b' * 19}…{'b' * 18}c 9, bank 1")


def test_the_sum_of_several_records_names_the_worst_last() -> None:
    verdicts = Counter({"unreadable": 1, "legal": 1200, "undetermined": 2, "illegal": 30})
    assert summary(verdicts) == "1,233 records: 1,200 legal, 30 illegal, 2 undetermined, 1 unreadable."


def test_a_single_record_is_one() -> None:
    assert summary(Counter(legal=1)) == "1 record: 1 legal."


def test_the_sum_is_wrapped_and_coloured_all_the_same() -> None:
    verdicts = Counter({"legal": 1200, "illegal": 30, "unreadable": 1})
    assert summary(verdicts, columns=30, colour=True).replace("\x1b", "") == (
        "1,231 records: 1,200 [1;32mlegal[0m, 30\n[1;31millegal[0m, 1 [1;35munreadable[0m.")


def test_verdicts_are_coloured() -> None:
    assert summary(Counter(legal=2), colour=True) == "2 records: 2 \x1b[1;32mlegal\x1b[0m."
