"""What is said of a record that hides cards is true of the game that was played, whatever is hidden."""

from __future__ import annotations

from random import Random

import pytest

from tests.bookkeeping import can_have_happened, packs_in
from tests.engine.completions import position
from tests.games_at_random import how_many, played_at_random, seats_of, with_changes
from tests.hiding import with_hidden_cards
from tests.slips import with_a_slip
from validator.engine import judge
from validator.engine.generated.compiled import Verdict, compiled
from validator.findings import ILLEGAL, LEGAL, Judgement
from validator.rulebook import load_game
from validator.transcripts.transcript import Transcript

GAME = load_game("battalion")


@pytest.mark.parametrize("seed", range(how_many("HIDDEN_GAMES", 10)))
def test_a_verdict_on_a_record_that_hides_cards_holds_for_the_game_that_was_played(seed):
    random = Random(seed)
    chosen = with_changes(GAME, random)
    game = played_at_random(GAME, chosen.options, random.choice(seats_of(GAME.name)), random,
                            stop_after=random.choice((None, 40, 80)))
    for full in (game, game, with_a_slip(GAME, game, random), with_a_slip(GAME, game, random)):
        record = with_hidden_cards(GAME, full, random)
        if can_have_happened(full, packs_in(full)):
            check(judge(GAME, record), record, compiled(GAME, full.reading).judge(full))


def check(judgement: Judgement, record: Transcript, played: Verdict) -> None:
    """Check that nothing is said of the record that is not so in the game that was played."""
    found = [position(finding, record) for finding in judgement.findings]
    if judgement.verdict == LEGAL:
        assert played.broken_at is None
    if judgement.verdict == ILLEGAL:
        assert played.broken_at is not None and played.broken_at <= found[0]
    if played.broken_at is not None:
        assert min(found) <= played.broken_at           # before it nothing is certain any more
        return
    for shown, true in zip([*judgement.state["chips"].values(), judgement.state["bank"]], played.amounts, strict=True):
        assert shown == true if isinstance(shown, int) else shown[0] <= true <= shown[1]
    assert played.complete or not judgement.complete
    assert judgement.winners in ((), tuple(record.players[seat] for seat in played.winners))
