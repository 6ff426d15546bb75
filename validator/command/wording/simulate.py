"""What `referee simulate` says of itself."""

WORDING = {
    "command.simulate.summary": "write games at random, to try a referee on",
    "command.simulate.description": "Writes games at random that keep to the rules, each a record on a line of JSON, "
                                    "and where errors go how fast that was. With --illegal some of them have one "
                                    "illegal change, and --expected says which move is illegal then. The same seed "
                                    "gives the same games.",
    "command.simulate.epilog": "To judge what was written: referee validate games.jsonl",
    "command.simulate.games": "how many games ({number} without it)",
    "command.simulate.players": "how many play; without it, as few as may",
    "command.simulate.reading": "play by this reading of the rules: canonical (that is the default), or the name of a "
                                "source (de, ru, ja), or a YAML file of house rules",
    "command.simulate.seed": "the number that decides which games are played ({number} without it)",
    "command.simulate.STYLE": "STYLE",
    "command.simulate.style": "how they play, one of {words}; several, parted by commas, are the styles of the players "
                              "in the order of their seats",
    "command.simulate.SHARE": "SHARE",
    "command.simulate.illegal": "the share of the games that have an illegal change, such as 0.1 or 10%",
    "command.simulate.CHANGE": "CHANGE",
    "command.simulate.change": "which kinds of change, parted by commas, of {words}; without it, all",
    "command.simulate.expected": "the file to write what must be said of each record, as lines of JSON",
    "command.simulate.jobs": "how many processes work on it; without it, one for each processor",
    "command.simulate.rules": "a folder with the rules of a game of your own, in place of GAME",
    "command.simulate.no-style": "there is no style “{word}”; did you mean “{near}”?",
    "command.simulate.no-style without near": "there is no style “{word}”, only {known}.",
    "command.simulate.no-change": "there is no kind of change “{word}”; did you mean “{near}”?",
    "command.simulate.no-change without near": "there is no kind of change “{word}”, only {known}.",
    "command.simulate.no-share": "“{word}” is no share; write a number from 0 to 1, or up to 100%.",
    "command.simulate.no-players": "{word} cannot play {game}, only {known}.",
    "command.simulate.nobody": "the rules of {game} let nobody begin, be they 1 to {most} players; look at what they "
                               "require before the game.",
    "command.simulate.no-illegal": "say with --illegal how many of the games are to have a change.",
    "command.simulate.other-game": "the rules in this folder are those of {game}, not of {word}; leave one of the two "
                                   "out.",
    "command.simulate.died": "a process that made games was ended from outside, perhaps for want of memory; try again "
                             "with fewer --jobs.",
    "command.simulate.same-file": "give another file than for --output.",
    "command.simulate.progress": "{number} of {most} games, {speed} a second",
    "command.simulate.progress-short": "{number} of {most} games",
    "command.simulate.done": {
        "one": "{#count} game, {altogether}, {changed}: {speed} games and {pace} moves a second.",
        "other": "{#count} games, {altogether}, {changed}: {speed} games and {pace} moves a second.",
    },
    "command.simulate.done without changed": {
        "one": "{#count} game, {altogether}: {speed} games and {pace} moves a second.",
        "other": "{#count} games, {altogether}: {speed} games and {pace} moves a second.",
    },
    "command.simulate.changed": {
        "one": "{#count} illegal change",
        "other": "{#count} illegal changes",
    },
}
