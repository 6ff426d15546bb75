"""`referee complete`: what may stand next on a command line that is being typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from validator.command.complete import joined

CRAZY_EIGHTS = str(Path(__file__).resolve().parents[1] / "crazy-eights")


@pytest.fixture
def offered(referee):
    """The words that may stand in the place of the last one; of them all, what they are about is left out."""
    def offered(*words: str, shell: str = "fish") -> list[str]:
        status, out, err = referee("complete", shell, *words)
        assert (status, err) == (0, "")
        return [line.partition("\t")[0] for line in out.splitlines()]
    return offered


@pytest.mark.parametrize(("words", "expected"), [
    (["va"], ["validate", "variants"]),
    (["--lang", "de", "inf"], ["infer"]),
    (["--v"], ["--version"]),
    (["completion", ""], ["bash", "zsh", "fish"]),
    (["validate", "--form"], ["--format"]),
    (["validate", "--format", "js"], ["json"]),
    (["validate", "--format=js"], ["--format=json"]),
    (["validate", "--lang", ""], ["en", "de", "ja", "ru"]),
    (["translate", "evening.yaml", "--to", "r"], ["ru"]),
    (["validate", "evening.yaml", "--reading", ""], ["canonical", "ja", "ru", "de", "all", ":files"]),
    (["validate", ""], [":files"]),
    (["validate", "evening.yaml", ""], [":files"]),
    (["validate", "--", "--quiet"], [":files"]),
    (["translate", "evening.yaml", ""], []),
    (["validate", "--rules", ""], [":folders"]),
    (["moves", "--set", "suit-b"], ["suit-ban="]),
    (["moves", "--set", "suit-ban="], ["suit-ban=previous-attack", "suit-ban=none"]),
    (["moves", "--set=suit-ban=n"], ["--set=suit-ban=none"]),
    (["rules", "cl"], ["clash", ":folders"]),
    (["sources", ""], ["battalion", "clash"]),
    (["rules", "battalion", "minimum"], ["minimum-bid"]),
    (["rules", "clash", "minimum"], []),
    (["rules", CRAZY_EIGHTS, "blocked-n"], ["blocked-nobody"]),
    (["variants", "battalion", "suit-ban"], ["suit-ban"]),
    (["concordance", "clash", "dea"], ["deal-order"]),
    (["concordance", "clash", "de", ""], []),
])
def test_what_may_stand_next_is_offered(offered, words: list[str], expected: list[str]) -> None:
    assert offered(*words) == expected


def test_an_option_is_offered_once_unless_it_may_be_given_again(offered) -> None:
    assert "--quiet" in offered("validate", "-") and "--set" in offered("validate", "-")
    assert "--quiet" not in offered("validate", "--quiet", "-")
    assert "--set" in offered("validate", "--set", "suit-ban=none", "-")


def test_in_bash_only_what_follows_the_equals_sign_is_offered(offered) -> None:
    assert offered("validate", "--set", "suit-ban", "=", "n", shell="bash") == ["none"]
    assert offered("validate", "--format", "=", shell="bash")[:2] == ["text", "json"]


def test_what_bash_takes_apart_is_put_together_again() -> None:
    assert joined(["--set", "=", "suit-ban", "=", "none", "a.yaml"]) == ["--set=suit-ban=none", "a.yaml"]


def test_what_a_word_is_about_is_told_in_the_language_of_who_types(referee) -> None:
    assert referee("complete", "zsh", "infe").out == "infer\tfind out by which rules a game was played\n"
    assert referee("complete", "zsh", "--lang", "de", "variants", "battalion", "suit-ban").out == \
        "suit-ban\tDarf ein Angriff die Farbe des vorigen Angriffs wiederholen?\n"
