"""A finding shows the sentences that its rule rests on; these reports were written by hand."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import validator.rulebook
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED, Fact, Finding, Judgement, Message
from validator.languages import language
from validator.reports import json as json_report, text
from validator.reports.language import ENGLISH, Language
from validator.reports.speaker import Speaker
from validator.reports.style import paint
from validator.reports.support import support
from validator.rulebook import load_game, resolve

GAME = load_game("battalion")
RULES = {rule.id: rule for rule in GAME.rules}


def rests_on(rule: str, reading: str = "canonical", language: Language = ENGLISH, colour: bool = False) -> str:
    speaker = Speaker(language, GAME)
    return "\n".join(support(RULES[rule], resolve(GAME, {}, reading), speaker, 80, "  ", colour))


def judged(*findings: Finding, reading: str = "canonical") -> Judgement:
    return Judgement(findings[0].verdict, findings, "battalion", "1.0", reading, resolve(GAME, {}, reading), moves=41,
                     players=("Anna", "Boris", "Chiyo"), file="evening.yaml")


TWO_SUITS = Finding(ILLEGAL, Message("suit-ban.finding", {"banned": Fact("suit", 0)}), rule="suit-ban", move=39)


def test_a_sentence_is_shown_with_its_language_its_place_and_its_meaning() -> None:
    assert rests_on("may-pass") == """\
  Japanese, seeds/003_0353ec7b6d40736c.txt:33 (ja-33):
    「プレーヤーが入札しないことを選択した場合、パスすることができます。」
    A player who chooses not to bid may pass."""


def test_of_many_sentences_three_are_shown_and_those_of_the_reading_first() -> None:
    assert rests_on("deal-order", "ru") == """\
  Russian, seeds/001_3825290f28ba8499.txt:11 (ru-12):
    «После того как сдатчик определился две колоды смешиваются в одну, карты
    тщательно тасуются и каждому игроку сдается по 10 карт, а оставшаяся колода
    кладется на центр стола в закрытом виде это резерв.»
    Once the dealer is known, two packs are mixed into one, the cards are
    thoroughly shuffled and every player is dealt 10 cards, and the rest of the
    pack is laid face down in the middle of the table: this is the stock.
  Russian, seeds/001_3825290f28ba8499.txt:11 (ru-13):
    «Далее проходят 3 этапа игры: обмен, торговля, розыгрыш.»
    Then come 3 stages of the game: acquisition, bidding and battle.
  German, seeds/000_865f0f50fc1e3def.txt:8 (de-11):
    „Zwei Decks werden in einem gemischt und wurde gründlich gemischt Deck und
    jeder Spieler 10 Karten ausgeteilt, die restlichen Deck wird in der Mitte
    des Tisches gelegt in der geschlossenen Form eine Reserve.“
    Two packs are mixed into one, which is thoroughly shuffled, and every player
    is dealt 10 cards; the rest of the pack is laid face down in the middle of
    the table as the stock.
  3 more sentences are shown by: referee rules battalion deal-order"""


def test_where_all_sources_are_silent_it_says_so_and_why_the_rule_is_there() -> None:
    assert rests_on("total") == """\
  All sources are silent; this rule is ours. No source brings chips in or takes
  any out in the course of the game. Whoever doubts a score can add it all up."""


def test_who_reads_the_language_of_a_source_gets_the_original_alone() -> None:
    assert rests_on("may-pass", language=replace(ENGLISH, tag="ja")).splitlines()[1:] == [
        "    「プレーヤーが入札しないことを選択した場合、パスすることができます。」"]


def test_a_slip_is_set_right_for_who_reads_the_language_too() -> None:
    german = rests_on("minimum-bid", "de", replace(ENGLISH, tag="de"))
    assert "hat jeder eine weniger als 4" in german.replace("\n    ", " ")
    assert "everyone who has at least 4 cards" in german.replace("\n    ", " ")


@pytest.mark.parametrize("tag", ["de", "ja", "ru"])
def test_the_same_sentences_are_cited_in_every_language(tag: str) -> None:
    lines = rests_on("may-pass", language=language(tag)).splitlines()
    assert "seeds/003_0353ec7b6d40736c.txt:33" in lines[0] and "ja-33" in lines[0]
    assert lines[1] == "    「プレーヤーが入札しないことを選択した場合、パスすることができます。」"


def test_its_place_stands_back_in_colour() -> None:
    place = "  Japanese, seeds/003_0353ec7b6d40736c.txt:33 (ja-33):"
    assert rests_on("may-pass", colour=True) == rests_on("may-pass").replace(place, paint(place, "aside", True))


def test_a_report_tells_what_a_rule_rests_on_only_once() -> None:
    doubt = replace(TWO_SUITS, verdict=UNDETERMINED)
    report = text.render(judged(TWO_SUITS, doubt), game=GAME)
    assert report.count("Rule 4.8 (suit-ban):") == 2
    assert report.count("(ja-60)") == 1


def test_an_undetermined_finding_says_what_would_settle_it() -> None:
    hand, stock = Fact("zone", ("hand", 1)), Fact("zone", ("stock", None))
    finding = replace(TWO_SUITS, verdict=UNDETERMINED, open=(hand, stock))
    assert "\n  It would be settled by: Boris's hand and the stock.\n" in text.render(judged(finding), game=GAME)
    told, = json.loads(json_report.render(judged(finding), GAME))["findings"]
    assert told["open"] == ["Boris's hand", "the stock"]


def test_a_program_gets_all_sentences() -> None:
    told, = json.loads(json_report.render(judged(TWO_SUITS), GAME))["findings"]
    assert [sentence["sentence"] for sentence in told["sources"]] == ["ja-60", "ja-61"]
    assert told["sources"][0] == {
        "sentence": "ja-60", "source": "ja", "language": "ja", "file": "seeds/003_0353ec7b6d40736c.txt", "line": 49,
        "text": "同じスーツを 2 ターン連続で攻撃に使用することはできません。",
        "translation": "The same suit may not be used to attack on two turns in a row."}


def test_a_legal_game_needs_no_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise AssertionError("the sources were read")
    monkeypatch.setattr(validator.rulebook, "load_sources", fail)
    legal = replace(judged(TWO_SUITS), verdict=LEGAL, findings=())
    assert "legal" in text.render(legal, game=GAME)
    assert json.loads(json_report.render(legal, GAME))["findings"] == []
