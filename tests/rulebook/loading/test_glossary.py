"""The glossary is read as it is written, and what is wrong with it is told with its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from validator.rulebook import RuleError, load_game, load_sources
from validator.rulebook.glossary import Entry, Slip, Term
from validator.rulebook.loading.glossary import read_glossary

SCHEMAS = Path(__file__).parent.parent.parent.parent / "rules" / "schema"
BOOKS = {name: (load_game(name), load_sources(name)) for name in ("battalion", "clash")}

STOCK = """\
group: places
games: [battalion, clash]
rules: [battalion.gather, clash.thirteen-cards]
en: {term: stock, means: The cards left., elsewhere: [talon]}
de: {term: Stapel, gender: masculine, plural: Stapel, also: [Stapels], except: [Ablagestapel], means: Der Rest.}
ru: {term: резерв, means: Остаток.}
ja:
  term: 捨て札
  reading: [[捨, す], て, [札, ふだ]]
  linked: no
  means: 残りです。
slips:
  - word: Lager
    in: [battalion.de-14, battalion.de-15]
    from: {ru: резерв, en: stock}
    why: {en: A shop., de: Ein Laden., ru: Склад., ja: 倉庫です。}
"""
Read = Callable[..., tuple[Entry, ...]]


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """Reads the entry in which a text is replaced, with other entries beside it."""
    def read(old: str = "", new: str = "", **others: str) -> tuple[Entry, ...]:
        assert old in STOCK
        for name, text in {"stock": STOCK.replace(old, new, 1) if old else STOCK, **others}.items():
            (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
        return read_glossary(tmp_path, SCHEMAS, BOOKS)
    return read


def test_an_entry_is_what_its_file_says(read: Read) -> None:
    entry, = read()
    assert (entry.id, entry.group, entry.games) == ("stock", "places", ("battalion", "clash"))
    assert entry.rules == (("battalion", "gather"), ("clash", "thirteen-cards"))
    assert entry.terms["en"] == Term("stock", "The cards left.", elsewhere=("talon",))
    assert entry.terms["de"] == Term("Stapel", "Der Rest.", gender="masculine", plural="Stapel", also=("Stapels",),
                                     exceptions=("Ablagestapel",))
    assert entry.terms["ja"] == Term("捨て札", "残りです。", reading=(("捨", "す"), ("て", ""), ("札", "ふだ")), linked=False)


def test_a_wrong_word_should_have_been_the_term_unless_something_else_is_said(read: Read) -> None:
    why = {"en": "A shop.", "de": "Ein Laden.", "ru": "Склад.", "ja": "倉庫です。"}
    sentences = (("battalion", "de-14"), ("battalion", "de-15"))
    assert read()[0].slips == (
        Slip("Lager", "de", sentences, "Stapel", why, {"ru": "резерв", "en": "stock"}),)
    assert read("    from", "    instead: Stapels\n    from")[0].slips[0].instead == "Stapels"


def test_entries_come_in_the_order_of_their_ids(read: Read) -> None:
    other = STOCK.replace("stock", "pack").replace("Stapel", "Packen").replace("резерв", "пачка")
    assert [entry.id for entry in read(pack=other)] == ["pack", "stock"]


@pytest.mark.parametrize(("old", "new", "told"), [
    ("games: [battalion, clash]", "games: [battalion, skat]",
     "stock.yaml:2:20: there is no game 'skat'; known here: battalion and clash"),
    ("battalion.gather", "battalion.gathers", "stock.yaml:3:9: no rule 'gathers', did you mean 'gather'?"),
    ("[battalion, clash]", "[battalion]", "stock.yaml:3:27: there is no game 'clash'; known here: battalion"),
    ("battalion.de-14", "battalion.de-140", "stock.yaml:14:10: no sentence 'de-140', did you mean 'de-14'?"),
    ("battalion.de-15", "battalion.de-16",
     "stock.yaml:14:27: the quote “Lager” does not stand in de-16"),
    ("[捨, す], て,", "[捨, す],", "stock.yaml:9:12: the reading spells “捨札”, but the term is “捨て札”"),
    ("[札, ふだ]", "[札]", "stock.yaml:9:24: this must be a pair of kanji and how they are read"),
    ("gender: masculine", "gender: m", "stock.yaml:5:28: this must be `masculine`, `feminine`, `neuter` or `plural`"),
    (", ja: 倉庫です。}", "}", "stock.yaml:16:10: the key `ja` is missing here"),
    ("group: places", "group: place", "stock.yaml:1:8: this must be `game`"),
])
def test_what_is_wrong_is_told(old: str, new: str, told: str, read: Read) -> None:
    with pytest.raises(RuleError) as caught:
        read(old, new)
    assert str(caught.value).startswith(told)


def test_two_entries_of_a_game_with_the_same_form_are_told(read: Read) -> None:
    other = STOCK.replace("stock", "supply").replace("Stapel", "Packen").replace("резерв", "запас")
    with pytest.raises(RuleError) as caught:
        read(supply=other.replace("elsewhere: [talon]", "also: [stock]"))
    assert str(caught.value) == \
        "supply.yaml:4:6: the word 'stock' is written twice, first at stock.yaml:4:6; keep one of them"


def test_games_that_are_not_the_same_may_share_a_form(read: Read) -> None:
    own = STOCK.split("slips:")[0]
    clash = own.replace("battalion, clash", "clash").replace("battalion.gather, ", "")
    battalion = own.replace("battalion, clash", "battalion").replace(", clash.thirteen-cards", "")
    assert [entry.games for entry in read(stock=battalion, supply=clash)] == [("battalion",), ("clash",)]
