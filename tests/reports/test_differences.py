"""A difference is written so that the same record is read again, with what is said of it above."""

from __future__ import annotations

from dataclasses import replace

import pytest

from validator.reports.differences import file_text
from validator.rulebook import load_game, resolve
from validator.soundness.differences import judged, sides
from validator.transcripts.read import read_text
from validator.transcripts.transcript import Played, Transcript

BATTALION = load_game("battalion")


def difference(variant: str, option: str, players: tuple[str, ...], *moves: Played):
    pair = sides(BATTALION, BATTALION.variants[variant], option)
    record = Transcript("battalion", players, {}, {"dealer": 0}, moves)
    return judged(BATTALION, BATTALION.variants[variant], option, record, pair)


@pytest.mark.parametrize("players", [("Anna", "Boris", "Chiyo", "Dora", "Emil"), ("No", "1:2", "010", "- #", "a, b")])
def test_the_record_is_read_again_whatever_the_players_are_called(players: tuple[str, ...]) -> None:
    found = difference("chips", "ten", players, Played("score", None, {"claim": {1: 15, 5: 0}}))
    record, = read_text(file_text(found, BATTALION))
    assert (record.players, record.reading) == (players, resolve(BATTALION, {}))
    assert [replace(played, place=None) for played in record.moves] == list(found.record.moves)


def test_its_first_lines_say_what_each_option_makes_of_it() -> None:
    players = ("Anna", "Boris", "Chiyo", "Dora", "Emil")
    found = difference("chips", "ten", players, Played("score", None, {"claim": {1: 15}}))
    assert file_text(found, BATTALION).splitlines() == [
        "# How many chips does everybody have when five or six play?",
        "# fifteen-twenty: legal",
        "# ten: illegal by score-claims: The score is not right: Boris has 10 chips, not 15.",
        "game: battalion",
        "players: [Anna, Boris, Chiyo, Dora, Emil]",
        "dealer: Anna",
        "moves:",
        "  - score: {Boris: 15}"]
