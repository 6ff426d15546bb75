"""`referee replay`: a game move by move, the table drawn at each moment."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence

from ..findings import UNREADABLE, Fact, Message
from ..reports.language import Language
from ..reports.speaker import Speaker
from ..reports.visible import visible
from ..reports.wrapping import wrap
from .asking import Dialogue, Left
from .console import Console
from .languages import words
from .misuse import Misuse, message
from .output import TextOutput
from .parser import Parser, Wrong
from .records import Case, add_record_arguments, judged
from .validate import exit_status

_END = "end"
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"
_ARROWS = {"\x1b[c": "forward", "\x1b[d": "back"}     # where the terminal leaves them in the line; in small letters


def add_arguments(parser: Parser) -> None:
    """Declare what the command takes."""
    add_record_arguments(parser)
    parser.add_argument("--move", metavar=parser.say("command.NUMBER"), type=_moment,
                        help=parser.say("command.replay.move"))


def run(arguments: argparse.Namespace, console: Console, language: Language) -> int:
    """Show every record; returns the exit status."""
    output = TextOutput(console, language)
    verdicts: Counter[str] = Counter()
    for case in judged(arguments, "replay"):
        if verdicts:
            console.text("")                # between two records
        verdicts[case.judgement.verdict] += 1
        if case.judgement.verdict == UNREADABLE:
            output.tell(case)
        else:
            _show(case, arguments.move, console, language)
    return exit_status(verdicts)


def _show(case: Case, wanted: str | None, console: Console, language: Language) -> None:
    """One record: a single moment of it, or all of them."""
    screens = _screens(case, console, language)
    if wanted is not None:
        console.text(screens[_place(wanted, case, len(screens))])
    elif sys.stdin is not None and sys.stdin.isatty() and console.stream.isatty():
        _step(screens, Dialogue(console, sys.stdin), words(language))
    else:
        console.text("\n\n".join(screens))


def _screens(case: Case, console: Console, language: Language) -> list[str]:
    """What is shown at each moment; behind the last of them, what is wrong with the move that follows."""
    from ..engine.moments import moments
    from ..reports.picture import Picture
    from ..reports.text import render
    illegal = next((finding for finding in case.judgement.findings if finding.ends_play), None)
    legal = None if illegal is None or illegal.move is None else illegal.move - 1
    picture = Picture(case.game, case.transcript, Speaker(language, case.game, case.transcript.players),
                      console.width, console.colour)
    screens = [picture.draw(moment) for moment in moments(case.game, case.transcript, legal)]
    if illegal is not None:
        screens.append(render(case.judgement, case.source, case.game, width=console.width, colour=console.colour,
                              language=language, document=case.document))
    return screens


def _step(screens: Sequence[str], dialogue: Dialogue, speaker: Speaker) -> None:
    """Go through the moments as somebody at the terminal asks for."""
    keys = {word: kind for kind in ("forward", "back", "end", "quit")
            for word in ("", *speaker.word(f"command.replay.{kind}").split())[kind != "forward":]}
    keys |= _ARROWS
    short = {kind: speaker.word(f"command.replay.{kind}").split()[0] for kind in ("back", "end", "quit")}
    prompt = speaker.word("command.replay.keys", number=speaker.word("command.NUMBER"), **short)
    place, last, answer = 0, len(screens) - 1, ""
    while True:
        if os.environ.get("TERM", "dumb") != "dumb" or os.name == "nt":
            dialogue.console.stream.write(_CLEAR)
        lines = [wrap(line, dialogue.console.width) for line in (answer, prompt) if line]
        dialogue.say("\n".join([screens[place], "", *lines]))
        answer = ""
        try:
            typed = dialogue.ask("> ").lower()
        except Left:
            return
        match keys.get(typed, typed):
            case "quit":
                return
            case "forward":
                place = min(place + 1, last)
            case "back":
                place = max(place - 1, 0)
            case "end":
                place = last
            case number if number.isdecimal() and len(number) < 7:
                place = min(int(number), last)
            case _:
                answer = speaker.word("command.replay.no-key", word=visible(typed))


def _place(wanted: str, case: Case, screens: int) -> int:
    """Which of the screens is wanted. Raises Misuse for a move that is not there."""
    count = len(case.transcript.moves)
    number = count if wanted == _END else int(wanted)
    number += count + 1 if number < 0 else 0
    if not 0 <= number <= count:
        raise Misuse(Message("command.dispute.no-move", {"count": Fact("number", count),
                                                         "word": Fact("text", wanted)}), command="referee replay")
    return screens - 1 if wanted == _END else min(number, screens - 1)


def _moment(word: str) -> str:
    if word != _END and not (word.isascii() and word.removeprefix("-").isdigit() and len(word) < 7):
        raise Wrong(message("command.replay.not-a-moment", word=word))
    return word
