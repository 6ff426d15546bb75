"""Makes the games, measures everything, and writes the page: what ``python -m benchmarks`` runs once it is set up."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

from validator.reports.language import Language

from . import compiled, figures, guide, machine, reach, speed
from .cells import Amount, Rows, written
from .contenders import CONTENDERS
from .corpora import expected_of
from .environment import CHECKOUT
from .making import games_a_second
from .many import Many, many
from .readings import Readings
from .rounds import ROUNDS, Process, Void, in_turns
from .start_up import StartUp, start_up


def main(arguments: list[str]) -> int:
    """Measure, and fill the page unless told ``--dry``; returns the exit status."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            rows, blocks = measured(Path(folder))
        except Void as void:
            print(f"Nothing is written, as a run is void: {void}.", file=sys.stderr)
            return 1
    for name, cells in rows.items():
        print(f"{name:22}", *(f"{written(cell, Language()):>12}" for cell in cells))
    print(*blocks.values(), sep="\n")
    print(f"It took {time.monotonic() - began:.0f} s.")
    if "--dry" not in arguments:
        guide.fill(rows, blocks)
    return 0


def measured(folder: Path) -> tuple[Rows, dict[str, str]]:
    """The rows of all tables, and the blocks. Raises Void."""
    names, load = speed.installed(), machine.load()
    corpora = sorted({CONTENDERS[name].corpus for name in names})
    ours = folder / CONTENDERS[speed.OURS].corpus
    tell("Making games")
    _python("benchmarks.corpora", str(folder), *corpora)
    games = {name: expected_of(folder / name) for name in corpora}
    tell("Compiling, as a trial")
    trial = folder / "trial"
    if speed.COMPILED in names and not compiled.build(trial, ours):
        names.remove(speed.COMPILED)
    tell("All in turns")
    runs = in_turns(names, lambda name: Process(name, folder / CONTENDERS[name].corpus,
                                                trial if name == speed.COMPILED else CHECKOUT))
    tell("Where the time goes")
    blocks = {"hot-spots": _python("benchmarks.hot_spots", str(ours))}
    tell("Starting, making games once more, and all readings")
    started, made = start_up(), games_a_second()
    asked = Readings(*json.loads(_python("benchmarks.readings", str(ours))))
    tell("Whole archives")
    moves = CONTENDERS[speed.OURS].moves(games[ours.name])
    archive = many(ours, figures.of(runs[speed.OURS].rates).median * len(games[ours.name]) / moves)
    reached = speed.reached(runs) | {"start-up": started.times_legal, "start-up-illegal": started.times_illegal,
                                     "readings": asked.times,
                                     "longest-reading": asked.times_longest,
                                     "two-processes": archive.times, "long-stream": archive.grown}
    return {
        "date": (date.today().isoformat(),), "processor": (machine.processor(),), "system": (machine.system(),),
        "load": (load if load is None else Amount(load, 1),), "rounds": (Amount(ROUNDS),),
        "versions": (speed.versions(names),), "missing": (speed.missing(names),),
        **speed.rows(runs, games), **commands(started, archive, asked, made), **reach.rows(reached),
    }, blocks


def commands(started: StartUp, archive: Many, asked: Readings, made: float) -> Rows:
    """The rows on what is asked from the command line."""
    return {
        "start-nothing": (Amount(1000 * started.nothing, 1),),
        "start-legal": (Amount(1000 * started.legal, 1),),
        "start-illegal": (Amount(1000 * started.illegal, 1),),
        "one-process": (Amount(archive.one),),
        "two-processes": (Amount(archive.two),),
        "short-stream": (archive.short and Amount(archive.short / speed.MEGABYTE, 1),),
        "long-stream": (archive.long and Amount(archive.long / speed.MEGABYTE, 1),),
        "one-reading": (Amount(1000 * asked.one, 2),),
        "longest-reading": (Amount(1000 * asked.longest, 2),),
        "all-readings": (Amount(1000 * asked.all, 2),),
        "simulate": (Amount(made),),
    }


def tell(what: str) -> None:
    """Say what goes on now."""
    print(f"{what} ...", file=sys.stderr, flush=True)


def _python(module: str, *arguments: str) -> str:
    done = subprocess.run([sys.executable, "-m", module, *arguments], stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise Void(f"{module} did not come to its end")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
