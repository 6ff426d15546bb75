"""From the files of a folder to a game."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from validator.rulebook import RuleError, from_folder
from validator.rulebook.expressions import Number
from validator.rulebook.game import Evidence, Field, Game, Note, Zone
from validator.rulebook.loading.folder import load as load_files
from validator.rulebook.loading.parsing import parse

QUARREL = Path(__file__).parent.parent / "quarrel"
SCHEMAS = QUARREL.parent.parent.parent / "rules" / "schema"
RULE = "- id: more\n  text: More.\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the game, to be broken."""
    return Path(shutil.copytree(QUARREL, tmp_path / "quarrel"))


# -- the things

def test_zones_and_notes_have_their_kind_index_and_lifetime(quarrel: Game) -> None:
    assert quarrel.zones["hand"] == Zone("hand", "cards", "seat")
    assert quarrel.zones["discard"] == Zone("discard", "pile")
    assert quarrel.notes["chips"] == Note("chips", "number", "holder")
    assert quarrel.notes["trump"] == Note("trump", "suit", lifetime="deal")


def test_the_first_thing_a_move_takes_has_no_key_the_others_have_their_own(quarrel: Game) -> None:
    assert [(field.name, field.key) for field in quarrel.moves["lay"].fields] == [("cards", None), ("named", "suit")]
    assert [(field.name, field.key) for field in quarrel.moves["draw"].fields] == [("source", None), ("card", "card")]


def test_all_that_a_result_claims_has_a_key(quarrel: Game) -> None:
    assert [(field.name, field.key) for field in quarrel.moves["result"].fields] == [("claimed", "winner")]


def test_a_field_is_a_type_or_the_words_that_may_be_written(quarrel: Game) -> None:
    assert quarrel.moves["draw"].fields[0] == Field("source", "option", options=("stock", "discard"))
    dealt = quarrel.moves["deal"].fields[0]
    assert (dealt.type, dealt.index, dealt.counted, dealt.unrecorded) == ("cards", "seat", True, parse("hand_size"))


def test_the_phases_are_those_of_the_flow_and_the_whole_game(quarrel: Game) -> None:
    assert quarrel.phases == ("game", "deal", "bidding", "battle")


def test_options_may_be_listed_or_told(load) -> None:
    game = load({"    options: [earliest, redeal]": "    options:\n      earliest: The first.\n      redeal: Nobody.",
                 "  ranking:\n": "  ranking:\n    evidence: {ru: silent, ja: {option: rarity, note: So.}}\n"})
    assert game.variants["tie"].options == ("earliest", "redeal")
    assert game.variants["tie"].answers["redeal"] == "Nobody."
    assert game.variants["ranking"].evidence == {"ru": Evidence(None), "ja": Evidence("rarity", note="So.")}


# -- the chapters

def test_rules_are_numbered_by_chapter_and_place(quarrel: Game) -> None:
    sections = {rule.id: rule.section for rule in quarrel.rules}
    assert (sections["players"], sections["one-pack"], sections["bidding-order"]) == ("1.1", "1.2", "2.1")


def test_chapters_follow_their_numbers(load) -> None:
    game = load(files={"10-late.yaml": RULE.replace("more", "late"), "9-early.yaml": RULE.replace("more", "early")})
    assert [(rule.id, rule.section) for rule in game.rules[-2:]] == [("early", "9.1"), ("late", "10.1")]


def test_a_set_of_several_notes_is_as_many_effects(load) -> None:
    game = load({"        trump: named\n": "        trump: named\n        bid(player): 0\n"})
    lay = next(rule for rule in game.rules if rule.id == "lay")
    assert [(effect.kind, effect.target and effect.target.name) for effect in lay.effects] == [
        ("move", "laid"), ("set", "trump"), ("set", "bid")]


def test_a_move_without_a_from_takes_a_whole_zone_and_all_is_all_but_what_is_spared(quarrel: Game) -> None:
    everything, laid = next(rule for rule in quarrel.rules if rule.id == "gather").effects
    assert (everything.what, everything.spared) == ("all", ("laid",))
    assert (laid.what.name, laid.source) == ("laid", None)


