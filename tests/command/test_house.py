"""`referee house`: what is written is taken for --reading as the same rules, and no file is written over unasked."""

from __future__ import annotations

import json
import re
import shlex
import sys
from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from validator.command import house
from validator.command.asking import Dialogue
from validator.command.console import Console
from validator.command.house_rules import house_rules
from validator.languages import language, tags
from validator.reports.book import house_file
from validator.reports.book.page import Page
from validator.rulebook import load_game
from validator.rulebook.readings import reading_names, resolve
from validator.rulebook.settling import possible, settle
from validator.transcripts.reading import Choice, read_choice

BATTALION = load_game("battalion")
CHECKOUT = Path(__file__).resolve().parents[2]
CRAZY_EIGHTS = str(CHECKOUT / "tests" / "crazy-eights")
COMBAT = BATTALION.variants["combat"]


# -- the file

@pytest.mark.parametrize("reading", reading_names(BATTALION))
@pytest.mark.parametrize("tag", tags())
def test_a_named_reading_comes_back_from_the_file_as_itself(referee, reading: str, tag: str) -> None:
    assert referee("house", "battalion", "--reading", reading, "--lang", tag, "--output", "house.yaml") == (0, "", "")
    assert read_choice(Choice(house_rules("house.yaml")), None, BATTALION) == (reading, resolve(BATTALION, {}, reading))
    again = referee("house", "battalion", "--reading", "house.yaml", "--format", "json")
    assert json.loads(again.out)["options"] == resolve(BATTALION, {}, reading)


@pytest.mark.parametrize("seed", range(30))
def test_any_answers_come_back_from_the_file_in_any_language(folder: Path, seed: int) -> None:
    random = Random(seed)
    base, tag = random.choice(reading_names(BATTALION)), random.choice(tags())
    chosen: dict[str, str] = {}
    for name, variant in BATTALION.variants.items():
        options = settle(BATTALION, base, chosen).options
        if name in options:
            chosen[name] = random.choice(possible(variant, options))
    settled = settle(BATTALION, base, chosen)
    text = house_file.render(Page(BATTALION, language(tag)), settled, (("book.house.to-read", "referee rules"),))
    Path("house.yaml").write_text(text, encoding="utf-8")
    assert read_choice(Choice(house_rules("house.yaml")), None, BATTALION)[1] == settled.options


def test_each_answer_that_differs_stands_below_its_question(referee) -> None:
    assert referee("house", "battalion", "--set", "target=next", "--set", "combat=cover").out == """\
# House rules for Battalion, edition 1.0.
#
# To judge a record by them:
#   referee validate --reading house.yaml FILE
# To read the whole rule book with them:
#   referee rules battalion --reading house.yaml
# To change them:
#   referee house battalion --reading house.yaml --output house.yaml

game: battalion

# All questions that are not named below are answered as in this reading.
base: canonical

# How is a battle fought, as a whole or card by card?
# The defender covers the cards of the attack one by one, and higher cards beat
# lower ones.
combat: cover

# Who may be attacked?
# The attack always goes to the next player clockwise.
target: next
"""


@pytest.mark.parametrize("awkward", ["a # b: c - d", "one\ntwo: free", "one\r\ntarget: next", "\u2028target: next",
                                     "\x85target: next", "\x00\x07\x1b[31m", "\ufefftarget", "“«„'\"`{}[]!&*?|>%@",
                                     "\u202eannA", "x" * 500, "", "---", "...", "千代" * 60,
                                     "🂡 \U0001f468\u200d\U0001f680"])
def test_nothing_in_a_question_ends_the_comment_in_which_it_stands(folder: Path, awkward: str) -> None:
    variants = BATTALION.variants | {"combat": replace(COMBAT, question=awkward, answers={"cover": awkward})}
    game = replace(BATTALION, variants=variants, edition=awkward)
    settled = settle(game, "canonical", {"combat": "cover"})
    Path("house.yaml").write_text(house_file.render(Page(game, language("en")), settled, (
        ("book.house.to-read", awkward),)), encoding="utf-8", newline="")
    assert house_rules("house.yaml") == {"game": "battalion", "base": "canonical", "combat": "cover"}


def test_the_commands_in_the_file_name_it_and_the_folder_of_the_rules(referee) -> None:
    referee("house", CRAZY_EIGHTS, "--reading", "gentle", "--set", "goal=hundred", "--output", "our rules.yaml")
    text = Path("our rules.yaml").read_text(encoding="utf-8")
    assert f"referee validate --rules {CRAZY_EIGHTS} --reading 'our rules.yaml' FILE" in text
    assert text.endswith("""
# With how many points does the game end?
# It ends with 100 points, however many play.
goal: hundred
""") and "\nbase: gentle\n" in text
    assert referee("rules", CRAZY_EIGHTS, "--reading", "our rules.yaml").status == 0


