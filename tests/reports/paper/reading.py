"""A page of HTML as a browser reads it."""

from __future__ import annotations

from html.parser import HTMLParser

EMPTY = {"meta", "br", "hr", "img", "link", "input"}


class Reader(HTMLParser):
    """Reads a page as a browser does: which elements stand in which, with which attributes, and what they say."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(page)
        self.close()
        assert self.open == [], "every element is closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append((self.open[-1], data))

    def said(self, tag: str) -> list[str]:
        """What the elements of this name say."""
        return [text for element, text in self.texts if element == tag]
