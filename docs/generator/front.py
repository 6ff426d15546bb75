"""The first page: in one screen what this is, and where to go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from validator.cards.deck import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, face
from validator.reports.speaker import Speaker

from .cards import outlines, pictures
from .edition import Edition
from .markup import TOP, box, heading, link, plain

PATH = "index.md"
GUIDES = Path(__file__).parents[1] / "guides"
_BUTTONS = (("site.judge", "validate.md"), ("site.settle", "dispute.md"))
_FAN = (face(SPADES, 10), face(HEARTS, JACK), face(CLUBS, QUEEN), face(DIAMONDS, KING), face(SPADES, ACE))


def page(editions: Sequence[Edition], speaker: Speaker, title: str) -> str:
    """The page about all games."""
    for edition in editions:
        edition.here = PATH
    hero = [outlines(), heading(1, plain(title), TOP), f'<p class="fan">{pictures(_FAN, speaker)}</p>',
            box("lead", [plain(speaker.word("site.lead"))]), plain(speaker.word("site.about")),
            box("buttons", [" ".join(link(speaker.word(kind), guide) + "{.md-button}" for kind, guide in _BUTTONS)])]
    games = box("games", (box("game", _game(edition)) for edition in editions))
    return "\n\n".join(["---\nhide: [navigation, toc]\n---", box("hero", hero), games]) + "\n"


def _game(edition: Edition) -> Iterator[str]:
    say, game = edition.speaker.word, edition.game
    sentences = sum(len(source.sentences) for source in edition.sources)
    yield f"## {plain(edition.title)} {{#{game.name}}}"
    yield plain(edition.speaker.row([
        say("site.so-many-rules", count=len(game.rules)), say("site.so-many-questions", count=len(game.variants)),
        say("site.so-many-sentences", count=sentences)]))
    guide = f"learn-{game.name}.md"
    yield box("ways", [" ".join([
        *([link(say("site.learn"), guide)] if (GUIDES / guide).is_file() else []),
        link(say("site.read"), edition.to(edition.chapter_path("1"))),
        link(say("site.disagree"), edition.to(edition.variants_path())),
        link(say("site.whole"), edition.to(edition.reading_path("canonical")))])])
