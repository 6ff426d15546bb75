"""What `referee schema` says of itself."""

WORDING = {
    "command.SCHEMA": "SCHEMA",
    "command.schema.summary": "print the JSON Schema of records, for editors",
    "command.schema.description": "Prints the JSON Schema of records of a game. With it an editor completes the words "
                                  "of a record, explains them and marks what no record can say. It does not know the "
                                  "rules; validate does.",
    "command.schema.epilog": "Descriptions are in the language asked for.",
    "command.schema.kind": "of what: transcript, a record (that is the default); report, what validate writes with "
                           "--format json; or results, what it writes with --results",
    "command.schema.no-kind": "there is no schema “{word}”; did you mean “{near}”?",
    "command.schema.no-kind without near": "there is no schema “{word}”, only {known}.",
}
