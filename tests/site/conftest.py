"""The site, built once for all tests."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from .building import start
from .reading import Site


class Build(NamedTuple):
    """What was built where, and what was said meanwhile."""

    top: Path
    said: str
    status: int


@pytest.fixture(scope="session")
def builds(tmp_path_factory: pytest.TempPathFactory) -> list[Build]:
    """The site built twice, at the same time and in different places."""
    folders = [tmp_path_factory.mktemp(name) / "site" for name in ("first", "second")]
    running = [start(folder, seed) for seed, folder in enumerate(folders, 1)]
    said = [process.communicate()[0] for process in running]
    return [Build(folder, words, process.returncode) for folder, words, process in zip(folders, said, running)]


@pytest.fixture(scope="session")
def site(builds: list[Build]) -> Site:
    """The pages of the site."""
    assert builds[0].status == 0, builds[0].said
    return Site(builds[0].top)
