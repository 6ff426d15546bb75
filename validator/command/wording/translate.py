"""What `referee translate` says of itself."""

WORDING = {
    "command.translate.summary": "write a record in the letters of another language",
    "command.translate.description": "Writes a record with its cards in the letters of another language: J♠ is В♠ in "
                                     "Russian. Only these letters and the value of the key “language” change, and all "
                                     "else stays as it is. A record that cannot be read is reported as validate does, "
                                     "and nothing is written.",
    "command.translate.epilog": "Exit status: 0 if the record was written, 2 if it was not.",
    "command.translate.file": "a record in YAML or JSON, or several; - is standard input",
    "command.translate.to": "the language whose letters are to be written: {languages}",
    "command.translate.in-place": "write into the file itself, not to standard output",
    "command.translate.no-target": "say with --to into which language: {languages}.",
    "command.translate.compressed": "the file is compressed; unpack it first.",
    "command.translate.not-the-same": "it would not be the same record in that language, since something marked with & "
                                      "is used both as cards and otherwise; write it out where it is used.",
    "command.translate.no-file": "standard input cannot be written into; leave out --in-place.",
    "command.translate.one-place": "give this or --output, not both.",
}
