"""The English of the command line itself. Reports have their own wording.

A placeholder names a fact. Where a fact is nothing, the wording of the kind followed by ``without`` and the fact's
name is taken.
"""

WORDING = {
    # the help of every command
    "command.usage": "usage:",
    "command.arguments": "arguments",
    "command.options": "options",
    "command.help": "show this help",
    "command.for-help": "For help: {command} --help",
    # the command without a command
    "command.description": "Judges recorded card games by their rules, and names the rule.",
    "command.commands": "commands:",
    "command.each-has-help": "Each command has a --help of its own.",
    "command.version-help": "show the version, and the editions of the rules",
    "command.version": "referee {version}, rules of {games}",
    "command.not-installed": "(not installed)",
    # what is put in for a value
    "command.COMMAND": "COMMAND",
    "command.FILE": "FILE",
    "command.NAME": "NAME",
    "command.VARIANT": "VARIANT",
    "command.OPTION": "OPTION",
    "command.LANGUAGE": "LANGUAGE",
    "command.FORMAT": "FORMAT",
    "command.GAME": "GAME",
    "command.FOLDER": "FOLDER",
    "command.NUMBER": "NUMBER",
    "command.RULE": "RULE",
    "command.SENTENCE": "SENTENCE",
    # arguments that several commands take
    "command.files": "a record in YAML or JSON, or many, a line each (.jsonl); it may be packed with gzip or zstd; - "
                     "is standard input",
    "command.reading": "judge by this reading of the rules, not the one that the record names: canonical, or the name "
                       "of a source (de, ru, ja), or a YAML file of house rules, with a line such as “target: next” "
                       "for each variant",
    "command.set": "change one option of the reading; may be given again",
    "command.rules-folder": "a folder with the rules of a game of your own, for the records that name it",
    "command.lang": "the language to report in: {languages}; without it, that of the environment, or else English",
    # referee validate
    "command.validate.summary": "judge recorded games",
    "command.validate.description": "Judges recorded games: legal, illegal, undetermined where a record hides what a "
                                    "rule needs, or unreadable. Of a game that is not legal it shows the place, why, "
                                    "and the rule.",
    "command.validate.epilog": "Exit status: 0 if every game is legal, 1 if one is illegal, 3 if one is undetermined "
                               "and none illegal, 2 if something could not be read.",
    "command.validate.format": "text, for people (that is the default), or json: an object for each game, on a line "
                               "each",
    "command.validate.quiet": "of the text, show the last line only: how many of each",
    # referee moves
    "command.moves.summary": "show what is allowed next",
    "command.moves.description": "Shows whose turn it is after the last recorded move and which moves are allowed now, "
                                 "as a record would write them. A record that is illegal or unreadable is reported as "
                                 "validate does.",
    "command.moves.format": "text, for people (that is the default), or json: what validate tells, and the moves "
                            "allowed",
    "command.moves.all": "of the text, show all moves, and not only some of each kind",
    "command.moves.epilog": "Exit status: as that of validate.",
    # referee dispute
    "command.dispute.summary": "settle a dispute over a move",
    "command.dispute.description": "Asks a move of every reading of the rules: which allow it, which options decide, who "
                                   "says what, and what is canonical and why.",
    "command.dispute.epilog": "Without a move, the one is taken that the record's reading calls illegal, or else the "
                              "first on which the named readings differ.",
    "command.dispute.move": "the number of the move in dispute, or “result”",
    "command.dispute.format": "text, for people (that is the default), or json, for programs",
    "command.dispute.no-result": "the record has no result; leave out --move, or give the number of a move.",
    "command.dispute.no-move": {
        "one": "there is no move {word}; the record has {#count} move.",
        "other": "there is no move {word}; the record has {#count} moves.",
    },
    "command.dispute.not-a-move": "“{word}” is no move; give its number, counted from 1, or “result”.",
    # referee infer
    "command.infer.summary": "find out by which rules a game was played",
    "command.infer.description": "Tells under which readings all the records are legal, and which options the play "
                                 "proves or excludes, with the move that proves it.",
    "command.infer.epilog": "Records of one table narrow it together, so give all of them.",
    "command.infer.two-games": "the records are of different games, {games}; give those of one.",
    "command.infer.hidden": "{file} hides cards, and what they were decides by which rules it was played; give records "
                            "that show every card.",
    # what commands that show the rule book take
    "command.game": "the game, such as battalion",
    "command.format": "text, for people (that is the default), or json, for programs",
    "command.reading-shown": "the reading to show: canonical (that is the default), or the name of a source (de, ru, "
                             "ja), or a YAML file of house rules, with a line such as “target: next” for each variant",
    # referee rules
    "command.rules.summary": "show the rule book, or a rule with what it rests on",
    "command.rules.description": "Shows the rules of a game in a reading, as one text; or one rule: why it is there, "
                                 "the sentences of the sources behind it, and what stands in its place under other "
                                 "options.",
    "command.rules.epilog": "A rule keeps its number in every reading.",
    "command.rules.rule": "a rule: its number or its name, such as 3.11 or bid-must-exceed",
    # referee variants
    "command.variants.summary": "show where the sources disagree, and what decided",
    "command.variants.description": "Shows the questions on which the sources of a game disagree or are silent, with "
                                    "the answers that can be chosen; or one question whole: what each source says, in "
                                    "its own words, what decided, and how certain that is.",
    "command.variants.epilog": "An option is chosen with --set, as in: referee validate --set suit-ban=none FILE",
    "command.variants.variant": "a variant, such as suit-ban",
    # referee sources
    "command.sources.summary": "show the documents that the rules were taken from",
    "command.sources.description": "Shows the documents that the rules of a game, or of all games, were taken from: "
                                   "what they are, and where they come from.",
    "command.sources.epilog": "Their sentences are shown by: referee concordance",
    # referee concordance
    "command.concordance.summary": "show what became of each sentence of the sources",
    "command.concordance.description": "Shows how much of the sources is accounted for; or for every sentence of one "
                                       "source the rules and options that rest on it; or this for a single sentence; "
                                       "or the sentences behind a rule.",
    "command.concordance.epilog": "A sentence that supports nothing says so: it is flavour, such as a title.",
    "command.concordance.sentence": "a source, such as ja; a sentence, such as ja-60; or a rule, such as suit-ban",
    # referee check
    "command.check.summary": "check rules as rules, for whoever writes them",
    "command.check.description": "Checks the rules of a game: first whether they can be used, with the first mistake "
                                 "at its place; then what is idle in them or missing: options on which no rule depends, "
                                 "questions that no reading asks, rules without sources, requirements without a "
                                 "sentence, words that nothing uses. It says nothing where all is well.",
    "command.check.epilog": "Exit status: 0 if nothing is wrong, 1 if something is, 2 if the command was misused.",
    "command.check.game": "the game, such as battalion, or a folder with the rules of one",
    "command.check.play": "play games at random, too, and tell which rules never count for anything, and which options "
                          "no game tells apart; it may take minutes",
    "command.check.games": "how many games are played under each option ({number} without it)",
    "command.check.seed": "the number that decides which games are played ({number} without it)",
    "command.check.no-number": "“{word}” is no number from 1 to {most}.",
    "command.check.no-schemas": "rules can be checked in a checkout of the project only, where their schemas are.",
    # misuse
    "command.nothing-to-do": "say what to do: validate a record, show the moves that are allowed, or the rules.",
    "command.no-command": "there is no command “{word}”; did you mean “{near}”?",
    "command.no-command without near": "there is no command “{word}”, only {known}.",
    "command.no-option": "there is no option “{word}”.",
    "command.too-many": "“{word}” is one word too many.",
    "command.no-format": "there is no format “{word}”; did you mean “{near}”?",
    "command.no-format without near": "there is no format “{word}”, only {known}.",
    "command.no-language": "there is no language “{word}”, only {known}.",
    "command.no-setting": "write variant=option, as in suit-ban=none, not “{word}”.",
    "command.value-missing": "it needs a value.",
    "command.value-unwanted": "it takes no value.",
    "command.argparse": "{sentence}.",
    "command.which-game": "say which game: {known}.",
    "command.no-game": "there is no game “{word}”; did you mean “{near}”?",
    "command.no-game without near": "there is no game “{word}”, only {known}.",
    "command.no-folder": "there is no folder “{word}”.",
    "command.no-rule": "there is no rule “{word}”; did you mean “{near}”?",
    "command.no-rule without near": "there is no rule “{word}”; all are shown by: referee rules {game}",
    "command.no-variant": "there is no variant “{word}”; did you mean “{near}”?",
    "command.no-variant without near": "there is no variant “{word}”; all are shown by: referee variants {game}",
    "command.no-sentence": "there is no sentence, source or rule “{word}”; did you mean “{near}”?",
    "command.no-sentence without near": "there is no sentence, source or rule “{word}”; the sources are shown by: "
                                        "referee sources {game}",
    "command.no-such-number": "there is no sentence “{word}”; those of {source} are {first} to {last}.",
    "command.no-document": "{word} is not among the documents here, so its sentences cannot be shown; what it is, is "
                           "shown by: referee sources {game}",
    "command.no-files": "{command} needs a file, or - for standard input.",
    "command.not-house-rules": "house rules are one line for each variant, such as “target: next”.",
    "command.two-house-rules": "a second document begins here; write all the house rules in one.",
    # what else can go wrong
    "command.interrupted": "interrupted.",
    "command.not-written": "the report could not be written: {reason}.",
    "command.fault": "a fault of the referee itself, not of your record ({error}); please report it with the record "
                     "and with what REFEREE_DEBUG=1 in the environment makes it print.",
}
