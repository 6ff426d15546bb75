"""The site, built once for all tests, and a browser, where this machine has one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, sync_playwright

import start as newcomer

from .browsing import Reader, served
from .building import start
from .reading import Site

PROGRAM = os.environ.get("BROWSER_FOR_TESTS") or newcomer.browser()
NO_BROWSER = ("NO BROWSER, so that nobody looked at the site: tests of it in a browser need Chromium or Chrome;\n"
              "start.py tests installs Chromium for root of a Debian machine.")


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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser without a window; tests that need one are skipped where there is none."""
    if not PROGRAM:
        pytest.skip(NO_BROWSER)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def address(site: Site) -> Iterator[str]:
    """Where the site is served."""
    with served(site.top) as address:
        yield address


@pytest.fixture
def reader(browser: Browser, address: str) -> Iterator[Callable[..., Reader]]:
    """Makes readers, each with wishes of their own, who go when the test ends."""
    readers: list[Reader] = []

    def make(**wishes: Any) -> Reader:
        readers.append(Reader(browser, address, **wishes))
        return readers[-1]

    yield make
    for one in readers:
        one.context.close()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it again at the end, where it is not overlooked."""
    if not PROGRAM:
        terminalreporter.write_line(NO_BROWSER, yellow=True)
