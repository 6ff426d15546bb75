"""The page for whatever is not there, above all languages: a server shows it at any address, however deep."""

from __future__ import annotations

from html import escape
from urllib.parse import urlsplit

from .edition import words
from .languages import LANGUAGES, NAMES, title


def page(address: str) -> str:
    """The page; where it is not known at which `address` the site will be, its script looks where that begins."""
    base = f'<base href="{escape(urlsplit(address).path.rstrip("/"))}/">\n' if address else ""
    sections = "\n".join(
        f'<section lang="{tag}" id="{tag}"><h1>{escape(words(tag).word("site.not-found"))}</h1>'
        f'<p><a href="{tag}/index.html" hreflang="{tag}"><b>{NAMES[tag]}</b> {escape(title(tag))}</a></p></section>'
        for tag in LANGUAGES)
    return f"""<!doctype html>
<html lang="{LANGUAGES[0]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{escape(words(LANGUAGES[0]).word("site.not-found"))}</title>
{base}<style>
:root {{ color-scheme: light dark; }}
body {{ font: 1.1rem/1.6 system-ui, sans-serif; max-width: 26rem; margin: 15vh auto; padding: 0 1.5rem;
        display: flex; flex-direction: column; }}
section {{ border-bottom: 1px solid #8886; padding: .6rem 0; }}
h1 {{ font-size: 1.1rem; margin: 0; }}
p {{ margin: 0; }}
a {{ color: inherit; display: flex; justify-content: space-between; gap: 1rem; }}
.known section:not(.own) h1 {{ display: none; }}
.known .own {{ order: -1; padding-bottom: 1.5rem; }}
.known .own h1 {{ font-size: 1.6rem; line-height: 1.3; margin-bottom: .5rem; }}
</style>
</head>
<body>
{sections}
<script>
// The site begins where its languages lie: here, or in one of the folders above.
async function beginning() {{
  const folders = location.pathname.split("/").slice(1, -1);
  for (let depth = folders.length; depth >= 0; depth--) {{
    const place = ["", ...folders.slice(0, depth), ""].join("/");
    if ((await fetch(place + "{LANGUAGES[0]}/404.html", {{ method: "HEAD" }})).ok) return place;
  }}
}}
const there = {list(LANGUAGES)!r};
const spoken = [...location.pathname.split("/").filter((folder) => there.includes(folder)), ...navigator.languages];
const wanted = spoken.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => there.includes(tag));
const own = document.getElementById(wanted);
if (own) {{
  own.classList.add("own");
  document.body.classList.add("known");
  document.documentElement.lang = own.lang;
  document.title = own.querySelector("h1").textContent;
}}
if (!document.querySelector("base")) beginning().then((place) => {{
  if (place) for (const link of document.querySelectorAll("a")) link.href = place + link.getAttribute("href");
}});
</script>
</body>
</html>
"""
