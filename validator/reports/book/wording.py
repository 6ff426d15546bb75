"""The English of what is to be read besides the game's own sentences. Other languages translate it by its kind.

A placeholder names a fact. Where a fact is nothing, the wording of the kind followed by ``without`` and the fact's
name is taken.
"""

from __future__ import annotations

from ..wording import Wording

WORDING: dict[str, Wording] = {
    # the rule book
    "book.about": "Edition {edition}, reading {reading}",
    "book.about without reading": "Edition {edition}, house rules",
    # a rule
    "book.why": "Why",
    "book.sources": "What the sources say",
    "book.silent": "All sources are silent; this rule is ours.",
    "book.not-in-force": "Not in force in the reading {reading}.",
    "book.not-in-force without reading": "Not in force under these house rules.",
    "book.options": "Where it is in force (★ is canonical)",
    "book.always": "In every reading.",
    "book.this-rule": "this rule",
    "book.in-its-place": "{section} ({rule}) {text}",
    "book.nothing-instead": "nothing in its place",
    "book.words": "What it comes to depends on {variants} too.",
    # variants
    "book.variants": "Where the sources disagree or are silent: the options of each question, the canonical one marked "
                     "with ★, and the sources that speak for them.",
    "book.silent-sources": "silent: {sources}",
    "book.legend": "More on one of them: {command}",
    "book.how-sure": "({confidence})",
    "book.confidence-high": "certain",
    "book.confidence-medium": "fairly certain",
    "book.confidence-low": "uncertain",
    "book.says": "{source}: {option}",
    "book.says without option": "{source}: silent",
    "book.source": "{title} ({source})",
    "book.means": "{sentence}: {meaning}",
    "book.asked": "The question arises only under {condition}.",
    "book.needs": "The option {option} needs {condition}.",
    "book.readings": "Readings",
    "book.not-asked": "The question does not arise in: {readings}",
    "book.rules": "Rules",
    "book.every-option": "What these come to depends on it: {rules}",
    # a ruling
    "ruling.nothing": "All named readings judge the moves of this record alike.",
    "ruling.result": "the result",
    "ruling.legal": "By the reading it is judged by, this is legal.",
    "ruling.illegal": "By the reading it is judged by, this breaks rule {section} ({rule}).",
    "ruling.not-reached": "By the reading it is judged by, a move before this is illegal.",
    "ruling.readings": "What each reading says",
    "ruling.says-legal": "legal",
    "ruling.says-illegal": "illegal by rule {section} ({rule})",
    "ruling.not-reached-by": "not reached; move {number} breaks rule {section} ({rule})",
    "ruling.to-allow": "What would make it legal",
    "ruling.to-forbid": "What would make it illegal",
    "ruling.untouched": "No reading that comes this far allows it. The rule:",
    "ruling.agreed": "Every reading that comes this far allows it.",
    "ruling.held": "{changes} (so say {sources})",
    "ruling.held without sources": "{changes} (no source says so)",
    "ruling.changes-more": {
        "one": "… and {#count} change of more options",
        "other": "… and {#count} changes of more options",
    },
    "ruling.alone": "The record hides cards, so only the named readings and single options were asked.",
    "ruling.more": "More on the questions that decide: {commands}",
    # what records prove
    "infer.readings": "Readings",
    "infer.fits": "all of it is legal",
    "infer.fails": "{spot}: illegal by rule {section} ({rule})",
    "infer.move": "{file}, move {number}",
    "infer.result": "{file}, the result",
    "infer.proven": "What the play proves",
    "infer.not": "{variant}: not {option}",
    "infer.nothing": "The play proves nothing on the questions that the sources leave open.",
    "infer.nearest": "By the canonical rules with any one of these changes, all of it is legal",
    "infer.stuck": "By no reading is all of it legal. {spot}: illegal by rule {section} ({rule}), among others.",
    # how the sources differ
    "book.kind-disagreement": "The sources disagree.",
    "book.kind-disagreement-outside": "Only the designer's own text says otherwise.",
    "book.kind-silence": "Not all of the sources speak of this.",
    "book.kind-silence-of-all": "None of the sources speaks of this.",
    "book.kind-ambiguity": "The sources can be understood in more than one way.",
    "book.kind-artefact": "A translation has spoilt what a source says.",
    "book.kind-inconsistency": "A source contradicts itself.",
    # what decides
    "book.decided-repair": "What decides is the text with the slip of its translation repaired.",
    "book.decided-agreement": "What decides is that all sources say it.",
    "book.decided-witness": "What decides is the side that the designer's own text supports.",
    "book.decided-no-idle-sentence": "What decides is that no sentence of the sources is left without effect.",
    "book.decided-playability": "What decides is that it can be played: no game stands still, and a referee can check "
                                "it.",
    "book.decided-explicit": "What decides is that saying something weighs more than saying nothing.",
    # how sure we are
    "book.sure-high": "We are certain of it.",
    "book.sure-medium": "We are fairly certain of it.",
    "book.sure-low": "We are not certain of it.",
    # sources
    "book.document": "{language}, {file}",
    "book.document without file": "{language}, not among the documents here",
    "book.size": "sentences: {sentences}; characters that are not white space: {characters}",
    "book.coverage": "{percent} % of them stand in sentences of the concordance.",
    "book.uses": "Sentences that support rules: {rules}; options: {options}; with a slip that is repaired: {repairs}; "
                 "flavour, such as titles: {flavour}.",
    "book.concordance": "A sentence may support rules and options, and have a slip too. Each sentence of a source, and "
                        "what it became: {command}",
    # a sentence
    "book.became-rules": "→ {rules}",
    "book.became-options": "→ {options}",
    "book.option": "{option} ({text})",
    "book.became-repair": "Slip: {repair}",
    "book.became-flavour": "Flavour: {flavour}",
    "book.flavour-title": "a title",
    "book.flavour-publisher": "who made or published the game",
    "book.flavour-audience": "for whom the game is",
    "book.flavour-money": "playing for money",
}
