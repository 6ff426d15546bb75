"""Compiled rules: the same game as the rules, made anew when they change, and read without what reads rules."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from validator.rulebook import RuleError, load_game
from validator.rulebook.compiled import PACKAGE, RULES, SEEDS, build, fingerprint, from_folder, to_plain
from validator.rulebook.games import from_json
from validator.rulebook.expressions import Expression
from validator.rulebook.game import Game, Variant, Zone
from validator.rulebook.loading.parsing import parse


# -- what is written is what was there

@pytest.mark.parametrize("value", [
    Zone("hand", "cards", "seat"), Zone("stock", "cards"), Variant("tie", ("a", "b"), ({"raise": "c"},)),
    parse("any(suit(c) != banned for c in hand(player)) and count >= 3"), ("a", 1, None, True), {"a": ("b",)}, (), "",
])
def test_what_is_written_reads_as_the_same(value) -> None:
    assert from_json(json.dumps(to_plain(value))) == value


def same(one: object, other: object) -> bool:
    """Equal to the last kind and type of an expression, which `==` does not look at; places are left out."""
    if is_dataclass(one):
        return type(one) is type(other) and all(same(getattr(one, part.name), getattr(other, part.name))
                                                for part in fields(one) if part.name != "place")
    if isinstance(one, dict):
        return isinstance(other, dict) and list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple):
        return isinstance(other, tuple) and len(one) == len(other) and all(map(same, one, other))
    return one == other


@pytest.mark.parametrize("name", ["battalion", "quarrel"])
def test_a_game_is_the_same_when_it_was_compiled(name: str, quarrel: Game) -> None:
    game = quarrel if name == "quarrel" else from_folder(RULES / name)
    assert same(from_json(json.dumps(to_plain(game))), game)


def test_the_game_that_is_loaded_is_that_of_the_rules() -> None:
    assert same(load_game("battalion"), from_folder(RULES / "battalion"))


def test_no_place_is_written() -> None:
    assert '"place"' not in json.dumps(to_plain(load_game("battalion").rules[0]))
    assert all(isinstance(place, type(None)) for place in places(from_json(json.dumps(to_plain(load_game("battalion").rules)))))


def places(thing: object):
    if isinstance(thing, Expression):
        yield thing.place
    for part in thing if isinstance(thing, tuple) else \
            [getattr(thing, part.name) for part in fields(thing)] if is_dataclass(thing) else ():
        yield from places(part)


def test_there_is_no_such_game() -> None:
    with pytest.raises(KeyError):
        load_game("whist")


# -- what it is made of

@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout: the package and the rules, with nothing compiled."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(PACKAGE, folder / "validator", ignore=shutil.ignore_patterns("data", "__pycache__"))
    shutil.copytree(RULES, folder / "rules", ignore=shutil.ignore_patterns("examples"))
    shutil.copytree(SEEDS, folder / "seeds")
    return folder


@pytest.fixture
def checkout(original: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(original, tmp_path / "checkout"))


@pytest.mark.parametrize("name", ["battalion/3-bidding.yaml", "battalion/game.yaml", "battalion/variants.yaml",
                                  "schema/rules.schema.json"])
def test_whatever_it_is_made_of_changes_its_fingerprint(name: str, original: Path, checkout: Path) -> None:
    def made_of(folder: Path) -> str:
        return fingerprint(folder / "rules" / "battalion", folder / "rules" / "schema")
    assert made_of(checkout) == made_of(original)
    with open(checkout / "rules" / name, "a", encoding="utf-8") as file:
        file.write("\n")
    assert made_of(checkout) != made_of(original)


def test_an_example_does_not_change_it(original: Path, checkout: Path) -> None:
    (checkout / "rules" / "battalion" / "examples").mkdir()
    (checkout / "rules" / "battalion" / "examples" / "new.yaml").write_text("game: battalion", encoding="utf-8")
    rules, schema = checkout / "rules" / "battalion", checkout / "rules" / "schema"
    assert fingerprint(rules, schema) == fingerprint(original / "rules" / "battalion", schema)


# -- a checkout

TELL = """
import sys
from validator.rulebook import load_game
print(next(rule.text for rule in load_game("battalion").rules if rule.id == "minimum-bid"))
print(*sorted({"yaml", "jsonschema", "validator.rulebook.loading.folder", "validator.rulebook.checking.whole_game",
               "validator.rulebook.loading.parsing"} & set(sys.modules)))
