"""Find the shortest records that tell the options of a game apart, and write them into its folder.

``python -m validator.soundness battalion`` looks, for each option that is not canonical, for the shortest record which
that option and the canonical one judge differently: among the examples of the game, games at random, and what can be
made of both. It writes ``rules/battalion/differences/VARIANT.OPTION.yaml`` and names the files that it changes; one
whose option there is no longer is removed, and named with a minus. For a large game this takes some minutes; the names
of variants behind that of the game have it look for these alone. The same rules and examples give the same files.

In place of a name, a folder with rules can be given. The exit status is 1 if no record was found for an option whose
rules differ, and 2 if there is no such game, or its rules cannot be used.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from ..documents.writing import write_whole
from ..reports.differences import file_text
from ..rulebook import RuleError, from_folder, game_names, load_game
from ..rulebook.compiled import RULES
from ..rulebook.game import Game, Variant
from ..transcripts.read import read
from ..transcripts.transcript import Transcript
from .apart import can_be_told_apart
from .differences import FOLDER, sides
from .games import at_random
from .shortest import shortest

GAMES, SEED = 1, 1
"""So many games at random under each option; the seed they are drawn by."""

LONGEST = 80
"""So many moves are made in them; a longer game shows nothing to a reader."""


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for; returns the exit status."""
    name, *wanted = arguments or [""]
    folder = RULES / name if name in game_names() else Path(name)
    if not (folder / "game.yaml").is_file():
        print(__doc__, file=sys.stderr)
        return 2
    try:
        game = load_game(name) if name in game_names() else from_folder(folder)
    except RuleError as error:
        print(error, file=sys.stderr)
        return 2
    if unknown := [variant for variant in wanted if variant not in game.variants]:
        print(f"{game.name} has no variant {', '.join(unknown)}, but {', '.join(game.variants)}.", file=sys.stderr)
        return 2
    return _refresh(game, folder, [game.variants[variant] for variant in wanted or game.variants])


def _refresh(game: Game, folder: Path, variants: Sequence[Variant]) -> int:
    """Find what tells these variants' options apart, and bring their files up to date."""
    pools = list(_examples(game, folder)), at_random(game, GAMES, SEED, LONGEST)
    missing, kept = 0, set()
    for variant, option in _told_apart(game, variants):
        difference = shortest(game, variant, option, SEED, *pools)
        path = folder / FOLDER / f"{variant.name}.{option}.yaml"
        kept.add(path)
        if difference is None:
            print(f"{variant.name}: {option}: no record was found", file=sys.stderr)
            missing += 1
        elif _write(path, file_text(difference, game)):
            print(path.relative_to(folder.parent))
    for path in sorted((folder / FOLDER).glob("*.yaml")):
        variant = path.name.partition(".")[0]
        if path not in kept and (variant not in game.variants or game.variants[variant] in variants):
            path.unlink()
            print(f"- {path.relative_to(folder.parent)}")
    return 1 if missing else 0


def _told_apart(game: Game, variants: Sequence[Variant]) -> Iterator[tuple[Variant, str]]:
    """The options, besides the canonical ones, that a record can tell apart from those."""
    for variant in variants:
        for option in variant.options[1:]:
            pair = sides(game, variant, option)
            if pair and can_be_told_apart(game, *pair):
                yield variant, option


def _examples(game: Game, folder: Path) -> Iterator[Transcript]:
    for path in sorted(folder.glob("examples/*.yaml")):
        yield from (record for record in read(str(path), games={game.name: game}) if isinstance(record, Transcript))


def _write(path: Path, text: str) -> bool:
    """Write a file unless it says this already; returns whether it was written."""
    data = text.encode("utf-8")
    if path.is_file() and path.read_bytes() == data:
        return False
    path.parent.mkdir(exist_ok=True)
    write_whole(str(path), data)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
