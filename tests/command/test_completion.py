"""`referee completion`: the scripts for shells do what they are for."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture
def shell(folder: Path):
    """Runs lines in a shell in which `referee` is found; gives the lines that come out."""
    programs = folder / "bin"
    programs.mkdir()
    program = programs / "referee"
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m validator "$@"\n', encoding="utf-8")
    program.chmod(0o755)

    def run(name: str, lines: str) -> list[str]:
        if not shutil.which(name):
            pytest.skip(f"NOT TESTED: {name} is not installed")
        done = subprocess.run([name, "-c", lines], cwd=folder, capture_output=True, check=False, timeout=60,
                              text=True, encoding="utf-8",
                              env=os.environ | {"PYTHONPATH": str(CHECKOUT), "LC_ALL": "C.UTF-8", "HOME": str(folder),
                                                "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"})
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout.splitlines()
    return run


COMPLETED = [
    (["va"], ["validate", "variants"]),
    (["validate", "go"], ["good.yaml"]),
    (["validate", "--rules", "b"], ["bin"]),
    (["validate", "--set", "suit-b"], ["suit-ban="]),
]


@pytest.mark.parametrize(("words", "expected"), [
    *COMPLETED,
    (["validate", "--set", "suit-ban", "=", "n"], ["none"]),
    (["validate", "--format", "="], ["text", "json"]),
])
def test_bash_completes(shell, words: list[str], expected: list[str]) -> None:
    found = shell("bash", f"""
        eval "$(referee completion bash)"
        complete -p referee > /dev/null || exit
        COMP_WORDS=(referee {shlex.join(words)}) COMP_CWORD={len(words)}
        _referee
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """)
    assert found[:len(expected)] == expected


@pytest.mark.parametrize(("words", "expected"), COMPLETED)
def test_fish_completes(shell, words: list[str], expected: list[str]) -> None:
    found = shell("fish", f"referee completion fish | source; complete -C 'referee {' '.join(words)}'")
    assert [line.partition("\t")[0].rstrip("/") for line in found] == expected


def test_zsh_understands_its_script(shell) -> None:
    assert shell("zsh", 'compdef() { }; eval "$(referee completion zsh)"; whence -w _referee') == ["_referee: function"]
