"""House rules as a sheet to print: every question with the answer in force, and lines to sign on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...rulebook.contents import chapter_of
from ...rulebook.dependence import with_options
from ...rulebook.game import Game, Rule, Variant
from ...rulebook.readings import rules_in_force
from ...rulebook.settling import Settled
from ..paper import Blanks, Heading, Paper, Paragraph, Part, Row, Rows
from .page import Page

_PLAYERS = 6                                # as many lines to sign on


def sheet(page: Page, settled: Settled) -> Paper:
    """The page: first what the table plays in its own way, then all else."""
    say = page.speaker.word
    return Paper(say("book.house.title", title=page.speaker.term("titles", page.game.name)), page.language.tag,
                 tuple(_parts(page, settled)),
                 say("book.house.foot", edition=page.game.edition, reading=settled.base))


def _parts(page: Page, settled: Settled) -> Iterator[Part]:
    say = page.speaker.word
    own = [name for name, option in settled.options.items() if option != page.game.variants[name].options[0]]
    if own:
        yield Heading(say("book.house.own"))
        yield Rows(tuple(_own_row(page, settled, page.game.variants[name]) for name in own), wide=True)
    else:
        yield Paragraph(say("book.house.all-canonical"), strong=True)
    if rest := [page.game.variants[name] for name in settled.options if name not in own]:
        yield Heading(say("book.house.rest"))
        yield Rows(tuple(Row(page.question(variant), page.answer(variant, settled.options[variant.name]))
                         for variant in rest), wide=True)
    yield Heading(say("book.house.signed"))
    yield Blanks((say("book.house.date"), say("book.house.place"), *[say("book.house.player")] * _PLAYERS))


def _own_row(page: Page, settled: Settled, variant: Variant) -> Row:
    told = page.answer(variant, settled.options[variant.name])
    rules, instead = changed_rules(page, settled, variant)
    changed = page.speaker.word("book.house.rules", rules=page.speaker.row(sections(page.game, rules)),
                                others=page.speaker.row(sections(page.game, instead)))
    return Row(page.question(variant), told, strong=True, aside=changed if rules or instead else "")


def changed_rules(page: Page, settled: Settled, variant: Variant) -> tuple[list[Rule], list[Rule]]:
    """The rules that are in force because of the answer to a question, and those that the canonical one would have."""
    canonical = with_options(page.game, settled.options, {variant.name: variant.options[0]})
    here, there = rules_in_force(page.game, settled.options), rules_in_force(page.game, canonical)
    return [rule for rule in here if rule not in there], [rule for rule in there if rule not in here]


def sections(game: Game, rules: Iterable[Rule]) -> list[str]:
    """The numbers of rules, in their order; three and more that follow one another as one span.

    >>> from ...rulebook import load_game
    >>> battalion = load_game("battalion")
    >>> sections(battalion, battalion.rules[:4] + battalion.rules[5:7])
    ['1.1–1.4', '1.6', '1.7']
    """
    spans: list[list[Rule]] = []
    places = {rule.id: place for place, rule in enumerate(game.rules)}
    for rule in rules:
        last = spans[-1][-1] if spans else None
        if last and places[rule.id] == places[last.id] + 1 and chapter_of(rule) == chapter_of(last):
            spans[-1].append(rule)
        else:
            spans.append([rule])
    return [section for span in spans
            for section in ([f"{span[0].section}–{span[-1].section}"] if len(span) > 2
                            else [rule.section for rule in span])]


def as_data(page: Page, settled: Settled) -> dict[str, Any]:
    """The house rules for programs."""
    return {"game": page.game.name, "edition": page.game.edition, "base": settled.base,
            "changes": settled.changes, "options": settled.options,
            "questions": [_question_as_data(page, settled, page.game.variants[name]) for name in settled.options]}


def _question_as_data(page: Page, settled: Settled, variant: Variant) -> dict[str, Any]:
    option = settled.options[variant.name]
    rules, instead = changed_rules(page, settled, variant)
    return {"variant": variant.name, "question": page.question(variant), "option": option,
            "text": page.answer(variant, option), "canonical": option == variant.options[0],
            "rules": [rule.id for rule in rules], "instead_of": [rule.id for rule in instead]}
