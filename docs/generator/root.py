"""What stands above the languages: a chooser, a page for what is not there, and a list of all for search engines."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from xml.sax.saxutils import escape

from . import lost
from .languages import LANGUAGES, NAMES, title


ANY = "x-default"                           # in place of a language: for whoever reads none of them


def write(top: Path, pages: Iterable[str], address: str) -> None:
    """Write the chooser, the page for what is not there and, where the address of the site is known, the list of pages.

    `pages` are their addresses below each language.
    """
    (top / "index.html").write_text(chooser(address), encoding="utf-8")
    (top / "404.html").write_text(lost.page(address), encoding="utf-8")
    if address:
        (top / "sitemap.xml").write_text(sitemap(pages, address), encoding="utf-8")


def alternates(page: str, address: str) -> dict[str, str]:
    """Where a page is in each language, and who reads none of them begins, by the address of the site.

    >>> alternates("index.html", "https://example.org/cards/")["x-default"]
    'https://example.org/cards/'
    """
    base = address.rstrip("/")
    return {tag: f"{base}/{tag}/{page}" for tag in LANGUAGES} | {ANY: f"{base}/"}


def chooser(address: str = "") -> str:
    """The page that asks which language; a browser that says what its reader speaks goes on by itself."""
    there = alternates("index.html", address) if address else {tag: f"{tag}/index.html" for tag in LANGUAGES}
    links = "\n".join(f'<li><a href="{tag}/index.html" hreflang="{tag}" lang="{tag}"><b>{NAMES[tag]}</b> '
                      f"{escape(title(tag))}</a></li>" for tag in LANGUAGES)
    heads = "\n".join(f'<link rel="alternate" hreflang="{tag}" href="{escape(place)}">' for tag, place in there.items())
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title(LANGUAGES[0]))}</title>
{heads}
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 1.1rem/1.6 system-ui, sans-serif; max-width: 26rem; margin: 15vh auto; padding: 0 1.5rem; }}
ul {{ list-style: none; padding: 0; }}
a {{ display: flex; justify-content: space-between; gap: 1rem; padding: .6rem .2rem; border-bottom: 1px solid #8886;
     color: inherit; text-decoration: none; }}
a:hover, a:focus {{ background: #14614a22; }}
</style>
<script>
// Whoever comes back from one of the languages wants to choose another.
if (!location.hash && !document.referrer.startsWith(new URL(".", location.href).href)) {{
  const there = {list(LANGUAGES)!r};
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => there.includes(tag));
  if (wanted) location.replace(wanted + "/index.html");
}}
</script>
</head>
<body>
<ul>
{links}
</ul>
</body>
</html>
"""


def sitemap(pages: Iterable[str], address: str) -> str:
    """The pages in every language, each with where it is in the others."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>',
             '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">']
    for page in sorted(pages):
        there = alternates(page, address)
        others = "".join(f'<xhtml:link rel="alternate" hreflang="{tag}" href="{escape(place)}"/>'
                         for tag, place in there.items())
        lines += [f"<url><loc>{escape(there[tag])}</loc>{others}</url>" for tag in LANGUAGES]
    return "\n".join([*lines, "</urlset>"]) + "\n"
