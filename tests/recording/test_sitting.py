"""A game is told line by line, and what stands in the file is that game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.games_at_random import how_many, next_move

from validator.command.languages import words
from validator.engine import judge
from validator.engine.candidates import Proposer
from validator.engine.layout import lay_out
from validator.engine.moments import moments
from validator.engine.play import Play
from validator.engine.program import Program
from validator.findings import LEGAL
from validator.languages import language
from validator.recording.file import RecordFile
from validator.recording.offers import short
from validator.recording.progress import Progress
from validator.recording.sitting import Sitting
from validator.reports.speaker import Speaker
from validator.reports.written import written
from validator.rulebook import from_folder, load_game, resolve
from validator.rulebook.game import Game
from validator.transcripts import Transcript, read_text
from validator.transcripts.transcript import Played
from validator.transcripts.writing import plain_move

NAMES = ("No", 'Anna "the Cat": #1', "千代 🎉", "O'Hara, Zoe", "null", "bid")
EIGHTS = Path(__file__).resolve().parents[1] / "crazy-eights"
GAMES = how_many("RECORDED_GAMES", 1)
SEATS = {"battalion": 3, "clash": 2, "crazy-eights": 3}


def sitting_at(file: RecordFile, game: Game, tag: str = "en") -> Sitting:
    """A sitting that goes on with a file."""
    record, = read_text(file.text, games={game.name: game})
    assert isinstance(record, Transcript), record
    return Sitting(Progress(game, record, file),
                   Speaker(language(tag), game, record.players, words(language(tag)).wording))


def game_called(name: str) -> Game:
    return from_folder(EIGHTS) if name == "crazy-eights" else load_game(name)


def typed(played: Played, game: Game, players: tuple[str, ...], tag: str, random: Random) -> str:
    """A move as somebody types it: as the record has it, or short, or with little letters for suits."""
    if () in played.values.values() or random.random() < 0.1:
        return written(played, game, players, tag)
    line = short(played, game, players, tag)
    if tag == "en" and random.random() < 0.5:
        for sign, letter in zip("♠♥♦♣", "shdc"):
            line = line.replace(sign, letter)
    return line


@pytest.mark.parametrize("tag", ["en", "de", "ru", "ja"])
@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("name", SEATS)
def test_a_game_that_is_told_move_by_move_is_the_game_in_the_file(tmp_path: Path, name: str, seed: int,
                                                                  tag: str) -> None:
    game, random = game_called(name), Random(f"{name} {seed} {tag}")
    players = tuple(random.sample(NAMES, SEATS[name]))
    header = {note: random.randrange(len(players)) for note in game.header}
    path = str(tmp_path / "evening.yaml")
    file = RecordFile.begun(path, {"game": game.name, "language": tag, "players": players,
                                   **{note: players[seat] for note, seat in header.items()}})
    sitting = sitting_at(file, game, tag)
    program = Program(game, resolve(game, {}))
    table = lay_out(program, len(players), header)
    Play(program, table, lambda: True).start()
    proposer, told = Proposer(program, table, random), []
    while table.ended is None and len(told) < 60:
        played = next_move(proposer)
        if told and random.random() < 0.1:
            sitting.answer("undo")
            sitting.answer(typed(told[-1], game, players, tag, random))
        if random.random() < 0.1:
            sitting = sitting_at(RecordFile.existing(path), game, tag)
        said = sitting.answer(typed(played, game, players, tag, random))
        told.append(played)
        assert len(sitting.progress.transcript.moves) == len(told), said
    record, = read_text(Path(path).read_text(encoding="utf-8"), games={game.name: game})
    assert [plain_move(played, game, players) for played in record.moves] == [
        plain_move(played, game, players) for played in told]
    assert judge(game, record).verdict == LEGAL
    assert sitting.done == (table.ended is not None)


@pytest.mark.parametrize("name", ["battalion", "clash"])
def test_a_game_whose_hands_nobody_saw_is_told_to_its_end(tmp_path: Path, name: str) -> None:
    game, random, names = game_called(name), Random(name), NAMES[:SEATS[name]]
    path = str(tmp_path / "evening.yaml")
    file = RecordFile.begun(path, {"game": name, "players": names, **dict.fromkeys(game.header, names[0])})
    sitting, program = sitting_at(file, game), Program(game, resolve(game, {}))
    table = lay_out(program, len(names), dict.fromkeys(game.header, 0))
    Play(program, table, lambda: True).start()
    proposer, count = Proposer(program, table, random), 0
    while table.ended is None and count < 80:
        played = next_move(proposer)
        assert sitting.prompt.startswith(f"{count + 1}")
        said = sitting.answer(unseen(played, game, names))
        count += 1
        assert len(sitting.progress.transcript.moves) == count, said
    record, = read_text(Path(path).read_text(encoding="utf-8"))
    assert judge(game, record).verdict != "illegal"
    for moment, following in zip(moments(game, record), record.moves):      # the record shows who was next
        assert moment.due is not None and moment.due[0] == following.player and following.name in moment.due[1]


def unseen(played: Played, game: Game, names: tuple[str, ...]) -> str:
    """A move with what a table sees of it, told with the name of who makes it."""
    match played.name:
        case "deal" | "set":
            line = played.name
        case "draw":
            line = f"draw {played.values['source']}"
        case "refill":
            line = f"refill {len(played.values['cards'])}"
        case _:
            line = short(played, game, names, "en") if () not in played.values.values() else "surrender"
    return line if played.player is None else f"{names[played.player]}: {line}"
