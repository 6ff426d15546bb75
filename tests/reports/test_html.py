"""The page for people: what is wrong first and whole, then what is legal."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from html import unescape

import pytest

from validator.documents.source import Source
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED, Fact, Finding, Judgement, Message, Place
from validator.languages import language, tags
from validator.reports.html import Judged
from validator.rulebook import load_game, resolve

GAME = load_game("battalion")
PLAYERS = ("Anna", "Boris", "Chiyo")
STATE = {"chips": {"Anna": 8, "Boris": 10, "Chiyo": 9}, "bank": 3}
OFF_SUIT = Finding(ILLEGAL, Message("suit-ban.finding", {"banned": Fact("suit", 0)}), rule="suit-ban", move=39,
                   player="Boris", place=Place(63, 3), options=(("suit-ban", "none"),))
FOUL = Judgement(ILLEGAL, (OFF_SUIT,), "battalion", "1.0", "canonical", resolve(GAME, {}), moves=41, players=PLAYERS,
                 state=STATE, file="foul.yaml")
GOOD = Judgement(LEGAL, (), "battalion", "1.0", "ja", moves=12, players=PLAYERS, file="good.yaml", state=STATE)
SOURCE = Source("\n" * 62 + "- Boris: {attack: Chiyo, cards: 3♠ 4♠ 9♠}\n")


def page(*judgements: Judgement, tag: str = "en", source: Source = SOURCE, foot: str = "") -> str:
    judged = Judged(language(tag), foot)
    for judgement in judgements:
        judged.add(judgement, source, GAME)
    return judged.render(Counter(judgement.verdict for judgement in judgements))


def said(text: str, tag: str) -> list[str]:
    """What the elements of this name say."""
    found = re.findall(rf"<{tag}\b[^>]*>(.*?)</{tag}>", text, re.DOTALL)
    return [unescape(re.sub("<[^>]*>", "", inside)) for inside in found]


def test_the_sums_come_first_then_what_is_wrong_then_what_is_legal() -> None:
    told = page(GOOD, FOUL, GOOD, foot="By the rules.")
    assert said(told, "p")[0] == "3 records: 2 legal, 1 illegal."
    assert said(told, "h2") == ["foul.yaml", "Legal games"]
    assert said(told, "dt") == ["good.yaml", "good.yaml"]
    assert said(told, "dd") == ["legal, unfinished (Battalion, ja, 12 moves)"] * 2
    assert said(told, "footer") == ["By the rules."]


def test_where_all_is_legal_nothing_else_is_told() -> None:
    assert said(page(GOOD), "h2") == ["Legal games"]
    assert said(page(FOUL), "h2") == ["foul.yaml"]


def test_a_finding_is_told_whole() -> None:
    told = page(FOUL)
    assert said(told, "h3") == ["move 39 of 41, Boris, line 63, column 3"]
    assert said(told, "pre") == ["- Boris: {attack: Chiyo, cards: 3♠ 4♠ 9♠}"]
    assert said(told, "mark") == ["Boris"]
    paragraphs = said(told, "p")
    assert "illegal (Battalion, canonical, 41 moves)" in paragraphs
    assert any(re.match(r"Rule 4\.\d+ \(suit-ban\): ", paragraph) for paragraph in paragraphs)
    assert "It would be allowed under suit-ban: none." in paragraphs
    assert said(told, "li")[0].startswith("suit-ban: none")
    assert paragraphs[-2:] == ["The chips before this move: Anna 8, Boris 10, Chiyo 9, the bank 3.",
                               "The 2 moves after it are not judged."]


def test_what_the_table_let_stand_is_told_of_a_legal_game() -> None:
    stood = replace(FOUL, verdict=LEGAL, findings=(replace(OFF_SUIT, stands=True),))
    told = page(stood, GOOD)
    assert said(told, "h2") == ["foul.yaml", "Legal games"]
    assert said(told, "h3") == ["illegal but it stands, move 39 of 41, Boris, line 63, column 3"]
    assert not any("before this move" in text for text in said(told, "p"))


def test_the_sentences_behind_a_rule_stand_in_their_language_with_their_place() -> None:
    told = page(FOUL)
    assert set(re.findall('<blockquote lang="(..)">', told)) <= {"de", "ru", "ja"}
    assert all(re.fullmatch(r"(German|Russian|Japanese), seeds/\S+:\d+ \(\w+-\d+\)", place)
               for place in said(told, "figcaption"))


def test_the_place_of_a_sentence_is_written_as_the_language_writes_brackets() -> None:
    assert "(ja-60)" in page(FOUL) and "（ja-60）" in page(FOUL, tag="ja")


@pytest.mark.parametrize(("line", "column", "meant"), [
    ('{"moves": [{"Boris": "pass"}]}', 12, '{"Boris"'),
    ('- "Bo ris": pass', 3, '"Bo ris"'),
    ("- Boris: ?", 10, "?"),
    ("- Boris:", 9, ""),
])
def test_the_word_is_marked_that_is_meant(line: str, column: int, meant: str) -> None:
    finding = Finding(ILLEGAL, Message("game-over", {}), move=1, place=Place(1, column))
    assert said(page(Judgement(ILLEGAL, (finding,)), source=Source(line)), "mark") == [meant]


def test_of_moves_in_doubt_the_first_is_told_and_the_others_are_counted() -> None:
    doubts = [Finding(UNDETERMINED, Message("game-over", {}), move=move) for move in (3, 5, 9)]
    told = page(Judgement(UNDETERMINED, tuple(doubts), file="open.yaml", moves=9))
    assert said(told, "h3") == ["undetermined, move 3 of 9"]
    assert said(told, "p")[-1] == "2 more moves depend on cards that are not shown."


@pytest.mark.parametrize("tag", tags())
def test_it_is_in_the_language_asked_for(tag: str) -> None:
    told = page(FOUL, GOOD, tag=tag)
    assert f'<html lang="{tag}">' in told
    assert "[en]" not in told
