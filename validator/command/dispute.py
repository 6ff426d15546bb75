"""`referee dispute`: which readings allow a move, which options decide, and on what grounds."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ..findings import UNREADABLE, Fact, Message, Place
from ..reports.language import Language
from .books import page_for
from .console import Console
from .misuse import Misuse, message
from .parser import Parser, Wrong, one_of
from .records import Case, add_record_arguments, judged

if TYPE_CHECKING:
    from .rulings import JsonRulings, PaperRulings, TextRulings

_RESULT = "result"
_FORMATS = ("text", "json", "html", "markdown")


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_record_arguments(parser)
    parser.add_argument("--move", metavar=parser.say("command.NUMBER"), type=_move,
                        help=parser.say("command.dispute.move"))
    parser.add_argument("--format", metavar=parser.say("command.FORMAT"), type=one_of("command.no-format", _FORMATS),
                        default="text", help=parser.say("command.dispute.format"))


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Settle the dispute of every record; returns 0, or 2 if one cannot be read."""
    output = _output(arguments.format, console, language)
    status = 0
    for case in judged(arguments, "dispute"):
        if case.judgement.verdict == UNREADABLE:
            output.tell(case)
            status = 2
        else:
            _settle(case, arguments.move, output, console, language)
    output.finish()
    return status


def _output(format: str, console: Console, language: Language) -> TextRulings | JsonRulings | PaperRulings:
    from . import rulings
    if format in ("html", "markdown"):
        from ..reports import paper
        return rulings.PaperRulings(console, language, getattr(paper, format))
    return (rulings.JsonRulings if format == "json" else rulings.TextRulings)(console, language)


def _settle(case: Case, wanted: int | str | None, output: TextRulings | JsonRulings | PaperRulings, console: Console,
            language: Language) -> None:
    from ..disputes.ruling import ruling
    from ..reports.book.ruling_words import Where
    record, game = case.transcript, case.game
    if wanted == _RESULT and record.result is None:
        raise Misuse(message("command.dispute.no-result"), command="referee dispute")
    if isinstance(wanted, int) and wanted > len(record.moves):
        facts = {"count": Fact("number", len(record.moves)), "word": Fact("text", str(wanted))}
        raise Misuse(Message("command.dispute.no-move", facts), command="referee dispute")
    found = ruling(game, record, wanted if isinstance(wanted, int) else None, result=wanted == _RESULT)
    page = page_for(game, console, language, record.players)
    if found is None:
        output.agree(case, page)
        return
    played = record.result if found.number is None else record.moves[found.number - 1]
    move = game.moves[played.name]
    where = Where(case.judgement.file or "-", case.document, case.source, played.place or Place(1, 1), found.number,
                  len(record.moves), None if played.player is None else record.players[played.player],
                  move.anytime or move.final)
    output.settle(case, page, where, found)


def _move(word: str) -> int | str:
    if word == _RESULT:
        return word
    if not (word.isascii() and word.isdigit() and word[:1] != "0" and len(word) < 7):
        raise Wrong(message("command.dispute.not-a-move", word=word))
    return int(word)
