"""What `referee concordance` says of itself."""

WORDING = {
    "command.concordance.summary": "show what became of each sentence of the sources",
    "command.concordance.description": "Shows how much of the sources is accounted for; or for every sentence of one "
                                       "source the rules and options that rest on it; or this for a single sentence; "
                                       "or the sentences behind a rule.",
    "command.concordance.epilog": "A sentence that supports nothing says so: it is flavour, such as a title.",
    "command.concordance.sentence": "a source, such as ja; a sentence, such as ja-60; or a rule, such as suit-ban",
}