"""
LOADERS = ("jsonschema validator.rulebook.checking.whole_game validator.rulebook.loading.folder "
           "validator.rulebook.loading.parsing yaml")


def told(checkout: Path) -> list[str]:
    """What a process of its own says: a rule's text, and which of the modules that read rules it has imported."""
    result = subprocess.run([sys.executable, "-S", "-c", f"import sys; sys.path += {sys.path!r}\n{TELL}"], cwd=checkout,
                            env=os.environ | {"PYTHONPATH": str(checkout), "PYTHONDONTWRITEBYTECODE": "1"},
                            capture_output=True, encoding="utf-8", check=True)
    return result.stdout.splitlines()


def test_a_checkout_compiles_its_rules_once_and_then_reads_no_rules(checkout: Path) -> None:
    text = "The lowest bid is {minimum_bid}."
    assert told(checkout) == [text, LOADERS]
    assert (checkout / "validator" / "data" / "battalion.json").is_file()
    assert told(checkout) == [text, ""]


def test_a_rule_that_is_changed_is_compiled_anew(checkout: Path) -> None:
    told(checkout)
    chapter = checkout / "rules" / "battalion" / "3-bidding.yaml"
    chapter.write_text(chapter.read_text(encoding="utf-8").replace(
        "The lowest bid is {minimum_bid}.", "Nobody bids less than {minimum_bid}."), encoding="utf-8")
    assert told(checkout) == ["Nobody bids less than {minimum_bid}.", LOADERS]
    assert told(checkout) == ["Nobody bids less than {minimum_bid}.", ""]


@pytest.mark.parametrize("content", ["", "{", '{"made of": "something else"}'])
def test_what_is_damaged_is_compiled_anew(content: str, checkout: Path) -> None:
    told(checkout)
    compiled = checkout / "validator" / "data" / "battalion.json"
    before = compiled.read_bytes()
    compiled.write_text(content, encoding="utf-8")
    assert told(checkout)[0] == "The lowest bid is {minimum_bid}."
    assert compiled.read_bytes() == before


def test_rules_with_a_mistake_are_told_and_leave_what_was_compiled(checkout: Path) -> None:
    told(checkout)
    compiled = (checkout / "validator" / "data" / "battalion.json").read_bytes()
    chapter = checkout / "rules" / "battalion" / "3-bidding.yaml"
    chapter.write_text(chapter.read_text(encoding="utf-8").replace("minimum_bid: 4", "minimum_bit: 4"),
                       encoding="utf-8")
    with pytest.raises(subprocess.CalledProcessError) as caught:
        told(checkout)
    assert "3-bidding.yaml:" in caught.value.stderr
    assert "no word 'minimum_bid', did you mean 'minimum_bit'?" in caught.value.stderr
    assert (checkout / "validator" / "data" / "battalion.json").read_bytes() == compiled


def test_building_writes_every_game_and_its_sources_and_nothing_beside_them(checkout: Path) -> None:
    written = build(checkout / "rules", checkout / "built")
    assert sorted(path.relative_to(checkout).as_posix() for path in written) == [
        "built/battalion.json", "built/clash.json", "built/sources/battalion.json", "built/sources/clash.json"]
    assert sorted(path for path in (checkout / "built").rglob("*") if path.is_file()) == sorted(written)


def test_rules_that_cannot_be_used_are_not_built(checkout: Path) -> None:
    (checkout / "rules" / "battalion" / "6-more.yaml").write_text("- id: A\n", encoding="utf-8")
    with pytest.raises(RuleError):
        build(checkout / "rules", checkout / "built")
    assert list((checkout / "built").rglob("*.json")) == []
