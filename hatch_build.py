"""Compiles rules and catalogues into the package whenever it is built, so that an installed referee parses neither."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledData(BuildHookInterface):
    """Fills `validator/data/`, for a wheel and for an editable install alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        sys.path.insert(0, str(root))
        try:
            from validator.languages.building import build as build_languages
            from validator.rulebook.compiled import build as build_rules
            build_rules(root / "rules", root / "validator" / "data")
            build_languages(root / "locales", root / "validator" / "data" / "locales")
        finally:
            sys.path.remove(str(root))
