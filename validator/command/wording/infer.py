"""What `referee infer` says of itself."""

WORDING = {
    "command.infer.summary": "find out by which rules a game was played",
    "command.infer.description": "Tells under which readings all the records are legal, and which options the play "
                                 "proves or excludes, with the move that proves it.",
    "command.infer.epilog": "Records of one table narrow it together, so give all of them.",
    "command.infer.other-game": "{file} is a record of {word}, and what comes before it is of {game}; give records of "
                                "one game.",
    "command.infer.hidden": "{file} hides cards, and what they were decides by which rules it was played; give records "
                            "that show every card.",
}
