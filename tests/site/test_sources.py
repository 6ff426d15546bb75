"""The sources stand on the site as they are, and every sentence of theirs can be pointed to."""

from __future__ import annotations

import pytest

from .canon import seeds, sentences
from .reading import LANGUAGES, Site, squeezed


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_source_is_there_word_for_word(site: Site, tag: str) -> None:
    for path, text in seeds():
        assert squeezed(text) in squeezed(site.pages[f"{tag}/{path}"].main), path


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_sentence_has_its_anchor_and_its_words_twice(site: Site, tag: str) -> None:
    texts = {path: squeezed(page.main) for path, page in site.pages.items() if "/sources/" in path}
    for sentence in sentences():
        path = f"{tag}/{sentence.page}"
        assert sentence.id in site.pages[path].anchors
        assert texts[path].count(squeezed(sentence.content["text"])) >= 2, sentence.id     # in the text, and by itself
        assert f"{path}#{sentence.id}" in site.pages[path].leads_to                         # from the text
