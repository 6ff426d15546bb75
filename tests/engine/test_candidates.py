"""What is allowed next is proposed once for each thing that can come of it."""

from __future__ import annotations

from validator.cards.notation import parse
from validator.engine.candidates import candidates
from validator.rulebook import load_game
from validator.transcripts.read import read_text
from validator.transcripts.transcript import Played

GAME = load_game("battalion")
ATTACKED = """
game: battalion
reading: {upcard: none}
players: [Anna, Boris, Chiyo]
dealer: Anna
moves:
- deal: {Anna: 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠, Boris: 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥,
         Chiyo: 2♥ 3♥ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦}
""" + "".join(
    f"- {player}: {{draw: stock, card: Q♣}}\n- {player}: {{discard: Q♣}}\n" if turn == 0 else
    f"- {player}: {{draw: discard}}\n- {player}: {{discard: Q♣}}\n"
    for turn, player in enumerate(("Boris", "Chiyo", "Anna") * 3)) + """\
- Boris: {bid: 4}
- Chiyo: pass
- Anna: pass
- Boris: {attack: Chiyo, cards: 4♥ 5♥ 6♥ 7♥}
"""


def test_a_player_surrenders_in_one_way() -> None:
    """Chiyo holds two hearts: she lays one, the other, both, or surrenders; laying none is the same."""
    [record] = read_text(ATTACKED, "yaml", games={"battalion": GAME})
    two, three = parse("2♥ 3♥")
    assert sorted(candidates(GAME, record), key=str) == sorted([
        Played("defend", 2, {"cards": (two,)}), Played("defend", 2, {"cards": (three,)}),
        Played("defend", 2, {"cards": (two, three)}), Played("surrender", 2, {})], key=str)


def test_after_a_claim_about_the_end_nothing_is_allowed() -> None:
    [record] = read_text(ATTACKED + "result: {winner: Anna, reason: forfeit}\n", "yaml", games={"battalion": GAME})
    assert candidates(GAME, record) == []


def test_where_sets_are_not_written_the_reserve_is_not_either() -> None:
    record = """
game: clash
players: [Dora, Emil]
defender: Dora
moves:
- deal: {Dora: 3♣ 4♠ 5♦ 5♥ 6♥ 8♦ 8♣ 9♦ 10♦ J♥ J♠ K♣ A♦, Emil: 13}
"""
    [record] = read_text(record, "yaml", games={"clash": load_game("clash")})
    assert candidates(load_game("clash"), record) == [Played("set", 0, {})]
