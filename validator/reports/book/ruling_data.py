"""A ruling on a move in dispute, for programs."""

from __future__ import annotations

from typing import Any

from ...disputes.ruling import Granted, Opinion, Ruling
from ..support import support_as_data
from .page import Page
from .ruling_words import Where, ground, recorded
from .variants import as_data as variant_as_data


def as_data(page: Page, where: Where, ruling: Ruling) -> dict[str, Any]:
    """The facts, the ruling and its grounds; questions that decide are told as in `variants.as_data`."""
    return {
        "game": page.game.name,
        "edition": page.game.edition,
        "players": list(page.players),
        "move": ruling.number,
        "player": where.player,
        "line": where.place.line,
        "column": where.place.column,
        "recorded": recorded(where),
        "before": dict(ruling.before),
        **_opinion(page, ruling.own),
        "stands": ruling.stands,
        "exact": ruling.exact,
        "canonical": _opinion(page, ruling.canonical) | {"granted": _granted(page, ruling.canonical.granted)},
        "grounds": _grounds(page, ruling),
        "readings": [{"reading": one.reading, **_opinion(page, one), "move": one.move, "state": one.state,
                      "granted": _granted(page, one.granted)} for one in ruling.opinions],
        "legal_with": list(ruling.to_allow),
        "illegal_with": list(ruling.to_forbid),
        "deciding": [variant_as_data(page, page.game.variants[name]) for name in ruling.deciding],
    }


def _opinion(page: Page, opinion: Opinion) -> dict[str, Any]:
    return {"verdict": opinion.verdict, "rule": opinion.rule or None,
            "message": page.speaker.explain(opinion.finding) if opinion.finding else None}


def _granted(page: Page, granted: Granted | None) -> dict[str, Any] | None:
    return granted and {"options": granted.changes, **_opinion(page, granted.opinion)}


def _grounds(page: Page, ruling: Ruling) -> dict[str, Any] | None:
    found = ground(page, ruling)
    if found is None:
        return None
    rule, options = found
    return {"rule": rule.id, "section": rule.section, "text": page.rule_text(rule, options),
            "sources": support_as_data(rule, options, page.speaker)}