def test_one_goes_on_from_house_rules(referee) -> None:
    referee("house", "battalion", "--set", "refill=none", "--output", "house.yaml")
    assert referee("house", "battalion", "--reading", "house.yaml", "--set", "empty-hand=game-ends",
                   "--output", "house.yaml") == (0, "", "")
    assert house_rules("house.yaml") == {"game": "battalion", "base": "canonical", "refill": "none",
                                         "empty-hand": "game-ends"}


# -- where it is written

def test_no_file_is_written_over_unasked(referee) -> None:
    Path("house.yaml").write_text("our work of an evening\n", encoding="utf-8")
    assert referee("house", "battalion", "--output", "house.yaml") == (
        2, "", "referee: house.yaml: there is such a file already; give another name, or say --overwrite.\n")
    assert Path("house.yaml").read_text(encoding="utf-8") == "our work of an evening\n"
    assert referee("house", "battalion", "--output", "house.yaml", "--overwrite").status == 0
    assert house_rules("house.yaml") == {"game": "battalion", "base": "canonical"}


def test_a_sheet_does_not_take_the_place_of_the_rules_that_it_shows(referee) -> None:
    referee("house", "battalion", "--output", "house.yaml")
    before = Path("house.yaml").read_bytes()
    assert referee("house", "battalion", "--reading", "house.yaml", "--output", "house.yaml",
                   "--format", "html").status == 2
    assert Path("house.yaml").read_bytes() == before


@pytest.mark.parametrize(("path", "told"), [
    (".", ".: this is a folder; give the name of a file."),
    ("missing/house.yaml", "missing/house.yaml: there is no such folder to write into; make it first."),
])
def test_where_nothing_can_be_written_nothing_is(referee, path: str, told: str) -> None:
    assert referee("house", "battalion", "--output", path) == (2, "", f"referee: {told}\n")


def test_a_file_that_cannot_be_written_is_told_with_the_reason(referee, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(draft: Path, place: Path) -> None:
        raise OSError(28, "No space left on device")
    monkeypatch.setattr(Path, "replace", full)
    assert referee("house", "battalion", "--output", "house.yaml") == (
        2, "", "referee: house.yaml: it cannot be written: the disk is full; make room on it.\n")
    assert not [path for path in Path().iterdir() if "house" in path.name]


@pytest.mark.parametrize(("name", "begins"), [
    ("house.yaml", "# House rules"), ("house.html", "<!doctype html>"), ("house.md", "# Battalion: house rules"),
    ("house.json", '{"game": "battalion"'), ("house", "# House rules"),
])
def test_the_name_of_the_file_says_what_is_written(referee, name: str, begins: str) -> None:
    referee("house", "battalion", "--output", name)
    assert Path(name).read_text(encoding="utf-8").startswith(begins)


# -- the sheet

def test_the_sheet_has_what_the_table_plays_in_its_own_way_with_the_numbers_of_the_rules(referee) -> None:
    own, rest = referee("house", "battalion", "--set", "suit-ban=none", "--format", "markdown").out.split("## ")[1:3]
    assert own == """What we play in our own way

- **May an attack repeat the suit of the previous attack?** **An attack may be of any suit.** *(in the rule book: 4.7 \
instead of 4.8–4.10)*

"""
    sections = {rule.id: rule.section for rule in BATTALION.rules}
    assert [sections[name] for name in ("no-ban", "suit-ban", "ban-remembered", "ban-waived")] == \
        ["4.7", "4.8", "4.9", "4.10"]
    assert rest.count("\n- ") == len(resolve(BATTALION, {"suit-ban": "none"})) - 1


@pytest.mark.parametrize("tag", tags())
def test_every_question_that_arises_is_on_the_sheet_once(referee, tag: str) -> None:
    text = referee("house", "battalion", "--reading", "de", "--format", "html", "--lang", tag).out
    assert text.count("<dt>") == len(resolve(BATTALION, {}, "de"))
    assert text.count('<div class="strong">') == sum(
        option != BATTALION.variants[name].options[0] for name, option in resolve(BATTALION, {}, "de").items())


def test_a_table_that_changes_nothing_says_so(referee) -> None:
    assert "\n**We play by the canonical rules.**\n" in referee("house", "clash", "--format", "markdown").out


# -- what cannot be

@pytest.mark.parametrize(("arguments", "told"), [
    ([], "referee house: say which game: battalion or clash. For help: referee house --help"),
    (["batalion"], "referee: there is no game “batalion”; did you mean “battalion”?"),
    (["battalion", "--set", "targt=free"], "referee: --set: There is no variant “targt”; did you mean “target”?"),
    (["battalion", "--set", "empty-hand=game-ends"],
     "referee: --set: “empty-hand: game-ends” is only possible with refill: none; change one of them."),
    (["battalion", "--reading", "rru"], "referee: --reading: There is no reading “rru”; did you mean “ru”?"),
    (["battalion", "--format", "text"], "referee house: --format: there is no format “text”, only yaml, html, markdown "
                                        "and json. For help: referee house --help"),
])
def test_what_the_game_has_not_is_told_in_one_sentence(referee, arguments: list[str], told: str) -> None:
    assert referee("house", *arguments) == (2, "", told + "\n")


# -- at a terminal
class Keyboard(StringIO):
    """What is typed is seen on the terminal, as a terminal shows it."""

    def readline(self, size: int = -1) -> str:
        line = super().readline()
        sys.stderr.write(line)
        return line


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch):
    """Lets lines be typed at the terminal; what is said there goes to errors."""
    def type(*lines: str) -> None:
        monkeypatch.setattr(house, "somebody_is_there", lambda: True)
        monkeypatch.setattr(house, "dialogue", lambda: Dialogue(Console(sys.stderr, {}),
                                                                Keyboard("".join(f"{line}\n" for line in lines))))
    return type


