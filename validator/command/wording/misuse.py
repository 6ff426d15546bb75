"""What is said where something goes wrong."""

WORDING = {
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
    "command.no-rules-in": "the folder {path} is no folder of rules, since it has no {name}; name one that has {name}, "
                           "variants.yaml and chapters.",
    "command.file-exists": "there is such a file already; give another name, or say --overwrite.",
    "command.is-folder": "this is a folder; give the name of a file.",
    "command.no-folder-for": "there is no such folder to write into; make it first.",
    "command.not-saved": "it cannot be written: {reason}.",
    "command.no-process": "no process can be started here: {reason}; try again later, or with --jobs 1, which needs "
                          "none.",
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
