"""`python -m validator` is `referee`: the command as a process of its own."""

import gc
import sys

_RARELY = 50_000                            # new objects: what is made at the start stays to the end
_INTERRUPTED = 130                          # as shells report it


def referee() -> int:
    """Run the command, and return its exit status."""
    try:
        gc.set_threshold(_RARELY)
        from .command import main
        status = main()
        gc.freeze()                         # all goes with the process: to look for garbage in it only takes time
    except KeyboardInterrupt:               # before there are words for it: modules are still imported
        return _INTERRUPTED
    return status


if __name__ == "__main__":
    sys.exit(referee())
