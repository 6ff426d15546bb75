"""The first line of a report, and the last of several."""

from __future__ import annotations

from collections import Counter

from validator.findings import LEGAL, UNREADABLE, Judgement
from validator.reports.head import head, summary
from validator.reports.speaker import Speaker


def test_standard_input_is_a_dash() -> None:
    assert head(Judgement(LEGAL, file="-"), Speaker()) == "-: legal, unfinished (0 moves)"


def test_a_long_head_of_a_long_report_is_wrapped() -> None:
    judgement = Judgement(UNREADABLE, game="battalion", reading="canonical", moves=41, file="an-evening-in-march.yaml")
    assert head(judgement, Speaker(), columns=50) == (
        "an-evening-in-march.yaml: unreadable (battalion,\ncanonical, 41 moves)")


def test_a_legal_game_stays_on_one_line() -> None:
    judgement = Judgement(LEGAL, game="battalion", reading="canonical", moves=41, file="an-evening-in-march.yaml")
    assert "\n" not in head(judgement, Speaker(), columns=50)


def test_the_sum_of_several_records_names_the_worst_last() -> None:
    verdicts = Counter({"unreadable": 1, "legal": 1200, "undetermined": 2, "illegal": 30})
    assert summary(verdicts) == "1,233 records: 1,200 legal, 30 illegal, 2 undetermined, 1 unreadable."


def test_a_single_record_is_one() -> None:
    assert summary(Counter(legal=1)) == "1 record: 1 legal."


def test_verdicts_are_coloured() -> None:
    assert summary(Counter(legal=2), colour=True) == "2 records: 2 \x1b[1;32mlegal\x1b[0m."
