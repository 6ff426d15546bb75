"""The sources of every game: every sentence is used and quoted as it stands, and every rule says what it rests on."""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from validator.rulebook import RuleError, game_names, load_game, load_sources
from validator.rulebook.compiled import RULES, SEEDS, build
from validator.rulebook.games import read
from validator.rulebook.game import CONFIDENCES, KINDS, PRINCIPLES, Game, Rule, Variant
from validator.rulebook.loading.concordance import quotes, read_sources
from validator.rulebook.sources import Sentence, Source, supported


class Book(NamedTuple):
    """A game, and what it was taken from."""

    game: Game
    sources: dict[str, Source]

    @property
    def seeded(self) -> list[Source]:
        return [source for source in self.sources.values() if source.file]

    @property
    def sentences(self) -> list[Sentence]:
        return [sentence for source in self.seeded for sentence in source.sentences]

    @property
    def rules(self) -> list[dict]:
        """The rules as they are written."""
        return [rule for path in sorted((RULES / self.game.name).glob("[0-9]-*.yaml"))
                for rule in yaml.safe_load(path.read_text(encoding="utf-8"))]


BOOKS = {name: Book(load_game(name), {source.name: source for source in load_sources(name)}) for name in game_names()}


def every(word: str, parts: Callable[[Book], Iterable], name: Callable) -> pytest.MarkDecorator:
    """A test of each part of each book, called by a word and known by the name of the game and its own."""
    return pytest.mark.parametrize(("book", word), [
        pytest.param(book, part, id=f"{game}-{name(part)}") for game, book in BOOKS.items() for part in parts(book)])


every_source = every("source", lambda book: book.seeded, lambda source: source.name)
every_sentence = every("sentence", lambda book: book.sentences, lambda sentence: sentence.id)
every_variant = every("variant", lambda book: book.game.variants.values(), lambda variant: variant.name)

SEEDS_AS_THEY_CAME = {
    "000_865f0f50fc1e3def.txt": "aff14f89ecc8489d1805e9e7e8d0a6a86e6dd86a69c2894528954c32f090301d",
    "001_3825290f28ba8499.txt": "306282bc0e4bf0a72ce8939884305585a15d5585b0047fcc350d32f0505e7dd3",
    "002_1d90e65daa0a85e0.txt": "2862cc51a0124e78f146c01b4297ced1bff06000d21ecdeb87dae4f862ad8945",
    "003_0353ec7b6d40736c.txt": "42d5081f1d84243949bdfd239262a6bc2d2c67303bcb51146464010da96d0bf8",
}

WHERE_SILENT_NOT_CANONICAL = {
    # A reading follows canonical where its source is silent, except where the rest of the source settles it.
    ("ru", "suit-ban"): "It follows the attack from player to player and mentions no ban.",
    ("de", "suit-ban"): "It follows the attack from player to player and mentions no ban.",
    ("ru", "refill"): "Its single card for who has no two of a suit would never be needed if hands were always ten.",
    ("de", "refill"): "Its single card for who has no two of a suit would never be needed if hands were always ten.",
    ("ru", "defence-gain"): "It does not name who gets the chips; the bank is the only taker that it knows.",
    ("ja", "later-attack"): "A source that sets no minimum has none.",
}


CITED_BY_ANOTHER_OPTION = {
    # A source that speaks for one option does not support another, except where its words can be read both ways.
    ("de", "chips-fifteen"): "“15 or 20” may leave the choice to the players.",
    ("ru", "chips-fifteen"): "“15 or 20” may leave the choice to the players.",
    ("de", "chips-twenty"): "“15 or 20” may leave the choice to the players.",
    ("ru", "chips-twenty"): "“15 or 20” may leave the choice to the players.",
    ("ja", "draw-optional"): "That a player “can” draw may leave it to him.",
    ("de", "stock-card-returns"): "“Any card” holds for a card from the stock under both options.",
    ("ru", "stock-card-returns"): "“Any card” holds for a card from the stock under both options.",
}


RIGHT_WORDS = {"Bataillon", "deliverer", "hand of cards", "stock", "at a time"}
"""What a slip stands for, in no source."""


# -- the seeds

@pytest.mark.parametrize("name", SEEDS_AS_THEY_CAME)
def test_a_seed_is_unchanged(name: str) -> None:
    assert hashlib.sha256((SEEDS / name).read_bytes()).hexdigest() == SEEDS_AS_THEY_CAME[name]


@pytest.mark.parametrize(("game", "seeded"), [("battalion", ["de", "ru", "ja"]), ("clash", ["de"])])
def test_a_game_has_its_seeds_and_a_witness(game: str, seeded: list[str]) -> None:
    assert [(source.name, source.language) for source in BOOKS[game].seeded] == [(name, name) for name in seeded]
    assert [name for name, source in BOOKS[game].sources.items() if not source.file] == ["witness"]


def test_every_seed_is_the_source_of_a_game() -> None:
    assert sorted(source.file for book in BOOKS.values() for source in book.seeded) == sorted(SEEDS_AS_THEY_CAME)


