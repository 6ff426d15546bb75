"""Cards as pictures, drawn here: small SVGs that take their colours from the page, each with its name as a text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape

from validator.cards.deck import DIAMONDS, HEARTS, rank_of, suit_of
from validator.cards.notation import parse_row, write
from validator.reports.speaker import Speaker

_OUTLINES = (
    "M12 2C9 7 3 10 3 15a4.4 4.4 0 0 0 8 2.6C11 20 10 21.5 8.5 22h7C14 21.5 13 20 13 17.6A4.4 4.4 0 0 0 21 15C21 10 15 "
    "7 12 2Z",
    "M12 21C8 16.5 2.5 13 2.5 8.2A4.9 4.9 0 0 1 12 6.3 4.9 4.9 0 0 1 21.5 8.2C21.5 13 16 16.5 12 21Z",
    "M12 2 20 12 12 22 4 12Z",
    "M12 2a4.6 4.6 0 0 1 3.9 7A4.6 4.6 0 1 1 13.3 16C13.3 19 14 21 15.5 22h-7C10 21 10.7 19 10.7 16A4.6 4.6 0 1 1 8.1 "
    "9 4.6 4.6 0 0 1 12 2Z",
)
"""The outline of each suit in a square of 24, in the order of `deck.SUITS`."""

_NAMED = re.compile(r'<code class="cards">([^<]*)</code>')
_CORNER = 'viewBox="0 0 40 56"'


def outlines() -> str:
    """What a page with cards on it must hold once: the shapes of the suits."""
    symbols = "".join(f'<symbol id="suit-{suit}" viewBox="0 0 24 24"><path d="{outline}"/></symbol>'
                      for suit, outline in enumerate(_OUTLINES))
    return f'<svg class="outlines" aria-hidden="true">{symbols}</svg>'


def pictures(cards: Iterable[int | None], speaker: Speaker) -> str:
    """Cards side by side; None is a place left empty."""
    return '<span class="cards">' + "".join(picture(card, speaker) for card in cards) + "</span>"


def named(cards: Iterable[int | None]) -> str:
    """Cards that `drawn` will draw; until then they cost Markdown little.

    >>> named([0, None])
    '<code class="cards">2♠ -</code>'
    """
    return f'<code class="cards">{" ".join(map(write, cards))}</code>'


@cache
def picture(card: int | None, speaker: Speaker) -> str:
    """A card; one that is not known shows its back, or its suit if that is known."""
    suit, rank = (None, None) if card is None else (suit_of(card), rank_of(card))
    kind = "gap" if card is None else "back" if suit is None else "red" if suit in (HEARTS, DIAMONDS) else "black"
    letter = "" if rank is None else write(card, speaker.language.alphabet)[:-1]
    drawn = "" if suit is None else f'<use href="#suit-{suit}" x="9" y="24" width="22" height="22"/>'
    drawn += f'<text x="20" y="20">{escape(letter or ("?" if suit is not None else ""))}</text>'
    return (f'<svg class="card {kind}" {_CORNER} role="img" aria-label="{escape(name(card, speaker))}">'
            f'<rect x="1" y="1" width="38" height="54" rx="5"/>{drawn}</svg>')


def drawn(html: str, speaker: Speaker) -> str:
    """A page whose `<code class="cards">3♠ - 4♠</code>`, cards in English letters, have become pictures."""
    page = _NAMED.sub(lambda match: pictures(parse_row(match[1]), speaker), html)
    return page if page == html or 'class="outlines"' in page else outlines() + page


def name(card: int | None, speaker: Speaker) -> str:
    """What a card is called, in words."""
    if card is None:
        return speaker.word("site.card-gap")
    suit, rank = suit_of(card), rank_of(card)
    if suit is None:
        return speaker.word("site.card-unknown")
    named = speaker.word(f"site.suit-{suit}")
    return named if rank is None else speaker.word("site.card", suit=named, rank=speaker.word(f"site.rank-{rank}"))
