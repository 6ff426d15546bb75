"""What `referee check` says of itself."""

WORDING = {
    "command.check.summary": "check rules as rules, for whoever writes them",
    "command.check.description": "Checks the rules of a game: first whether they can be used, with the first mistake "
                                 "at its place; then what is idle in them or missing: options on which no rule "
                                 "depends, questions that no reading asks, rules without sources, requirements "
                                 "without a sentence, words that nothing uses. It says nothing where all is well.",
    "command.check.epilog": "Exit status: 0 if nothing is wrong, 1 if something is, 2 if the command was misused.",
    "command.check.game": "the game, such as battalion, or a folder with the rules of one",
    "command.check.play": "play games at random, too, and tell which rules never count for anything, and which options "
                          "no game tells apart; it may take minutes",
    "command.check.games": "how many games are played under each option ({number} without it)",
    "command.check.seed": "the number that decides which games are played ({number} without it)",
    "command.check.no-number": "“{word}” is no number from 1 to {most}.",
    "command.check.no-schemas": "rules can be checked in a checkout of the project only, where their schemas are.",
}
