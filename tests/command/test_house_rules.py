"""House rules from a file: what is wrong with them is told of the file, with its place, and once."""

from __future__ import annotations

from pathlib import Path

import pytest

HOUSE_RULES = "house rules are one line for each variant, such as “target: next”."
SECOND = "a second document begins here; write all the house rules in one."
FOR_CLASH = ("These house rules are for “clash”, not for “battalion”; give others, or correct the name of the game "
             "there.")


@pytest.fixture
def house(folder: Path):
    """Writes the file of house rules."""
    def write(text: str | bytes) -> None:
        (folder / "house.yaml").write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
    return write


@pytest.mark.parametrize(("text", "told"), [
    # what the game has not
    ("target: next\nbid-rase: independent\n", ":2:1: There is no variant “bid-rase”; did you mean “bid-raise”?"),
    ("bid-raise: independant\n",
     ":1:12: The variant “bid-raise” has no option “independant”; did you mean “independent”?"),
    ("target:\n", ":1:8: The variant “target” has no option “”; its options are free and next."),
    ("target: Next\n", ":1:9: The variant “target” has no option “Next”; did you mean “next”?"),
    ("target: next\nbase: jaa\n", ":2:7: There is no reading “jaa”; did you mean “ja”?"),
    ("packs: __import__('os')\n",
     ":1:8: The variant “packs” has no option “__import__('os')”; its options are by-players and always-two."),
    ("gaem: battalion\n", ":1:1: There is no variant “gaem”; did you mean “game”?"),
    ("target: next\ngame: batallion\n", ":2:7: there is no game “batallion”; did you mean “battalion”?"),
    ("game:\n", ":1:6: there is no game “”, only battalion and clash."),
    ("game: battalion\ntarget: Next\n", ":2:9: The variant “target” has no option “Next”; did you mean “next”?"),
    # what is for another game
    ("game: clash\nace: high-or-low\n", f":1:7: {FOR_CLASH}"),
    ("ace: high-or-low\ngame: clash\n", f":2:7: {FOR_CLASH}"),
    # what contradicts itself
    ("empty-hand: game-ends\n",
     ":1:13: “empty-hand: game-ends” is only possible with refill: none; change one of them."),
    ("combat: cover\nstrength: cards\n",
     ":2:11: “strength: cards” is only possible with combat: compare; change one of them."),
    # what is no house rules
    ("", f": {HOUSE_RULES}"),
    ("- target: next\n", f": {HOUSE_RULES}"),
    ("target next\n", f": {HOUSE_RULES}"),
    ("target: [next]\n", f":1:9: {HOUSE_RULES}"),
    ("reading: {target: next}\n", f":1:10: {HOUSE_RULES}"),
    ("target: next\n---\ntarget: free\n", f":3:1: {SECOND}"),
    ("target: next\n--- {}\n", f":2:5: {SECOND}"),
    # what is no YAML, or too much of it
    ("target: next\ntarget: free\n",
     ":2:1: “target” is written twice: at line 1, column 1 and again at line 2, column 1; keep one of them."),
    ("target: @next\n", ":1:9: A text that begins with @ must stand in quotes."),
    (b"t\xe4rget: next\n",
     ":1:2: The byte 0xE4 here is no UTF-8, so the file is in another encoding; save it as UTF-8."),
    ("base: [canonical\ntarget: next\n",
     ":1:7: The bracket “[” here is not closed, or a comma is missing after it; the text may be cut short."),
    ("target: \x07\n", ":1:9: The character U+0007 here cannot be seen and may not stand in a text; delete it, or "
                       "write it as an escape."),
    ("target: " + "[" * 100 + "]" * 100 + "\n", f":1:108: {HOUSE_RULES}"),
    ("a: &a [*a]\n",
     ":1:8: The alias “a” stands inside what it repeats, so it would never end; write out what is meant."),
])
@pytest.mark.parametrize("command", ["validate", "moves"])
def test_a_mistake_is_told_with_its_place(command: str, text: str | bytes, told: str, referee, house) -> None:
    house(text)
    assert referee(command, "--reading", "house.yaml", "good.yaml") == (2, "", f"referee: house.yaml{told}\n")


