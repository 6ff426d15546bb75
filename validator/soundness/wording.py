"""The English of what is wrong with rules that can be used all the same: what it is, and what to do."""

WORDING = {
    "idle-option": "no rule depends on '{option}', so nothing tells it from '{other}'; name it in the `when` of a "
                   "rule, or leave it out",
    "asked-nowhere": "no reading asks the variant '{word}'; change its `asked`, or leave it out",
    "chosen-nowhere": "no reading can have the option '{option}'; change what it needs, or leave it out",
    "no-sources": "the rule '{word}' does not say where it comes from; name sentences in `sources`, or write "
                  "`sources: silent`",
    "no-finding": "nothing is said of a move that breaks the rule '{word}'; write a `finding`",
    "idle-word": "no rule uses the word '{word}'; use it, or leave it out",
    "idle-note": "no rule uses the note '{word}'; use it, or leave it out",
    "idle-zone": "no rule uses the zone '{word}'; use it, or leave it out",
    "never-counts": {
        "one": "the rule '{word}' counted for nothing in {#games} game; give an example in which it does, or change it",
        "other": "the rule '{word}' counted for nothing in {#games} games; give an example in which it does, or "
                 "change it",
    },
    "alike": {
        "one": "{#games} game did not tell '{option}' from '{other}'; give an example that does, or leave one out",
        "other": "{#games} games did not tell '{option}' from '{other}'; give an example that does, or leave one out",
    },
}
