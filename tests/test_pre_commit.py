"""What `.pre-commit-hooks.yaml` offers to other repositories is there."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

CHECKOUT = Path(__file__).resolve().parent.parent
HOOK, = yaml.safe_load((CHECKOUT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))


def test_the_hook_calls_a_command_that_the_project_installs() -> None:
    program, command = HOOK["entry"].split()
    scripts = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]
    module, function = scripts[program].split(":")
    example = next(CHECKOUT.glob("rules/*/examples/*.illegal.yaml"))
    called = f"import sys, {module}; sys.exit({module}.{function}())"
    done = subprocess.run([sys.executable, "-c", called, command, str(example)], cwd=CHECKOUT, check=False,
                          capture_output=True)
    assert (done.returncode, done.stderr) == (1, b"")


def test_the_hook_is_installed_with_what_the_project_says() -> None:
    assert (HOOK["id"], HOOK["language"]) == ("referee-validate", "python")


@pytest.mark.parametrize("name", ["a.yaml", "a.yml", "games/a.json", "a.jsonl", "a.ndjson", "a.jsonl.gz", "a.yaml.zst"])
def test_the_hook_looks_at_every_kind_of_file_that_can_be_read(name: str) -> None:
    assert re.search(HOOK["files"], name)


@pytest.mark.parametrize("name", ["README.md", "yaml", "a.gz", "a.yaml.orig"])
def test_the_hook_looks_at_no_other_file(name: str) -> None:
    assert not re.search(HOOK["files"], name)


def test_the_guide_shows_the_hook() -> None:
    guide = (CHECKOUT / "docs" / "guides" / "tools.md").read_text(encoding="utf-8")
    [shown] = [yaml.safe_load(block) for block in re.findall(r"^```yaml\n(repos:.*?)^```$", guide, re.M | re.S)]
    assert [hook["id"] for repository in shown["repos"] for hook in repository["hooks"]] == [HOOK["id"]]
