"""What `referee moves` says of itself."""

WORDING = {
    "command.moves.summary": "show what is allowed next",
    "command.moves.description": "Shows whose turn it is after the last recorded move and which moves are allowed now, "
                                 "as a record would write them. A record that is illegal or unreadable is reported as "
                                 "validate does.",
    "command.moves.format": "text, for people (that is the default), or json: what validate tells, and the moves "
                            "allowed",
    "command.moves.all": "of the text, show all moves, and not only some of each kind",
    "command.moves.epilog": "Exit status: as that of validate.",
}
