"""What is compiled is fit to be shown; the rest is said in English, and one can see that it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from validator.findings import Fact, Message
from validator.languages import loading
from validator.languages.building import build
from validator.languages.catalogues import read, updated, written
from validator.languages.texts import Text
from validator.reports.speaker import Speaker

TEXTS = [
    Text("not-on-top", "The top card of {zone} is {top}, not {card}."),
    Text("game-over", "The game was over before this move."),
    Text("moves", "{#count} move", "{#count} moves"),
]
SOUND = {
    "not-on-top": "Oben liegt {top}, nicht {card} ({zone}).",
    "game-over": "Die Partie war vor diesem Zug zu Ende.",
    "moves": ("{#count} Zug", "{#count} Züge"),
}
MESSAGE = Message("not-on-top", {"zone": Fact("zone", "stock"), "top": Fact("card", 0), "card": Fact("card", 1)})


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose German is sound, and whose data is still to be compiled."""
    catalogue = updated("de", TEXTS, None)
    for message in catalogue:
        if message.id:
            message.string = SOUND[message.context]
    path = tmp_path / "locales" / "de" / "LC_MESSAGES" / "referee.po"
    path.parent.mkdir(parents=True)
    path.write_bytes(written(catalogue))
    monkeypatch.setattr(loading, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(loading, "DATA", tmp_path / "data")
    forget()
    yield tmp_path / "locales"
    forget()


def forget() -> None:
    """As if the program had just been started."""
    loading.language.cache_clear()
    loading._compiled.cache_clear()


def change(locales: Path, old: str, new: str) -> None:
    """Change the German catalogue as somebody with an editor would."""
    path = locales / "de" / "LC_MESSAGES" / "referee.po"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def german() -> Speaker:
    return Speaker(loading.language("de"))


def test_what_is_sound_is_said(locales: Path) -> None:
    assert german().say(MESSAGE) == "Oben liegt 2♠, nicht 3♠ (stock)."
    assert german().word("moves", count=1) == "1 Zug"
    assert german().word("moves", count=2000) == "2.000 Züge"


@pytest.mark.parametrize(("old", "new"), [
    ("{top}", "{top]"),
    ("{top}", "{oben}"),
    ("{top}", "eine andere"),
    ('msgctxt "not-on-top"', '#, fuzzy\nmsgctxt "not-on-top"'),
    ('msgstr "Oben liegt {top}, nicht {card} ({zone})."', 'msgstr ""'),
    ('msgid "The top card of {zone} is {top}, not {card}."', 'msgid "The top card is {top}, not {card} ({zone})."'),
])
def test_an_entry_that_cannot_be_used_is_said_in_english_and_marked(locales: Path, old: str, new: str) -> None:
    change(locales, old, new)
    assert german().say(MESSAGE) == "[en] The top card of stock is 2♠, not 3♠."
    assert german().word("game-over") == "Die Partie war vor diesem Zug zu Ende."


@pytest.mark.parametrize("broken", ["{anzahl} Züge", "{#count] Züge", ""])
def test_with_one_form_broken_all_forms_are_english(locales: Path, broken: str) -> None:
    change(locales, '"{#count} Züge"', f'"{broken}"')
    assert [german().word("moves", count=count) for count in (1, 2)] == ["[en] 1 move", "[en] 2 moves"]


@pytest.mark.parametrize("content", [
    "no catalogue at all",
    'msgctxt "game-over"\nmsgid "The game',
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-16\\n"\n',
    'msgid "a"\nmsgid_plural "b"\nmsgstr[x] "c"\n',
    "",
])
def test_a_file_that_cannot_be_read_leaves_english(locales: Path, content: str, capsys: pytest.CaptureFixture) -> None:
    (locales / "de" / "LC_MESSAGES" / "referee.po").write_text(content, encoding="utf-8")
    assert german().word("game-over") == "[en] The game was over before this move."
    assert capsys.readouterr() == ("", "")


def test_plural_forms_of_another_language_do_not_mislead(locales: Path) -> None:
    change(locales, "nplurals=2; plural=(n != 1);", "nplurals=2; plural=(n == 1);")
    assert german().word("moves", count=1) == "1 Zug"


def test_what_has_changed_is_compiled_anew(locales: Path) -> None:
    assert german().word("moves", count=1) == "1 Zug"
    change(locales, "{#count} Zug", "{#count} Spielzug")
    forget()
    assert german().word("moves", count=1) == "1 Spielzug"


def test_what_has_not_changed_is_not_compiled_again(locales: Path) -> None:
    data = locales.parent / "data"
    build(locales, data)
    (data / "de" / "referee.mo").unlink()
    assert german().word("moves", count=1) == "1 move"
    assert not (data / "de" / "referee.mo").exists()


def test_without_a_compiled_catalogue_or_babel_there_is_english(locales: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "validator.languages.building", None)
    assert german().word("game-over") == "[en] The game was over before this move."


def test_a_game_that_nobody_has_translated_speaks_as_its_rules_do(locales: Path) -> None:
    assert loading.language("de").wording("draw.text", "Draw a card.", domain="a-stranger's") == "Draw a card."


def test_lists_and_numbers_come_along(locales: Path) -> None:
    build(locales, locales.parent / "data")
    index = json.loads((locales.parent / "data" / "languages.json").read_text(encoding="utf-8"))
    assert index["languages"]["de"]["thousands"] == "."
    assert index["languages"]["de"]["either"] == {"comma": ", ", "last": " oder ", "pair": ""}


def test_a_folder_that_is_called_after_no_language_speaks_english(locales: Path) -> None:
    (locales / "german").mkdir()
    assert Speaker(loading.language("german")).word("game-over") == "[en] The game was over before this move."
    assert german().word("moves", count=1) == "1 Zug"


def test_a_language_that_there_is_not_is_a_key_error(locales: Path) -> None:
    with pytest.raises(KeyError):
        loading.language("fr")


def test_a_new_language_is_a_folder(locales: Path) -> None:
    (locales / "fr" / "LC_MESSAGES").mkdir(parents=True)
    (locales / "fr" / "LC_MESSAGES" / "referee.po").write_bytes(written(updated("fr", TEXTS, None)))
    assert loading.tags() == ("en", "de", "fr")
    assert len(list(read(locales / "fr" / "LC_MESSAGES" / "referee.po", "fr"))) == 1 + len(TEXTS)
