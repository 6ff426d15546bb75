"""What tells an option from the canonical one: a game whose end one of the two allows and the other forbids."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from validator.findings import Judgement
from validator.rulebook import load_game
from validator.rulebook.compiled import RULES
from validator.rulebook.game import Variant
from validator.soundness.apart import can_be_told_apart
from validator.soundness.differences import FOLDER, Difference, recorded, sides

from .edition import Edition
from .markup import TOP, box, heading, link, plain
from .moves import at_the_table, last_moves
from .records import ASIDE, all_moves, facts, file, without_comments
from .sayings import answers


@cache
def differences(game: str) -> dict[tuple[str, str], tuple[Path, Difference]]:
    """The records in the folder of a game, by the variant and the option that each is about."""
    return {(difference.variant.name, difference.option): (path, difference)
            for path, difference in recorded(load_game(game), RULES / game) if difference}


def is_shown(game: str, variant: Variant) -> bool:
    """Whether there is a game that tells options of a variant apart."""
    return any(name == variant.name for name, _ in differences(game))


def files(game: str) -> dict[str, str]:
    """Their files, by their paths on the site."""
    return {_file(game, path): path.read_text(encoding="utf-8") for path, _ in differences(game).values()}


def pages(edition: Edition) -> Iterator[tuple[str, str]]:
    """A page for each."""
    for path, difference in differences(edition.game.name).values():
        edition.here = _page(edition.game.name, path)
        yield edition.here, "\n\n".join([ASIDE, *_whole(edition, path, difference)]) + "\n"


def _file(game: str, path: Path) -> str:
    return f"{game}/{FOLDER}/{path.name}"


def _page(game: str, path: Path) -> str:
    return f"{game}/{FOLDER}/{path.stem}.md"


def _whole(edition: Edition, path: Path, difference: Difference) -> Iterator[str]:
    """The question, who plays, what is said under each of the two options, every move, and the file."""
    variant, record = difference.variant, difference.record
    speaker = at_the_table(edition, record.players)
    yield heading(1, plain(speaker.word("site.example", name=path.stem)), TOP)
    yield box("about", [edition.variant_link(variant.name, edition.page.question(variant))])
    yield answers(edition, variant, difference.judgements)
    yield facts(edition, speaker, record)
    yield box("sides", (_side(edition, difference, *side) for side in difference.judgements.items()))
    wrong, = (judgement for judgement in difference.judgements.values() if judgement.findings)
    yield from all_moves(edition, speaker, record, wrong)
    yield from file(edition, path, _file(edition.game.name, path))


def of_variant(edition: Edition, variant: Variant) -> Iterator[str]:
    """The games that show its options, and of which options no game can show anything."""
    shown = differences(edition.game.name)
    same: dict[str, list[tuple[Path, Difference]]] = {}         # options that one game shows
    for option in variant.options[1:]:
        pair = sides(edition.game, variant, option)
        if found := shown.get((variant.name, option)):
            same.setdefault(without_comments(found[0].read_text(encoding="utf-8")), []).append(found)
        elif pair and not can_be_told_apart(edition.game, *pair):
            yield plain(edition.speaker.word("site.no-difference", option=option))
    for group in same.values():
        yield box("difference", _game(edition, group))


def _game(edition: Edition, group: list[tuple[Path, Difference]]) -> Iterator[str]:
    """The end of a game, what is said of it under each option that it is about, and the whole of it."""
    differs = [difference for _, difference in group]
    if condition := _surroundings(edition, differs[0]):
        yield box("aside", [plain(edition.speaker.word("site.difference-under", condition=condition))])
    yield last_moves(edition, differs[0].record)
    judgements = {option: judgement for difference in differs for option, judgement in difference.judgements.items()}
    yield box("sides", [_side(edition, differs[0], option, judgement) for option, judgement in judgements.items()])
    yield box("place", [" · ".join(link(path.stem, edition.to(_page(edition.game.name, path))) for path, _ in group)])


def _surroundings(edition: Edition, difference: Difference) -> str:
    """What else is not canonical there, since the question arises only so."""
    game, options = edition.game, difference.record.reading
    other = {name: option for name, option in options.items() if option != game.variants[name].options[0]}
    return edition.page.condition((other,)) if other else ""


def _side(edition: Edition, difference: Difference, option: str, judgement: Judgement) -> str:
    """What is said under one of the options, behind the number of the rule."""
    speaker = at_the_table(edition, difference.record.players)
    said = [f"{edition.rule_link(speaker.rules[finding.rule])} {plain(speaker.explain(finding))}"
            for finding in judgement.findings]
    marked = plain(edition.page.marked(difference.variant, option).strip())
    verdict = plain(speaker.word(judgement.verdict))
    return box(f"side {judgement.verdict}", [f"**{marked}** <b class=\"verdict\">{verdict}</b>", *said])
