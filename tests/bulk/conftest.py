"""Spans of a few lines, so that a small archive has many."""

from __future__ import annotations

import pytest

from validator.bulk import cutting
from validator.bulk.asking import Setup
from validator.transcripts.reading import Choice


@pytest.fixture
def small_spans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spans of some ten lines."""
    monkeypatch.setattr(cutting, "FEWEST_LINES", 1)
    monkeypatch.setattr(cutting, "SMALL", 1)
    monkeypatch.setattr("validator.bulk.files._PIECE", 1000)


@pytest.fixture
def setup() -> Setup:
    """What a judge must know who judges records by their own readings, in English."""
    return Setup(Choice(), "en")
