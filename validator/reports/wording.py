"""The English sentences of reports. Other languages translate them by their kind.

A placeholder names a fact. A wording with the forms "one" and "other" counts the fact marked ``#``.
Where a fact is nothing, the wording of the kind followed by ``without`` and the fact's name is taken.
"""

from __future__ import annotations

from ..transcripts.wording import WORDING as READER

Wording = str | dict[str, str]

ENGINE: dict[str, Wording] = {
    "not-your-turn": "It is {due}'s turn to {moves}, not {player}'s.",
    "not-your-turn without due": "It is not {player}'s turn: the next thing at the table is to {moves}.",
    "not-now": "{player} cannot {move} now, only {moves}.",
    "not-now without player": "It is not the time to {move}: it is {due}'s turn to {moves}.",
    "not-now without due and player": "It is not the time to {move}: the next thing at the table is to {moves}.",
    "not-in-this-reading": "In this reading nobody may {move}; it is {due}'s turn to {moves}.",
    "not-in-this-reading without due": "In this reading nobody may {move}; the next thing at the table is to {moves}.",
    "game-over": "The game was over before this move.",
    "not-there": {
        "one": "There is no {#cards} in {zone}.",
        "other": "These cards are not in {zone}: {#cards}.",
    },
    "not-on-top": "The top card of {zone} is {top}, not {card}.",
    "not-on-top without top": "There is no card in {zone}, so {card} is not on its top.",
    "too-few": "There are too few cards in {zone}.",
    "nobody": "There is nothing to take from {zone}.",
    "rule-broken": "The move does not do what the rule asks: {values}.",
    "rule-broken without values": "The move does not do what the rule asks.",
}

REPORT: dict[str, Wording] = {
    # verdicts
    "legal": "legal",
    "illegal": "illegal",
    "undetermined": "undetermined",
    "unreadable": "unreadable",
    "stands": "illegal but it stands",
    "taken-back": "illegal but taken back",
    # the head of a report
    "head": "{file}: {verdict} ({played})",
    "head without played": "{file}: {verdict}",
    "head-and-standing": "{head}; {standing}",
    "verdict-and-played": "{verdict} ({played})",
    "verdict-and-played without played": "{verdict}",
    "document": "{file}, game {number}",
    "moves": {"one": "{#count} move", "other": "{#count} moves"},
    "accepted": {"one": "{#count} illegal move accepted", "other": "{#count} illegal moves accepted"},
    "taken-back-so-many": {"one": "{#count} illegal move taken back", "other": "{#count} illegal moves taken back"},
    "complete": "complete",
    "unfinished": "unfinished",
    "house-rules": "house rules",
    "winners": "won by {winners}",
    "standing": "{counter}: {standing}",
    "has": "{who} {number}",
    # a finding
    "in-question": "Cards that the record does not show decide this. In question: {sentence}",
    "move": "move {number} of {count}",
    "rule": "Rule {section} ({rule}):",
    "settled-by": "It would be settled by: {zones}.",
    "more-illegal": {
        "one": "{#count} more illegal move stands or was taken back; --format json tells all of them.",
        "other": "{#count} more illegal moves stand or were taken back; --format json tells all of them.",
    },
    "more-doubts": {
        "one": "{#count} more move depends on cards that are not shown.",
        "other": "{#count} more moves depend on cards that are not shown.",
    },
    "citation": "{language}, {place} ({sentence}):",
    "quoted-from": "{language}, {place} ({sentence})",
    "more-sentences": {
        "one": "{#count} more sentence is shown by: {command}",
        "other": "{#count} more sentences are shown by: {command}",
    },
    "silent": "All sources are silent; this rule is ours. {because}",
    "silent without because": "All sources are silent; this rule is ours.",
    "variants": "It would be allowed under {variants}.",
    "option-told": "{choice} ({sources}) – {answer}",
    "option-told without sources": "{choice} – {answer}",
    "not-judged": {
        "one": "The {#count} move after it is not judged.",
        "other": "The {#count} moves after it are not judged.",
    },
    "before": "The {counter} before this move: {standing}.",
    "at-the-end": "The {counter} at the end of the record: {standing}.",
    # several transcripts
    "so-many": "{number} {verdict}",
    "summary": {"one": "{#count} record: {verdicts}.", "other": "{#count} records: {verdicts}."},
    "summary-under-all": {"one": "{#count} judgement: {verdicts}.",
                          "other": "{#count} judgements, one for each record and reading: {verdicts}."},
    "broken-rules": "Rules of {game} that were broken, and how often:",
    "died-over": "The process that was to judge this record was ended from outside, each time that it was tried; "
                 "perhaps there is too little memory for it.",
    "fault-in-referee": "A fault of the referee itself ({error}) lets this record go without a verdict; please report "
                        "it with the record.",
    # the page of several
    "judged-records": "Recorded games, judged",
    "legal-records": "Legal games",
    # for tools
    "not-understood": "The record cannot be understood.",
    # what is allowed next
    "may": "{player} may {move}:",
    "table-may": "The table may {move}:",
    "nothing-allowed": "No move is allowed any more.",
    "and-more": "… and {count} more",
    # the table, drawn
    "replay.start": "before the first move",
    "replay.seat": "{player} – {marks}",
    "replay.has": "{thing}: {value}",
    "replay.cards": {"one": "{#count} card", "other": "{#count} cards"},
    "replay.pile": {"one": "{card} ({#count} card)", "other": "{card} on top ({#count} cards)"},
    "replay.due": "It is {due}'s turn to {moves}.",
    "replay.due without due": "The next thing at the table is to {moves}.",
    "replay.due-unknown": "Who moves next depends on cards that the record does not show.",
    "replay.over": "The game is over; it was won by {winners}.",
    "replay.over without winners": "The game is over.",
    # languages
    "language-de": "German",
    "language-en": "English",
    "language-ja": "Japanese",
    "language-ru": "Russian",
    # facts
    "yes": "yes",
    "no": "no",
    "unknown": "unknown",
    "nobody-there": "nobody",
    "nothing": "nothing",
    "no-cards": "no cards",
    "no-suit": "no suit",
    "unknown-suit": "a suit that is not known",
    "unknown-cards": {"one": "{#count} unknown card", "other": "{#count} unknown cards"},
    "more": "{count} more",
    "interval": "{lowest} to {highest}",
    "long-number": {"one": "{number} ({#digits} digit)", "other": "{number} ({#digits} digits)"},
    "place": "line {line}, column {column}",
    # why the system does not read or write a file
    "reason.disk-full": "the disk is full; make room on it",
    "reason.disk-fails": "the disk does not work as it should; try another one",
    "reason.forbidden": "you have no permission; choose another folder, or ask whoever owns it",
    "reason.name-too-long": "its name is too long; give a shorter one",
    "reason.not-there": "the file or its folder is not there",
    "reason.read-only": "the disk can only be read; choose another one",
    "value": "{expression} is {value}",
    "unworded": "{kind} ({values})",
}

WORDING: dict[str, Wording] = {**READER, **ENGINE, **REPORT}
