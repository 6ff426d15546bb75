"""Every counted message in each language with 1, 2, 5, 11 and 21."""

from __future__ import annotations

import gettext

import pytest
from babel import Locale
from babel.messages.plurals import get_plural

from validator.languages import language
from validator.languages.catalogues import read
from validator.languages.extraction import extracted
from validator.languages.files import LOCALES
from validator.languages.texts import Text

COUNTED = [(domain, text) for domain, texts in extracted().items() for text in texts if text.plural]
ONE, FEW, MANY = range(3)
FORMS = {
    "de": {1: 0, 2: 1, 5: 1, 11: 1, 21: 1},
    "ru": {1: ONE, 2: FEW, 5: MANY, 11: MANY, 21: ONE},
    "ja": {1: 0, 2: 0, 5: 0, 11: 0, 21: 0},
}
"""What a grammar says: language → number → which of the catalogue's forms."""


@pytest.mark.parametrize("tag", FORMS)
@pytest.mark.parametrize(("domain", "text"), COUNTED, ids=[f"{domain}:{text.context}" for domain, text in COUNTED])
def test_a_counted_message_takes_the_form_that_goes_with_its_number(tag: str, domain: str, text: Text) -> None:
    catalogue = read(LOCALES / tag / "LC_MESSAGES" / f"{domain}.po", tag)
    forms, = (message.string for message in catalogue if message.context == text.context)
    english = {"one": text.english, "other": text.plural}
    assert {number: language(tag).wording(text.context, english, number, domain) for number in FORMS[tag]} == {
        number: forms[form] for number, form in FORMS[tag].items()}


@pytest.mark.parametrize(("tag", "categories"), [("de", ["one", "other"]), ("ru", ["one", "few", "many"]),
                                                 ("ja", ["other"]), ("en", ["one", "other"])])
def test_the_plural_forms_of_a_catalogue_are_those_of_the_cldr(tag: str, categories: list[str]) -> None:
    form, category = gettext.c2py(get_plural(tag).plural_expr), Locale.parse(tag).plural_form
    assert [categories[form(number)] for number in range(1000)] == [category(number) for number in range(1000)]
