"""What records prove of the rules they were played by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...disputes.inference import Failure, Inference, Spot
from ...rulebook.game import Variant
from ...rulebook.readings import reading_names
from ..head import name_of
from ..width import width
from .page import INDENT, Page

_MOST_CHANGES = 6


def render(page: Page, inference: Inference) -> str:
    """The named readings, what is proven, and the nearest readings that fit."""
    if inference.stuck:
        return page.paragraph(page.speaker.word("infer.stuck", **_failure(page, inference.stuck)))
    proven = list(_proven(page, inference)) or [page.paragraph(page.speaker.word("infer.nothing"), INDENT)]
    nearest = [page.paragraph(page.language.both.join([f"{variant}: {option}" for variant, option in change.items()]),
                              INDENT) for change in inference.nearest[:_MOST_CHANGES] if change]
    return "\n".join(list(page.sections([
        (page.speaker.word("infer.readings"), _readings(page, inference)),
        (page.speaker.word("infer.proven"), proven),
        (page.speaker.word("infer.nearest"), nearest),
    ]))[1:])


def as_data(page: Page, inference: Inference) -> dict[str, Any]:
    """The same for programs."""
    def where(spot: Spot) -> dict[str, Any]:
        return {"file": spot.file, "document": spot.document or 1, "move": spot.move}

    return {
        "game": page.game.name,
        "fitting": list(inference.fitting),
        "failed": {name: {**where(failure.spot), "rule": failure.rule} for name, failure in inference.failed.items()},
        "left": {variant: list(inference.left(variant)) for variant in page.game.variants},
        "excluded": [{"variant": variant, "option": option, **where(spot)}
                     for (variant, option), spot in inference.excluded.items()],
        "nearest": list(inference.nearest),
        "stuck": inference.stuck and {**where(inference.stuck.spot), "rule": inference.stuck.rule},
    }


def _readings(page: Page, inference: Inference) -> Iterator[str]:
    names = reading_names(page.game)
    columns = max(map(width, names)) + 2
    for name in names:
        told = page.speaker.word("infer.fails", **_failure(page, inference.failed[name])) \
            if name in inference.failed else page.speaker.word("infer.fits")
        yield page.hanging(name, told, INDENT, columns)


def _proven(page: Page, inference: Inference) -> Iterator[str]:
    known = [(_known(page, inference, variant), spot) for variant in page.game.variants.values()
             if (spot := inference.proof(variant.name)) and inference.left(variant.name)]
    columns = max((width(label) for label, _ in known), default=0) + 2
    for label, spot in known:
        yield page.hanging(label, _spot(page, spot), INDENT, columns)


def _known(page: Page, inference: Inference, variant: Variant) -> str:
    """What is known of a variant: its option, or which options it cannot be."""
    left = inference.left(variant.name)
    if len(left) == 1:
        return f"{variant.name}: {left[0]}"
    gone = page.speaker.row(option for option in variant.options if option not in left)
    return page.speaker.word("infer.not", variant=variant.name, option=gone)


def _failure(page: Page, failure: Failure) -> dict[str, str]:
    section = next(rule.section for rule in page.game.rules if rule.id == failure.rule)
    return {"spot": _spot(page, failure.spot), "section": section, "rule": failure.rule}


def _spot(page: Page, spot: Spot) -> str:
    kind = "infer.result" if spot.move is None else "infer.move"
    where = name_of(spot.file, spot.document, page.speaker)
    return page.speaker.word(kind, file=where, **{} if spot.move is None else {"number": spot.move})
