"""The files of a game as pages whose shape is known to be right: checked against the schemas under `rules/schema`."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from ...documents.files import read_file
from ...documents.nodes import Items, Node, Text
from ...findings import Unreadable
from ..errors import RuleError
from .misshapen import complaint
from .pages import Page


def read_checked(path: Path, schema: str, schemas: Path) -> Page:
    """The one document of a rule file, of the shape that `schemas/<schema>.schema.json` asks for.

    Raises RuleError with file, line and column for what is no YAML, is written twice, or has another shape.
    """
    documents = list(read_file(str(path)))
    for content, _ in documents:
        if isinstance(content, Unreadable):
            raise RuleError(content.message.kind, content.place, path.name, **content.message.facts)
    if len(documents) > 1:
        raise RuleError("several-documents", documents[1].content.place, path.name)
    content, source = documents[0]
    page = Page(path.name, content, source)
    _check(page, schema, schemas)
    return page


def _check(page: Page, schema: str, schemas: Path) -> None:
    """Raise the first complaint of the file, in the order in which it is written; of what is missing last."""
    errors = [complaint(error, page) for error in _validator(schema, schemas).iter_errors(_plain(page))]
    if errors:
        raise min(errors, key=lambda error: (error.message.kind.endswith("-missing"), error.place))


def _plain(page: Page) -> object:
    """The nodes as dicts, lists and texts."""
    def plain(node: Node) -> object:
        if isinstance(node, Text):
            return node.value
        if isinstance(node, Items):
            return [plain(item) for item in node.items]
        return {key(written): plain(value) for written, value in node.pairs}

    def key(node: Node) -> str:
        if not isinstance(node, Text):
            raise RuleError("key-not-text", node.place, page.name)
        return node.value

    return plain(page.node)


@cache
def _validator(schema: str, schemas: Path):
    import jsonschema                       # only when rules are compiled, never when a record is judged
    from referencing import Registry, Resource

    contents = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in schemas.glob("*.json")}
    registry = Registry().with_resources((name, Resource.from_contents(content)) for name, content in contents.items())
    return jsonschema.Draft202012Validator(contents[f"{schema}.schema.json"], registry=registry)
