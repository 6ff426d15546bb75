"""Every rule stands in its chapter, in every language, with links to what it rests on."""

from __future__ import annotations

import re

import pytest

from .canon import Stated, pattern, rules, told, variants
from .reading import LANGUAGES, Site, squeezed

SURE = {"en": ("certain", "fairly certain", "uncertain"), "de": ("sicher", "ziemlich sicher", "unsicher"),
        "ru": ("ответ надёжен", "ответ довольно надёжен", "ответ ненадёжен"), "ja": ("確実", "ほぼ確実", "不確実")}
"""How certain an answer is, from the most to the least."""


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_rule_has_its_anchor_and_its_sentence(site: Site, tag: str) -> None:
    for rule in rules():
        heading = squeezed(site.pages[f"{tag}/{rule.page}"].texts[rule.id])
        assert any(re.search(pattern(form), heading) for form in told(rule, "text", tag)), (rule.id, heading)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_rule_leads_to_its_sentences_and_they_lead_back(site: Site, tag: str) -> None:
    for rule in rules():
        sources = rule.content.get("sources", [])
        for sentence in sources if isinstance(sources, list) else []:
            source = f"{tag}/{rule.game}/sources/{sentence.partition('-')[0]}.html"
            assert f"{source}#{sentence}" in site.pages[f"{tag}/{rule.page}"].leads_to, rule.id
            assert f"{tag}/{rule.page}#{rule.id}" in site.pages[source].leads_to, sentence


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_rule_that_depends_on_an_option_leads_to_its_question(site: Site, tag: str) -> None:
    for rule in rules():
        for variant in _variants(rule):
            assert f"{tag}/{rule.game}/variants/{variant}.html" in site.pages[f"{tag}/{rule.page}"].leads_to, rule.id


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_rule_is_no_more_certain_than_the_answers_it_depends_on(site: Site, tag: str) -> None:
    sure = {(variant.game, variant.id): variant.content["confidence"] for variant in variants()}
    levels = ("high", "medium", "low")
    words = dict(zip(levels, SURE[tag]))
    for rule in rules():
        if names := _variants(rule):
            least = max((sure[rule.game, name] for name in names), key=levels.index)
            allowed = {words[level] for level in levels[levels.index(least):]}      # what its words mean may be less so
            assert site.pages[f"{tag}/{rule.page}"].beside[rule.id, "sure"] in allowed, rule.id
    assert site.pages[f"{tag}/battalion/4.html"].beside["suit-ban", "sure"] == words[sure["battalion", "suit-ban"]]
    assert f"{tag}/canonical.html#how-certain-we-are" in site.pages[f"{tag}/battalion/4.html"].leads_to


@pytest.mark.parametrize("tag", LANGUAGES)
def test_where_the_sources_disagree_they_do_so_beside_the_rule_in_their_own_words(site: Site, tag: str) -> None:
    evidence = {(variant.game, variant.id): variant.content["evidence"] for variant in variants()}
    for rule in rules():
        for name in _variants(rule):
            told = squeezed(site.pages[f"{tag}/{rule.page}"].beside[rule.id, "sayings"])
            for source, said in evidence[rule.game, name].items():
                if isinstance(said, dict) and "quote" in said:
                    assert squeezed(said["quote"]) in told, (rule.id, name, source)


def _variants(rule: Stated) -> set[str]:
    """The variants that decide whether a rule is in force."""
    when = rule.content.get("when", [])
    return {name for options in ([when] if isinstance(when, dict) else when) for name in options}


@pytest.mark.parametrize(("tag", "canonical", "of_a_source", "of_none"), [
    ("en", "Battalion: the canonical reading", "Battalion: the reading of the German source", "Clash: the reading ja"),
    ("de", "Bataillon: kanonische Lesart", "Bataillon: Lesart der deutschen Quelle", "Clash: Lesart ja"),
    ("ru", "Батальон: каноническая трактовка", "Батальон: трактовка немецкого источника",
     "Столкновение: трактовка ja"),
    ("ja", "バタリオン：標準の解釈", "バタリオン：ドイツ語資料による解釈", "クラッシュ：解釈「ja」"),
])
def test_a_reading_says_in_its_title_which_it_is(site: Site, tag: str, canonical: str, of_a_source: str,
                                                 of_none: str) -> None:
    for page, title in (("battalion/readings/canonical", canonical), ("battalion/readings/de", of_a_source),
                        ("clash/readings/ja", of_none)):
        found = site.pages[f"{tag}/{page}.html"]
        assert squeezed(found.texts["top"]).startswith(squeezed(title))
        in_the_list = re.split("[:：] ?", title, maxsplit=1)[1]
        assert in_the_list.casefold() in found.text.casefold()
