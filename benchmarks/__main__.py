"""The one command: ``python -m benchmarks`` sets up what it needs, measures, and writes the page.

    python -m benchmarks --dry            # prints the figures, and leaves the page as it is
"""

from __future__ import annotations

import os
import subprocess
import sys

from . import environment


def main(arguments: list[str]) -> int:
    """Set up, then measure there; returns the exit status."""
    try:
        environment.set_up()
    except environment.NotSetUp as error:
        print(error, file=sys.stderr)
        return 1
    # Bytecode is kept, as it is wherever something is installed; else a start would be measured that compiles all.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.run([str(environment.PYTHON), "-m", "benchmarks.measure", *arguments],
                          cwd=environment.CHECKOUT, env=kept, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
