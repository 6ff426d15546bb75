"""Examples of a rule: a game in which it is kept, and one in which it is broken; the same files that the tests run."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from validator.engine.verdict import verdict
from validator.findings import ILLEGAL, LEGAL, Fact, Judgement
from validator.reports.speaker import Speaker
from validator.rulebook import load_game
from validator.rulebook.compiled import RULES
from validator.rulebook.game import Field, Game, Rule
from validator.transcripts import Transcript, read
from validator.transcripts.transcript import Played

from .cards import pictures
from .edition import Edition
from .markup import box, link, plain

_SHOWN = 4                                  # of the moves, so many before the end


class Example(NamedTuple):
    """A record, and the judgement on it; what would have allowed a move is not asked."""

    path: Path
    record: Transcript
    judgement: Judgement


@cache
def examples(game: str) -> dict[str, list[Example]]:
    """The examples of a game that can be played, by the rule that each is about."""
    found: dict[str, list[Example]] = {}
    for path in sorted((RULES / game / "examples").glob("*.yaml")):
        for record in read(str(path)):
            if isinstance(record, Transcript):
                found.setdefault(path.name.partition(".")[0], []).append(
                    Example(path, record, verdict(load_game(game), record)))
    return found


def files(game: str) -> dict[str, str]:
    """The files of all examples, by their paths on the site."""
    return {_path(game, path): path.read_text(encoding="utf-8")
            for path in sorted((RULES / game / "examples").glob("*.yaml"))}


def _path(game: str, path: Path) -> str:
    return f"{game}/examples/{path.name}"


def of_rule(edition: Edition, rule: Rule) -> Iterator[str]:
    """The first example of each kind."""
    shown = set()
    for example in examples(edition.game.name).get(rule.id, ()):
        if example.judgement.verdict in (LEGAL, ILLEGAL) and example.judgement.verdict not in shown:
            shown.add(example.judgement.verdict)
            yield _example(edition, example)


def _example(edition: Edition, example: Example) -> str:
    record, judgement = example.record, example.judgement
    speaker = Speaker(edition.speaker.language, edition.game, record.players, edition.speaker.wording)
    last = [*record.moves, *([record.result] if record.result else [])]
    first = max(0, len(last) - _SHOWN)
    lines = [f"{number}. {_move(edition.game, speaker, played)}"
             for number, played in enumerate(last[first:], first + 1)]
    said = [plain(speaker.explain(finding)) for finding in judgement.findings]
    where = link(example.path.name, edition.to(_path(edition.game.name, example.path)))
    return box(f"example {judgement.verdict}", [
        f"**{plain(speaker.word(judgement.verdict))}** {' '.join(said)}", "\n".join(lines), box("place", [where])])


def _move(game: Game, speaker: Speaker, played: Played) -> str:
    """A move in words and pictures."""
    values = [_value(speaker, field, played.values[field.name]) for field in game.moves[played.name].fields
              if field.name in played.values]
    what = " ".join([plain(speaker.term("moves", played.name)), *values])
    if played.player is None:
        return what
    told = plain(speaker.word("site.move", player="[]", move="{}"))
    return told.replace(plain("[]"), f"**{plain(speaker.players[played.player])}**").replace(plain("{}"), what)


def _value(speaker: Speaker, field: Field, value: Any) -> str:
    if field.index is None:
        return _single(speaker, field.type, value)
    return " ".join(f"{escape(_index(speaker, field.index, index))} {_single(speaker, field.type, part)}"
                    for index, part in value.items())


def _index(speaker: Speaker, kind: str, index: int) -> str:
    return str(index) if kind == "size" else speaker.show(Fact("holder", index))


def _single(speaker: Speaker, kind: str, value: Any) -> str:
    match kind:
        case "card":
            return pictures([value], speaker)
        case "cards" | "row":
            return pictures(value, speaker)
    return plain(speaker.show(Fact(kind, value)))
