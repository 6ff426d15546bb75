"""Why a file was not read or written is said in the reader's language, wherever the system gives a common reason."""

from __future__ import annotations

import errno

import pytest

from validator.documents.reasons import _REASONS, reason
from validator.findings import Fact
from validator.languages import language as language_of
from validator.reports.speaker import Speaker
from validator.reports.wording import WORDING


def test_every_reason_can_be_said_and_nothing_is_said_for_none() -> None:
    assert {f"reason.{name}" for name in _REASONS.values()} == {kind for kind in WORDING if kind.startswith("reason.")}


@pytest.mark.parametrize(("language", "told"), [
    ("en", "the disk is full; make room on it"),
    ("de", "Datenträger voll; dort Platz schaffen"),
    ("ru", "диск заполнен; освободите на нём место"),
    ("ja", "ディスクの空き容量が足りません。空きを増やしてください"),
])
def test_a_disk_without_room_is_told_in_the_language_of_the_reader(language: str, told: str) -> None:
    assert Speaker(language_of(language)).show(reason(OSError(errno.ENOSPC, "No space left on device"))) == told


@pytest.mark.parametrize(("error", "told"), [
    (OSError(errno.ENOTCONN, "Not connected"), "Not connected"),
    (OSError("nothing more is known"), "nothing more is known"),
    (ValueError("embedded null byte"), "embedded null byte"),
])
def test_of_a_rare_reason_the_words_of_the_system_are_kept(error: Exception, told: str) -> None:
    assert reason(error) == Fact("text", told)
