"""Longer runs: ``python -m tests.fuzzing --cases 100000 --seed 7``; or one case again: ``--only files/1234``."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from .cases import KINDS, case
from .runner import lay_out, run


def main() -> int:
    """Run the cases asked for and print the faults; 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzzing", description=__doc__)
    parser.add_argument("--cases", type=int, default=10_000, help="how many of each kind")
    parser.add_argument("--seed", type=int, default=1, help="what chance begins with")
    parser.add_argument("--kind", choices=KINDS, action="append", help="only this kind; may be repeated")
    parser.add_argument("--only", metavar="KIND/NUMBER", help="one case; its files are left in ./case")
    asked = parser.parse_args()
    if asked.only:
        kind, _, number = asked.only.partition("/")
        one = case(kind, int(number), asked.seed)
        lay_out(one, Path("case"))
        print(*one.arguments)
        numbers, kinds = range(int(number), int(number) + 1), [kind]
    else:
        numbers, kinds = range(asked.cases), asked.kind or list(KINDS)
    faults = 0
    for kind in kinds:
        began = time.monotonic()
        for name, what in run(kind, numbers, asked.seed):
            faults += 1
            print(f"{name}: {what}", flush=True)
        print(f"{kind}: {len(numbers)} cases in {time.monotonic() - began:.0f} s", flush=True)
    print(f"{faults} faults")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
