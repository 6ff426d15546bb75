"""The report for programs: one object a line, its keys in a fixed order."""

from __future__ import annotations

import json

from validator.cards.notation import parse
from validator.findings import ILLEGAL, LEGAL, UNREADABLE, Fact, Finding, Judgement, Message, Place
from validator.reports.json import render
from validator.rulebook.game import Game


def test_an_illegal_game(game: Game) -> None:
    finding = Finding(ILLEGAL, Message("attack-one-suit.finding", {"cards": Fact("cards", parse("3♠ 9♥"))}),
                      rule="attack-one-suit", move=41, player="Boris", place=Place(63, 5),
                      options=(("suit-ban", "none"),))
    judgement = Judgement(ILLEGAL, (finding,), game="battalion", edition="1.0", reading="canonical", moves=52,
                          players=("Anna", "Boris"), state={"chips": {"Anna": 8, "Boris": (9, 12)}, "bank": 3},
                          file="evening.yaml")
    assert render(judgement, game, document=3) == (
        '{"file": "evening.yaml", "document": 3, "game": "battalion", "edition": "1.0", "reading": "canonical", '
        '"verdict": "illegal", '
        '"complete": false, "moves": 52, "accepted": 0, "findings": [{"verdict": "illegal", "stands": false, '
        '"taken_back": false, "rule": "attack-one-suit", '
        '"section": "4.6", "move": 41, "player": "Boris", "line": 63, "column": 5, '
        '"message": "3♠ 9♥ are not of one suit.", "variants": ["suit-ban"], '
        '"options": [{"variant": "suit-ban", "option": "none", "question": "", "text": "", "sources": []}], '
        '"sources": [], "open": []}], '
        '"state": {"chips": {"Anna": 8, "Boris": [9, 12]}, "bank": 3}, "winners": []}')


def test_a_complete_game_has_its_winners() -> None:
    judgement = Judgement(LEGAL, game="battalion", complete=True, winners=("Чиё", "千代"))
    line = render(judgement)
    assert '"winners": ["Чиё", "千代"]' in line
    assert json.loads(line)["complete"] is True


def test_a_file_that_cannot_be_read_has_no_game_and_no_place() -> None:
    judgement = Judgement(UNREADABLE, (Finding(UNREADABLE, Message("file-missing", {})),), file="missing.yaml")
    assert json.loads(render(judgement)) == {
        "file": "missing.yaml", "document": 1, "game": None, "edition": None, "reading": None, "verdict": "unreadable",
        "complete": False, "moves": 0, "accepted": 0, "state": {}, "winners": [],
        "findings": [{"verdict": "unreadable", "stands": False, "taken_back": False, "rule": None, "section": None,
                      "move": None, "player": None, "line": None, "column": None,
                      "message": "There is no such file; check its name and folder.",
                      "variants": [], "options": [], "sources": [], "open": []}]}


def test_a_record_stays_on_its_line_whatever_its_names() -> None:
    name = "Anna\n\u2028\x1b\"\\"
    line = render(Judgement(LEGAL, players=(name,), winners=(name,)))
    assert "\n" not in line and "\x1b" not in line
    assert json.loads(line)["winners"] == [name]
