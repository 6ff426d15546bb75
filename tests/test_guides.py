"""The examples on the pages for readers do what the pages say."""

import doctest
from pathlib import Path

import pytest

GUIDES = Path(__file__).parent.parent / "docs" / "guides"
WITH_EXAMPLES = sorted(page.name for page in GUIDES.glob("*.md") if ">>> " in page.read_text(encoding="utf-8"))


def test_the_python_page_has_examples():
    assert "python.md" in WITH_EXAMPLES


@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_every_example_of_a_page_gives_what_is_written(page):
    failures, attempts = doctest.testfile(str(GUIDES / page), module_relative=False, encoding="utf-8",
                                          optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert attempts and not failures
