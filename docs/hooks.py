"""What MkDocs calls: one configuration becomes a site in each language, and a chooser above them."""

from __future__ import annotations

from pathlib import Path
from posixpath import relpath
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from generator import root
from generator.cards import drawn
from generator.edition import Edition, words
from generator.languages import LANGUAGES, NAMES, title
from generator.navigation import navigation
from generator.pages import pages
from validator.reports.speaker import Speaker
from validator.rulebook import game_names

FIRST = LANGUAGES[0]                        # it is built first, and has the others built after it


@event_priority(100)                        # before the search, which asks for the theme's language
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Make the configuration that of one language."""
    tag = config.extra.setdefault("language", FIRST)
    config.theme["language"] = tag
    config.site_name = title(tag)
    config.site_description = words(tag).word("site.lead")
    config.nav = navigation(tag)
    config.extra["alternate"] = True        # the theme then shows the chooser, which is ours
    if "top" not in config.extra:
        config.extra |= {"top": config.site_dir, "address": config.site_url or ""}
        config.site_dir = str(Path(config.site_dir, tag))
    if config.extra["address"]:
        config.site_url = f"{config.extra['address'].rstrip('/')}/{tag}/"
    config.theme.static_templates.discard("sitemap.xml")        # one for all languages stands above them
    _worded(config, words(tag))
    return config


def _worded(config: MkDocsConfig, speaker: Speaker) -> None:
    """Say in the language what the theme leaves in English."""
    config.mdx_configs["toc"]["permalink_title"] = speaker.word("site.permalink")
    for palette in config.theme["palette"]:
        palette["toggle"]["name"] = speaker.word(f"site.{palette['toggle']['name'].lower()}")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Take the guides in the language, and add the pages that are made from the rules."""
    tag = config.extra["language"]
    for file in [file for file in files if file.src_uri.partition("/")[0] in LANGUAGES]:
        files.remove(file)
        folder, _, path = file.src_uri.partition("/")
        if folder == tag:
            if there := files.get_file_from_path(path):     # the English one
                files.remove(there)
            files.append(File.generated(config, path, abs_src_path=file.abs_src_path))
    if unused := files.get_file_from_path("sitemap.xml"):      # the theme's template, now taken for an ordinary file
        files.remove(unused)
    for path, text in pages(tag).items():
        files.append(File.generated(config, path, content=text))
    return files


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Draw the cards that a guide names."""
    return drawn(html, words(config.extra["language"]))


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    """Tell a page where it is in the other languages, and which game it is about, if it is about one."""
    folder = page.url.partition("/")[0]
    game = Edition(folder, config.extra["language"]).title if folder in game_names() else None
    return context | _elsewhere(page.url, config.extra["address"]) | {"of_game": game}


def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """Tell the page for what is not there the same; it is shown at any address, and finds its own place."""
    own = {"say": words(config.extra["language"]).word, "base_url": "."}
    return context | _elsewhere("index.html", config.extra["address"]) | own


def on_post_build(config: MkDocsConfig) -> None:
    """After the first language, build the others beside it, and what stands above them all."""
    if config.extra["language"] != FIRST:
        return
    top = Path(config.extra["top"])
    for tag in LANGUAGES[1:]:
        build(load_config(config.config_file_path, site_dir=str(top / tag), strict=config.strict,
                          extra={**config.extra, "language": tag}))
    root.write(top, (path.relative_to(top / FIRST).as_posix() for path in (top / FIRST).rglob("*.html")
                     if path.name != "404.html"), config.extra["address"])


def _elsewhere(url: str, address: str) -> dict[str, Any]:
    """Where a page is in each language: for readers as seen from it, so that the site may stand anywhere; for search
    engines, which take no other, in full, if the address of the site is known."""
    here = "x/" + url.rpartition("/")[0]
    seen = {tag: relpath(f"{tag}/{url}", here) for tag in LANGUAGES}
    return {"languages": [{"tag": tag, "name": NAMES[tag], "address": seen[tag]} for tag in LANGUAGES],
            "alternates": root.alternates(url, address) if address else
            seen | {root.ANY: relpath("index.html", here)}}
