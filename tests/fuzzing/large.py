"""A megabyte of everything: ``python -m tests.fuzzing.large`` says how long each takes, and how much memory."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from .corpus import CHECKOUT, zstandard

_MILLION = 10**6
_HEADER = "game: battalion\nplayers: [Anna, Boris, Chiyo]\ndealer: Anna\nmoves:\n"
_PLAYERS = {"game": "battalion", "players": ["Anna", "Boris", "Chiyo"], "dealer": "Anna"}

LARGE: Mapping[str, Callable[[], str | bytes]] = {
    "one-text.yaml": lambda: "x" * _MILLION,
    "moves.yaml": lambda: _HEADER + "- deal: {}\n- turn-up: Q♥\n" + "- score: {}\n" * 30_000,
    "more-moves.yaml": lambda: _HEADER + "- Boris: pass\n" * 70_000,
    "nested.yaml": lambda: "[" * _MILLION,
    "nested.json": lambda: "[" * _MILLION,
    "dashes.yaml": lambda: "- " * (_MILLION // 2),
    "documents.yaml": lambda: "--- a\n" * (_MILLION // 6),
    "nothing.yaml": lambda: "---\n" * (_MILLION // 4),
    "aliases.yaml": lambda: "- &a x\n" + "- *a\n" * (_MILLION // 5),
    "long-aliases.yaml": lambda: "- &a " + "x" * 500_000 + "\n" + "- *a\n" * 90_000,
    "questions.json": lambda: _moves({"deal": {"Boris": "? " * (_MILLION // 2)}}),
    "cards.json": lambda: _moves({"deal": {"Boris": "2♠ " * (_MILLION // 5)}}),
    "name.json": lambda: json.dumps({**_PLAYERS, "players": ["Anna", "Boris", "C" * _MILLION], "moves": []}),
    "marks.json": lambda: json.dumps({**_PLAYERS, "players": ["Anna", "Boris", "a" + "\u0301\u0323" * 80_000],
                                      "moves": []}),
    "players.json": lambda: json.dumps({**_PLAYERS, "players": [f"p{seat}" for seat in range(90_000)], "moves": []}),
    "number.json": lambda: _moves({"deal": {}}, {"score": {"Anna": 0}}).replace("0}", "9" * _MILLION + "}"),
    "keys.json": lambda: json.dumps({f"k{number}": 1 for number in range(_MILLION)}),
    "line.jsonl": lambda: _moves(*[{"score": {"Anna": 10}}] * 30_000),
    "broken-lines.jsonl": lambda: "[\n" * (_MILLION // 2),
    "blank-lines.jsonl": lambda: "\n" * _MILLION,
    "returns.yaml": lambda: _HEADER.replace("\n", "\r") + "- Boris: pass\r" * 60_000,
    "zeros.yaml": lambda: bytes(_MILLION),
    "list.yaml.gz": lambda: gzip.compress(b"- a\n" * (60 * _MILLION), 6),
    "zeros.yaml.zst": lambda: _packed_zeros(1000),
    "blank-lines.jsonl.gz": lambda: gzip.compress(b"\n" * (300 * _MILLION), 6),
    "lines.jsonl.gz": lambda: gzip.compress(b"[]\n" * (20 * _MILLION), 6),
    "frames.jsonl.zst": lambda: zstandard(b"") * (_MILLION // 9),
}


def _packed_zeros(megabytes: int) -> bytes:
    """So many million zeros, compressed, without ever holding them all."""
    from zstandard import ZstdCompressor
    packing = ZstdCompressor().compressobj(size=megabytes * _MILLION)
    return b"".join([*(packing.compress(bytes(_MILLION)) for _ in range(megabytes)), packing.flush()])


def _moves(*moves: object) -> str:
    return json.dumps({**_PLAYERS, "moves": list(moves)}, ensure_ascii=False)


def write(name: str, folder: Path) -> Path:
    """Write one of the files into a folder."""
    content = LARGE[name]()
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def judged(path: Path) -> subprocess.CompletedProcess[bytes]:
    """What comes of a file, judged in a process that may take no more than a case may."""
    program = "import sys; from tests.fuzzing.runner import *; limit(); start_the_clock(SECONDS); " \
              "from validator.command import main; status = main(sys.argv[1:]); " \
              "from tests.fuzzing.large import used; print(*used(), file=sys.stderr); sys.exit(status)"
    return subprocess.run([sys.executable, "-c", program, "validate", "--format", "json", str(path)], cwd=CHECKOUT,
                          capture_output=True, check=False)


def used() -> tuple[float, int]:
    """How many seconds of a processor this process has taken, and how many megabytes at most."""
    status = Path("/proc/self/status")      # what else there is to ask counts the parent's memory too
    peak = status.read_text().partition("VmHWM:")[2].split()[0] if status.exists() else "0"
    return time.process_time(), int(peak) // 1024


def main() -> None:
    """Print the table, the slowest first."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name in LARGE:
            began = time.monotonic()
            path = write(name, Path(folder))
            done = judged(path)
            told = done.stderr.split()
            seconds, megabytes = (float(told[-2]), int(told[-1])) if done.returncode in range(4) else (
                time.monotonic() - began, 0)
            rows.append(f"{seconds:6.2f} s {megabytes:5} MB  status {done.returncode}  {name}")
            path.unlink()
    print(*sorted(rows, reverse=True), sep="\n")


if __name__ == "__main__":
    main()
