"""A record in the notation of another language: only tokens change, and there and back is the same file.

The bytes expected are typed by hand, from the table of card letters in the guide to records.
"""

from __future__ import annotations

import json
from collections import ChainMap
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import yaml

from validator.cards.alphabets import LANGUAGES
from validator.engine import judge
from validator.findings import Finding, Judgement
from validator.rulebook import from_folder
from validator.transcripts.read import Installed
from validator.transcripts.translation import NotTheSame, translated, written_records

CHECKOUT = Path(__file__).resolve().parents[2]
CRAZY_EIGHTS = CHECKOUT / "tests" / "crazy-eights"
RECORDS = sorted([*CHECKOUT.glob("rules/*/examples/*.yaml"), *CHECKOUT.glob("tests/games/*.yaml"),
                  *CRAZY_EIGHTS.glob("examples/*.yaml")])
START = "game: battalion\nplayers: [Anna, Boris, Chiyo]\ndealer: Anna\nmoves:\n- deal\n"


@pytest.fixture(scope="module")
def games():
    """The installed games, and one that is not."""
    own = from_folder(CRAZY_EIGHTS)
    return ChainMap({own.name: own}, Installed())


@pytest.fixture
def translate(tmp_path: Path, games) -> Callable[..., str]:
    """The text of a file in the notation of another language."""
    def translate(text: str, to: str, name: str = "evening.yaml") -> str:
        path = tmp_path / name
        path.write_bytes(text.encode())
        data, records = written_records(str(path), games)
        return translated(str(path), data, records, to, games).decode()
    return translate


# -- there and back

def _verdict(record, games) -> Judgement:
    """What is said of a record, wherever in its line a word stands."""
    judgement = record if isinstance(record, Judgement) else judge(games[record.game], record)

    def without_place(finding: Finding) -> Finding:
        return replace(finding, place=None)
    return replace(judgement, file=None, findings=tuple(map(without_place, judgement.findings)))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_there_and_back_is_the_same_file_and_the_verdict_the_same(path: Path, tmp_path: Path, games) -> None:
    data, records = written_records(str(path), games)
    if any(isinstance(each.record, Judgement) for each in records):
        pytest.skip("it shows a record that cannot be read")
    own, = {each.record.language for each in records}
    for to in set(LANGUAGES) - {own}:
        there = tmp_path / f"{to}.yaml"
        there.write_bytes(translated(str(path), data, records, to, games))
        assert there.read_bytes() != data
        again = written_records(str(there), games)
        assert {each.record.language for each in again[1]} == {to}
        assert translated(str(there), *again, own, games) == data
        if to == "ru":
            assert [_verdict(each.record, games) for each in again[1]] == \
                [_verdict(each.record, games) for each in records]


class Styles(yaml.SafeDumper):
    """Writes each text plain, in quotes or as a block, as chance has it."""

    chance = Random()

    def represent_str(self, text: str) -> yaml.Node:
        style = self.chance.choice([None, None, '"', "'", "|", ">"])
        return self.represent_scalar("tag:yaml.org,2002:str", text, style)


Styles.add_representer(str, Styles.represent_str)


@pytest.mark.parametrize("seed", range(60))
def test_there_and_back_is_the_same_file_however_it_is_written(seed: int, tmp_path: Path, games) -> None:
    chance = Styles.chance = Random(seed)
    content = yaml.load(chance.choice(RECORDS).read_text(encoding="utf-8"), yaml.BaseLoader)
    if seed % 3:
        text = yaml.dump(content, Dumper=Styles, allow_unicode=chance.random() < 0.5, sort_keys=False,
                         width=chance.choice([20, 40, 80]), default_flow_style=chance.choice([None, False, True]),
                         line_break=chance.choice(["\n", "\r\n"]), indent=chance.choice([2, 4]))
    else:
        text = json.dumps(content, ensure_ascii=chance.random() < 0.5, indent=chance.choice([None, 2]),
                          separators=chance.choice([None, (",", ":")]))
    path = tmp_path / ("evening.yaml" if seed % 3 else "evening.json")
    path.write_bytes(text.encode())
    for to in (*chance.sample(LANGUAGES[1:], 2), "en"):
        data, records = written_records(str(path), games)
        if any(isinstance(each.record, Judgement) for each in records):
            pytest.skip("it shows a record that cannot be read")
        path.write_bytes(translated(str(path), data, records, to, games))
    assert path.read_bytes() == text.encode()


# -- cards

