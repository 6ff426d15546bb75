"""Every rule stands in its chapter, in every language, with links to what it rests on."""

from __future__ import annotations

import re

import pytest

from .canon import pattern, rules, told
from .reading import LANGUAGES, Site, squeezed


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
        when = rule.content.get("when", [])
        for variant in {name for options in ([when] if isinstance(when, dict) else when) for name in options}:
            assert f"{tag}/{rule.game}/variants/{variant}.html" in site.pages[f"{tag}/{rule.page}"].leads_to, rule.id
