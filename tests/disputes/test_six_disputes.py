"""Disputes that the sources give rise to come out as the sources, and what decides between them, have them.

What is expected was written down by hand, from what each source says, before it was asked.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.reports.paper.reading import Reader
from validator.command import main
from validator.disputes.ruling import Opinion, Ruling, ruling
from validator.languages.catalogues import read as read_catalogue
from validator.rulebook import load_game
from validator.rulebook.game import Variant
from validator.transcripts import read

CHECKOUT = Path(__file__).resolve().parents[2]
FOLDER = CHECKOUT / "docs" / "guides" / "disputes"
LANGUAGES = ("en", "de", "ru", "ja")


class Dispute(NamedTuple):
    """A dispute, and how it is to be settled.

    Where a reading stops before the move, because it has no card turned up for instance, what it says is what it says
    at a table that goes on.
    """

    record: str
    move: int
    says: dict[str, str]                    # reading → legal, or the rule that is broken
    decides: str                            # the variant
    other: tuple[str, ...]                  # the sources that hold the option by which the verdict would be the other
    option: str
    principle: str
    confidence: str
    house_rules: dict[str, str] = {}
    game: str = "battalion"

    @property
    def variant(self) -> Variant:
        """The question that decides."""
        return load_game(self.game).variants[self.decides]


DISPUTES = {
    "a card taken from the discard pile": Dispute(
        "discard-pile", 5, {"canonical": "legal", "ja": "legal", "de": "legal", "ru": "draw-from-stock"},
        "draw-source", ("ru",), "stock-only", "witness", "high"),
    "a bid on twins": Dispute(
        "twins", 21, {"canonical": "never-overbid", "ja": "never-overbid", "de": "true-bid", "ru": "true-bid"},
        "bid-unit", ("witness",), "points", "agreement", "medium"),
    "equal bids": Dispute(
        "equal-bids", 22, {"canonical": "bid-must-exceed", "ja": "bid-must-exceed", "de": "legal", "ru": "legal"},
        "bid-raise", ("de", "ru"), "independent", "no-idle-sentence", "medium"),
    "equal bids: who attacks": Dispute(
        "equal-bids", 24, {"canonical": "legal", "ja": "legal", "de": "legal", "ru": "legal"},
        "bid-tie", (), "redeal", "playability", "medium", {"bid-raise": "independent"}),
    "an off-suit cover": Dispute(
        "off-suit", 25, {"canonical": "legal", "ja": "legal", "ru": "legal", "de": "score-claims"},
        "off-suit", ("de",), "uncovered", "no-idle-sentence", "low"),
    "an attack across the table": Dispute(
        "across-the-table", 31, {"canonical": "legal", "ja": "legal", "de": "attack-next", "ru": "attack-next"},
        "target", ("de", "ru"), "next", "no-idle-sentence", "medium"),
    "one suit twice": Dispute(
        "one-suit-twice", 27, {"canonical": "suit-ban", "ja": "suit-ban", "de": "legal", "ru": "legal"},
        "suit-ban", (), "none", "no-idle-sentence", "medium"),
    "a round that is won": Dispute(
        "early-stop", 7, dict.fromkeys(("canonical", "de", "ru", "ja"), "duel-order"),
        "early-stop", (), "may-stop", "no-idle-sentence", "high", game="clash"),
}


@cache
def settled(name: str) -> Ruling:
    dispute = DISPUTES[name]
    [record] = read(str(FOLDER / f"{dispute.record}.yaml"), options=dispute.house_rules)
    found = ruling(load_game(dispute.game), record, dispute.move)
    assert found is not None
    return found


def answer(opinion: Opinion) -> str:
    """legal, or the rule that is broken; where a move before is illegal, what it is at a table that goes on."""
    reached = opinion.granted.opinion if opinion.verdict is None and opinion.granted else opinion
    assert reached.verdict is not None, opinion
    return reached.rule or reached.verdict


@pytest.mark.parametrize("name", DISPUTES)
def test_each_reading_says_what_its_source_says(name: str) -> None:
    assert {opinion.reading: answer(opinion) for opinion in settled(name).opinions} == DISPUTES[name].says


@pytest.mark.parametrize("name", DISPUTES)
def test_one_question_decides_and_its_other_option_has_the_sources_that_hold_it(name: str) -> None:
    found, dispute = settled(name), DISPUTES[name]
    assert found.exact and found.deciding == (dispute.decides,)
    assert [*found.to_allow, *found.to_forbid] == [{dispute.decides: dispute.option}]
    assert tuple(dispute.variant.holding(dispute.option)) == dispute.other


@pytest.mark.parametrize("name", DISPUTES)
def test_the_canonical_option_is_chosen_by_its_principle_and_held_with_its_confidence(name: str) -> None:
    dispute = DISPUTES[name]
    assert (dispute.variant.decided, dispute.variant.confidence) == (dispute.principle, dispute.confidence)
    assert dispute.variant.options[0] != dispute.option


@pytest.mark.parametrize("name", ["a card taken from the discard pile", "a bid on twins", "equal bids"])
def test_readings_without_an_upcard_are_granted_one(name: str) -> None:
    for opinion in settled(name).opinions:
        if opinion.reading in ("ru", "de"):
            assert (opinion.verdict, opinion.move) == (None, 2)
            assert opinion.granted and opinion.granted.changes == {"upcard": "turned"}


# -- on paper, in four languages

@cache
def translations(game: str, language: str) -> dict[str, str]:
    path = CHECKOUT / "locales" / language / "LC_MESSAGES" / f"{game}.po"
    return {message.context: message.string or message.id for message in read_catalogue(path, language) if message.id}


def printed(name: str, language: str, capfd: pytest.CaptureFixture[str]) -> Reader:
    """The page of a dispute in a language."""
    dispute = DISPUTES[name]
    chosen = [word for choice in dispute.house_rules.items() for word in ("--set", "=".join(choice))]
    main(["dispute", str(FOLDER / f"{dispute.record}.yaml"), "--move", str(dispute.move), "--format", "html", "--lang",
          language, *chosen])
    return Reader(capfd.readouterr().out)


def words_of(seed: Path) -> str:
    return " ".join(seed.read_text(encoding="utf-8").split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DISPUTES)
def test_a_page_has_the_rules_in_its_language_and_the_sources_in_theirs(name: str, language: str,
                                                                       capfd: pytest.CaptureFixture[str]) -> None:
    page, dispute = printed(name, language, capfd), DISPUTES[name]
    told = translations(dispute.game, language)
    assert told[f"{dispute.decides}.question"] in page.said("h3")
    for option in dispute.variant.options:
        assert told[f"{dispute.decides}.option.{option}"] in page.said("dd")
    seeds = " ".join(map(words_of, (CHECKOUT / "seeds").glob("*.txt")))
    for quote in page.said("blockquote"):
        for words in quote[1:-1].split(" … "):
            assert words in seeds, quote
    evidence = dispute.variant.evidence.values()
    assert len(page.said("blockquote")) >= sum(1 for said in evidence if said.quote)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DISPUTES)
def test_no_english_is_left_on_a_page_in_another_language(name: str, language: str,
                                                         capfd: pytest.CaptureFixture[str]) -> None:
    page = printed(name, language, capfd)
    words = {word.lower() for tag, text in page.texts if tag not in ("blockquote", "style")
             for word in re.findall(r"[A-Za-z./:-]+", text)}     # with names of files and of rules as one word
    assert (words & {"the", "of", "is", "are", "this", "that", "by", "no", "who"} == set()) is (language != "en")
