"""`python -m validator` is `referee`: the command as a process of its own."""

import gc
import sys

_RARELY = 50_000                            # new objects: what is made at the start stays to the end


def referee() -> int:
    """Run the command, and return its exit status."""
    gc.set_threshold(_RARELY)
    from .command import main
    status = main()
    gc.freeze()                             # all goes with the process: to look for garbage in it only takes time
    return status


if __name__ == "__main__":
    sys.exit(referee())
