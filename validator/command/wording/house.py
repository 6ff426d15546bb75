"""What `referee house` says of itself, and in its dialogue."""

WORDING = {
    "command.house.summary": "settle the house rules of a table",
    "command.house.description": "Asks the questions that a table should settle before it plays, and writes the house "
                                 "rules: as a file for --reading, or as a sheet to print.",
    "command.house.epilog": "Without a terminal, or with --yes, nothing is asked. To change house rules: "
                            "referee house GAME --reading house.yaml --output house.yaml",
    "command.house.reading": "the reading to begin with: canonical (that is the default), or the name of a source (de, "
                             "ru, ja), or a YAML file of house rules to go on from",
    "command.house.yes": "ask nothing: what is not set stays as the reading has it",
    "command.house.format": "yaml, for --reading (that is the default), or html or markdown, a sheet to print, or "
                            "json, for programs; without it, as the file's name ends",
    # the dialogue
    "command.house.welcome": "House rules for {title}: what your table should settle before it plays. ★ marks the "
                             "canonical answer.",
    "command.house.keys": "Enter takes the answer in square brackets, a number or a name another one; {more} tells "
                          "more, {back} goes back, {leave} leaves the rest as it stands, {stop} stops.",
    "command.house.prompt": "Answer [{number}]:",
    "command.house.further": {
        "one": "{#count} more question arises, one that is seldom disputed.",
        "other": "{#count} more questions arise, which are seldom disputed.",
    },
    "command.house.prompt-further": "Enter leaves that as it stands, {further} asks:",
    "command.house.read": "To read one of them before you choose: {command}",
    "command.house.no-answer": "“{word}” is no answer here; type a number from 1 to {most}, or {more} to be told more.",
    "command.house.no-wish": "“{word}” is no answer here; press Enter to leave that as it stands, or type {further} to "
                             "be asked.",
    "command.house.stopped": "Stopped; nothing is written. To go on with what is settled so far:",
    "command.house.where-to": "File to write to, such as house.yaml (Enter only shows it):",
    "command.house.written": "Written: {file}",
    "command.house.to-print": "A sheet to print, with lines to sign on:",
    # what is typed: for each, the short word first
    "command.house.word-more": "? help",
    "command.house.word-back": "b back",
    "command.house.word-leave": "r rest",
    "command.house.word-stop": "q quit",
    "command.house.word-further": "m more",
}
