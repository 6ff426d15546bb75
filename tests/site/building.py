"""Building the site, as its author's command does it, but elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parent.parent.parent


def start(target: Path, seed: int) -> subprocess.Popen[str]:
    """Begin to build the whole site into a folder; `seed` decides in which order Python goes through a set."""
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONHASHSEED": str(seed), "PYTHONPATH": str(CHECKOUT)}
    return subprocess.Popen([sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(target)],
                            cwd=CHECKOUT, env=environment, text=True, encoding="utf-8",
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
