"""What `referee dispute` says of itself."""

WORDING = {
    "command.dispute.summary": "settle a dispute over a move",
    "command.dispute.description": "Asks a move of every reading of the rules: which allow it, which options decide, "
                                   "who says what, and what is canonical and why.",
    "command.dispute.epilog": "Without a move, the one is taken that the record's reading calls illegal, or else the "
                              "first on which the named readings differ.",
    "command.dispute.move": "the number of the move in dispute, or “result”",
    "command.dispute.format": "text, for people (that is the default), html or markdown, for a page to print or "
                              "to pass on, or json, for programs",
    "command.dispute.no-result": "the record has no result; leave out --move, or give the number of a move.",
    "command.dispute.no-move": {
        "one": "there is no move {word}; the record has {#count} move.",
        "other": "there is no move {word}; the record has {#count} moves.",
    },
    "command.dispute.not-a-move": "“{word}” is no move; give its number, counted from 1, or “result”.",
}
