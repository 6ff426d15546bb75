"""Files that are judged by the command, as in the hard cases, of which these tests take the whole kind."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from validator.command import main

NEVER = ("Traceback", "Error", "NoneType", "object", "\ufffd")
"""Words of programmers, and what stands for a character that was lost."""


@pytest.fixture
def judge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: Any) -> Callable[..., list[dict[str, Any]]]:
    """Judges a file with this content, and gives the reports on its records."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REFEREE_DEBUG", "1")

    def judge(content: bytes | str, name: str = "game.yaml") -> list[dict[str, Any]]:
        Path(name).write_bytes(content if isinstance(content, bytes) else content.encode())
        main(["validate", "--format", "json", name])
        sys.stdout.flush()
        captured = capfdbinary.readouterr()
        assert captured.err == b""
        printed = captured.out.decode()
        assert not any(word in printed for word in NEVER)
        return [json.loads(line) for line in printed.split("\n")[:-1]]
    return judge
