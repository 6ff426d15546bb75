"""A page of the site as a program without JavaScript reads it: its text, its anchors, and where it leads."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

LANGUAGES = ("en", "de", "ru", "ja")
_EMPTY = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
_UNSEEN = {"script", "style", "template", "noscript"}
_MARKED = {"sure", "sayings", "behind"}        # classes of what stands beside a rule
_ADDRESSES = {"href", "src", "action", "poster", "data", "xlink:href"}


class Link(NamedTuple):
    """What leads from a page to another, or is loaded by it."""

    element: str
    target: str
    attributes: dict[str, str]


@dataclass
class Page:
    """A page; `path` is where it is below the top of the site."""

    path: str
    language: str = ""
    links: list[Link] = field(default_factory=list)
    anchors: list[str] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)     # of headings and sentences, by their anchors
    beside: dict[tuple[str, str], str] = field(default_factory=dict)    # of what is marked, by its heading and class
    text: str = ""
    main: str = ""                                          # the text without what the theme puts around it

    @cached_property
    def leads_to(self) -> set[str]:
        """The places that its links lead to, as paths below the top of the site."""
        return {self.place(link.target) for link in self.links if not urlsplit(link.target).scheme}

    def place(self, target: str) -> str:
        """Where a relative address leads, as a path below the top of the site."""
        parts = urlsplit(target)
        path = normpath(join(dirname(self.path), unquote(parts.path))) if parts.path else self.path
        return path + (f"#{unquote(parts.fragment)}" if parts.fragment else "")


class Site:
    """All pages of the site, and which files there are."""

    def __init__(self, top: Path) -> None:
        self.top = top
        self.files = {path.relative_to(top).as_posix() for path in top.rglob("*") if path.is_file()}
        self.pages = {path: _read(top, path) for path in sorted(self.files) if path.endswith(".html")}

    def paths(self, tag: str) -> list[str]:
        """The pages of a language, as paths below its folder; without the one that says that there is none."""
        return [path.partition("/")[2] for path in self.pages if path.startswith(f"{tag}/") and "/404." not in path]


def squeezed(text: str) -> str:
    """A text without its spaces, which differ with how lines are broken.

    >>> squeezed("a b\\n c")
    'abc'
    """
    return "".join(text.split())


def _read(top: Path, path: str) -> Page:
    reader = _Reader(Page(path))
    reader.feed((top / path).read_text(encoding="utf-8"))
    reader.close()
    reader.page.text, reader.page.main = "".join(reader.all), "".join(reader.article)
    return reader.page


class _Reader(HTMLParser):
    """Fills a page; knows which elements are open, each with its anchor."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page
        self.open: list[tuple[str, str, set[str]]] = []
        self.heading = ""
        self.all: list[str] = []
        self.article: list[str] = []
        self.inside = dict.fromkeys([*_UNSEEN, "article"], 0)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        if tag == "html":
            self.page.language = given.get("lang", "")
        self.page.links += [Link(tag, given[name], given) for name in _ADDRESSES & given.keys()]
        if anchor := given.get("id", ""):
            self.page.anchors.append(anchor)
        if tag == "h3":
            self.heading = anchor
        if tag not in _EMPTY:
            self.open.append((tag, anchor if tag in ("h1", "h2", "h3", "h4", "p") else "",
                              _MARKED.intersection(given.get("class", "").split())))
            if tag in self.inside:
                self.inside[tag] += 1

    handle_startendtag = handle_starttag

    def handle_endtag(self, tag: str) -> None:
        while any(tag == element for element, *_ in self.open):
            closed, *_ = self.open.pop()
            if closed in self.inside:
                self.inside[closed] -= 1
            if closed == tag:
                return

    def handle_data(self, data: str) -> None:
        if any(self.inside[tag] for tag in _UNSEEN):
            return
        self.all.append(data)
        if self.inside["article"]:
            self.article.append(data)
        for _, anchor, marks in self.open:
            if anchor:
                self.page.texts[anchor] = self.page.texts.get(anchor, "") + data
            for place in ((self.heading, mark) for mark in marks):
                self.page.beside[place] = self.page.beside.get(place, "") + data
