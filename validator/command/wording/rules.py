"""What `referee rules` says of itself."""

WORDING = {
    "command.rules.summary": "show the rule book, or a rule with what it rests on",
    "command.rules.description": "Shows the rules of a game in a reading, as one text; or one rule: why it is there, "
                                 "the sentences of the sources behind it, and what stands in its place under other "
                                 "options.",
    "command.rules.epilog": "A rule keeps its number in every reading.",
    "command.rules.rule": "a rule: its number or its name, such as 3.11 or bid-must-exceed",
}
