"""Records of Clash that hide cards: judged by what these can have been, and by nothing else."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from tests.games_at_random import DoesNotEnd, how_many, played_at_random, with_changes
from tests.hiding import with_hidden_cards
from tests.slips import with_another_value
from tests.small_clash import can_have_happened, completions, hidden_cards, small_clash
from validator.engine import judge
from validator.engine.follow import follow
from validator.engine.generated.compiled import compiled
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED, Judgement
from validator.rulebook import load_game
from validator.rulebook.game import Game
from validator.transcripts.read import read_text
from validator.transcripts.transcript import Played, Transcript

DORA, EMIL = "8♣ 8♦ 8♥ 9♣ 9♦ 9♥ 7♣ 7♦ 6♣ 6♦ 2♣ 2♦ 2♥", "3♣ K♣ K♦ 3♥ 4♦ Q♠ J♣ J♦ J♥ J♠ Q♣ Q♦ Q♥"
SETS = "Dora: {set: {1: 8♣, 2: 8♦ 8♥, 3: 9♣ 9♦ 9♥, 4: 7♣ 7♦ 6♣ 6♦}, reserve: 2♣ 2♦ 2♥}"
FIRST_THREE = ("Dora: {open: 8♣}", "Emil: {answer: 3♣}", "Dora: {open: 8♦ 8♥}", "Emil: {answer: K♣ K♦}",
               "Dora: {open: 9♣ 9♦ 9♥}", "Emil: {answer: 3♥ 4♦ Q♠}")
LAST = "Dora: {open: 7♣ 7♦ 6♣ 6♦}"          # with the pair, Emil captures enough if he beats these


def judged(*moves: str, dora: str = DORA, emil: str = EMIL) -> Judgement:
    """The verdict on a round with these moves after the deal."""
    deal = ", ".join(f"{name}: {hand}" for name, hand in (("Dora", dora), ("Emil", emil)) if hand)
    lines = [f"deal: {{{deal}}}", *moves]
    [record] = read_text("\n".join(["game: clash", "players: [Dora, Emil]", "defender: Dora", "moves:",
                                    *(f"- {line}" for line in lines)]))
    assert isinstance(record, Transcript), record
    return judge(load_game("clash"), record)


def told(judgement: Judgement) -> list[tuple]:
    """Each finding: its verdict, its rule, and its move."""
    return [(finding.verdict, finding.rule, finding.move) for finding in judgement.findings]


# -- a round, reasoned from the rules

@pytest.mark.parametrize("hands", [{"dora": ""}, {"emil": ""}, {"dora": "13", "emil": "13"},
                                   {"dora": "13", "emil": ""}], ids=str)
def test_a_round_from_hidden_hands_is_legal(hands):
    assert told(judged(SETS, *FIRST_THREE, LAST, "Emil: {answer: J♣ J♦ J♥ J♠}", "score: {Emil: 5}", **hands)) == []


@pytest.mark.parametrize("laid", [
    "Dora: set", "Dora: {set: {1: 8♣}}", "Dora: {set: {1: 8♣, 2: 8♦ 8♥, 3: 9♣ 9♦ 9♥, 4: 7♣ 7♦ 6♣ 6♦}}",
    "Dora: {set: {1: '?', 2: '? ?', 3: '? ? ?', 4: '? ? ? ?'}, reserve: '? ? ?'}"])
def test_sets_and_reserve_that_are_left_out_or_lie_face_down_are_legal(laid):
    assert told(judged(laid, *FIRST_THREE, LAST, "Emil: {answer: J♣ J♦ J♥ J♠}", "score: {Emil: 5}")) == []


def test_a_set_face_down_with_a_card_too_few_is_illegal():
    assert told(judged("Dora: {set: {1: '?', 2: '? ?', 3: '? ?', 4: '? ? ? ?'}}")) == [(ILLEGAL, "four-sets", 2)]


def test_no_set_of_five_lies_there_whatever_was_laid():
    assert told(judged("Dora: set", "Dora: {open: 8♣ 8♦ 8♥ 9♣ 9♦}")) == [(ILLEGAL, "whole-set", 3)]


def test_a_card_that_the_attacker_was_dealt_is_in_no_set():
    assert told(judged("Dora: set", "Dora: {open: 3♣}", dora="")) == [(ILLEGAL, "whole-set", 3)]


def test_a_card_opened_before_is_in_no_answer():
    assert told(judged("Dora: set", "Dora: {open: 8♣}", "Emil: {answer: 8♣}", dora="", emil="")) == \
        [(ILLEGAL, "same-number", 4)]


def test_two_cards_face_down_answer_no_set_of_one():
    assert told(judged(SETS, "Dora: {open: 8♣}", "Emil: {answer: '? ?'}")) == [(ILLEGAL, "same-number", 4)]


@pytest.mark.parametrize("score", ["{Emil: 5}", "{Dora: 2}"])
def test_points_that_hang_on_an_answer_not_shown_are_undetermined(score):
    assert told(judged(SETS, *FIRST_THREE, LAST, "Emil: {answer: '? ? ? ?'}", f"score: {score}", emil="")) == \
        [(UNDETERMINED, "score-claims", 11)]


def test_points_that_no_answer_can_give_are_illegal():
    assert told(judged(SETS, *FIRST_THREE, LAST, "Emil: {answer: '? ? ? ?'}", "score: {Dora: 3}", emil="")) == \
        [(ILLEGAL, "score-claims", 11)]


# -- a small deck, every card filled in

class Case(NamedTuple):
    """A record that hides a few cards of the small deck, and the verdict by the definition of a completion."""

    record: Transcript
    verdict: str


def truth(game: Game, record: Transcript) -> str:
    """The verdict by all ways to fill cards in."""
    legal = {compiled(game, record.reading).judge(full).broken_at is None: None
             for full in completions(game, record) if can_have_happened(game, full)}
    if not legal or True not in legal:
        return ILLEGAL
    return UNDETERMINED if False in legal else LEGAL


@pytest.fixture(scope="module")
def small(tmp_path_factory) -> Game:
    """Clash with a small deck."""
    return small_clash(tmp_path_factory.mktemp("small"))


@pytest.fixture(scope="module")
def cases(small) -> list[Case]:
    """The beginnings of games that hide up to three cards, some with another value in the last move or a claim."""
    found = []
    for seed in range(how_many("SMALL_GAMES", 60)):
        random = Random(seed)
        try:
            game = played_at_random(small, with_changes(small, random).options, 2, random,
                                    stop_after=random.choice((2, 3, 4, 5, 6, 6, 6, 8, 10, 12)))  # a round has six
        except DoesNotEnd:                  # so few cards may not be enough for a third deal
            continue
        game = replace(game, result=None)
        wrong = replace(game, moves=(*game.moves[:-1], with_another_value(small, game, game.moves[-1], random)))
        claimed = replace(game, moves=(*game.moves, Played("score", None, {
            "claim": {random.randrange(2): random.choice((0, 2, 5))}})))
        for full in (game, wrong, *[claimed] * 6):
            record = with_hidden_cards(small, full, random)
            if 0 < hidden_cards(record) <= 3:
                found.append(Case(record, truth(small, record)))
    return found


def test_with_few_hidden_cards_the_verdict_is_what_all_completions_say(small, cases):
    for record, verdict in cases:
        assert judge(small, record).verdict == verdict, record


def test_the_records_with_few_hidden_cards_are_of_every_kind(cases):
    assert {verdict for _, verdict in cases} == {LEGAL, ILLEGAL, UNDETERMINED}


def test_bounds_alone_contradict_no_completion(small, cases):
    """How a record is judged that hides too much to fill all cards in."""
    for record, verdict in cases:
        assert follow(small, record).judgement().verdict in (verdict, UNDETERMINED), record


# -- the whole deck

@pytest.mark.parametrize("seed", range(how_many("HIDDEN_GAMES", 5)))
def test_a_verdict_on_a_record_that_hides_cards_holds_for_the_game_that_was_played(seed):
    random, clash = Random(seed), load_game("clash")
    game = played_at_random(clash, with_changes(clash, random).options, 2, random,
                            stop_after=random.choice((None, 15, 30)))
    wrong = replace(game, result=None, moves=(*game.moves[:-1], with_another_value(
        clash, game, game.moves[-1], random)))
    for full in (game, game, wrong if wrong.moves[-1].name in ("open", "answer", "score") else game):
        if can_have_happened(clash, full):
            record = with_hidden_cards(clash, full, random)
            judgement, played = judge(clash, record), compiled(clash, full.reading).judge(full)
            assert judgement.verdict in (UNDETERMINED, LEGAL if played.broken_at is None else ILLEGAL)
            assert judgement.complete <= played.complete or played.broken_at is not None
            if judgement.verdict == LEGAL:
                for shown, true in zip(judgement.state["points"].values(), played.amounts, strict=True):
                    assert shown == true if isinstance(shown, int) else shown[0] <= true <= shown[1]