def test_a_ranking_keeps_the_order_of_its_lines(quarrel: Game) -> None:
    rarity = next(rule for rule in quarrel.rules if rule.id == "by-rarity").definitions[0]
    assert rarity.ranking
    assert [name for name, _ in rarity.meaning] == ["pair", "high card"]


def test_a_finding_has_one_form_or_two(quarrel: Game) -> None:
    findings = {rule.id: rule.finding for rule in quarrel.rules}
    assert set(findings["players"]) == {"one", "other"}
    assert findings["reshuffle"] == {"other": "The stock is not empty."}
    assert findings["may-pass"] is None


def test_what_stands_between_braces_is_an_expression(quarrel: Game) -> None:
    players = next(rule for rule in quarrel.rules if rule.id == "players")
    assert players.placeholders == {"len(seats)": parse("len(seats)")}


def test_turns_have_rounds_a_first_player_and_steps(quarrel: Game) -> None:
    turns = next(rule for rule in quarrel.rules if rule.id == "bidding-order").turns
    assert (turns.rounds, turns.start) == (2, parse("left(dealer)"))
    assert [(step.who, step.moves, step.repeat is not None) for step in turns.steps] == [
        ("player", ("draw",), True), ("player", ("bid", "pass"), False)]


def test_a_rule_is_found_in_its_file(folder: Path) -> None:
    _, book = load_files(folder, SCHEMAS)
    assert str(book.rule("one-pack")) == "1-setting-up.yaml:9:3"
    assert str(book.definition("one-pack", "packs")) == "1-setting-up.yaml:11:5"


def test_nothing_but_a_number_is_a_number() -> None:
    assert parse("5") == Number(5) != parse("'5'")


# -- files that are no text, or too much of it

@pytest.mark.parametrize(("content", "told"), [
    ("text: Größe".encode("latin-1"), "3-more.yaml:1:9: the byte 0xF6 here is no UTF-8; save the file as UTF-8"),
    (RULE.encode("utf-16"), "3-more.yaml: this file is in UTF-16; save it as UTF-8"),
    (b"\xef\xbb\xbf" + RULE.replace("More.", "@More").encode(),
     "3-more.yaml:2:9: a text that begins with @ must stand in quotes"),
    (b"- " * 101 + b"x", "3-more.yaml:1:201: lists and mappings are nested deeper than 100 here; no rule needs that"),
    (b"a: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\n"
     b"c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]\n"
     b"e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]\n",
     "3-more.yaml:5:36: with its aliases written out the file comes to more than 100,000 values; write it "
     "without them"),
    (b"- x\n" * 100_000, "3-more.yaml:100000:3: the file comes to more than 100,000 values; no rules need that many"),
], ids=["latin-1", "utf-16", "byte-order mark", "deep", "bomb", "many"])
def test_what_is_wrong_with_bytes_is_told(folder: Path, content: bytes, told: str) -> None:
    (folder / "3-more.yaml").write_bytes(content)
    with pytest.raises(RuleError) as caught:
        from_folder(folder, SCHEMAS)
    assert str(caught.value) == told


def test_a_byte_order_mark_is_no_part_of_the_text(folder: Path) -> None:
    (folder / "3-more.yaml").write_bytes(b"\xef\xbb\xbf" + RULE.encode())
    assert from_folder(folder, SCHEMAS).rules[-1].id == "more"


def test_a_folder_in_place_of_a_chapter_is_told(folder: Path) -> None:
    (folder / "3-more.yaml").mkdir()
    with pytest.raises(RuleError, match="^3-more.yaml: this is a folder where a file must be$"):
        from_folder(folder, SCHEMAS)


def test_a_game_without_rules_is_told(folder: Path) -> None:
    for path in folder.glob("[12]-*.yaml"):
        path.unlink()
    told = f"^the folder {re.escape(str(folder))} has no rules; write them in chapters such as 1-setup"
    with pytest.raises(RuleError, match=told):
        from_folder(folder, SCHEMAS)


def test_other_folders_and_files_beside_the_rules_do_not_matter(folder: Path) -> None:
    (folder / "examples").mkdir()
    (folder / "examples" / "odd.yaml").write_text("[", encoding="utf-8")
    (folder / "notes.txt").write_text("[", encoding="utf-8")
    from_folder(folder, SCHEMAS)
