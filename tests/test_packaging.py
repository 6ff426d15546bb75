"""A wheel built from the checkout and installed elsewhere says what the checkout says, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from validator.languages import tags
from validator.rulebook import game_names

CHECKOUT = Path(__file__).resolve().parent.parent
EXAMPLES = CHECKOUT / "rules" / "battalion" / "examples"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
OFFLINE = ("No matching distribution found", "Could not find a version", "Temporary failure in name resolution",
           "Failed to establish a new connection", "Network is unreachable")


def run(*command: str | Path, cwd: Path, status: int = 0) -> subprocess.CompletedProcess[str]:
    """Run a program and return what it wrote; skips the test where the package index cannot be reached."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    done = subprocess.run([str(word) for word in command], cwd=cwd, env=environment, capture_output=True, check=False,
                          text=True, encoding="utf-8")
    if "pip" in map(str, command) and any(sign in done.stderr for sign in OFFLINE):
        pytest.skip(f"OFFLINE, so that no wheel was built and nothing is known of it:\n{done.stderr[-500:]}")
    assert done.returncode == status, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the files of the checkout, as they are now."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", folder, CHECKOUT, cwd=folder)
    built, = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def referee(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of the wheel, installed in an environment that knows nothing of the checkout."""
    home = tmp_path_factory.mktemp("elsewhere")
    venv.create(home, with_pip=True, symlinks=os.name != "nt")
    run(home / SCRIPTS / "python", "-m", "pip", "install", wheel, cwd=home)
    return home / SCRIPTS / "referee"


def test_the_wheel_holds_compiled_rules_and_none_to_be_compiled(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for game in game_names():
        assert {f"validator/data/{game}.json", f"validator/data/sources/{game}.json"} <= set(names)
        assert {f"validator/data/locales/{tag}/{game}.mo" for tag in tags()} <= set(names)
    assert not [name for name in names if name.endswith((".yaml", ".yml", ".po", ".pot"))]
    assert not [name for name in names if name.startswith(("tests/", "rules/", "seeds/", "docs/", "benchmarks/"))]


def test_the_wheel_comes_with_its_licence_and_one_dependency(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    metadata, = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    lines = archive.read(metadata).decode("utf-8").splitlines()
    assert [line for line in lines if line.startswith("Requires-Dist:") and "extra ==" not in line] == [
        "Requires-Dist: pyyaml==6.0.4"]
    assert any(name.endswith("/licenses/LICENSE") for name in archive.namelist())


@pytest.mark.parametrize(("form", "language"), [("text", "en"), ("json", "en"), ("text", "ja")])
def test_the_installed_wheel_says_what_the_checkout_says(referee: Path, form: str, language: str) -> None:
    files = sorted(path.name for path in EXAMPLES.glob("*.yaml"))
    assert files
    arguments = ["validate", "--format", form, "--lang", language, *files]
    checkout = "import sys; sys.path.insert(0, sys.argv.pop(1)); from validator.command import main; sys.exit(main())"
    ours = run(sys.executable, "-c", checkout, CHECKOUT, *arguments, cwd=EXAMPLES, status=2)
    theirs = run(referee, *arguments, cwd=EXAMPLES, status=2)
    assert theirs.stdout == ours.stdout
    assert theirs.stderr == ours.stderr == ""


def test_the_installed_command_knows_its_version(referee: Path, tmp_path: Path) -> None:
    assert run(referee, "--version", cwd=tmp_path).stdout == "referee 0.1.0, rules of Battalion 1.0 and Clash 1.0\n"