@pytest.mark.parametrize(("cards", "language", "to", "expected"), [
    ("2♠ 10♥ J♦ Q♣ K♠ A♥", "en", "de", "2♠ 10♥ B♦ D♣ K♠ A♥"),
    ("2♠ 10♥ J♦ Q♣ K♠ A♥", "en", "ru", "2♠ 10♥ В♦ Д♣ К♠ Т♥"),
    ("2♠ 10♥ J♦ Q♣ K♠ A♥", "en", "ja", "2♠ 10♥ J♦ Q♣ K♠ A♥"),
    ("B♦ D♣ K♠ A♥", "de", "ru", "В♦ Д♣ К♠ Т♥"),
    ("j♠ ♥q, ♤️J、 A♢", "en", "ru", "в♠ ♥д, ♤️В、 Т♢"),
    ("JS sj 10h TD ?C 🂫 Q♠", "en", "de", "B♠ ♠b 10♥ 10♦ ?♣ 🂫 D♠"),
    ("DJ DQ QD", "en", "de", "♦B ♦D D♦"),
    ("Ｊ♠ Ｔ♥ ９Ｈ １０♦", "en", "de", "Ｂ♠ １０♥ ９♥ １０♦"),
    ("Ｊ♠", "ja", "ru", "В♠"),
    ("t♥", "en", "ja", "10♥"),
])
def test_cards_are_written_in_the_letters_of_the_language(translate, cards: str, language: str, to: str,
                                                          expected: str) -> None:
    record = f"language:  {language}\n{START}- Boris: {{cover: '{cards}'}}\n"
    assert translate(record, to) == f"language:  {to}\n{START}- Boris: {{cover: '{expected}'}}\n"


def test_what_is_said_in_two_ways_comes_back_in_the_usual_one(translate) -> None:
    there = translate(START + "- turn-up: TS\n", "de")
    assert translate(there, "en") == START + "- turn-up: 10♠\n"


def test_only_cards_change(translate) -> None:
    assert translate("""\
# J♠ in a comment
game:      battalion   # Q♥
reading:   {base: ja, target: next}
players:   [ "J♠", 'Q', K ]
dealer:    Q
moves:
  - deal:  {J♠: J♠ Q♥,     # Q♥
            K: [ J♦,'Q♦' , "K♦" ]}
  -   Q:   { attack: J♠, cards: J♠ }
  - J♠:    {defend: Q♠}
""", "de") == """\
# J♠ in a comment
language: de
game:      battalion   # Q♥
reading:   {base: ja, target: next}
players:   [ "J♠", 'Q', K ]
dealer:    Q
moves:
  - deal:  {J♠: B♠ D♥,     # Q♥
            K: [ B♦,'D♦' , "K♦" ]}
  -   Q:   { attack: J♠, cards: B♠ }
  - J♠:    {defend: D♠}
"""


def test_a_suit_that_is_named_is_changed_where_it_is_a_letter(translate) -> None:
    record = "game: crazy-eights\nplayers: [Anna, Boris]\ndealer: Anna\nmoves:\n- Boris: {play: 8♦, suit: %s}\n"
    assert translate(record % "H", "ru") == "language: ru\n" + record % "♥"
    assert translate(record % "♡", "ru") == "language: ru\n" + record % "♡"


# -- ways of writing

def test_lists_blocks_and_lines_that_go_on_keep_their_form(translate) -> None:
    assert translate(START + """\
- Boris:
    attack: Chiyo
    cards:
    - J♠
    - "Q♠"
    -   'K♠'    # king
- Chiyo: {defend: "J♠
    \\
    Q♠ K\\
    ♠"}
- Boris:
    refill: |-   # J♠
      J♥
        Q♥
- Chiyo:
    refill: >

      J♥

      Q♥
- Chiyo: {refill: J♥
            Q♥}
""", "ru") == "language: ru\n" + START + """\
- Boris:
    attack: Chiyo
    cards:
    - В♠
    - "Д♠"
    -   'К♠'    # king
- Chiyo: {defend: "В♠
    \\
    Д♠ К\\
    ♠"}
- Boris:
    refill: |-   # J♠
      В♥
        Д♥
- Chiyo:
    refill: >

      В♥

      Д♥
- Chiyo: {refill: В♥
            Д♥}
"""


def test_what_an_anchor_marks_is_changed_once(translate) -> None:
    record = START + "- Boris: {defend: &a !!str %s}\n- Chiyo: {defend: *a}\n- Boris: {defend: &l [%s, *a]}\n" \
        "- Chiyo: {refill: *l}\n"
    assert translate(record % ("J♠", "Q♠"), "de") == "language: de\n" + record % ("B♠", "D♠")


@pytest.mark.parametrize("record", [
    "game: battalion\nplayers: [Anna, &j J♠, Chiyo]\ndealer: Anna\nmoves:\n- turn-up: *j\n",
    "language: &l de\nreading: *l\n" + START,
    "reading: &l de\nlanguage: *l\n" + START + "- turn-up: B♠\n",
])
def test_what_is_both_a_card_and_something_else_cannot_be_changed(translate, record: str) -> None:
    with pytest.raises(NotTheSame):
        translate(record, "ru")


