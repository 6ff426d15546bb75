"""The site is built without a complaint, and each time the same."""

from __future__ import annotations

from filecmp import cmp

from .conftest import Build
from .reading import LANGUAGES, Site


def test_a_strict_build_has_nothing_to_complain_of(builds: list[Build]) -> None:
    assert [(build.said, build.status) for build in builds] == [("", 0), ("", 0)]


def test_two_builds_are_the_same_byte_for_byte(builds: list[Build]) -> None:
    first, second = ({path.relative_to(build.top).as_posix(): path for path in build.top.rglob("*") if path.is_file()}
                     for build in builds)
    assert first.keys() == second.keys()
    assert [path for path in first if not cmp(first[path], second[path], shallow=False)] == []


def test_there_is_a_site_in_each_language_below_one_chooser(builds: list[Build]) -> None:
    assert sorted(path.name for path in builds[0].top.iterdir()) == sorted([*LANGUAGES, "index.html", "404.html"])


def test_a_page_is_in_every_language_and_has_the_same_anchors(site: Site) -> None:
    for path in site.paths("en"):
        for tag in LANGUAGES:
            assert f"{tag}/{path}" in site.pages
            if "/" in path:                         # guides are written by hand, and their headings translated
                assert set(site.pages[f"{tag}/{path}"].anchors) == set(site.pages[f"en/{path}"].anchors), (tag, path)
    assert all(site.paths(tag) == site.paths("en") for tag in LANGUAGES)
