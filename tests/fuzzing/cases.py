"""Command lines at random, and the files that they name.

A case is made from a seed and its number alone, so each can be made again: ``python -m tests.fuzzing --seed 7 --only
files/1234``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random

from validator.command import main
from validator.command.main import COMMANDS
from validator.rulebook import game_names, load_game

from .corpus import ODD, TESTS, records, words
from .mutations import mutated

LANGUAGES = ("en", "de", "ru", "ja")
_SUFFIXES = ("", ".yaml", ".json", ".jsonl", ".yaml.gz", ".jsonl.zst", ".txt")


@dataclass(frozen=True)
class Case:
    """A command line, the files that are there when it runs, and what is typed into it."""

    arguments: tuple[str, ...]
    files: Mapping[str, bytes]
    typed: bytes = b""


def records_to_judge(random: Random) -> Case:
    """A file of records, changed at random, to be judged."""
    name = random.choice(list(records()))
    changed = mutated(records()[name], random, list(records().values()), words())
    suffix = "".join(Path(name).suffixes[-2:] if name.endswith((".gz", ".zst")) else Path(name).suffixes[-1:])
    path = "record" + (suffix if random.random() < 0.8 else random.choice(_SUFFIXES))
    if random.random() < 0.03:
        return Case(("validate", "--format", "json", "-"), {}, changed)
    return Case(("validate", *_manner(random), path), {path: changed})


def house_rules(random: Random) -> Case:
    """A file of house rules, changed at random, and a record to be judged by it."""
    game = load_game(random.choice(game_names()))
    chosen = {variant.name: random.choice(variant.options) for variant in random.sample(
        list(game.variants.values()), random.randrange(5))}
    if random.random() < 0.4:
        chosen["base"] = random.choice(("canonical", "ru", "de", "ja"))
    text = "".join(f"{variant}: {option}\n" for variant, option in chosen.items()).encode()
    if random.random() < 0.9:
        text = mutated(text, random, list(records().values()), words())
    record = random.choice([name for name in records() if name.endswith(".legal.yaml")])
    files = {"house.yaml": text, "record.yaml": records()[record]}
    return Case(("validate", *_manner(random), "--reading", "house.yaml", "record.yaml"), files)


def command_lines(random: Random) -> Case:
    """Words that the command knows, in any order, with others among them."""
    name = random.choice(COMMANDS)
    vocabulary = [*options_of(name), "record.yaml", "none.yaml", "folder", "many.jsonl", "-", "--", "", "1", "-1", "0",
                  "²", "999999", *game_names(), *LANGUAGES, "json", "text", "html", "markdown"]
    line = [name] if random.random() < 0.95 else []
    for _ in range(random.randrange(7)):
        pool = vocabulary if random.random() < 0.85 else random.choice((words(), ODD))
        word = random.choice(pool)
        if word.startswith("--") and random.random() < 0.2:
            word += "=" + random.choice(vocabulary)
        line.insert(random.randrange(len(line) + 1) if random.random() < 0.1 else len(line), word.replace("\0", "0"))
    if name == "simulate":                  # so many games take as long as they take
        line = [word.replace("999999", "9") for word in line]
    record = records()[random.choice(list(records()))]
    files = {"record.yaml": record, "many.jsonl": records()["many.jsonl"], "folder/inside.yaml": record}
    typed = "\n".join(random.choices((*words(), *ODD), k=random.randrange(20))).encode("utf-8", "surrogatepass")
    return Case(tuple(line), files, typed)


def rules_of_a_game(random: Random) -> Case:
    """The rules of a small game, changed at random, and a record of it or none to be judged by them."""
    folder = random.choice(_games())
    files = {f"rules/{path.name}": path.read_bytes() for path in sorted(folder.glob("*.yaml"))}
    changed = random.choice(list(files))
    files[changed] = mutated(files[changed], random, list(files.values()), _words_of_rules())
    examples = sorted((folder / "examples").glob("*.yaml"))
    if not examples or random.random() < 0.2:
        return Case(("check", "rules", "--games", "1"), files)
    files["record.yaml"] = random.choice(examples).read_bytes()
    return Case(("validate", *_manner(random), "--rules", "rules", "record.yaml"), files)


KINDS: Mapping[str, Callable[[Random], Case]] = {
    "files": records_to_judge, "house": house_rules, "words": command_lines, "rules": rules_of_a_game}


def case(kind: str, number: int, seed: int) -> Case:
    """The case of a kind with a number."""
    return KINDS[kind](Random(f"{seed}/{kind}/{number}"))


@cache
def options_of(command: str) -> tuple[str, ...]:
    """The options of a command, as its help has them."""
    with redirect_stdout(StringIO()) as help:
        main([command, "--help", "--lang", "en"])
    return tuple(sorted(set(re.findall(r"(?<!\w)--?[a-z][a-z-]*", help.getvalue()))))


def _manner(random: Random) -> tuple[str, ...]:
    """How the report is to be made: most often as JSON, of which most can be asked."""
    if random.random() < 0.7:
        return "--format", "json"
    return "--lang", random.choice(LANGUAGES)


@cache
def _games() -> tuple[Path, ...]:
    return TESTS / "rulebook" / "quarrel", TESTS / "soundness" / "race", TESTS / "crazy-eights"


@cache
def _words_of_rules() -> tuple[str, ...]:
    """Words of the notation, and of the rules of these games."""
    found = set()
    for folder in _games():
        for path in folder.glob("*.yaml"):
            found |= set(re.findall(r"[\w-]+|[^\w\s]+", path.read_text(encoding="utf-8")))
    return tuple(sorted(found))
