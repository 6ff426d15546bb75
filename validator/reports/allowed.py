"""What is allowed next, as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..findings import Fact
from ..rulebook.game import Game
from ..transcripts.transcript import Played, Transcript
from .language import ENGLISH, Language
from .speaker import Speaker
from .style import paint
from .visible import visible
from .wrapping import shorten
from .written import written

_EXAMPLES = 6
_INDENT = "  "


def render(candidates: Iterable[Played], transcript: Transcript, game: Game, *, width: int = 80, colour: bool = False,
           language: Language = ENGLISH) -> str:
    """Who may do what now: of each kind of move some examples, as the record would write them.

    `candidates` are the moves that are allowed after the last one of the transcript.
    """
    speaker = Speaker(language, game, transcript.players)
    kinds: dict[tuple[int | None, str], list[Played]] = {}
    for candidate in candidates:
        kinds.setdefault((candidate.player, candidate.name), []).append(candidate)
    if not kinds:
        return _INDENT + speaker.word("nothing-allowed")
    return "\n".join(line for moves in kinds.values() for line in _kind(moves, transcript, speaker, width, colour))


def _kind(moves: list[Played], transcript: Transcript, speaker: Speaker, width: int, colour: bool) -> Iterator[str]:
    """One kind of move of one player, or of the table."""
    wording = "table-may" if moves[0].player is None else "may"
    may = speaker.word(wording, player=Fact("seat", moves[0].player), move=Fact("move", moves[0].name))
    yield _INDENT + paint(may, "label", colour)
    for move in moves[:_EXAMPLES]:
        example = visible(written(move, speaker.game, transcript.players, transcript.language))
        yield 2 * _INDENT + shorten(example, width - 2 * len(_INDENT))
    if len(moves) > _EXAMPLES:
        yield 2 * _INDENT + speaker.word("and-more", count=len(moves) - _EXAMPLES)
