"""From the files of a game to a `Game` whose expressions are parsed, but whose words are not yet looked up."""

from __future__ import annotations

import re
from pathlib import Path

from ..cards.deck import RANK_KEYS, RANKS, SUIT_KEYS, SUITS, face
from ..documents.nodes import Items, Node, Pairs, Text
from ..findings import Place
from .errors import RuleError, phrase
from .expressions import Expression, Word, parse
from .game import Condition, Definition, Effect, Evidence, Field, Game, Move, Note, Rule, Step, Turns, Variant, Zone
from .shape import entries, inside, read_checked, text

PLACEHOLDER = re.compile(r"\{(#?)([^{}]+)\}")
CHAPTER = re.compile(r"(\d+)-.*\.yaml$")


def load(folder: Path, schemas: Path) -> tuple[Game, dict[str, tuple[str, Place]]]:
    """The game in a folder, and where each of its rules is written: rule id → (file, place).

    Raises RuleError for what is not of the right shape.
    """
    if not (folder / "game.yaml").is_file() or not (folder / "variants.yaml").is_file():
        raise RuleError("no-folder", path=folder.name)
    things = entries(read_checked(folder / "game.yaml", "game", schemas))
    questions = entries(read_checked(folder / "variants.yaml", "variants", schemas))
    rules: list[Rule] = []
    places: dict[str, tuple[str, Place]] = {}
    for path in chapters(folder):
        chapter = CHAPTER.match(path.name).group(1)
        for number, node in enumerate(read_checked(path, "rules", schemas).items, start=1):
            try:
                rule = _rule(node, f"{chapter}.{number}")
                if rule.id in places:
                    raise RuleError("twice", node.place, what=phrase("the-rule"), word=rule.id,
                                    first=places[rule.id][1].line)
            except RuleError as error:
                error.file = path.name
                raise
            places[rule.id] = (path.name, node.place)
            rules.append(rule)
    try:
        game = _game(things, questions, tuple(rules))
    except RuleError as error:
        error.file = error.file or "game.yaml"
        raise
    return game, places


def chapters(folder: Path) -> list[Path]:
    """The files of a game's rules, in reading order."""
    found = [path for path in folder.glob("*.yaml") if CHAPTER.match(path.name)]
    return sorted(found, key=lambda path: int(CHAPTER.match(path.name).group(1)))


def _expression(node: Node) -> Expression:
    return parse(text(node), inside(node))


def _condition(node: Node | None) -> Condition:
    if node is None:
        return ()
    alternatives = node.items if isinstance(node, Items) else (node,)
    return tuple({key: text(value) for key, value in entries(alternative).items()} for alternative in alternatives)


def _typed(node: Text) -> tuple[str, str | None]:
    """`number of seat` → its type and its index."""
    type, _, index = text(node).partition(" of ")
    return type, index or None


# -- game.yaml and variants.yaml

def _faces(cards: dict[str, Node]) -> tuple[int, ...]:
    """The cards of one pack: a French deck, or those of its suits and ranks that are named."""
    suits = [SUIT_KEYS.index(text(suit)) for suit in cards["suits"].items] if "suits" in cards else SUITS
    ranks = [RANK_KEYS.index(text(rank)) + 2 for rank in cards["ranks"].items] if "ranks" in cards else RANKS
    return tuple(sorted(face(suit, rank) for suit in suits for rank in ranks))


