"""Who calls the command in a wrong way is told so in one sentence, with exit status 2, and never sees a traceback."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

import validator.command.records as records
from validator.reports.width import width
from validator.rulebook import RuleError


@pytest.mark.parametrize(("arguments", "sentence"), [
    ([], "referee: say what to do: validate a record, show the moves that are allowed, or the rules. "
         "For help: referee --help"),
    (["vaildate", "good.yaml"],
     "referee: there is no command “vaildate”; did you mean “validate”? For help: referee --help"),
    (["judge"], "referee: there is no command “judge”, only validate, dispute, infer, moves, record, replay, "
                "translate, rules, variants, sources, concordance, house, check, simulate, compile, schema and completion. For help: "
                "referee --help"),
    (["translate", "good.yaml"], "referee: say with --to into which language: en, de, ru or ja."),
    (["completion"], "referee completion: say for which shell: bash, zsh or fish. For help: referee completion --help"),
    (["completion", "fsh"], "referee completion: SHELL: there is no script for “fsh”; did you mean “fish”? "
                            "For help: referee completion --help"),
    (["translate", "--to", "ru"], "referee: translate needs a file, or - for standard input."),
    (["translate", "--to", "ru", "-", "--in-place"],
     "referee: --in-place: standard input cannot be written into; leave out --in-place."),
    (["translate", "--to", "ru", "good.yaml", "--in-place", "--output", "x"],
     "referee: --in-place: give this or --output, not both."),
    (["translate", "--to", "ru", "good.yaml", "--output", "foul.yaml"],
     "referee: foul.yaml: there is such a file already; give another name, or say --overwrite."),
    (["validate"], "referee: validate needs a file, or - for standard input."),
    (["moves"], "referee: moves needs a file, or - for standard input."),
    (["validate", "--format", "jsn", "good.yaml"],
     "referee validate: --format: there is no format “jsn”; did you mean “json”? For help: referee validate --help"),
    (["validate", "--format"],
     "referee validate: --format: it needs a value. For help: referee validate --help"),
    (["validate", "--frmat", "json", "good.yaml"],
     "referee validate: there is no option “--frmat”. For help: referee validate --help"),
    (["validate", "--lang", "xx", "good.yaml"],
     "referee validate: --lang: there is no language “xx”, only en, de, ja and ru. For help: referee validate --help"),
    (["validate", "--set", "suit-ban", "good.yaml"],
     "referee validate: --set: write variant=option, as in suit-ban=none, not “suit-ban”. "
     "For help: referee validate --help"),
    (["validate", "--set", "targt=free", "good.yaml", "good.yaml"],
     "referee: --set: There is no variant “targt”; did you mean “target”?"),
    (["moves", "--set", "target=fre", "missing.yaml"],
     "referee: --set: The variant “target” has no option “fre”; did you mean “free”?"),
    (["validate", "--set", "early-stop=mayy-stop", "good.yaml"],
     "referee: --set: The variant “early-stop” has no option “mayy-stop”; did you mean “may-stop”?"),
    (["validate", "--reading", "cannonical", "good.yaml"],
     "referee: --reading: There is no reading “cannonical”; did you mean “canonical”?"),
    (["validate", "--reading", "", "good.yaml"],
     "referee: --reading: There is no reading “”; known are canonical, ja, ru and de."),
    (["validate", "--reading", "ja", "--set", "empty-hand=game-ends", "good.yaml"],
     "referee: --set: “empty-hand: game-ends” is only possible with refill: none; change one of them."),
    (["rules", "battalion", "--reading", "cannonical"],
     "referee: --reading: There is no reading “cannonical”; did you mean “canonical”?"),
    (["sources", "--", "--lang"], "referee: there is no game “--lang”, only battalion and clash."),
    (["sources", "battalion", "--", "-x"],
     "referee sources: “-x” is one word too many. For help: referee sources --help"),
    (["--lang", "en", "vaildate"],
     "referee: there is no command “vaildate”; did you mean “validate”? For help: referee --help"),
    (["validate", "--reading", "house.yaml", "good.yaml"],
     "referee: house.yaml: There is no such file; check its name and folder."),
    (["validate", "--reading", "torn.yaml", "good.yaml"],
     "referee: torn.yaml:2:10: house rules are one line for each variant, such as “target: next”."),
])
def test_a_misuse_is_one_sentence(referee, arguments: list[str], sentence: str) -> None:
    assert referee(*arguments) == (2, "", sentence + "\n")


class Terminal(StringIO):
    """Where errors go, with somebody before it."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("tag", ["en", "de", "ru", "ja"])
