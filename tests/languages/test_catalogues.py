"""Catalogues follow the English by context, and never guess."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from validator.languages.catalogues import read, template, updated, written
from validator.languages.texts import Text

BID = Text("bid-stands.text", "A bid stands.", file="rules/battalion/3-bidding.yaml", notes=("Rule bid-stands.",))
MOVES = Text("moves", "{#count} move", "{#count} moves", "validator/reports/wording.py")


@pytest.fixture
def follow(tmp_path: Path):
    """Brings a catalogue up to date as often as texts are given, each time through a file, and returns the last."""
    path = tmp_path / "game.po"

    def follow(*texts: Text, translate: dict[str, str | tuple[str, ...]] | None = None,
               language: str = "de") -> Catalog:
        catalogue = updated(language, texts, read(path, language) if path.is_file() else None)
        for message in catalogue:
            if message.context in (translate or {}):
                message.string = translate[message.context]
        path.write_bytes(written(catalogue))
        return read(path, language)
    return follow


def entry(catalogue: Catalog, context: str) -> Message:
    """The one entry with a context."""
    found, = (message for message in catalogue if message.context == context)
    return found


def test_a_new_text_is_not_translated(follow) -> None:
    assert entry(follow(BID, MOVES), "bid-stands.text").string == ""
    assert entry(follow(BID, MOVES), "moves").string == ("", "")


def test_a_translation_is_kept(follow) -> None:
    follow(BID, translate={"bid-stands.text": "Ein Gebot gilt."})
    kept = entry(follow(MOVES, BID), "bid-stands.text")
    assert (kept.string, kept.fuzzy) == ("Ein Gebot gilt.", False)


def test_where_the_english_has_changed_the_translation_is_fuzzy_and_says_what_it_translates(follow) -> None:
    follow(BID, translate={"bid-stands.text": "Ein Gebot gilt."})
    changed = entry(follow(Text("bid-stands.text", "A bid once made stands.")), "bid-stands.text")
    assert (changed.id, changed.string, changed.fuzzy) == ("A bid once made stands.", "Ein Gebot gilt.", True)
    assert changed.previous_id == ["A bid stands."]


def test_after_two_changes_it_still_says_what_was_translated(follow) -> None:
    follow(BID, translate={"bid-stands.text": "Ein Gebot gilt."})
    follow(Text("bid-stands.text", "A bid once made stands."))
    assert entry(follow(Text("bid-stands.text", "Bids stand.")), "bid-stands.text").previous_id == ["A bid stands."]


def test_english_that_is_changed_back_needs_no_new_translation(follow) -> None:
    follow(BID, translate={"bid-stands.text": "Ein Gebot gilt."})
    follow(Text("bid-stands.text", "Bids stand."))
    back = entry(follow(BID), "bid-stands.text")
    assert (back.string, back.fuzzy, list(back.previous_id)) == ("Ein Gebot gilt.", False, [])


def test_the_doubt_of_a_translator_stays(follow, tmp_path: Path) -> None:
    follow(BID, translate={"bid-stands.text": "Ein Gebot gilt."})
    path = tmp_path / "game.po"
    path.write_text(path.read_text(encoding="utf-8").replace("msgctxt", "# is that so?\n#, fuzzy\nmsgctxt"), "utf-8")
    doubted = entry(follow(BID), "bid-stands.text")
    assert (doubted.fuzzy, doubted.user_comments) == (True, ["is that so?"])


def test_the_same_english_elsewhere_is_not_taken_for_the_same(follow) -> None:
    follow(BID, translate={"bid-stands.text": "Ein Gebot gilt."})
    other = entry(follow(Text("no-raise.text", "A bid stands.")), "no-raise.text")
    assert (other.string, other.fuzzy) == ("", False)


def test_like_english_elsewhere_is_not_taken_either(follow) -> None:
    follow(BID, translate={"bid-stands.text": "Ein Gebot gilt."})
    assert entry(follow(BID, Text("no-raise.text", "A bid stands!")), "no-raise.text").string == ""


def test_what_is_not_said_any_more_is_a_comment_until_it_is_said_again(follow, tmp_path: Path) -> None:
    follow(BID, MOVES, translate={"bid-stands.text": "Ein Gebot gilt."})
    gone = follow(MOVES)
    assert [message.context for message in gone if message.id] == ["moves"]
    assert '#~ msgstr "Ein Gebot gilt."' in (tmp_path / "game.po").read_text(encoding="utf-8")
    assert entry(follow(BID), "bid-stands.text").string == "Ein Gebot gilt."


def test_a_text_that_begins_to_count_keeps_its_translation_as_fuzzy(follow) -> None:
    follow(Text("moves", "moves"), translate={"moves": "Züge"})
    counted = entry(follow(MOVES), "moves")
    assert (counted.string, counted.fuzzy) == (("Züge", "Züge"), True)


def test_a_text_that_counts_no_more_keeps_its_last_form_as_fuzzy(follow) -> None:
    follow(MOVES, translate={"moves": ("{#count} Zug", "{#count} Züge")})
    plain = entry(follow(Text("moves", "moves")), "moves")
    assert (plain.string, plain.fuzzy, plain.previous_id) == (
        "{#count} Züge", True, ["{#count} move", "{#count} moves"])


def test_english_translates_itself(follow) -> None:
    catalogue = follow(BID, MOVES, language="en")
    assert entry(catalogue, "bid-stands.text").string == "A bid stands."
    assert entry(catalogue, "moves").string == ("{#count} move", "{#count} moves")
    assert entry(follow(Text("moves", "moves"), language="en"), "moves").string == "moves"


@pytest.mark.parametrize(("language", "forms"), [("en", 2), ("de", 2), ("ru", 3), ("ja", 1)])
def test_a_counted_text_has_the_plural_forms_of_the_language(follow, language: str, forms: int) -> None:
    assert len(entry(follow(MOVES, language=language), "moves").string) == forms


def test_entries_stand_in_reading_order(follow) -> None:
    follow(MOVES, BID)
    later = Text("a.text", "Later.")
    assert [message.context for message in follow(BID, later, MOVES) if message.id] == [
        "bid-stands.text", "a.text", "moves"]


def test_to_update_twice_changes_nothing(follow, tmp_path: Path) -> None:
    follow(BID, MOVES, translate={"bid-stands.text": "Ein \"Gebot\" gilt,\nbei uns."})
    follow(Text("bid-stands.text", "Bids stand."))
    once = (tmp_path / "game.po").read_bytes()
    follow(Text("bid-stands.text", "Bids stand."))
    assert (tmp_path / "game.po").read_bytes() == once


def test_a_template_holds_the_english_and_what_translators_must_know() -> None:
    text = written(template([BID, MOVES])).decode("utf-8")
    assert '#. Rule bid-stands.\n#: rules/battalion/3-bidding.yaml\nmsgctxt "bid-stands.text"\n' in text
    assert 'msgid "{#count} move"\nmsgid_plural "{#count} moves"\nmsgstr[0] ""\n' in text
