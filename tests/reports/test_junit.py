"""JUnit XML: a record is a test, with what a build server shows of it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from validator.findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE, Fact, Finding, Judgement, Message, Place
from validator.reports.junit import CLOSING, OPENING, testcase as case, testsuite as suite
from validator.reports.text import render

OVER = Finding(ILLEGAL, Message("game-over", {}), rule="game-end", move=3, player="Boris", place=Place(7, 3))


def read(judgement: Judgement, document: int | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(case(judgement, document=document))


def test_a_legal_record_is_a_test_that_passed() -> None:
    told = read(Judgement(LEGAL, game="clash", file="games/evening.yaml"), document=2)
    assert told.attrib == {"classname": "referee.clash", "name": "games/evening.yaml, game 2",
                           "file": "games/evening.yaml"}
    assert list(told) == []


def test_an_illegal_record_failed_and_the_whole_report_is_there() -> None:
    judgement = Judgement(ILLEGAL, (OVER,), game="clash", moves=4, file="evening.yaml")
    told = read(judgement)
    assert told.get("line") == "7"
    failure, = told
    assert (failure.tag, failure.get("type"), failure.get("message")) == (
        "failure", "game-end", "The game was over before this move.")
    assert failure.text == render(judgement)


@pytest.mark.parametrize(("verdict", "outcome"), [
    (ILLEGAL, "failure"), (UNDETERMINED, "skipped"), (UNREADABLE, "error")])
def test_each_verdict_has_its_outcome(verdict: str, outcome: str) -> None:
    finding = Finding(verdict, Message("file-missing", {}))
    assert [element.tag for element in read(Judgement(verdict, (finding,), file="evening.yaml"))] == [outcome]


def test_a_record_of_no_game_is_the_referee_s_own_concern() -> None:
    finding = Finding(UNREADABLE, Message("file-missing", {}))
    assert read(Judgement(UNREADABLE, (finding,), file="evening.yaml")).get("classname") == "referee"


STOOD = Finding(ILLEGAL, Message("not-there", {"cards": Fact("cards", (0,)), "zone": Fact("zone", "stock")}),
                rule="held", move=1, place=Place(5, 3), stands=True)


def test_what_the_table_let_stand_is_told_of_a_test_that_passed() -> None:
    told = read(Judgement(LEGAL, (STOOD,), game="clash", moves=4, file="evening.yaml"))
    assert [part.tag for part in told] == ["system-out"]


def test_what_makes_it_fail_is_not_what_the_table_let_stand() -> None:
    told = read(Judgement(ILLEGAL, (STOOD, OVER), game="clash", moves=4, file="evening.yaml"))
    assert (told.get("line"), told[0].get("type")) == ("7", "game-end")


def test_a_suite_counts_its_tests() -> None:
    told = ElementTree.fromstring(OPENING + suite('a"b.yaml', [
        (LEGAL, "<testcase/>"), (ILLEGAL, "<testcase/>"), (LEGAL, "<testcase/>"),
        (UNREADABLE, "<testcase/>")]) + CLOSING)
    assert told[0].attrib == {"name": 'a"b.yaml', "tests": "4", "failures": "1", "errors": "1", "skipped": "0"}


def test_every_character_that_xml_cannot_hold_is_an_escape() -> None:
    name = "".join(map(chr, [*range(0x20), 0x7f, *range(0x80, 0xa0), 0xfffe, 0xffff, 0xd800, 0xdfff]))
    told = read(Judgement(LEGAL, file=name + "]]>"))
    assert told.get("file").startswith(r"\x00\x01") and told.get("file").endswith(r"\ufffe\uffff\ud800\udfff]]>")