@every_source
def test_every_character_of_a_seed_is_in_a_sentence(book: Book, source: Source) -> None:
    rest = list((SEEDS / source.file).read_bytes().decode("utf-8"))
    for sentence in source.sentences:
        assert "".join(rest[sentence.start:sentence.end]) == sentence.text, "no two sentences share a character"
        rest[sentence.start:sentence.end] = " " * len(sentence.text)
    assert "".join(rest).strip() == ""
    covered, all_there_are = source.coverage()
    assert covered == all_there_are > 2000


@every_source
def test_a_sentence_is_on_the_line_it_names(book: Book, source: Source) -> None:
    lines = (SEEDS / source.file).read_text(encoding="utf-8").splitlines()
    for sentence in source.sentences:
        assert sentence.text in lines[sentence.line - 1]


# -- what a sentence became

@every_sentence
def test_a_sentence_supports_something_or_is_flavour(book: Book, sentence: Sentence) -> None:
    rules, options = supported(book.game, sentence.id)
    assert bool(rules or options) != bool(sentence.flavour)


@every_sentence
def test_a_sentence_is_told_in_english(book: Book, sentence: Sentence) -> None:
    own_letters = [letter for letter in sentence.english if letter.isalpha() and not letter.isascii()]
    assert sentence.english.strip() and not own_letters


@every("sentence", lambda book: [sentence for sentence in book.sentences if sentence.repair],
       lambda sentence: sentence.id)
def test_a_repair_quotes_the_words_it_is_about(book: Book, sentence: Sentence) -> None:
    assert sentence.repair.endswith(".")
    quoted = {"de": re.findall("“(.+?)”", sentence.repair), "ja": re.findall("「(.+?)」", sentence.repair)}
    words, elsewhere = quoted[sentence.source][0], quoted[sentence.source][1:]
    assert quotes(words, [sentence.text])
    for words in elsewhere:
        assert words in RIGHT_WORDS or quotes(words, [book.sources[sentence.source].text])


@pytest.mark.parametrize(("game", "about", "sentences"), [
    ("battalion", "publisher", {"de-8", "ru-7", "ja-9"}),
    ("battalion", "money", {"ru-9"}),
    ("battalion", "audience", {"ja-5", "ja-6"}),
    ("clash", "publisher", {"de-8"}),
    ("clash", "money", set()),
    ("clash", "audience", set()),
])
def test_flavour_is_little(game: str, about: str, sentences: set[str]) -> None:
    assert {sentence.id for sentence in BOOKS[game].sentences if sentence.flavour == about} == sentences


@every("sentence", lambda book: [sentence for sentence in book.sentences if sentence.flavour == "title"],
       lambda sentence: sentence.id)
def test_a_title_is_no_longer_than_a_heading(book: Book, sentence: Sentence) -> None:
    assert len(sentence.text) < 25


# -- rules

@every("node", lambda book: book.rules, lambda node: node["id"])
def test_a_rule_cites_sentences_or_says_that_all_are_silent(book: Book, node: dict) -> None:
    assert "sources" in node
    assert node["sources"] == "silent" or set(node["sources"]) <= {sentence.id for sentence in book.sentences}


@every("node", lambda book: [node for node in book.rules if node["sources"] == "silent"], lambda node: node["id"])
def test_a_rule_without_a_source_says_why_it_is_there(book: Book, node: dict) -> None:
    assert node.get("because", "").endswith(".")


@every("rule", lambda book: [rule for rule in book.game.rules if len(rule.when) == 1 and len(rule.when[0]) == 1],
       lambda rule: rule.id)
def test_a_rule_of_an_option_does_not_cite_what_speaks_for_another(book: Book, rule: Rule) -> None:
    (name, option), = rule.when[0].items()
    for source, said in book.game.variants[name].evidence.items():
        if said.option not in (None, option):
            cited = set(rule.sources) & set(said.sentences)
            assert bool(cited) == ((source, rule.id) in CITED_BY_ANOTHER_OPTION)


# -- variants

@every_variant
def test_a_variant_is_told_whole(book: Book, variant: Variant) -> None:
    assert variant.question.endswith("?")
    assert tuple(variant.answers) == variant.options
    assert all(answer.endswith(".") for answer in variant.answers.values())
    assert variant.kind in KINDS and variant.decided in PRINCIPLES and variant.confidence in CONFIDENCES
    assert variant.because.endswith(".")
    assert set(variant.evidence) - {"witness"} == {source.name for source in book.seeded}


@every_variant
def test_a_source_that_speaks_is_quoted(book: Book, variant: Variant) -> None:
    for name, said in variant.evidence.items():
        if name == "witness":
            assert said.option in variant.options and said.note and not said.sentences
        elif said.option is not None:
            texts = {sentence.id: sentence.text for sentence in book.sources[name].sentences}
            assert said.option in variant.options
            assert said.quote and quotes(said.quote, [texts[cited] for cited in said.sentences])


