"""In the glossary, what stands in the sources for a term leads to the sentences that have it."""

from __future__ import annotations

import re

import pytest

from .reading import LANGUAGES, Site


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_links_from_a_wrong_word_to_its_sentences_differ_in_what_they_say(site: Site, tag: str) -> None:
    page = (site.top / tag / "glossary.html").read_text(encoding="utf-8")
    told = [re.findall('<a href="([^"]*)">([^<]*)</a>', said)
            for folded in re.findall('<details class="slips">(.*?)</details>', page, re.DOTALL)
            for said in re.findall("<p>(.*?)</p>", folded, re.DOTALL)]
    assert any(len(links) > 1 for links in told)
    for links in told:
        assert len({text for _, text in links}) == len({place for place, _ in links}) == len(links), links


@pytest.mark.parametrize(("tag", "titles"), [("en", ("Battalion", "Clash")), ("de", ("Bataillon", "Clash")),
                                             ("ru", ("Батальон", "Столкновение")), ("ja", ("バタリオン", "クラッシュ"))])
def test_a_wrong_word_of_two_games_says_which_sentence_is_of_which(site: Site, tag: str,
                                                                  titles: tuple[str, str]) -> None:
    said = " ".join(site.pages[f"{tag}/glossary.html"].main.split())
    assert all(f"{title} de-5" in said for title in titles)
