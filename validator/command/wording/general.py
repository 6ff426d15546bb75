"""What several commands say in their help."""

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
    "command.output": "the file to write; without it, standard output",
    "command.overwrite": "write over a file that is there already",
    "command.rules-folder": "a folder with the rules of a game of your own, for the records that name it",
    "command.lang": "the language to report in: {languages}; without it, that of the environment, or else English",
    # what commands that show the rule book take
    "command.game": "the game, such as battalion",
    "command.format": "text, for people (that is the default), or json, for programs",
    "command.reading-shown": "the reading to show: canonical (that is the default), or the name of a source (de, ru, "
                             "ja), or a YAML file of house rules, with a line such as “target: next” for each variant",
}
