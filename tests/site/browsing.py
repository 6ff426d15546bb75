"""The site in a browser: served below a path of its own, and every complaint of the browser written down."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request, Response

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 900}
BELOW = "/here/and/there/"                  # where the site is put; nothing on it may depend on that


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A server for the site, as long as it is needed; gives its address."""
    with _Server(("127.0.0.1", 0), partial(_Handler, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{BELOW}"
        finally:
            server.shutdown()
            thread.join()


class _Server(ThreadingHTTPServer):
    """Goes on when a browser goes away."""

    daemon_threads = True

    def handle_error(self, *_: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(*_)


class _Handler(SimpleHTTPRequestHandler):
    """Gives out files, and says nothing of it."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        """Outside of the site there is nothing."""
        return super().translate_path(path.removeprefix(BELOW.rstrip("/")) if path.startswith(BELOW) else "/nothing")

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """For whatever is not there, the page that says so, as those do on whom sites are put."""
        page = Path(self.directory, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(page)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(page)

    def log_message(self, *_: object) -> None:
        pass


class Reader:
    """Somebody who reads the site in a browser."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        self.address = address
        self.context = browser.new_context(**{"viewport": DESK, "locale": "en", **wishes})
        self.context.set_default_timeout(20_000)        # of a click on what is not there
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda said: said.type == "error" and self.complaints.append(said.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._asked)
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def opens(self, path: str) -> Page:
        """Open a page of the site by its path."""
        self.page.goto(self.address + path)
        return self.page

    @property
    def place(self) -> str:
        """Where the reader is: the path of the page and the place in it."""
        return self.page.url.removeprefix(self.address)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", f"blob:{self.address.removesuffix(BELOW)}")):
            self.complaints.append(f"elsewhere: {request.url}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":       # by whoever goes on before all is there
            self.complaints.append(f"{request.failure}: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status}: {response.url}")