@pytest.mark.parametrize(("text", "told"), [
    ('{"base": "ja",', ":1:15: The text ends where something must follow; it may be cut short."),
    ('{"base": ', ":1:10: The text ends where something must follow; it may be cut short."),
    ("{base: ja}", ":1:2: A key must stand here; write it in double quotes."),
    ('{"base": "ja"}\n{"target": "next"}', f":2:1: {SECOND}"),
])
def test_in_json_it_is_told_likewise(text: str, told: str, referee, folder: Path) -> None:
    (folder / "house.json").write_text(text, encoding="utf-8")
    assert referee("validate", "--reading", "house.json", "good.yaml") == (2, "", f"referee: house.json{told}\n")


def test_the_rule_book_tells_it_too(referee, house) -> None:
    house("target: next\nrefil: none\n")
    assert referee("rules", "battalion", "--reading", "house.yaml") == (
        2, "", "referee: house.yaml:2:1: There is no variant “refil”; did you mean “refill”?\n")


@pytest.mark.parametrize(("tag", "told"), [
    ("en", FOR_CLASH),
    ("de", "Diese Hausregeln gelten für „clash“, nicht für „battalion“; andere angeben oder dort den Namen des Spiels "
           "berichtigen."),
    ("ru", "Эти домашние правила — для игры «clash», а не для «battalion»; укажите другие или исправьте в них "
           "название игры."),
    ("ja", "このハウスルールは「clash」用なので、「battalion」には使えません。ほかのハウスルールを指定するか、ここに書かれた"
           "ゲームの名前を直してください。"),
])
@pytest.mark.parametrize("arguments", [
    ["rules", "battalion"], ["house", "battalion", "--yes"], ["compile", "battalion"], ["simulate", "battalion"],
    ["validate", "good.yaml"], ["moves", "good.yaml"], ["dispute", "good.yaml"],
], ids=" ".join)
def test_house_rules_for_another_game_are_refused_wherever_they_are_given(referee, house, arguments: list[str],
                                                                          tag: str, told: str) -> None:
    house("game: clash\nace: high-or-low\n")
    assert referee(*arguments, "--reading", "house.yaml", "--lang", tag) == (
        2, "", f"referee: house.yaml:1:7: {told}\n")


def test_a_game_of_ones_own_has_house_rules_of_its_own(referee, house, folder: Path) -> None:
    own = str(Path(__file__).resolve().parents[1] / "crazy-eights")
    written = referee("house", own, "--yes").out
    assert "\ngame: crazy-eights\n" in written
    house(written)
    assert referee("rules", own, "--reading", "house.yaml").status == 0
    assert referee("rules", "battalion", "--reading", "house.yaml").err == (
        f"referee: house.yaml:10:7: {FOR_CLASH.replace('clash', 'crazy-eights')}\n")


def test_records_of_a_game_and_house_rules_for_it_go_together(referee, house, folder: Path) -> None:
    (folder / "duel.yaml").write_text("game: clash\nplayers: [Dora, Emil]\ndefender: Dora\nmoves: []\n",
                                      encoding="utf-8")
    house(referee("house", "clash", "--yes", "--set", "ace=high-or-low").out)
    assert "(Clash, house rules, 0 moves)" in referee("validate", "--reading", "house.yaml", "duel.yaml").out
    assert referee("validate", "--reading", "house.yaml", "duel.yaml", "good.yaml").err == (
        f"referee: house.yaml:10:7: {FOR_CLASH}\n")


def test_many_records_do_not_make_many_mistakes_of_it(referee, house) -> None:
    house("refil: none\n")
    result = referee("validate", "--reading", "house.yaml", "good.yaml", "good.yaml", "good.yaml")
    assert (result.out, result.err.count("\n")) == ("", 1)


def test_an_argument_that_does_not_exist_is_not_blamed_on_the_file(referee, house) -> None:
    house("target: next\n")
    result = referee("validate", "--reading", "house.yaml", "--set", "refil=none", "good.yaml")
    assert result == (2, "", "referee: --set: There is no variant “refil”; did you mean “refill”?\n")


@pytest.mark.parametrize("text", ["base: ja\n", "game: battalion\nbase: ja\n", "game: battalion\n",
                                  "refill: none\nempty-hand: game-ends\n", '{"target": "next"}', "{}",
                                  "# as it is\nchips: ten\n", "\ufeffchips: ten\n"])
def test_good_house_rules_are_taken(text: str, referee, house) -> None:
    house(text)
    assert referee("validate", "--reading", "house.yaml", "good.yaml").status == 0
