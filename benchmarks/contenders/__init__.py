"""All who are compared, each in a small module of the same shape. A library is imported when its replay begins."""

from __future__ import annotations

from ..contender import Contender
from . import compiled, decoding, open_spiel, pokerkit, python_chess, referee, rlcard

CONTENDERS: dict[str, Contender] = {
    contender.name: contender
    for module in (referee, compiled, python_chess, pokerkit, open_spiel, rlcard, decoding)
    for contender in module.CONTENDERS}
"""In the order in which they take turns."""
