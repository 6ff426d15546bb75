"""The referee: it judges recorded games of cards by rules that are data, and says which rule decides.

>>> import validator
>>> table = validator.load("battalion").reading().record(["Anna", "Boris", "Chiyo"], dealer="Anna")
>>> table.play({"deal": {"Boris": "2♠ 3♠ 4♠ 5♥ 6♥ 7♦ 8♦ 9♣ J♣ 4♦"}})
>>> table.play({"turn-up": "Q♥"})
>>> table.can({"Boris": {"draw": "discard"}}), table.can({"Chiyo": {"draw": "stock"}})
(True, False)
"""

from typing import Any

__all__ = ["IllegalMove", "Judgement", "Reading", "Record", "Rulebook", "UnknownGame", "judge_file", "load"]


def __getattr__(name: str) -> Any:
    """The public names, loaded when they are first used: the command line starts faster without them."""
    if name in __all__:
        from . import api
        return getattr(api, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