def test_line_ends_and_the_mark_of_the_encoding_stay(translate) -> None:
    record = "\ufeff# a\r\n" + START.replace("\n", "\r\n") + "- turn-up: %s\r\n\r\n"
    assert translate(record % "J♠", "de") == (record % "B♠").replace("game", "language: de\r\ngame", 1)
    old = START.replace("\n", "\r")
    assert translate(old + "- turn-up: J♠", "de") == "language: de\r" + old + "- turn-up: B♠"


def test_several_records_are_each_changed(translate) -> None:
    record = START + "- turn-up: %s\n"
    there = "%YAML 1.1\n---\nlanguage: ru\n" + record % "В♠" + "--- # two\nlanguage: ru\n" + record % "Д♠" + "...\n"
    assert translate("%YAML 1.1\n---\n" + record % "J♠" + "--- # two\n" + record % "Q♠" + "...\n", "ru") == there


def test_records_in_two_languages_become_records_in_one(translate) -> None:
    record = START + "- turn-up: %s\n"
    assert translate("language: de\n" + record % "B♠" + "---\n" + record % "Q♠", "ja") == \
        "language: ja\n" + record % "J♠" + "---\nlanguage: ja\n" + record % "Q♠"


# -- JSON

JSON = '{"game": "battalion", "players": ["Anna", "Boris", "B\\u00e4r"], "dealer": "Anna", "moves": ["deal", %s]}'


def test_json_keeps_its_escapes(translate) -> None:
    english = JSON % r'{"turn-up": "J\u2660"}, {"B\u00e4r": {"defend": ["\ud83c\udcab", "K♥"]}}'
    russian = JSON % r'{"turn-up": "\u0412\u2660"}, {"B\u00e4r": {"defend": ["\ud83c\udcab", "К♥"]}}'
    assert translate(english, "ru", "a.json") == '{"language": "ru", ' + russian.removeprefix("{")


@pytest.mark.parametrize(("digits", "king"), [("e4", "041a"), ("E4", "041A")])
def test_an_escape_has_the_digits_of_the_others(translate, digits: str, king: str) -> None:
    record = JSON.replace("e4", digits) % r'{"turn-up": "%s\u2660"}'
    assert translate(record % "K", "ru", "a.json") == \
        '{"language": "ru", ' + (record % f"\\u{king}").removeprefix("{")


def test_json_lines_are_each_changed(translate) -> None:
    jack = JSON.replace(": ", ":").replace(", ", ",") % '{"turn-up":"%s"}'
    queen = JSON % '{"turn-up": "%s"}'
    assert translate(jack % "J♠" + "\r\n\r\n" + queen % "Q♠" + "\n", "de", "a.jsonl") == (
        '{"language":"de",' + (jack % "B♠").removeprefix("{") + "\r\n\r\n"
        '{"language": "de", ' + (queen % "D♠").removeprefix("{") + "\n")


# -- the key `language`

@pytest.mark.parametrize(("english", "german"), [
    (START, "language: de\n" + START),
    ("# Monday\n" + START, "# Monday\nlanguage: de\n" + START),
    ("language:  en\n" + START, "language:  de\n" + START),
    (START + "language: en\n", START + "language: de\n"),
    (START + "language: \"en\"\n", START + "language: \"de\"\n"),
    ("  " + START.replace("\n", "\n  "), "  language: de\n  " + START.replace("\n", "\n  ")),
    ("{game: battalion, players: [Anna, Boris, Chiyo], dealer: Anna, moves: []}\n",
     "{language: de, game: battalion, players: [Anna, Boris, Chiyo], dealer: Anna, moves: []}\n"),
    ("{\n  'game': battalion,\n  players: [Anna, Boris, Chiyo], dealer: Anna, moves: []}\n",
     "{\n  'language': 'de',\n  'game': battalion,\n  players: [Anna, Boris, Chiyo], dealer: Anna, moves: []}\n"),
    ("--- &all\n" + START, "--- &all\nlanguage: de\n" + START),
])
def test_a_record_says_in_which_language_it_is_written(translate, english: str, german: str) -> None:
    assert translate(english, "de") == german
    assert translate(german, "en") == english


def test_a_record_in_its_own_language_is_not_touched(translate) -> None:
    assert translate("language: en\n" + START + "- turn-up: JS\n", "en") == "language: en\n" + START + "- turn-up: JS\n"
    assert translate(START + "- turn-up: TS\n", "en") == START + "- turn-up: TS\n"
