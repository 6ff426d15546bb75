"""What stands above the languages: a chooser."""

from __future__ import annotations

from pathlib import Path

from .languages import LANGUAGES, NAMES


def write(top: Path) -> None:
    """Write the page that leads to the languages."""
    links = "\n".join(f'<li><a href="{tag}/" hreflang="{tag}" lang="{tag}">{NAMES[tag]}</a></li>' for tag in LANGUAGES)
    (top / "index.html").write_text(f"<!doctype html><meta charset=utf-8><title>x</title><ul>{links}</ul>", encoding="utf-8")
