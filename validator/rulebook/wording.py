"""The English sentences for what can be wrong with a rule file."""

WORDING = {
    # the file
    "no-folder": "there is no game in {path}; a game is a folder with game.yaml, variants.yaml and its chapters",
    "yaml": "this is not YAML: {problem}",
    "shape": "{problem}",
    "twice": "{what} “{word}” is written twice, first at line {first}; keep one of them",
    # words
    "unknown": "there is no {what} “{word}”; known here: {known}",
    "unknown-but-near": "no {what} '{word}', did you mean '{near}'?",
    "two-meanings": "the word '{word}' has two meanings when {when}: here and in rule {other}",
    "no-meaning": "the word '{word}' has no meaning when {when}; define it under that reading too",
    "cycle": "the word '{word}' is explained by itself: {path}",
    "shadows": "'{word}' already names {what}; choose another word",
    # expressions
    "expression": "this is no expression: {problem}",
    "too-long": "this expression is longer than {most} characters; give its parts names with `let`",
    "too-deep": "this expression is nested too deep; give its parts names with `let`",
    "not-allowed": "{construct} is not part of the rules language",
    "not-a-number": "only whole numbers are written here, not {written}",
    "wrong-type": "{what} must be {expected}, not {found}",
    "wrong-arguments": "'{word}' takes {expected}, not {found}",
    "arguments-needed": "'{word}' needs {expected}; it cannot stand alone",
    "different-types": "both sides of {operator} must be of one kind, not {left} and {right}",
    "different-meanings": "the word '{word}' means {found} here and {expected} in rule {other}",
    "not-a-list": "one can go through cards, seats, suits, numbers or sizes, not through {found}",
    "field-in-let": "'{word}' belongs to a move; a word defined by `let` cannot see it",
    # rules
    "no-place": "a rule that acts needs a place: on, before or after",
    "no-finding-count": "a sentence with the forms one and other needs one counted number, marked with # in its braces",
    "empty-cycle": "the phases {phases} lead to each other without a move; play would never stop",
    "not-in-source": "the sentence {sentence} does not stand next in its source, which goes on: “{found}”",
    "no-seed": "the file {path} cannot be read; the documents that rules are taken from are in seeds/",
    "not-quoted": "the quote “{quote}” does not stand in {sentence}",
    "no-flow": "the flow must end with a phase that stands in it before, the one play returns to",
}
