"""The shape of rule files: what the schemas ask for, and how what is misshapen is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from validator.findings import Place
from validator.rulebook import RuleError
from validator.rulebook.loading.shape import read_checked

SCHEMAS = Path(__file__).parent.parent.parent.parent / "rules" / "schema"
RULE = "- id: a\n  text: A.\n"


@pytest.fixture
def read(tmp_path: Path):
    """Reads a text as a rule file of a schema."""
    def read(text: str, schema: str = "rules"):
        path = tmp_path / "3-bidding.yaml"
        path.write_text(text, encoding="utf-8")
        return read_checked(path, schema, SCHEMAS)
    return read


def test_a_file_of_the_right_shape_is_a_page(read) -> None:
    page = read(RULE)
    assert (page.name, page.at(0, "text")) == ("3-bidding.yaml", ("3-bidding.yaml", Place(2, 9)))


@pytest.mark.parametrize(("text", "told"), [
    # of several mistakes the first in the file is told
    ("- id: A\n  text: A.\n- id: B\n  text: B.\n", "1:7: this must be a name of lower-case letters"),
    (RULE + "- id: b\n  text: B.\n  onn: pass\n- oops\n", "5:3: no key 'onn', did you mean 'on'?"),
    # what is missing is told last, for it may be there under a wrong name
    ("- idd: a\n  text: A.\n", "1:3: no key 'idd', did you mean 'id'?"),
    ("- text: A.\n", "1:3: the key `id` is missing here"),
    # of the shapes that would do, the one of the kind that is there is meant
    (RULE + "  when: {raise: [free]}\n", "3:17: this must be a name, not a list"),
    (RULE + "  when: [{raise: free}, tie]\n", "3:25: this must be a mapping of variants to options"),
    (RULE + "  when: raise\n", "3:9: this must be a mapping of variants to options, such as `combat: cover`, or a"),
    (RULE + "  let: {a: [{b: yes}, {c: [yes]}]}\n", "3:27: this must be an expression, not a list"),
    (RULE + "  finding: {one: 1 card, others: cards}\n", "3:26: no key 'others', did you mean 'other'?"),
    (RULE + "  sources: [a, b, a]\n", "3:19: the name 'a' is written twice, first at 3-bidding.yaml:3:13"),
    (RULE + "  sources: silence\n", "3:12: this must be a list of sentences of the sources, by their ids, or `silent`"),
    # effects
    (RULE + "  on: b\n  do: [{move: all, to: c, set: {d: 1}}]\n", "4:8: this must be one effect: `move`, `pay`"),
    (RULE + "  on: b\n  do: [{to: c}]\n", "4:8: this must be one effect: `move`, `pay`, `set` or `begin`"),
    (RULE + "  on: b\n  do: [{begin: c, to: d}]\n", "4:8: this must be one effect"),
    (RULE + "  on: b\n  do: [{set: {}}]\n", "4:14: this is empty; it must be a mapping of notes to their new values"),
    (RULE + "  on: b\n  do: [{move: c, to: d, except: []}]\n", "4:33: this is empty; it must be a list of zones"),
    (RULE + "  on: b\n  do: [{except: c}]\n", "4:8: this must be one effect: `move`, `pay`"),
])
def test_a_misshapen_chapter_is_told(text: str, told: str, read) -> None:
    with pytest.raises(RuleError) as caught:
        read(text)
    assert str(caught.value).startswith(f"3-bidding.yaml:{told}")


def nodes(schema: object, path: str = "") -> Iterator[tuple[str, dict]]:
    if isinstance(schema, dict):
        yield path, schema
        for key, part in schema.items():
            if key not in ("enum", "const", "required", "dependentRequired"):
                yield from nodes(part, f"{path}/{key}")
    elif isinstance(schema, list):
        for number, part in enumerate(schema):
            yield from nodes(part, f"{path}/{number}")


@pytest.mark.parametrize("path", sorted(SCHEMAS.glob("*.json")), ids=lambda path: path.name)
def test_a_schema_says_in_words_what_must_stand_there(path: Path) -> None:
    """But for the shapes in an `anyOf`, of which the whole says it."""
    asking = {"type", "pattern", "anyOf", "oneOf", "minItems", "minLength", "minProperties", "maxProperties"}
    silent = [where for where, node in nodes(json.loads(path.read_text(encoding="utf-8")))
              if asking & node.keys() and not where.endswith(("/properties", "/$defs")) and "description" not in node
              and not ("/anyOf/" in where and (node.get("type") == "object" or "const" in node))]
    assert silent == []


@pytest.mark.parametrize("path", sorted(SCHEMAS.glob("*.json")), ids=lambda path: path.name)
def test_a_pattern_is_asked_of_texts_only(path: Path) -> None:
    for where, node in nodes(json.loads(path.read_text(encoding="utf-8"))):
        assert "pattern" not in node or node.get("type") == "string", where


@pytest.mark.parametrize("path", sorted(SCHEMAS.glob("*.json")), ids=lambda path: path.name)
def test_no_key_is_passed_over(path: Path) -> None:
    for where, node in nodes(json.loads(path.read_text(encoding="utf-8"))):
        assert node.get("type") != "object" or "additionalProperties" in node, where
