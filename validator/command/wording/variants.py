"""What `referee variants` says of itself."""

WORDING = {
    "command.variants.summary": "show where the sources disagree, and what decided",
    "command.variants.description": "Shows the questions on which the sources of a game disagree or are silent, with "
                                    "the answers that can be chosen; or one question whole: what each source says, in "
                                    "its own words, what decided, and how certain that is.",
    "command.variants.epilog": "An option is chosen with --set, as in: referee validate --set suit-ban=none FILE",
    "command.variants.variant": "a variant, such as suit-ban",
}
