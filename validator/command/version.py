"""Which referee this is, and by which editions of the rules it judges."""

from __future__ import annotations

from ..findings import Fact
from ..reports.speaker import Speaker


def installed() -> str | None:
    """The version of the referee; None where it is run from a folder and not installed."""
    from importlib.metadata import PackageNotFoundError, version
    try:
        return version("battalion-clash-referee")
    except PackageNotFoundError:
        return None


def told(speaker: Speaker) -> str:
    """The version and the editions, as a line for people."""
    from ..rulebook import game_names, load_game
    own = installed() or speaker.word("command.not-installed")
    games = map(load_game, game_names())
    editions = [f"{Speaker(speaker.language, game).term('titles', game.name)} {game.edition}" for game in games]
    return speaker.word("command.version", version=own, games=Fact("texts", editions))
