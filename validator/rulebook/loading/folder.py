"""From the files of a game to a `Game` whose expressions are parsed, but whose words are not yet looked up."""

from __future__ import annotations

import re
from pathlib import Path

from ...cards.deck import RANK_KEYS, RANKS, SUIT_KEYS, SUITS, face
from ...documents.nodes import Items, Node, Pairs, Text
from ..errors import RuleError, phrase
from ..expressions import Expression
from ..game import Evidence, Field, Game, Move, Note, Rule, Variant, Zone
from .chapters import condition, read_rule
from .pages import Book, Page, entries, text
from .parsing import parse
from .shape import read_checked

CHAPTER = re.compile(r"([1-9][0-9]{0,2})-.+\.yaml")
THINGS, QUESTIONS = "game.yaml", "variants.yaml"


def load(folder: Path, schemas: Path) -> tuple[Game, Book]:
    """The game in a folder, and the files in which it is written.

    Raises RuleError for what is not of the right shape, and for expressions that are none.
    """
    chapters = chapters_of(folder)
    book = Book(read_checked(folder / THINGS, "game", schemas), read_checked(folder / QUESTIONS, "variants", schemas))
    rules: list[Rule] = []
    for number, path in chapters.items():
        page = read_checked(path, "rules", schemas)
        for position, node in enumerate(page.node.items):
            rule = _from(page, read_rule, page, node, f"{number}.{position + 1}")
            if rule.id in book.rules:
                raise RuleError("twice", what=phrase("the-rule"), word=rule.id,
                                first=book.rule(rule.id)).at(page.at(position, "id"))
            book.rules[rule.id] = page, position
            rules.append(rule)
    variants = _from(book.variants, _variants, book.variants)
    readings = {name: {variant: text(option) for variant, option in entries(node).items()}
                for name, node in entries(entries(book.variants.node)["readings"]).items()}
    return _from(book.game, _game, book.game, variants, readings, tuple(rules)), book


def chapters_of(folder: Path) -> dict[int, Path]:
    """The files with rules, by their number."""
    chapters: dict[int, Path] = {}
    if not (folder / THINGS).is_file():     # whatever else lies in such a folder, nobody meant it for rules
        raise RuleError("no-rules-in", path=str(folder), name=THINGS)
    for path in sorted(path for path in folder.glob("*") if path.suffix in (".yaml", ".yml")):
        match = CHAPTER.fullmatch(path.name)
        if match is None and path.name not in (THINGS, QUESTIONS):
            raise RuleError("stray-file", file=path.name)
        if match and int(match[1]) in chapters:
            raise RuleError("chapter-twice", file=path.name, number=match[1], other=chapters[int(match[1])].name)
        if match:
            chapters[int(match[1])] = path
    if not (folder / QUESTIONS).is_file():
        raise RuleError("file-missing-in", path=str(folder), name=QUESTIONS)
    if not chapters:
        raise RuleError("no-chapters", path=str(folder))
    return dict(sorted(chapters.items()))


def _from(page: Page, read, *arguments):
    """What `read` makes of the arguments; its errors are told with the page's name."""
    try:
        return read(*arguments)
    except RuleError as error:
        error.file = error.file or page.name
        raise


def _expression(page: Page, node: Node) -> Expression:
    return parse(text(node), page.inside(node))


def _typed(node: Text) -> tuple[str, str | None]:
    """`number of seat` → its type and its index."""
    type, _, index = text(node).partition(" of ")
    return type, index or None


def _texts(node: Node | None) -> tuple[str, ...]:
    return tuple(text(item) for item in node.items) if node else ()


# -- game.yaml

