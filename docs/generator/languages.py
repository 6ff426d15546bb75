"""The languages of the site."""

from validator.reports.speaker import Speaker
from validator.rulebook import game_names, load_game
from validator.languages import language

from .wording import WORDING

NAMES = {"en": "English", "de": "Deutsch", "ru": "Русский", "ja": "日本語"}
"""What each language calls itself, for the chooser."""

LANGUAGES = tuple(NAMES)


def title(tag: str) -> str:
    """What the site is called in a language: after its games.

    >>> title("de")
    'Bataillon und Clash'
    """
    spoken = language(tag)
    *others, last = [Speaker(spoken, load_game(name)).term("titles", name) for name in game_names()]
    speaker = Speaker(spoken, wording=WORDING)
    return speaker.word("site.title", first=speaker.row(others), last=last)
