"""The rules of a chapter as they are written, their expressions parsed."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...documents.nodes import Items, Node, Pairs, Text
from ..errors import Location, RuleError, phrase
from ..expressions import Expression, Word
from ..game import Condition, Definition, Effect, Rule, Step, Turns
from .names import check_word
from .pages import Page, entries, text
from .parsing import parse

PLACEHOLDER = re.compile(r"\{(#?)([^{}]+)\}")
EACH = re.compile(r"\s*(\w+)\s+in\s+")


def read_rule(page: Page, node: Pairs, section: str) -> Rule:
    """The rule that an item of a chapter says; `section` is its number."""
    return _Reader(page).rule(node, section)


def condition(node: Node | None) -> Condition:
    """The alternatives of a `when`, an `asked` or a `needs`."""
    if node is None:
        return ()
    alternatives = node.items if isinstance(node, Items) else (node,)
    return tuple({key: text(value) for key, value in entries(alternative).items()} for alternative in alternatives)


def written_whole(node: Pairs) -> tuple[tuple[Text, Node], ...]:
    """The pairs of a mapping of expressions; a call in braces that YAML took to end at its comma is told as that."""
    for key, _ in node.pairs:
        if text(key).count(")") > text(key).count("("):
            raise RuleError("comma-in-braces", key.place)
    return node.pairs


class _Reader:
    """Reads the parts of rules; the page says where its expressions stand."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def rule(self, node: Pairs, section: str) -> Rule:
        parts = entries(node)

        def word(key: str) -> str | None:
            return text(parts[key]) if key in parts else None

        if "{#" in text(parts["text"]):
            raise RuleError("count-in-text", parts["text"].place)
        placeholders: dict[str, Expression] = {}
        for sentence in (parts["text"], *self.forms(parts.get("finding")).values()):
            for written, expression in self.placeholders(sentence):
                placeholders.setdefault(written, expression)
        return Rule(
            id=word("id"), section=section, text=word("text"), heading=word("heading") or "",
            because=word("because") or "",
            sources=tuple(map(text, cited.items)) if isinstance(cited := parts.get("sources"), Items) else (),
            when=condition(parts.get("when")),
            finding=self.finding(parts.get("finding")), placeholders=placeholders,
            on=word("on"), phase=word("phase"), before=word("before"), after=word("after"),
            turns=self.turns(parts["turns"]) if "turns" in parts else None,
            condition=self.expression(parts.get("if")), each=self.each(parts.get("each")),
            require=self.expression(parts.get("require")),
            effects=tuple(effect for node in (parts["do"].items if "do" in parts else ())
                          for effect in self.effects(node)),
            end=self.expression(parts.get("end")), definitions=self.definitions(parts.get("let")))

    def expression(self, node: Node | None) -> Expression | None:
        return None if node is None else parse(text(node), self.page.inside(node))

    def each(self, node: Text | None) -> tuple[str, Expression] | None:
        if node is None:
            return None
        match, inside = EACH.match(text(node)), self.page.inside(node)
        check_word(match[1], inside(match.start(1)))
        return match[1], parse(text(node)[match.end():], lambda offset: inside(offset + match.end()))

    # -- sentences

    def forms(self, node: Node | None) -> dict[str, Text]:
        """The sentences of a finding, by their plural form."""
        return {} if node is None else {"other": node} if isinstance(node, Text) else entries(node)

    def finding(self, node: Node | None) -> dict[str, str] | None:
        forms = {form: text(sentence) for form, sentence in self.forms(node).items()}
        counted = [{number for sign, number in PLACEHOLDER.findall(form) if sign} for form in forms.values()]
        if len(set().union(*counted)) > 1 or len(forms) > 1 and not all(counted):
            raise RuleError("one-count", node.place)
        return forms or None

    def placeholders(self, sentence: Text) -> Iterator[tuple[str, Expression]]:
        """What stands between braces in a sentence, as expressions."""
        inside = self.page.inside(sentence)
        bare = PLACEHOLDER.sub(lambda match: " " * len(match[0]), text(sentence))
        if found := re.search("[{}]", bare):
            raise RuleError("brace", inside(found.start()), bracket=found[0])
        for match in PLACEHOLDER.finditer(text(sentence)):
            yield match[2], parse(match[2], lambda offset, start=match.start(2): inside(offset + start))

    # -- turns, effects and words

    def turns(self, node: Pairs) -> Turns:
        parts = entries(node)
        return Turns(tuple(self.step(step) for step in parts["steps"].items),
                     int(text(parts["rounds"])) if "rounds" in parts else 1, self.expression(parts.get("from")))

    def step(self, node: Pairs) -> Step:
        parts = entries(node)
        who = [key for key in parts if key != "while"]
        if len(who) != 1:
            raise RuleError("one-in-a-step", node.place)
        moves = tuple(move.strip() for move in text(parts[who[0]]).split("|"))
        return Step(who[0], moves, self.expression(parts.get("while")))

    def effects(self, node: Pairs) -> Iterator[Effect]:
        parts = entries(node)
        source, target = self.expression(parts.get("from")), self.expression(parts.get("to"))
        if "move" in parts:
            spared = parts.get("except")
            names = () if spared is None else (spared,) if isinstance(spared, Text) else spared.items
            what = "all" if text(parts["move"]).strip() == "all" else self.expression(parts["move"])
            yield Effect("move", what, source, target, spared=tuple(map(text, names)))
        elif "pay" in parts:
            yield Effect("pay", self.expression(parts["pay"]), source, target)
        elif "begin" in parts:
            yield Effect("begin", text(parts["begin"]))
        else:
            for key, value in written_whole(parts["set"]) if "set" in parts else ():
                yield Effect("set", target=self.note(key), value=self.expression(value))

    def note(self, key: Text) -> Word:
        target = parse(text(key), self.page.inside(key))
        if not isinstance(target, Word) or len(target.arguments) > 1:
            raise RuleError("set-names-a-note", key.place)
        return target

    def definitions(self, node: Pairs | None) -> tuple[Definition, ...]:
        definitions: dict[str, Definition] = {}
        written: dict[str, Text] = {}
        for key, meaning in written_whole(node) if node else ():
            definition = self.definition(key, meaning)
            self.once("the-word", definition.word, key, written)
            definitions[definition.word] = definition
        return tuple(definitions.values())

    def definition(self, key: Text, node: Node) -> Definition:
        head = parse(text(key), self.page.inside(key))
        arguments = head.arguments if isinstance(head, Word) else ()
        if not isinstance(head, Word) or text(key).partition("(")[0].strip() != head.name \
                or head.called and not arguments \
                or not all(isinstance(argument, Word) and not argument.called for argument in arguments):
            raise RuleError("let-defines-a-word", key.place)
        seen: dict[str, Text] = {}
        for word in (head, *arguments):
            check_word(word.name, word.place)
            self.once("the-name", word.name, Text(word.name, word.place), seen)
        parameters = tuple(argument.name for argument in arguments)
        if isinstance(node, Text):
            return Definition(head.name, parameters, self.expression(node))
        lines: dict[str, Expression] = {}
        written: dict[str, Text] = {}
        for name, meaning in (line for item in node.items for line in item.pairs):
            self.once("the-line", text(name), name, written)
            lines[text(name)] = self.expression(meaning)
        return Definition(head.name, parameters, tuple(lines.items()), ranking=True)

    def once(self, what: str, word: str, node: Text, written: dict[str, Text]) -> None:
        """Note that a word is written at a node; raise RuleError if it was before."""
        if word in written:
            first = Location(self.page.name, written[word].place)
            raise RuleError("twice", node.place, what=phrase(what), word=word, first=first)
        written[word] = node