def _game(page: Page, variants: dict[str, Variant], readings: dict[str, dict[str, str]],
          rules: tuple[Rule, ...]) -> Game:
    things = entries(page.node)
    cards, outcome = entries(things["cards"]), entries(things["outcome"])
    sizes = entries(things["index"])["size"] if "index" in things else None
    terms = {kind: {name: text(term) for name, term in entries(names).items()}
             for kind, names in (entries(things["terms"]) if "terms" in things else {}).items()}
    return Game(
        name=text(things["game"]), edition=text(things["edition"]), faces=_faces(cards),
        packs=_expression(page, cards["packs"]), begin=text(cards["begin"]), counter=text(things["counter"]),
        holders=_texts(things.get("holders")),
        zones={name: Zone(name, *_typed(node)) for name, node in entries(things["zones"]).items()},
        notes=_notes(page, things["notes"]),
        moves={name: _move(page, name, entries(node)) for name, node in entries(things["moves"]).items()},
        header=_texts(things["header"]), optional=_texts(things.get("optional")),
        flow=_texts(things["flow"]), sizes=tuple(map(int, _texts(sizes))),
        winners=text(outcome["winners"]), settled=text(outcome["settled"]) if "settled" in outcome else None,
        terms=terms, variants=variants, readings=readings, rules=rules)


def _faces(cards: dict[str, Node]) -> tuple[int, ...]:
    """The cards of one pack: a French deck, or those of its suits and ranks that are named."""
    suits = [SUIT_KEYS.index(suit) for suit in _texts(cards.get("suits"))] or SUITS
    ranks = [RANK_KEYS.index(rank) + 2 for rank in _texts(cards.get("ranks"))] or RANKS
    return tuple(sorted(face(suit, rank) for suit in suits for rank in ranks))


def _notes(page: Page, lifetimes: Pairs) -> dict[str, Note]:
    notes: dict[str, Note] = {}
    for lifetime, node in entries(lifetimes).items():
        for name, type in entries(node).items():
            if name in notes:
                first = page.at("notes", notes[name].lifetime, key=name)
                raise RuleError("twice", what=phrase("the-note-itself"), word=name, first=first).at(
                    page.at("notes", lifetime, key=name))
            notes[name] = Note(name, *_typed(type), lifetime)
    return notes


def _move(page: Page, name: str, parts: dict[str, Node]) -> Move:
    names = {field: text(key) for field, key in entries(parts["names"]).items()} if "names" in parts else {}
    final = "final" in parts
    fields = []
    for position, (field, node) in enumerate((entries(parts["takes"]) if "takes" in parts else {}).items()):
        key = None if position == 0 and not final else names.get(field, field)
        fields.append(_field(page, field, node, key))
    return Move(name, "by" in parts, "anytime" in parts, final, tuple(fields))


def _field(page: Page, name: str, node: Node, key: str | None) -> Field:
    parts = entries(node) if isinstance(node, Pairs) else {"is": node}
    unrecorded = _expression(page, parts["unrecorded"]) if "unrecorded" in parts else None
    kind = parts["is"]
    if isinstance(kind, Items):
        return Field(name, "option", options=_texts(kind), key=key, unrecorded=unrecorded, counted="counted" in parts)
    return Field(name, *_typed(kind), key=key, unrecorded=unrecorded, counted="counted" in parts)


# -- variants.yaml

def _variants(page: Page) -> dict[str, Variant]:
    return {name: _variant(name, entries(node)) for name, node in entries(entries(page.node)["variants"]).items()}


def _variant(name: str, parts: dict[str, Node]) -> Variant:
    needs = {option: condition(node) for option, node in entries(parts["needs"]).items()} if "needs" in parts else {}
    answers = {option: text(answer) for option, answer in entries(parts["options"]).items()} \
        if isinstance(parts["options"], Pairs) else {}
    told = {key: text(parts[key]) for key in ("question", "kind", "decided", "confidence", "because") if key in parts}
    evidence = {source: _evidence(node) for source, node in entries(parts["evidence"]).items()} \
        if "evidence" in parts else {}
    return Variant(name, tuple(answers) or _texts(parts["options"]), condition(parts.get("asked")), needs,
                   answers=answers, evidence=evidence, **told)


def _evidence(node: Node) -> Evidence:
    if isinstance(node, Text):              # the source is silent
        return Evidence(None)
    parts = entries(node)
    told = {key: text(parts[key]) for key in ("quote", "note") if key in parts}
    return Evidence(text(parts["option"]), _texts(parts.get("sentences")), **told)
