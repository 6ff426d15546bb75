"""Compiles the rules into the package whenever it is built, so that an installed referee never parses YAML rules."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface):
    """Fills `validator/data/`, for a wheel and for an editable install alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        sys.path.insert(0, str(root))
        try:
            from validator.rulebook.compiled import build
            build(root / "rules", root / "validator" / "data")
        finally:
            sys.path.remove(str(root))
