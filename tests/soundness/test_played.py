"""Games show which rules never count for anything, and which options nothing tells apart."""

from __future__ import annotations

import pytest

from validator.rulebook import resolve
from validator.soundness import faults_in_play
from validator.transcripts.transcript import Played, Transcript

FAULTS = {
    "a rule whose condition never holds": (
        {"- id: size\n": "- ▸id: unreachable\n  after: round\n  if: len(stock) > 8\n"
                         "  do:\n    - {move: stock, to: hand(dealer)}\n  text: Never.\n\n- id: size\n"},
        "never-counts", {"word": "unreachable"}),
    "an end that is never reached": (
        {"- id: size\n": "- ▸id: unreachable\n  after: round\n  end: len(hand(dealer)) > 8\n  text: Never.\n\n"
                         "- id: size\n"},
        "never-counts", {"word": "unreachable"}),
    "a definition that is never looked up": (
        {"- id: size\n": "- ▸id: unreachable\n  let: {spare: 8}\n  text: Never.\n\n- id: size\n"},
        "never-counts", {"word": "unreachable"}),
    "two options that come to the same": (
        {"three-cards, no-stock]": "three-cards, no-stock, ▸cards-gone]",
         "- id: size\n": "- id: cards-gone\n  when: {goal: cards-gone}\n  after: round\n"
                         "  end: not any(yes for card in stock)\n  text: The same in other words.\n\n- id: size\n"},
        "alike", {"option": "cards-gone", "other": "no-stock"}),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_where_it_is_written(name: str, changed) -> None:
    changes, kind, facts = FAULTS[name]
    game, book, mark = changed("race", changes)
    fault, = faults_in_play(game, book, games=3, seed=1)
    told = {fact: value.value for fact, value in fault.message.facts.items()}
    assert (str(fault.location), fault.message.kind) == (mark, kind)
    assert told.pop("games") > 0 and told == facts


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_sound_rules_nothing_is_found(seed: int, changed) -> None:
    game, book, _ = changed("race")
    assert faults_in_play(game, book, games=3, seed=seed) == []


def test_options_that_differ_in_sentences_alone_need_no_game_that_tells_them_apart(changed) -> None:
    lots = {"  passing:\n": "  lots:\n    options: [straws, dice]\n  passing:\n",
            "- id: size\n": "- id: straws\n  when: {lots: straws}\n  text: The dealer draws the shortest straw.\n\n"
                            "- id: dice\n  when: {lots: dice}\n  text: The dealer throws most.\n\n- id: size\n"}
    game, book, _ = changed("race", lots)
    assert faults_in_play(game, book, games=3, seed=1) == []


def test_the_same_seed_finds_the_same(changed) -> None:
    changes, *_ = FAULTS["two options that come to the same"]
    game, book, _ = changed("race", changes)
    once, again = (faults_in_play(game, book, games=2, seed=7) for _ in range(2))
    assert once == again != []


def test_an_example_can_show_what_random_games_do_not(changed) -> None:
    late = {"- id: size\n": "- ▸id: late\n  after: round\n  if: len(hand(dealer)) == 0 and len(stock) == 6\n"
                            "  do:\n    - {move: stock, to: hand(dealer)}\n  text: Late.\n\n- id: size\n"}
    game, book, _ = changed("race", late)
    passed, taken = Played("pass", 0, {}), [Played("take", 1, {"card": card}) for card in (0, 1)]
    record = Transcript(game="race", players=("Anna", "Boris"), header={"dealer": 0},
                        reading=resolve(game, {}), moves=(taken[0], passed, taken[1], passed))
    assert "late" not in [fault.message.facts["word"].value
                          for fault in faults_in_play(game, book, games=1, seed=1, examples=[record])
                          if fault.message.kind == "never-counts"]


def test_progress_is_told_up_to_the_end(changed) -> None:
    game, book, _ = changed("race")
    told: list[tuple[int, int]] = []
    faults_in_play(game, book, games=1, seed=1, progress=lambda done, of: told.append((done, of)))
    assert told == [(done, len(told) - 1) for done in range(len(told))]
