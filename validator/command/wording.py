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
    # arguments that several commands take
    "command.files": "a record in YAML or JSON, or many, a line each (.jsonl); it may be packed with gzip or zstd; - "
                     "is standard input",
    "command.reading": "judge by this reading of the rules, not the one that the record names: canonical, or the name "
                       "of a source (de, ru, ja), or a YAML file of house rules, with a line such as “target: next” "
                       "for each variant",
    "command.set": "change one option of the reading; may be given again",
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
    "command.moves.epilog": "Exit status: as that of validate.",
    # misuse
    "command.nothing-to-do": "say what to do: validate a record, or show the moves that are allowed.",
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
    "command.no-files": "{command} needs a file, or - for standard input.",
    "command.not-house-rules": "house rules are one line for each variant, such as “target: next”.",
    # what else can go wrong
    "command.interrupted": "interrupted.",
    "command.not-written": "the report could not be written: {reason}.",
    "command.fault": "a fault of the referee itself, not of your record ({error}); please report it with the record "
                     "and with what REFEREE_DEBUG=1 in the environment makes it print.",
}
