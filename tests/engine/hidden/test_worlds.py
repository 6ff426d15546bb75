"""With twelve cards every way to fill in what a record hides is gone through: the verdict must be that of all of them.

RECORDS says how many records; the default is a sample of what was measured on many more.
"""

import os
from collections import Counter
from random import Random

import pytest

from tests.small_deck import TooMany, completions, record, small_battalion
from validator.engine import judge
from validator.engine.generated.compiled import compiled
from validator.findings import ILLEGAL, LEGAL, UNDETERMINED
from validator.rulebook import load_game
from validator.transcripts.read import read_text

RECORDS = int(os.environ.get("RECORDS", "40"))
MOST_WAYS = 3000


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory):
    """How often the truth was one thing and the referee said another."""
    game = small_battalion(tmp_path_factory.mktemp("small"))
    said = Counter()
    for number in range(RECORDS):
        hiding = record(game, Random(number))
        try:
            said[truth(hiding, game), judge(game, hiding).verdict] += 1
        except TooMany:
            continue
    return said


def truth(hiding, game):
    """The verdict that holds for every completion, each judged with all its cards shown."""
    ways = completions(hiding, game, MOST_WAYS)
    broken = [compiled(game, hiding.reading).judge(way).broken_at is not None for way in ways]
    return ILLEGAL if all(broken) else UNDETERMINED if any(broken) else LEGAL


def test_there_are_records_of_every_kind(verdicts):
    assert {truth for truth, _ in verdicts} == {LEGAL, ILLEGAL, UNDETERMINED}


def test_what_is_judged_legal_or_illegal_is_so_however_the_hidden_cards_were(verdicts):
    assert [pair for pair in verdicts if pair[1] != UNDETERMINED and pair[0] != pair[1]] == []


def test_nineteen_of_twenty_undetermined_records_have_completions_of_both_kinds(verdicts):
    both = verdicts[UNDETERMINED, UNDETERMINED]
    one_kind = verdicts[LEGAL, UNDETERMINED] + verdicts[ILLEGAL, UNDETERMINED]
    assert one_kind <= (both + one_kind) // 20      # in a sample of fewer than twenty, none


SWAPPED = """
game: battalion
players: [Anna, Boris, Chiyo]
dealer: Anna
moves:
- deal:
    Anna: 9♠ 10♠ 7♥ 8♥ 9♥ 6♦ 7♦ 8♦ 6♣ 7♣
    Boris: 2♠ 3♠ 4♠ 6♠ 2♥ 3♥ 2♦ 3♦ 2♣ ?
    Chiyo: 7♠ 8♠ J♠ 4♥ 5♥ 6♥ 4♦ 5♦ 3♣ 4♣
- turn-up: Q♥
- Boris: {draw: stock, card: 9♦}
- Boris: {discard: "?"}
- Chiyo: {draw: discard}
- Chiyo: {discard: 4♥}
- Anna: {draw: stock, card: K♣}
- Anna: {discard: K♣}
- Boris: {draw: stock, card: 5♠}
- Boris: {discard: 2♥}
- Chiyo: {draw: stock, card: A♣}
- Chiyo: {discard: 5♠}
- Anna: {draw: stock, card: K♦}
- Anna: {discard: K♦}
- Boris: {draw: stock, card: K♥}
- Boris: {discard: 5♠}
"""


def test_a_card_that_came_in_later_explains_one_that_is_shown_when_the_hidden_one_has_left():
    """Boris discards his hidden card, the five of spades; the five that he discards in the end is the one he drew."""
    [record] = read_text(SWAPPED)
    assert judge(load_game("battalion"), record).verdict == LEGAL
