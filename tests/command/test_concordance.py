"""`referee concordance`: nothing in the sources is left over, and every sentence says what it became."""

from __future__ import annotations

import json
import re

import pytest

from validator.rulebook import game_names, load_game, load_sources
from validator.rulebook.compiled import SEEDS
from validator.rulebook.game import Rule

SEEDED = {game: {source.name: source for source in load_sources(game) if source.file} for game in game_names()}


@pytest.mark.parametrize(("game", "documents"), [("battalion", 3), ("clash", 1)])
def test_the_whole_of_every_document_is_accounted_for(referee, game: str, documents: int) -> None:
    out = referee("concordance", game).out
    assert out.count("100 % of them stand in sentences of the concordance.") == len(SEEDED[game]) == documents
    for source in SEEDED[game].values():
        letters = re.sub(r"\s", "", (SEEDS / source.file).read_text(encoding="utf-8"))
        assert f"seeds/{source.file}\n  sentences: {len(source.sentences)}; characters that are not white space: " \
               f"{len(letters):,}\n" in out


@pytest.mark.parametrize(("game", "source", "sentences"), [("battalion", "ja", 63), ("clash", "de", 33)])
def test_every_sentence_of_a_source_is_shown_with_what_it_became(
        referee, game: str, source: str, sentences: int) -> None:
    blocks = referee("concordance", game, source).out.split("\n\n")
    assert len(blocks) == sentences
    for number, block in enumerate(blocks, start=1):
        assert f"({source}-{number}):" in block.splitlines()[0]
        assert "\n  → " in block or "\n  Flavour: " in block or "\n  Slip: " in block, block


def test_a_sentence_of_a_source_names_its_rules_and_options(referee) -> None:
    assert """\

Japanese, seeds/003_0353ec7b6d40736c.txt:7 (ja-4):
  「材料: 各プレイヤーにつきカード 104 枚、チップまたはトークン 10 枚」
  Material: 104 cards, and 10 chips or tokens for each player
  → 1.4 two-packs, 1.5 no-jokers, 1.9 chips-ten
  → packs: always-two, chips: ten
  Slip: 「各プレイヤーにつき」 (for each player) belongs to the chips only; 104
  is the number of all cards, two packs of 52.

""" in referee("concordance", "battalion", "ja").out


def test_a_single_sentence_shows_what_its_rules_and_options_say(referee) -> None:
    assert referee("concordance", "battalion", "ru-20") == (0, """\
Russian, seeds/001_3825290f28ba8499.txt:15 (ru-20):
  «В торговле могут принять участие только те игроки, которые имеют не менее 4-х
  карт одной масти.»
  Only those players can take part in the bidding who have at least 4 cards of
  one suit.
  → 3.6 (minimum-bid) The lowest bid is 4.
  → 3.14 (must-announce) A player may pass only when there is no bid that he
  could make.
  → 3.15 (nothing-to-bid) A player who has nothing to bid is recorded as
  passing.
  → bid-duty: must-announce (A player who can make a bid must make it.)
""", "")


def test_flavour_says_what_it_is(referee) -> None:
    assert referee("concordance", "battalion", "ru-9").out.endswith("  Flavour: playing for money\n")


def test_a_rule_shows_its_sentences_and_what_else_they_became(referee) -> None:
    assert referee("concordance", "battalion", "may-pass") == (0, """\
3.13 may-pass
A player may pass instead of bidding.

Japanese, seeds/003_0353ec7b6d40736c.txt:33 (ja-33):
  「プレーヤーが入札しないことを選択した場合、パスすることができます。」
  A player who chooses not to bid may pass.
  → 3.13 may-pass
  → bid-duty: may-pass
""", "")


def test_a_rule_of_ours_says_so(referee) -> None:
    assert "\n\nAll sources are silent; this rule is ours. " in referee("concordance", "battalion", "total").out


@pytest.mark.parametrize(("game", "rule"), [
    pytest.param(game, rule, id=f"{game}-{rule.id}")
    for game in game_names() for rule in load_game(game).rules if rule.sources])
def test_both_ways_agree(referee, game: str, rule: Rule) -> None:
    behind = re.findall(r"\(((?:de|ru|ja)-\d+)\):$", referee("concordance", game, rule.id).out, re.MULTILINE)
    assert behind == sorted(rule.sources, key=lambda id: (list(SEEDED[game]).index(id[:2]), int(id[3:])))
    for sentence in behind:
        assert f"→ {rule.section} ({rule.id})" in referee("concordance", game, sentence).out


def test_what_there_is_not_is_said_with_the_nearest(referee) -> None:
    assert referee("concordance", "battalion", "bid-must-exced") == (
        2, "", "referee: there is no sentence, source or rule “bid-must-exced”; did you mean “bid-must-exceed”?\n")
    assert referee("concordance", "battalion", "umpire") == (
        2, "", "referee: there is no sentence, source or rule “umpire”; the sources are shown by: "
               "referee sources battalion\n")


@pytest.mark.parametrize("word", ["ja-0", "ja-600", "ja-x"])
def test_of_a_sentence_that_a_source_has_not_it_is_said_which_it_has(referee, word: str) -> None:
    assert referee("concordance", "battalion", word) == (
        2, "", f"referee: there is no sentence “{word}”; those of ja are ja-1 to ja-63.\n")


@pytest.mark.parametrize("word", ["witness", "witness-1"])
def test_a_source_without_a_document_has_no_sentences_to_show(referee, word: str) -> None:
    assert referee("concordance", "battalion", word) == (
        2, "", "referee: witness is not among the documents here, so its sentences cannot be shown; what it is, is "
               "shown by: referee sources battalion\n")


def test_programs_get_lists_of_objects(process) -> None:
    coverage = json.loads(process("concordance", "battalion", "--format", "json").out)
    assert [(row["source"], row["covered"] == row["characters"]) for row in coverage] == [
        ("de", True), ("ru", True), ("ja", True)]
    sentence, = json.loads(process("concordance", "battalion", "ja-60", "--format", "json").out)
    assert sentence["rules"] == ["suit-ban", "ban-remembered"]
    assert sentence["options"] == [{"variant": "suit-ban", "option": "previous-attack"}]
    assert (sentence["text"], sentence["flavour"]) == ("同じスーツを 2 ターン連続で攻撃に使用することはできません。", None)
