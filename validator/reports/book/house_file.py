"""House rules as a file that commands take for `--reading`: a line for each answer that differs from a reading."""

from __future__ import annotations

from collections.abc import Iterator

from ...rulebook.settling import Settled
from ...transcripts.reading import BASE, GAME
from ..visible import visible
from ..wrapping import wrap
from .page import Page

_COMMENT = "# "
_COLUMNS = 80                              # the same wherever it is written


def render(page: Page, settled: Settled, use: tuple[tuple[str, str], ...]) -> str:
    """The file in YAML, without a line feed at its end; `use` are kinds of wording and the command each is about."""
    about = page.speaker.word("book.house.about", title=page.speaker.term("titles", page.game.name),
                              edition=page.game.edition)
    lines = [*_comment(about), "#"]
    for kind, command in use:
        lines += [*_comment(page.speaker.word(kind)), f"#   {visible(command)}"]
    base = "book.house.base" if settled.changes else "book.house.base-alone"
    lines += ["", f"{GAME}: {page.game.name}", "", *_comment(page.speaker.word(base)), f"{BASE}: {settled.base}"]
    for name, option in settled.changes.items():
        variant = page.game.variants[name]
        lines += ["", *_comment(page.question(variant)), *_comment(page.answer(variant, option)),
                  f"{name}: {option}"]
    return "\n".join(lines)


def _comment(text: str) -> Iterator[str]:
    """A text as comments: on lines of its own, and with nothing in it that would end one."""
    yield from wrap(visible(" ".join(text.split())), _COLUMNS, _COMMENT).splitlines()
