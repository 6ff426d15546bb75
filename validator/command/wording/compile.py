"""What `referee compile` says of itself."""

WORDING = {
    "command.compile.summary": "show the Python source by which many records are judged",
    "command.compile.description": "Shows what is made of the rules of a game in a reading for whoever judges many "
                                   "records: Python source, with a function for each phase. It is made anew from the "
                                   "rules whenever it is needed.",
    "command.compile.epilog": "Comments name the rules; referee rules GAME RULE shows one of them.",
    "command.compile.PHASE": "PHASE",
    "command.compile.phase": "a phase of the game, such as bidding; without it, everything is shown",
    "command.compile.no-phase": "there is no phase “{word}”; did you mean “{near}”?",
    "command.compile.no-phase without near": "there is no phase “{word}”, only {known}.",
    "command.compile.head": "{game} as it is played in the reading {reading}, made from the rules.\n"
                            "What is called and not defined here is in validator.engine.generated.",
}