@pytest.mark.parametrize("wide", [80, 40])
def test_on_a_terminal_a_misuse_is_told_in_lines_that_fit(referee, monkeypatch: pytest.MonkeyPatch, tag: str,
                                                          wide: int) -> None:
    (_, _, elsewhere), terminal = referee("--lang", tag, "judge"), Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("COLUMNS", str(wide))
    assert referee("--lang", tag, "judge").status == 2
    lines = terminal.getvalue().splitlines()
    assert len(lines) > 2 and max(map(width, lines)) <= wide
    assert "".join(terminal.getvalue().split()) == "".join(elsewhere.split())


def test_house_rules_that_are_no_yaml_are_shown_with_their_place(referee, folder: Path) -> None:
    (folder / "house.yaml").write_text("base: ja\ntarget: [next\n", encoding="utf-8")
    result = referee("validate", "--reading", "house.yaml", "good.yaml")
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("referee: house.yaml:2:9: ")
    assert result.err.count("\n") == 1


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch):
    """Makes the referee fail in the middle of its work."""
    def fail_with(error: BaseException) -> None:
        def entries(*arguments, **settings):
            raise error
        monkeypatch.setattr(records, "entries", entries)
    return fail_with


def test_a_fault_of_the_referee_is_one_sentence_and_says_how_to_report_it(referee, broken) -> None:
    broken(ZeroDivisionError("secret"))
    result = referee("validate", "good.yaml")
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith(
        "referee: a fault of the referee itself, not of your record (ZeroDivisionError, test_misuse.py:")
    assert result.err.endswith(
        "; please report it with the record and with what REFEREE_DEBUG=1 in the environment makes it print.\n")
    assert result.err.count("\n") == 1


def test_rules_that_cannot_be_used_say_so_themselves(referee, broken) -> None:
    broken(RuleError("two-meanings", word="strength", when="combat: compare", other="points"))
    result = referee("validate", "good.yaml")
    assert (result.status, result.out) == (2, "")
    assert "the word 'strength' has two meanings" in result.err


def test_who_looks_for_a_fault_gets_its_traceback(referee, broken, monkeypatch: pytest.MonkeyPatch) -> None:
    broken(ZeroDivisionError())
    monkeypatch.setenv("REFEREE_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        referee("validate", "good.yaml")


def test_an_interruption_is_not_a_fault(referee, broken) -> None:
    broken(KeyboardInterrupt())
    assert referee("validate", "good.yaml") == (130, "", "referee: interrupted.\n")


@pytest.mark.parametrize("arguments", [["--help"], ["validate", "--help"], ["moves", "--help"], ["rules", "--help"],
                                       ["translate", "--help"],
                                       ["variants", "--help"], ["sources", "--help"], ["concordance", "--help"]])
def test_help_is_given(referee, arguments: list[str]) -> None:
    result = referee(*arguments)
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("usage: referee")


def test_the_version_names_the_editions_of_the_rules(referee) -> None:
    result = referee("--version")
    assert result.status == 0
    assert "Battalion 1.0" in result.out


@pytest.mark.parametrize("option", ["--rules", "--reading", "--set", "--format", "--lang"])
def test_two_dashes_are_no_value(referee, option: str) -> None:
    told = referee("validate", f"{option}=--", "good.yaml")
    assert (told.status, told.out) == (2, "")
    assert told.err.startswith(f"referee validate: {option}: ") and told.err.count("\n") == 1
