"""The English of the site, besides what the rules and the reports say. Other languages translate it by its kind."""

from validator.reports.wording import Wording

WORDING: dict[str, Wording] = {
    # what every page has
    "site.title": "{first} and {last}",
    "site.start": "Start",
    "site.guides": "Guides",
    "site.permalink": "Link to this place",
    "site.dark": "Dark",
    "site.light": "Light",
    "site.not-found": "There is no such page",
    "site.not-found-advice": "It may have moved. The search finds what is here, and so does the first page.",
    # the first page
    "site.lead": "Two card games, four old texts full of contradictions, and one rule book that says how they are "
                 "played.",
    "site.about": "Every rule says what it rests on. Where the sources disagree, you see what each of them says in its "
                  "own words, which answer is canonical, and why. And a referee judges your own games by these rules.",
    "site.learn": "Learn it in five minutes",
    "site.read": "Read the rules",
    "site.disagree": "Where the sources disagree",
    "site.settle": "Settle a dispute",
    "site.judge": "Have a game judged",
    "site.so-many-rules": {"one": "{#count} rule", "other": "{#count} rules"},
    "site.so-many-questions": {"one": "{#count} disputed question", "other": "{#count} disputed questions"},
    "site.so-many-sentences": {"one": "{#count} sentence of the sources", "other": "{#count} sentences of the sources"},
    # the rule book
    "site.whole": "The rule book on one page",
    "site.edition": "Edition {edition}",
    "site.reading-canonical": "the canonical reading",
    "site.reading-de": "the reading of the German source",
    "site.reading-ja": "the reading of the Japanese source",
    "site.reading-ru": "the reading of the Russian source",
    "site.reading-other": "the reading {reading}",
    "site.whole-about": "The rules of one table, whole, without the other options; made to be printed.",
    "site.other-option": "Not canonical",
    "site.sure-about": "How certain the canonical answers are on which this rule depends; read here how they are "
                       "found.",
    "site.examples": "Examples",
    "site.example": "Example {name}",
    "site.moves": "The moves",
    "site.move": "{player}: {move}",
    "site.stated": "({words})",
    "site.cite": "Cite this rule",
    "site.citation": "{title}, rule {section} ({rule}), edition {edition}, in {language}",
    # the questions
    "site.questions": "Where the sources disagree",
    "site.question": "Question",
    "site.sureness": "How certain",
    "site.filter": "Show only rows with …",
    "site.no-evidence": "not asked",
    "site.silent": "silent",
    "site.difference": "A game that tells them apart",
    "site.difference-under": "Played under {condition}.",
    "site.no-difference": "No recorded game shows whether a table plays by {option}: to a referee the rules of the two "
                          "answers mean the same.",
    # the sources
    "site.sources": "Sources",
    "site.as-it-is": "The text as it is",
    "site.sentences": "Sentence by sentence",
    # the glossary
    "site.glossary": "Glossary",
    "site.glossary-about": "What the words of the games mean, what they are called in each language, and which wrong "
                           "words the sources have for them.",
    "site.also": "also: {forms}",
    "site.elsewhere": "elsewhere: {words}",
    "site.slips": "In the sources",
    "site.slip": "{word} ({sentence}) → {instead}. {because}",
    "site.slip without instead": "{word} ({sentence}). {because}",
    "site.group-game": "The game",
    "site.group-people": "The players",
    "site.group-cards": "The cards",
    "site.group-places": "Where cards lie",
    "site.group-exchange": "The exchange",
    "site.group-bidding": "The bidding",
    "site.group-battle": "The battle",
    "site.group-settlement": "The settlement",
    "site.group-sets": "The sets",
    "site.group-combinations": "The combinations",
    "site.group-ending": "The end",
    # what is made from the program and its catalogues
    "site.commands": "The command line",
    "site.status": "How far the translations are",
    "site.status-about": "Every sentence of the rules and of the program is translated in full, or else said in "
                         "English and marked [en]. Out of date is what has changed in English since it was translated; "
                         "it is said in English, too, until somebody has looked at it.",
    "site.status-game": "The rules of {title}",
    "site.status-program": "The referee and this site",
    "site.status-language": "Language",
    "site.status-entries": "Texts",
    "site.status-translated": "Translated",
    "site.status-stale": "Out of date",
    "site.stale": "The translation of this rule is out of date: the English has changed since. Until somebody has "
                  "looked at it, the English is what counts, and stands here.",
    "site.untranslated": "This rule is not translated yet.",
    "site.in-english": "This is not translated, or the translation is out of date.",
    # cards
    "site.card": "{rank} of {suit}",
    "site.card-gap": "no card",
    "site.card-unknown": "a card face down",
    "site.suit-0": "spades",
    "site.suit-1": "hearts",
    "site.suit-2": "diamonds",
    "site.suit-3": "clubs",
    **{f"site.rank-{rank}": str(rank) for rank in range(2, 11)},
    "site.rank-11": "jack",
    "site.rank-12": "queen",
    "site.rank-13": "king",
    "site.rank-14": "ace",
}
