"""The sources of Battalion: every sentence is used and quoted as it stands, and every rule says what it rests on."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
from pathlib import Path

import pytest
import yaml

from validator.rulebook import RuleError, load_game, load_sources
from validator.rulebook.compiled import RULES, SEEDS, build, from_plain
from validator.rulebook.game import CONFIDENCES, KINDS, PRINCIPLES, Rule, Variant
from validator.rulebook.loading.concordance import quotes, read_sources
from validator.rulebook.sources import Sentence, Source, supported

GAME = load_game("battalion")
SOURCES = {source.name: source for source in load_sources("battalion")}
SEEDED = [source for source in SOURCES.values() if source.file]
SENTENCES = [sentence for source in SEEDED for sentence in source.sentences]
VARIANTS = list(GAME.variants.values())
RULE_NODES = [node for path in sorted((RULES / "battalion").glob("[0-9]-*.yaml"))
              for node in yaml.safe_load(path.read_text(encoding="utf-8"))]
RULE_IDS = [node["id"] for node in RULE_NODES]

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


RIGHT_WORDS = {"Bataillon", "deliverer", "hand of cards"}      # what a slip stands for, in no source


# -- the seeds

@pytest.mark.parametrize("name", SEEDS_AS_THEY_CAME)
def test_a_seed_is_unchanged(name: str) -> None:
    assert hashlib.sha256((SEEDS / name).read_bytes()).hexdigest() == SEEDS_AS_THEY_CAME[name]


def test_there_are_three_seeds_of_battalion_and_a_witness() -> None:
    assert {source.name: source.language for source in SEEDED} == {"de": "de", "ru": "ru", "ja": "ja"}
    assert [name for name, source in SOURCES.items() if not source.file] == ["witness"]


@pytest.mark.parametrize("source", SEEDED, ids=lambda source: source.name)
def test_every_character_of_a_seed_is_in_a_sentence(source: Source) -> None:
    rest = list((SEEDS / source.file).read_bytes().decode("utf-8"))
    for sentence in source.sentences:
        assert "".join(rest[sentence.start:sentence.end]) == sentence.text, "no two sentences share a character"
        rest[sentence.start:sentence.end] = " " * len(sentence.text)
    assert "".join(rest).strip() == ""
    covered, all_there_are = source.coverage()
    assert covered == all_there_are > 2000


@pytest.mark.parametrize("source", SEEDED, ids=lambda source: source.name)
def test_a_sentence_is_on_the_line_it_names(source: Source) -> None:
    lines = (SEEDS / source.file).read_text(encoding="utf-8").splitlines()
    for sentence in source.sentences:
        assert sentence.text in lines[sentence.line - 1]


# -- what a sentence became

@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence.id)
def test_a_sentence_supports_something_or_is_flavour(sentence: Sentence) -> None:
    rules, options = supported(GAME, sentence.id)
    assert bool(rules or options) != bool(sentence.flavour)


@pytest.mark.parametrize("sentence", SENTENCES, ids=lambda sentence: sentence.id)
def test_a_sentence_is_told_in_english(sentence: Sentence) -> None:
    own_letters = [letter for letter in sentence.english if letter.isalpha() and not letter.isascii()]
    assert sentence.english.strip() and not own_letters


@pytest.mark.parametrize("sentence", [sentence for sentence in SENTENCES if sentence.repair],
                         ids=lambda sentence: sentence.id)
def test_a_repair_quotes_the_words_it_is_about(sentence: Sentence) -> None:
    assert sentence.repair.endswith(".")
    quoted = {"de": re.findall("“(.+?)”", sentence.repair), "ja": re.findall("「(.+?)」", sentence.repair)}
    words, elsewhere = quoted[sentence.source][0], quoted[sentence.source][1:]
    assert quotes(words, [sentence.text])
    for words in elsewhere:
        assert words in RIGHT_WORDS or quotes(words, [SOURCES[sentence.source].text])


def test_flavour_is_little() -> None:
    told = {sentence.id: sentence.flavour for sentence in SENTENCES if sentence.flavour}
    assert {name for name, about in told.items() if about == "publisher"} == {"de-8", "ru-7", "ja-9"}
    assert {name for name, about in told.items() if about == "money"} == {"ru-9"}
    assert {name for name, about in told.items() if about == "audience"} == {"ja-5", "ja-6"}
    for sentence in SENTENCES:
        if sentence.flavour == "title":
            assert len(sentence.text) < 25, f"{sentence.id} is longer than a heading"


# -- rules

@pytest.mark.parametrize("node", RULE_NODES, ids=RULE_IDS)
def test_a_rule_cites_sentences_or_says_that_all_are_silent(node: dict) -> None:
    assert "sources" in node
    assert node["sources"] == "silent" or set(node["sources"]) <= {sentence.id for sentence in SENTENCES}


@pytest.mark.parametrize("node", [node for node in RULE_NODES if node["sources"] == "silent"],
                         ids=lambda node: node["id"])
def test_a_rule_without_a_source_says_why_it_is_there(node: dict) -> None:
    assert node.get("because", "").endswith(".")


@pytest.mark.parametrize("rule", [rule for rule in GAME.rules if len(rule.when) == 1 and len(rule.when[0]) == 1],
                         ids=lambda rule: rule.id)
def test_a_rule_of_an_option_does_not_cite_what_speaks_for_another(rule: Rule) -> None:
    (name, option), = rule.when[0].items()
    for source, said in GAME.variants[name].evidence.items():
        if said.option not in (None, option):
            cited = set(rule.sources) & set(said.sentences)
            assert bool(cited) == ((source, rule.id) in CITED_BY_ANOTHER_OPTION)


# -- variants

@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_variant_is_told_whole(variant: Variant) -> None:
    assert variant.question.endswith("?")
    assert tuple(variant.answers) == variant.options
    assert all(answer.endswith(".") for answer in variant.answers.values())
    assert variant.kind in KINDS and variant.decided in PRINCIPLES and variant.confidence in CONFIDENCES
    assert variant.because.endswith(".")
    assert set(variant.evidence) - {"witness"} == {"de", "ru", "ja"}


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_a_source_that_speaks_is_quoted(variant: Variant) -> None:
    for name, said in variant.evidence.items():
        if name == "witness":
            assert said.option in variant.options and said.note and not said.sentences
        elif said.option is not None:
            texts = {sentence.id: sentence.text for sentence in SOURCES[name].sentences}
            assert said.option in variant.options
            assert said.quote and quotes(said.quote, [texts[cited] for cited in said.sentences])


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_kind_and_principle_fit_what_the_sources_say(variant: Variant) -> None:
    spoken = [said.option for name, said in variant.evidence.items() if name != "witness" and said.option]
    witness = variant.evidence.get("witness")
    canonical = variant.options[0]
    match variant.kind:
        case "disagreement":
            everyone = {*spoken, *([witness.option] if witness else [])}
            assert len(everyone) > 1
        case "silence":
            assert len(spoken) < 3 and len(set(spoken)) < 2
        case "ambiguity":
            assert any(said.note for said in variant.evidence.values())
    if variant.decided == "agreement":
        assert spoken == [canonical] * 3
    elif witness:
        assert (variant.decided, witness.option) == ("witness", canonical)
    elif variant.decided == "no-idle-sentence":
        assert canonical in spoken, "only a sentence can be idle"
    else:
        assert (variant.decided, spoken) == ("playability", [])
    if variant.confidence == "low":
        assert "not sure" in variant.because


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
@pytest.mark.parametrize("name", ["de", "ru", "ja"])
def test_a_reading_follows_its_source(name: str, variant: Variant) -> None:
    said = variant.evidence[name].option
    taken = GAME.readings[name].get(variant.name, variant.options[0])
    if said is not None:
        assert taken == said
    elif (name, variant.name) in WHERE_SILENT_NOT_CANONICAL:
        assert taken != variant.options[0]
    else:
        assert taken == variant.options[0]


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
    stored = json.loads((copied / "data" / "sources" / "battalion.json").read_text(encoding="utf-8"))
    assert from_plain(stored["content"]) == read_sources("battalion", RULES, SEEDS) == load_sources("battalion")


def test_rules_without_sources_have_none(copied: Path) -> None:
    (copied / "rules" / "sources.yaml").unlink()
    assert read_sources("battalion", copied / "rules", copied / "seeds") == ()
    with pytest.raises(KeyError):
        load_sources("whist")