@every_variant
def test_kind_and_principle_fit_what_the_sources_say(book: Book, variant: Variant) -> None:
    spoken = [said.option for name, said in variant.evidence.items() if name != "witness" and said.option]
    witness = variant.evidence.get("witness")
    canonical = variant.options[0]
    match variant.kind:
        case "disagreement":
            everyone = {*spoken, *([witness.option] if witness else [])}
            assert len(everyone) > 1
        case "silence":
            assert len(spoken) < len(book.seeded) and len(set(spoken)) < 2
        case "ambiguity":
            assert any(said.note for said in variant.evidence.values())
    if variant.decided == "agreement":
        assert spoken == [canonical] * len(book.seeded)
    elif witness:
        assert (variant.decided, witness.option) == ("witness", canonical)
    elif variant.decided == "no-idle-sentence":
        assert canonical in spoken, "only a sentence can be idle"
    elif variant.decided == "explicit":
        assert set(spoken) == {canonical}, "only what is said outweighs silence"
    else:
        assert (variant.decided, spoken) == ("playability", [])
    if variant.confidence == "low":
        assert "not sure" in variant.because


@every("variant_and_source", lambda book: [(variant, source) for variant in book.game.variants.values()
                                           for source in book.seeded],
       lambda pair: f"{pair[0].name}-{pair[1].name}")
def test_a_reading_follows_its_source(book: Book, variant_and_source: tuple[Variant, Source]) -> None:
    variant, source = variant_and_source
    said = variant.evidence[source.name].option
    taken = book.game.readings[source.name].get(variant.name, variant.options[0])
    if said is not None:
        assert taken == said
    elif (source.name, variant.name) in WHERE_SILENT_NOT_CANONICAL:
        assert taken != variant.options[0]
    else:
        assert taken == variant.options[0]


def test_the_readings_without_a_source_are_canonical() -> None:
    assert BOOKS["clash"].game.readings == {"de": {}, "ru": {}, "ja": {}}


# -- what is wrong is found, with its place

@pytest.fixture
def copied(tmp_path: Path) -> Path:
    shutil.copytree(RULES, tmp_path / "rules", ignore=shutil.ignore_patterns("examples"))
    shutil.copytree(SEEDS, tmp_path / "seeds")
    return tmp_path


BROKEN = [
    # file, what stands there, what is written instead, the word where the error is, what is said of it
    ("rules/battalion/3-bidding.yaml", "[ja-34, ja-35]", "[ja-34, ja-350]", "ja-350", "no sentence 'ja-350'"),
    ("rules/battalion/variants.yaml", "[ja-34, ja-35]", "[ja-34, ru-5]", "ru-5", "there is no sentence 'ru-5'"),
    ("rules/battalion/variants.yaml", "option: must-exceed", "option: must-excede", "must-excede",
     "no option 'must-excede', did you mean 'must-exceed'?"),
    ("rules/battalion/variants.yaml", "quote: 以降の入札", "quote: 以前の入札", "以前", "the quote “以前の入札"),
    ("rules/battalion/variants.yaml", "witness:", "wittness:", "wittness",
     "no source 'wittness', did you mean 'witness'?"),
    ("rules/battalion/concordance/de.yaml", "text: Spielregel.", "text: Spielregeln.", "Spielregeln",
     "the sentence de-7 does not stand next in its source, which goes on: “Spielregel."),
    ("rules/battalion/concordance/ru.yaml", "id: ru-4", "id: ru-3", "ru-3", "the sentence 'ru-3' is written twice"),
    ("rules/sources.yaml", "file: 000_", "file: 0000_", "0000_", "the file 0000_865f0f50fc1e3def.txt cannot be read"),
]


@pytest.mark.parametrize("file, good, bad, word, told", BROKEN, ids=[bad for _, _, bad, _, _ in BROKEN])
def test_a_broken_citation_is_an_error_with_its_place(
        copied: Path, file: str, good: str, bad: str, word: str, told: str) -> None:
    before, after = (copied / file).read_text(encoding="utf-8").split(good, 1)
    (copied / file).write_text(before + bad + after, encoding="utf-8")
    with pytest.raises(RuleError) as caught:
        read_sources("battalion", copied / "rules", copied / "seeds")
    lines = (before + bad[:bad.index(word)]).split("\n")
    assert str(caught.value).startswith(f"{Path(file).name}:{len(lines)}:{len(lines[-1]) + 1}: {told}")


def test_a_quote_stands_in_its_sentences_in_order() -> None:
    assert quotes("ein Spieler … keine Chips", ["Wenn ein Spieler", "keine Chips hat"])
    assert not quotes("keine Chips … ein Spieler", ["Wenn ein Spieler", "keine Chips hat"])
    assert not quotes("kein Spieler", ["Wenn ein Spieler", "keine Chips hat"])


# -- compiled

def test_what_is_compiled_says_what_was_read(copied: Path) -> None:
    build(copied / "rules", copied / "data")
    for game in BOOKS:
        stored = read(copied / "data" / "sources" / f"{game}.json")
        assert stored["content"] == read_sources(game, RULES, SEEDS) == load_sources(game)


def test_rules_without_sources_have_none(copied: Path) -> None:
    (copied / "rules" / "sources.yaml").unlink()
    assert read_sources("battalion", copied / "rules", copied / "seeds") == ()
    with pytest.raises(KeyError):
        load_sources("whist")
