"""What `referee sources` says of itself."""

WORDING = {
    "command.sources.summary": "show the documents that the rules were taken from",
    "command.sources.description": "Shows the documents that the rules of a game, or of all games, were taken from: "
                                   "what they are, and where they come from.",
    "command.sources.epilog": "Their sentences are shown by: referee concordance",
}
