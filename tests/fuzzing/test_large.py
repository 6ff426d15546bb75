"""A megabyte of everything, and archives of much more: judged or refused, in time and memory that a machine has."""

from __future__ import annotations

import sys

import pytest

from .large import LARGE, judged, write


@pytest.mark.skipif(sys.platform == "win32", reason="there a process cannot be held to a limit")
@pytest.mark.parametrize("name", LARGE)
def test_what_is_enormous_is_judged_or_refused(name, tmp_path):
    done = judged(write(name, tmp_path))
    assert done.returncode in (0, 1, 2), done.stderr.decode()[-2000:]
    assert done.stdout.endswith(b"}\n") and b"Traceback" not in done.stderr
