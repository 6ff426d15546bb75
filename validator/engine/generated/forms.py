"""The forms that cards have in generated code.

A ZONE is the holding of a place where cards lie in no order, WEIGHT what cards add to it that come from a record, and
CELLS are some of such cards (`holdings` tells of all three); LAID are cards as they were written or laid down (`laid`),
FACES any other list of faces. Of cards that are passed to a word which asks for nothing else, only the COPIES are
passed: how often each of them occurs.
"""

from __future__ import annotations

ZONE, WEIGHT, CELLS, LAID, FACES, COPIES = "zone", "weight", "cells", "laid", "faces", "copies"

SURE = "sure"
"""What is passed to a word and is no cards, but surely something."""

AS_NUMBERS = {ZONE, WEIGHT, CELLS}

OF_ZONES = {"cards": ZONE, "row": LAID, "pile": FACES}
"""Kind of a zone → the form of what lies there."""

NOTHING = {ZONE: "EMPTY", WEIGHT: "0", CELLS: "0", LAID: "NONE", FACES: "()"}
"""Form → the source of no cards."""
