"""Names from strangers cannot move the cursor, forge a line or turn the writing round."""

from __future__ import annotations

import pytest

from validator.reports.visible import visible


@pytest.mark.parametrize(("name", "shown"), [
    ("Bo\x1b[31mris\a", r"Bo\x1b[31mris\x07"),
    ("Anna\nevening.yaml: legal", r"Anna\x0aevening.yaml: legal"),
    ("\u202eannA", r"\u202eannA"),
    ("A\u2066nna\u2069", r"A\u2066nna\u2069"),
    ("Anna\u2028Boris", r"Anna\u2028Boris"),
    ("An\u200bna", r"An\u200bna"),
    ("caf\udce9", r"caf\udce9"),
    ("\x85\x9b", r"\x85\x9b"),
])
def test_what_cannot_be_seen_is_shown_as_an_escape(name: str, shown: str) -> None:
    assert visible(name) == shown


@pytest.mark.parametrize("name", [
    "Anna", "Чиё", "千代", "José", "Jose\u0301", "👩\u200d🚀", "نرگس\u200cها", "{0}", "%s", "<b>"])
def test_ordinary_names_of_all_scripts_stay_as_they_are(name: str) -> None:
    assert visible(name) == name