def test_the_guide_shows_a_dialogue_as_it_is(referee, typed) -> None:
    guide = (CHECKOUT / "docs" / "guides" / "house-rules.md").read_text(encoding="utf-8")
    command, shown = re.search(r"^```text\n\$ ([^\n]*)\n(.*?)^```", guide, re.MULTILINE | re.DOTALL).groups()
    answers = re.findall(r"^Answer \[\d\]: ?(.*)$", shown, re.MULTILINE)
    assert len(answers) > 2
    typed(*answers)
    told = referee(*shlex.split(command)[1:])
    assert (told.status, told.out) == (0, "")
    assert [line.rstrip() for line in told.err.splitlines()] == shown.splitlines()


def test_at_a_terminal_one_is_asked_and_the_answers_are_written(referee, typed) -> None:
    typed("ru", "always-two", "r")
    result = referee("house", "battalion", "--output", "house.yaml")
    assert (result.status, result.out) == (0, "")
    assert house_rules("house.yaml") == {"game": "battalion", "base": "ru", "packs": "always-two"}
    assert result.err.endswith("""
Written: house.yaml
A sheet to print, with lines to sign on:
  referee house battalion --reading house.yaml --yes --output house.html
""")


def test_the_command_that_is_shown_prints_the_sheet(referee, typed) -> None:
    typed("r")
    *_, command = referee("house", "battalion", "--output", "house.yaml").err.splitlines()
    assert referee(*shlex.split(command)[1:]) == (0, "", "")
    assert Path("house.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_answers_go_to_standard_output_and_nothing_else_does(referee, typed) -> None:
    typed("", "2", "r")
    assert referee("house", "battalion").out == referee("house", "battalion", "--yes", "--set", "packs=always-two").out


def test_what_is_set_is_not_asked_for_and_no_answer_takes_it_back(referee, typed) -> None:
    typed("ru", "r")
    result = referee("house", "battalion", "--set", "strength=cards")
    assert "What is the strength" not in result.err and "How is a battle fought" not in result.err
    assert "\nstrength: cards\n" in result.out and "\nbase: ru\n" in result.out


def test_who_stops_is_given_the_command_that_goes_on(referee, typed) -> None:
    typed("ru", "2", "", "turned", "q")
    result = referee("house", "battalion", "--output", "our rules.yaml", "--lang", "en")
    assert (result.status, result.out, Path("our rules.yaml").exists()) == (130, "", False)
    *_, command = result.err.splitlines()
    assert command == ("  referee house battalion --reading ru --set packs=always-two --set upcard=turned "
                       "--output 'our rules.yaml' --lang=en")
    typed("r")
    assert referee(*shlex.split(command)[1:]).status == 0
    assert house_rules("our rules.yaml") == {"game": "battalion", "base": "ru", "packs": "always-two",
                                             "upcard": "turned"}


def test_who_stops_while_going_on_from_a_file_keeps_it_until_the_end(referee, typed) -> None:
    referee("house", "battalion", "--set", "target=next", "--output", "house.yaml", "--yes")
    before = Path("house.yaml").read_bytes()
    typed("2")
    *_, command = referee("house", "battalion", "--reading", "house.yaml", "--output", "house.yaml").err.splitlines()
    assert Path("house.yaml").read_bytes() == before
    typed("r")
    assert referee(*shlex.split(command)[1:]).status == 0
    assert house_rules("house.yaml") == {"game": "battalion", "base": "canonical", "packs": "always-two",
                                         "target": "next"}


def test_without_a_file_one_is_asked_for_and_one_that_is_there_is_not_taken(referee, typed,
                                                                            monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    typed("r", "good.yaml", "house.yaml")
    before = Path("good.yaml").read_bytes()
    result = referee("house", "clash")
    assert "good.yaml: there is such a file already; give another name, or say --overwrite." in result.err
    assert Path("good.yaml").read_bytes() == before
    assert house_rules("house.yaml") == {"game": "clash", "base": "canonical"}
