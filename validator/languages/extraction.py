"""Everything that can be said, in reading order: the English from which catalogues are made."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from ..command import wording as command
from ..reports import rule_errors, soundness, wording as reports
from ..reports.book import wording as book
from ..reports.language import PROGRAM
from ..reports.schemas import wording as schemas
from ..rulebook.compiled import RULES, from_folder
from ..rulebook.game import Game, Move, Rule, Variant
from ..rulebook.loading.concordance import read_sources
from ..rulebook.sources import Source
from ..transcripts import wording as transcripts
from .placeholders import explained, meanings_in, meanings_of_types
from .texts import Text

SEEDS = RULES.parent / "seeds"


def extracted(rules: Path = RULES, seeds: Path = SEEDS) -> dict[str, list[Text]]:
    """All texts of each domain: of the program, and of each game. Raises RuleError for rules that cannot be used."""
    domains = {PROGRAM: list(program_texts())}
    for folder in sorted(path.parent for path in rules.glob("*/game.yaml")):
        game = from_folder(folder)
        domains[game.name] = list(game_texts(game, read_sources(game.name, rules, seeds), folder))
    return domains


# -- what the program says of itself

def program_texts() -> Iterator[Text]:
    """The sentences of reports, for unreadable records, of the command line, and for rules that cannot be used."""
    yield from _wordings(reports.REPORT, "validator/reports/wording.py")
    yield from _wordings(reports.ENGINE, "validator/reports/wording.py")
    yield from _wordings(transcripts.WORDING, "validator/transcripts/wording.py")
    yield from _wordings(book.WORDING, "validator/reports/book/wording.py")
    yield from _wordings(schemas.WORDING, "validator/reports/schemas/wording.py")
    for module in command.MODULES:
        yield from _wordings(module.WORDING, f"validator/command/wording/{module.__name__.rpartition('.')[2]}.py")
    yield from _wordings(rule_errors.WORDING, "validator/rulebook/wording.py")
    yield from _wordings(soundness.WORDING, "validator/soundness/wording.py")
    yield from _wordings(_site(), "docs/generator/wording.py")
    yield from _shapes(RULES / "schema")


def _site() -> Mapping[str, reports.Wording]:
    """What the site says; its generator stands beside the package, not in it."""
    spec = spec_from_file_location("site_wording", RULES.parent / "docs" / "generator" / "wording.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.WORDING


def _wordings(wording: Mapping[str, reports.Wording], file: str) -> Iterator[Text]:
    for kind, forms in wording.items():
        one, other = (forms, "") if isinstance(forms, str) else (forms["one"], forms["other"])
        use = next((note for start, note in _MESSAGES.items() if kind.startswith(start)), None)
        yield Text(kind, one, other, file, (*filter(None, [use]), *explained(other or one, meanings_in(kind))))


def _shapes(schemas: Path) -> Iterator[Text]:
    """What should stand at a place in a rule file, as the schema there says."""
    found: dict[str, str] = {}
    for path in sorted(schemas.glob("*.json")):
        for shape in _descriptions(json.loads(path.read_text(encoding="utf-8"))):
            found.setdefault(shape, f"rules/schema/{path.name}")
    for shape, file in found.items():
        yield Text(f"rules.shape.{shape}", shape, file=file, notes=(
            "Put in for “expected” in the entries that begin with “rules.”, to people who write rules; what stands "
            "between ` and ` is written so in every language.",))


def _descriptions(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(schema.get("description"), str):
            yield schema["description"]
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            yield from _descriptions(part)


_MESSAGES = {
    **dict.fromkeys(("legal", "illegal", "undetermined", "unreadable"),
                    "A verdict, as in “evening.yaml: illegal” and “3 records: 2 legal, 1 illegal.”"),
    "complete": "Said of a game after its verdict.",
    "unfinished": "Said of a game after its verdict.",
    "house-rules": "A reading that has no name, as in “evening.yaml: legal (battalion, house rules, 41 moves)”.",
    "rules.phrase.": "Put in for a word between braces in the entries before, to people who write rules.",
    "reason.": "Put in for “reason” in other entries: what keeps a file from being read or written.",
    "soundness.": "Said by “referee check” to people who write rules.",
    "rules.": "Said to people who write rules.",
    "book.": "In what is shown of the rule book, its variants and sources.",
    **dict.fromkeys((*(f"command.replay.{kind}" for kind in ("forward", "back", "end", "quit")),
                     *(f"command.record.{kind}" for kind in ("help", "undo", "stands", "table", "quit"))),
                    "Words that may be typed, parted by spaces; the first is the short one that is offered."),
    "schema.": "Shown by an editor beside what is written in a record, or to people who program with reports.",
    "command.": "On the command line.",
    "site.": "On the site.",
}
"""How a kind begins → what translators should know of its use."""


# -- what a game says

def game_texts(game: Game, sources: tuple[Source, ...], folder: Path) -> Iterator[Text]:
    """Terms, rules, variants and the sentences of the sources."""
    place = f"rules/{game.name}/"
    yield from _terms(game, place + "game.yaml")
    for rule in game.rules:
        yield from _rule(rule, place + _chapter(rule, folder))
    for variant in game.variants.values():
        yield from _variant(variant, place + "variants.yaml")
    for source in sources:
        yield from _source(source, f"{place}concordance/{source.name}.yaml")


def _terms(game: Game, file: str) -> Iterator[Text]:
    names = {"titles": [game.name], "chapters": (), "counters": [game.counter],
             "holders": game.holders, "zones": game.zones, "moves": game.moves, "phases": game.phases[1:]}
    types = {field.name: field.type for move in game.moves.values() for field in move.fields}
    for group in dict.fromkeys([*names, *game.terms]):
        terms = {name: name for name in names.get(group, ())} | game.terms.get(group, {})
        for name, english in terms.items():
            meanings = _HELD
            if group == "told":
                meanings = _told(game.moves[name], english)
            elif group == "stated":
                meanings = _HELD | meanings_of_types({"value": types[name]}, "{value}")
            yield Text(f"{group}.{name}", english, file=file,
                       notes=(*_USES.get(group, ()), *explained(english, meanings)))


def _told(move: Move, english: str) -> dict[str, tuple[str, str]]:
    """What the placeholders are in a sentence that tells a move."""
    types = {field.name: field.type for field in move.fields}
    return {**meanings_of_types(types, english), "player": ("who makes the move", "Boris")}


_HELD = {"seat": ("a player's name", "Boris"), "size": ("a number", "3")}
_USES = {
    "titles": ("The title of the rule book: the name of the game.",),
    "chapters": ("A chapter of the rule book.",),
    "counters": ("What is counted, as in “chips: Anna 8, Boris 10”.",),
    "holders": ("Who holds chips besides the players, as in “chips: Anna 8, the bank 2”; it is put in for "
                "{holder} too.",),
    "zones": ("Where cards lie, in the nominative; it is put in for {zone}, as in “There is no A♠ in the stock.”",),
    "moves": ("What a player does, in the infinitive; it is put in for {move} and {moves}, as in “It is Boris's turn "
              "to draw a card or pass.”",),
    "told": ("How a move that was made is told on the site, where cards are pictures; no full stop. What a move takes "
             "and the sentence does not speak of stands behind it.",),
    "stated": ("Put in where a sentence tells on the site what a move takes, or behind it, as in “The result: won by "
               "Boris”; cards are pictures.",),
    "phases": ("A part of the game.",),
    "options": ("What may be stated with a move, put in where a sentence that tells the move speaks of it, or else in "
                "brackets behind it, as in “The result: Boris (given up)”.",),
    "notes": ("What a player is, as in “Anna – dealer, chips: 10”, or what is noted at the table, as in “bid: 5”.",),
}


def _rule(rule: Rule, file: str) -> Iterator[Text]:
    types = {name: expression.type for name, expression in rule.placeholders.items()}

    def text(field: str, one: str, other: str, *notes: str) -> Text:
        form = other or one
        return Text(f"{rule.id}.{field}", one, other, file, (*notes, *explained(form, meanings_of_types(types, form))))

    if rule.heading:
        yield text("heading", rule.heading, "", "A heading in the rule book.")
    yield text("text", rule.text, "", f"Rule {rule.id}, as the rule book has it.")
    if rule.finding:
        one, other = (rule.finding["one"], rule.finding["other"]) if "one" in rule.finding \
            else (rule.finding["other"], "")
        yield text("finding", one, other, f"What is said of a move that breaks the rule: {rule.text}")
    if rule.because:
        yield text("because", rule.because, "", f"Why the rule is as it is: {rule.text}")


def _chapter(rule: Rule, folder: Path) -> str:
    """The file of a rule: the number of its chapter begins both its section and the file's name."""
    return next(folder.glob(f"{rule.section.partition('.')[0]}-*.yaml")).name


