"""From the YAML of the glossary to `Entry` objects; what they say of rules and sources is checked with it.

Only a checkout has a glossary: a referee does without.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path

from ...documents.nodes import Items, Node, Pairs, Text
from ..compiled import RULES
from ..games import game_names, load_game, load_sources
from ..errors import Location, RuleError, phrase, unknown
from ..game import Game
from ..glossary import LANGUAGES, Entry, Slip, Term
from ..sources import Source
from .pages import Page, entries, text
from .shape import read_checked

Rules = Mapping[str, Collection[str]]
"""Game → the ids of its rules."""

Sentences = Mapping[str, Mapping[str, tuple[str, str]]]
"""Game → the ids of the sentences of its sources → what each says, and in which language."""


@cache
def load_glossary() -> tuple[Entry, ...]:
    """The glossary of this checkout, in the order of the ids; without a checkout there is none, and it is empty.

    Raises RuleError for one that cannot be used.

    >>> next(entry.terms["de"].term for entry in load_glossary() if entry.id == "stock")
    'Nachziehstapel'
    """
    books = {name: (load_game(name), load_sources(name)) for name in game_names()}
    return read_glossary(RULES / "glossary", RULES / "schema", books)


def read_glossary(folder: Path, schemas: Path, books: Mapping[str, tuple[Game, tuple[Source, ...]]]
                  ) -> tuple[Entry, ...]:
    """The entries in a folder, a file each, named after its concept; the books are the games with their sources.

    Raises RuleError, with file and place, for a game, a rule or a sentence that does not exist, for a wrong word that
    does not stand where it is said to, for a reading that does not spell its term, and for two entries of a game
    with the same form.
    """
    rules = {name: {rule.id for rule in game.rules} for name, (game, _) in books.items()}
    sentences = {name: {sentence.id: (sentence.text, source.language)
                        for source in sources for sentence in source.sentences}
                 for name, (_, sources) in books.items()}
    read: list[Entry] = []
    owners: dict[tuple[str, str, str], Location] = {}
    for path in sorted(folder.glob("*.yaml")):
        page = read_checked(path, "glossary", schemas)
        try:
            read.append(_entry(path.stem, entries(page.node), rules, sentences))
        except RuleError as error:
            error.file = page.name
            raise
        _claim_forms(read[-1], page, owners)
    return tuple(read)


def _entry(id: str, parts: dict[str, Node], rules: Rules, sentences: Sentences) -> Entry:
    for game in parts["games"].items:
        if text(game) not in rules:
            raise unknown("game", text(game), rules, game.place)
    games = _texts(parts["games"])
    own_rules, own_sentences = ({game: known[game] for game in games} for known in (rules, sentences))
    terms = {language: _term(entries(parts[language])) for language in LANGUAGES}
    return Entry(id, text(parts["group"]), games, terms,
                 tuple(_cited("rule", rule, own_rules) for rule in _items(parts.get("rules"))),
                 tuple(_slip(entries(slip), terms, own_sentences) for slip in _items(parts.get("slips"))))


# -- a term

def _term(parts: dict[str, Node]) -> Term:
    term, reading = text(parts["term"]), tuple(map(_part, _items(parts.get("reading"))))
    spelled = "".join(written for written, _ in reading)
    if reading and spelled != term:
        raise RuleError("reading-differs", parts["reading"].place, found=spelled, term=term)
    return Term(term, text(parts["means"]), short=_texts(parts.get("short")), reading=reading,
                gender=text(parts["gender"]) if "gender" in parts else "",
                plural=text(parts["plural"]) if "plural" in parts else "",
                also=_texts(parts.get("also")), exceptions=_texts(parts.get("except")),
                elsewhere=_texts(parts.get("elsewhere")), linked="linked" not in parts)


def _part(node: Node) -> tuple[str, str]:
    """Kanji and how they are read; what needs no reading stands alone."""
    return (text(node), "") if isinstance(node, Text) else _texts(node)


def _claim_forms(entry: Entry, page: Page, owners: dict[tuple[str, str, str], Location]) -> None:
    for language, term in entry.terms.items():
        here = page.at(language, key="term")
        for game in entry.games if term.linked else ():
            for form in term.forms:
                first = owners.setdefault((game, language, form), here)
                if first != here:
                    raise RuleError("twice", what=phrase("the-word"), word=form, first=first).at(here)


# -- a wrong word

def _slip(parts: dict[str, Node], terms: dict[str, Term], sentences: Sentences) -> Slip:
    word, cited = text(parts["word"]), []
    for node in parts["in"].items:
        game, sentence = _cited("sentence", node, sentences)
        said, language = sentences[game][sentence]      # the same for all, as the word is of one language
        if word not in said:
            raise RuleError("not-quoted", node.place, quote=word, sentence=sentence)
        cited.append((game, sentence))
    return Slip(word, language, tuple(cited), text(parts["instead"]) if "instead" in parts else terms[language].term,
                _by_language(parts["why"]), _by_language(parts.get("from")))


# -- parts of entries

def _cited(what: str, node: Text, known: Mapping[str, Collection[str]]) -> tuple[str, str]:
    """A game and something of it that must exist, written with a dot between them."""
    game, _, word = text(node).partition(".")
    if game not in known:
        raise unknown("game", game, known, node.place)
    if word not in known[game]:
        raise unknown(what, word, known[game], node.place)
    return game, word


def _by_language(node: Pairs | None) -> dict[str, str]:
    return {language: text(value) for language, value in entries(node).items()} if node else {}


def _items(node: Items | None) -> tuple[Node, ...]:
    return node.items if node else ()


def _texts(node: Items | None) -> tuple[str, ...]:
    return tuple(map(text, _items(node)))