def _game(things: dict[str, Node], questions: dict[str, Node], rules: tuple[Rule, ...]) -> Game:
    cards, outcome = entries(things["cards"]), entries(things["outcome"])
    sizes = entries(things["index"])["size"].items if "index" in things else ()
    terms = {kind: {name: text(term) for name, term in entries(names).items()}
             for kind, names in (entries(things["terms"]) if "terms" in things else {}).items()}
    return Game(
        name=text(things["game"]), edition=text(things["edition"]), faces=_faces(cards),
        packs=_expression(cards["packs"]), begin=text(cards["begin"]), counter=text(things["counter"]),
        holders=tuple(text(holder) for holder in things["holders"].items) if "holders" in things else (),
        zones={name: Zone(name, *_typed(node)) for name, node in entries(things["zones"]).items()},
        notes={name: Note(name, *_typed(node), lifetime)
               for lifetime, notes in entries(things["notes"]).items() for name, node in entries(notes).items()},
        moves={name: _move(name, entries(node)) for name, node in entries(things["moves"]).items()},
        header=tuple(text(note) for note in things["header"].items),
        flow=tuple(text(phase) for phase in things["flow"].items),
        sizes=tuple(int(text(size)) for size in sizes),
        winners=text(outcome["winners"]), settled=text(outcome["settled"]) if "settled" in outcome else None,
        terms=terms,
        variants={name: _variant(name, entries(node)) for name, node in entries(questions["variants"]).items()},
        readings={name: {variant: text(option) for variant, option in entries(node).items()}
                  for name, node in entries(questions["readings"]).items()},
        rules=rules)


def _move(name: str, parts: dict[str, Node]) -> Move:
    names = {field: text(key) for field, key in entries(parts["names"]).items()} if "names" in parts else {}
    final = "final" in parts
    fields = []
    for position, (field, node) in enumerate((entries(parts["takes"]) if "takes" in parts else {}).items()):
        key = None if position == 0 and not final else names.get(field, field)
        fields.append(_field(field, node, key))
    return Move(name, "by" in parts, "anytime" in parts, final, tuple(fields))


def _field(name: str, node: Node, key: str | None) -> Field:
    parts = entries(node) if isinstance(node, Pairs) else {"is": node}
    unrecorded = _expression(parts["unrecorded"]) if "unrecorded" in parts else None
    kind = parts["is"]
    if isinstance(kind, Items):
        return Field(name, "option", options=tuple(text(option) for option in kind.items), key=key,
                     unrecorded=unrecorded)
    return Field(name, *_typed(kind), key=key, unrecorded=unrecorded, counted="counted" in parts)


def _variant(name: str, parts: dict[str, Node]) -> Variant:
    needs = {option: _condition(node) for option, node in entries(parts["needs"]).items()} if "needs" in parts else {}
    answers = {} if isinstance(parts["options"], Items) else \
        {option: text(answer) for option, answer in entries(parts["options"]).items()}
    options = tuple(answers) or tuple(text(option) for option in parts["options"].items)
    told = {key: text(parts[key]) for key in ("question", "kind", "decided", "confidence", "because") if key in parts}
    evidence = {source: _evidence(node) for source, node in entries(parts["evidence"]).items()} \
        if "evidence" in parts else {}
    return Variant(name, options, _condition(parts.get("asked")), needs, answers=answers, evidence=evidence, **told)


def _evidence(node: Node) -> Evidence:
    if isinstance(node, Text):              # the source is silent
        return Evidence(None)
    parts = entries(node)
    sentences = tuple(text(sentence) for sentence in parts["sentences"].items) if "sentences" in parts else ()
    told = {key: text(parts[key]) for key in ("quote", "note") if key in parts}
    return Evidence(text(parts["option"]) if "option" in parts else None, sentences, **told)


# -- the chapters

def _rule(node: Pairs, section: str) -> Rule:
    parts = entries(node)

    def word(key: str) -> str | None:
        return text(parts[key]) if key in parts else None

    def expression(key: str) -> Expression | None:
        return _expression(parts[key]) if key in parts else None

    return Rule(
        id=word("id"), section=section, text=word("text"), heading=word("heading") or "",
        because=word("because") or "",
        sources=tuple(text(sentence) for sentence in parts["sources"].items)
        if isinstance(parts.get("sources"), Items) else (), when=_condition(parts.get("when")),
        finding=_finding(parts.get("finding")), placeholders=_placeholders(parts),
        on=word("on"), phase=word("phase"), before=word("before"), after=word("after"),
        turns=_turns(parts["turns"]) if "turns" in parts else None,
        condition=expression("if"), each=_each(parts.get("each")), require=expression("require"),
        effects=tuple(effect for node in (parts["do"].items if "do" in parts else ()) for effect in _effects(node)),
        end=expression("end"),
        definitions=tuple(_definition(key, value) for key, value in (parts["let"].pairs if "let" in parts else ())))


