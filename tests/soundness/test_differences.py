"""Each option is told from the canonical one by a game: one of the two allows its end, and the other does not.

The games stand in the folder `differences` of the rules, and say in their first lines what comes out.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from validator.engine import judge
from validator.findings import Judgement
from validator.reports.differences import file_text
from validator.rulebook import game_names, load_game, resolve
from validator.rulebook.compiled import RULES
from validator.soundness.apart import can_be_told_apart
from validator.soundness.differences import recorded, sides
from validator.transcripts import read

OPTIONS = [(game, variant.name, option) for game in game_names() for variant in load_game(game).variants.values()
           for option in variant.options[1:]]

NOT_SHOWN = {
    ("clash", "role-choice", "toss-winner"): "who chooses the roles, and when, is settled before a record begins",
}
"""Options that no game can tell from the canonical one → why."""

SHOWN = [option for option in OPTIONS if option not in NOT_SHOWN]

SAID = re.compile(r"# (?P<option>[a-z-]+): (?P<verdict>legal|illegal by (?P<rule>[a-z-]+): .+\.)")


class Said(NamedTuple):
    """What the first lines of a file say of an option: the rule that its last move breaks, if it does."""

    option: str
    broken: str | None


def file_of(game: str, variant: str, option: str) -> Path:
    return RULES / game / "differences" / f"{variant}.{option}.yaml"


def said(path: Path) -> list[Said]:
    """The lines of a file on the two options."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [Said(match["option"], match["rule"]) for match in map(SAID.fullmatch, lines[1:3])]


def judged(game: str, path: Path, variant: str, option: str) -> Judgement:
    """The only record in a file, judged under an option."""
    record, = read(str(path), options={variant: option}, games={game: load_game(game)})
    return judge(load_game(game), record)


@pytest.mark.parametrize(("game", "variant", "option"), SHOWN)
def test_an_option_and_the_canonical_one_judge_its_game_as_its_first_lines_say(game: str, variant: str,
                                                                               option: str) -> None:
    path = file_of(game, variant, option)
    lines = said(path)
    assert [line.option for line in lines] == [load_game(game).variants[variant].options[0], option]
    assert len([line for line in lines if line.broken]) == 1
    for line in lines:
        judgement = judged(game, path, variant, line.option)
        assert [finding.rule for finding in judgement.findings] == [line.broken] * bool(line.broken)
        assert judgement.verdict == ("illegal" if line.broken else "legal")


@pytest.mark.parametrize(("game", "variant", "option"), SHOWN)
def test_it_is_the_end_that_is_forbidden(game: str, variant: str, option: str) -> None:
    path = file_of(game, variant, option)
    forbids, = [line.option for line in said(path) if line.broken]
    judgement = judged(game, path, variant, forbids)
    assert judgement.findings[0].move in (judgement.moves, None)


@pytest.mark.parametrize(("game", "variant", "option"), SHOWN)
def test_only_what_the_question_needs_is_not_canonical(game: str, variant: str, option: str) -> None:
    record, = read(str(file_of(game, variant, option)))
    canonical = resolve(load_game(game), {})
    asked = load_game(game).variants[variant]
    needed = {name for condition in (asked.asked, asked.needs.get(option, ())) for alternative in condition
              for name in alternative}
    assert {name for name, chosen in record.reading.items() if canonical.get(name) != chosen} <= {variant, *needed}


@pytest.mark.parametrize(("game", "variant", "option"), SHOWN)
def test_the_question_is_asked_above_it(game: str, variant: str, option: str) -> None:
    first, _ = file_of(game, variant, option).read_text(encoding="utf-8").split("\n", 1)
    assert first == f"# {load_game(game).variants[variant].question}"


@pytest.mark.parametrize("name", game_names())
def test_there_is_no_other_file_and_each_is_written_as_it_would_be_found(name: str) -> None:
    game, found = load_game(name), list(recorded(load_game(name), RULES / name))
    assert {path for path, _ in found} == {file_of(*option) for option in SHOWN if option[0] == name}
    for path, difference in found:
        assert path.read_text(encoding="utf-8") == file_text(difference, game), path.name


@pytest.mark.parametrize(("name", "variant", "option"), OPTIONS)
def test_an_option_that_is_not_shown_differs_in_its_sentences_alone(name: str, variant: str, option: str) -> None:
    game = load_game(name)
    pair = sides(game, game.variants[variant], option)
    assert can_be_told_apart(game, *pair) == ((name, variant, option) not in NOT_SHOWN)


def test_a_record_that_both_options_allow_shows_nothing(changed, tmp_path: Path) -> None:
    game, *_ = changed("race")
    folder = tmp_path / "race" / "differences"
    folder.mkdir()
    both = "game: race\nplayers: [Anna, Boris]\ndealer: Anna\nmoves:\n  - Boris: {take: 2♠}\n"
    (folder / "passing.forbidden.yaml").write_text(both, encoding="utf-8")
    (folder / "passing.gone.yaml").write_text(both, encoding="utf-8")
    assert [difference for _, difference in recorded(game, folder.parent)] == [None, None]
    (folder / "passing.forbidden.yaml").write_text(both.replace("{take: 2♠}", "pass"), encoding="utf-8")
    forbidden, _ = [difference for _, difference in recorded(game, folder.parent)]
    assert (forbidden.canonical.verdict, forbidden.other.verdict) == ("legal", "illegal")
