"""The forms that cards have in generated code.

A ZONE is the holding of a place where cards lie in no order, CELLS are some of such cards (`holdings` tells of both),
LAID are cards as they were written or laid down (`laid`), FACES any other list of faces.
"""

from __future__ import annotations

ZONE, CELLS, LAID, FACES = "zone", "cells", "laid", "faces"

OF_ZONES = {"cards": ZONE, "row": LAID, "pile": FACES}
"""Kind of a zone → the form of what lies there."""

NOTHING = {ZONE: "EMPTY", CELLS: "0", LAID: "NONE", FACES: "()"}
"""Form → the source of no cards."""