def _finding(node: Node | None) -> dict[str, str] | None:
    if node is None:
        return None
    forms = {"other": text(node)} if isinstance(node, Text) else {key: text(form) for key, form in entries(node).items()}
    if len(forms) > 1 and any("{#" not in form for form in forms.values()):
        raise RuleError("no-finding-count", node.place)
    return forms


def _placeholders(parts: dict[str, Node]) -> dict[str, Expression]:
    """What stands between braces in the text and in the finding, as expressions."""
    sentences = [parts["text"]]
    if "finding" in parts:
        node = parts["finding"]
        sentences += [node] if isinstance(node, Text) else entries(node).values()
    found = {}
    for sentence in sentences:
        for match in PLACEHOLDER.finditer(text(sentence)):
            place = inside(sentence)
            found[match.group(2)] = parse(match.group(2), Place(place.line, place.column + match.start(2)))
    return found


def _each(node: Text | None) -> tuple[str, Expression] | None:
    if node is None:
        return None
    name, _, source = text(node).partition(" in ")
    place = inside(node)
    return name, parse(source, Place(place.line, place.column + len(name) + 4))


def _turns(node: Pairs) -> Turns:
    parts = entries(node)
    steps = []
    for step in parts["steps"].items:
        step_parts = entries(step)
        who = [key for key in step_parts if key != "while"]
        if len(who) != 1:
            raise RuleError("no-step", step.place)
        moves = tuple(move.strip() for move in text(step_parts[who[0]]).split("|"))
        steps.append(Step(who[0], moves, _expression(step_parts["while"]) if "while" in step_parts else None))
    return Turns(tuple(steps), int(text(parts["rounds"])) if "rounds" in parts else 1,
                 _expression(parts["from"]) if "from" in parts else None)


def _effects(node: Pairs) -> list[Effect]:
    parts = entries(node)

    def expression(key: str) -> Expression | None:
        return _expression(parts[key]) if key in parts else None

    if "move" in parts:
        spared = parts.get("except")
        names = () if spared is None else (spared,) if isinstance(spared, Text) else spared.items
        what = "all" if text(parts["move"]) == "all" else expression("move")
        return [Effect("move", what, expression("from"), expression("to"), spared=tuple(map(text, names)))]
    if "pay" in parts:
        return [Effect("pay", expression("pay"), expression("from"), expression("to"))]
    if "begin" in parts:
        return [Effect("begin", text(parts["begin"]))]
    return [Effect("set", target=_note_word(key), value=_expression(value)) for key, value in parts["set"].pairs]


def _note_word(key: Text) -> Word:
    target = parse(text(key), inside(key))
    if not isinstance(target, Word) or len(target.arguments) > 1:
        raise RuleError("no-note-set", key.place)
    return target


def _definition(key: Text, node: Node) -> Definition:
    head = parse(text(key), inside(key))
    if not isinstance(head, Word) or not all(isinstance(argument, Word) and not argument.called
                                             for argument in head.arguments):
        raise RuleError("no-word-defined", key.place)
    parameters = tuple(argument.name for argument in head.arguments)
    if isinstance(node, Text):
        return Definition(head.name, parameters, _expression(node))
    lines = tuple((line.value, _expression(meaning)) for item in node.items for line, meaning in item.pairs)
    return Definition(head.name, parameters, lines, ranking=True)