def _variant(variant: Variant, file: str) -> Iterator[Text]:
    if variant.question:
        yield Text(f"{variant.name}.question", variant.question, file=file, notes=("The question of a variant.",))
    for option, answer in variant.answers.items():
        yield Text(f"{variant.name}.option.{option}", answer, file=file,
                   notes=(f"An answer to: {variant.question}",))
    if variant.because:
        yield Text(f"{variant.name}.because", variant.because, file=file,
                   notes=(f"Why the question “{variant.question}” is answered as it is.",))
    for source, evidence in variant.evidence.items():
        if evidence.note:
            yield Text(f"{variant.name}.note.{source}", evidence.note, file=file,
                       notes=(f"On what a source ({source}) says to the question: {variant.question}",))


def _source(source: Source, file: str) -> Iterator[Text]:
    if not source.file:                     # others have a title of their own, in their language
        yield Text(f"{source.name}.title", source.title, file="rules/sources.yaml",
                   notes=("What we call a source that is not among the documents.",))
    yield Text(f"{source.name}.what", source.what, file="rules/sources.yaml", notes=("What a source of the rules is.",))
    for sentence in source.sentences:
        if sentence.english:
            yield Text(f"{sentence.id}.english", sentence.english, file=file,
                       notes=(f"What a sentence of a source means: {' '.join(sentence.text.split())}",))
        if sentence.repair:
            yield Text(f"{sentence.id}.repair", sentence.repair, file=file,
                       notes=(f"What a slip stands for in: {' '.join(sentence.text.split())}",))
