"""Results that are whole: the run that wrote them came to its end, so nothing is noted beside them."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from ..documents.files import STANDARD_INPUT
from ..findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE, Fact, Message
from .order import Stopped
from .results import notes_of

_VERDICTS = (LEGAL, ILLEGAL, UNDETERMINED, UNREADABLE)


def whole(results: str, files: Sequence[str]) -> Counter[str] | None:
    """The verdicts of a file of results that has no notes beside it, if it tells of these files; None if it does not.

    Raises Stopped if one of the files was changed after that: then there may be more to judge.
    """
    if not os.path.isfile(results) or os.path.lexists(notes_of(results)):
        return None
    verdicts: Counter[str] = Counter()
    told: list[str] = []                    # of each file there is a result at least, even if it is empty
    try:
        with open(results, "rb") as lines:
            for line in lines:
                result = json.loads(line)
                if result["verdict"] not in _VERDICTS:
                    return None
                verdicts[result["verdict"]] += 1
                if told[-1:] != [result["file"]]:
                    told.append(result["file"])
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    if told != [file for file, _ in groupby(files)]:
        return None
    written = os.path.getmtime(results)
    for file in files:
        if file != STANDARD_INPUT and os.path.isfile(file) and os.path.getmtime(file) > written:
            raise Stopped(Message("bulk.input-newer", {"file": Fact("text", file)}))
    return verdicts
