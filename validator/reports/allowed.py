"""What is allowed next, as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..findings import Fact, Judgement
from ..rulebook.game import Game
from ..transcripts.transcript import Played, Transcript
from .head import head
from .language import ENGLISH, Language
from .speaker import Speaker
from .style import paint
from .visible import visible
from .wrapping import shorten, wrap
from .written import written

_EXAMPLES = 6
_INDENT = "  "


def render(judgement: Judgement, candidates: Iterable[Played], transcript: Transcript, game: Game, *, width: int = 80,
           colour: bool = False, language: Language = ENGLISH, document: int | None = None, all: bool = False) -> str:
    """Who may do what after the last move of a record: of each kind of move some examples, as the record writes them.

    `candidates` are the moves that are allowed, `all` asks for each of them; the other arguments are as those of
    `text.render`.
    """
    speaker = Speaker(language, game, transcript.players)
    kinds: dict[tuple[int | None, str], list[Played]] = {}
    for candidate in candidates:
        kinds.setdefault((candidate.player, candidate.name), []).append(candidate)
    lines = [line for moves in kinds.values()
             for line in _kind(moves, transcript, speaker, width, colour, len(moves) if all else _EXAMPLES)]
    return "\n".join([head(judgement, speaker, document=document, columns=width, colour=colour), "",
                      *(lines or [_INDENT + speaker.word("nothing-allowed")])])


def _kind(moves: list[Played], transcript: Transcript, speaker: Speaker, width: int, colour: bool,
          shown: int) -> Iterator[str]:
    """One kind of move of one player, or of the table; so many of them are shown."""
    wording = "table-may" if moves[0].player is None else "may"
    may = speaker.word(wording, player=Fact("seat", moves[0].player), move=Fact("move", moves[0].name))
    yield paint(wrap(may, width, _INDENT), "label", colour)
    for move in moves[:shown]:
        example = visible(written(move, speaker.game, transcript.players, transcript.language))
        yield 2 * _INDENT + shorten(example, width - 2 * len(_INDENT))
    if len(moves) > shown:
        yield 2 * _INDENT + speaker.word("and-more", count=len(moves) - shown)
