"""Every mistake in a rule file is told in one sentence, with its place and with what to do.

The files in `errors/` are samples, a paragraph each. Lines with - stand in the game, those with + are written
instead, ▸ is where the error must be told, and the other lines are what must be said. A line with @ names a file
that is written whole, or deleted.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import validator
from validator.rulebook import RuleError
from validator.rulebook.wording import WORDING

FOLDER = Path(__file__).parent
MARK = "▸"


@dataclass
class Sample:
    """A mistake and what is said of it."""

    sentence: str = ""
    file: str = ""
    hunks: list[tuple[list[str], list[str]]] = field(default_factory=list)

    def changes(self) -> dict[str, str]:
        """What stands in the game → what is written instead, with the mark."""
        return {"\n".join(old): "\n".join(new) for old, new in self.hunks}


def samples() -> Iterator[tuple[str, Sample]]:
    """All samples, with the name of the file and the line at which each begins."""
    for path in sorted(FOLDER.glob("errors/*.txt")):
        lines = path.read_text(encoding="utf-8").splitlines()
        starts = [number for number, line in enumerate(lines) if line and (number == 0 or not lines[number - 1])]
        for start in starts:
            sample = read([*lines[start:], ""])
            if sample.hunks:
                yield f"{path.stem}:{start + 1}", sample


def read(lines: list[str]) -> Sample:
    """The sample in the first paragraph of some lines."""
    sample = Sample()
    for line in lines[:lines.index("")]:
        sign, text = line[:1], line[2:]
        if sign == "@":
            sample.file = text
            sample.hunks = [([], [])]
        elif sign == "-":
            if not sample.hunks or sample.hunks[-1][1]:
                sample.hunks.append(([], []))
            sample.hunks[-1][0].append(text)
        elif sign == "+":
            sample.hunks[-1][1].append(text)
        else:
            sample.sentence = f"{sample.sentence} {line}".strip()
    return sample


SAMPLES = dict(samples())


@pytest.mark.parametrize("name", SAMPLES)
def test_a_mistake_is_told_at_its_place(name, load, tmp_path):
    sample = SAMPLES[name]
    written = {old: new.replace(MARK, "") for old, new in sample.changes().items()}
    with pytest.raises(RuleError) as caught:
        if sample.file:
            load(files={sample.file: written[""]})
        else:
            load(written)
    told = str(caught.value).replace(str(tmp_path / "quarrel"), "quarrel")      # a folder is named as it was given
    assert told == place_of_mark(sample) + sample.sentence


def place_of_mark(sample: Sample) -> str:
    """File, line and column of the mark; nothing where there is none."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("quarrel/*.yaml")}
    for old, new in sample.changes().items():
        if sample.file:
            texts = {sample.file: new}
        else:
            texts = {name: text.replace(old, new) for name, text in texts.items()}
    for name, text in texts.items():
        before, mark, _ = text.partition(MARK)
        if mark:
            return f"{name}:{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}: "
    return ""


# -- mistakes that nobody thought of

PIECES = ["", "()", "[", "{}", ":", "- a", "yes", "0", "9999999999", "?", "*x", "&y", "!z", "é", "\x00", "%", "@", "|",
          ">", "player", "not", "if", "of seat", "'stock'", "{word}", "game", "\t", "#", "\n", "  "]


def slip(text: str, choose: random.Random) -> str:
    """A text with a line lost, doubled, moved or indented, or a word replaced."""
    lines = text.split("\n")
    here, there = choose.randrange(len(lines)), choose.randrange(len(lines))
    match choose.randrange(7):
        case 0:
            del lines[here]
        case 1:
            lines.insert(here, lines[there])
        case 2:
            lines[here], lines[there] = lines[there], lines[here]
        case 3:
            lines[here] = " " + lines[here]
        case _:
            words = re.split(r"(\W)", lines[here])
            words[choose.randrange(len(words))] = choose.choice([*PIECES, *re.findall(r"\w+", text)])
            lines[here] = "".join(words)
    return "\n".join(lines)


@pytest.mark.parametrize("seed", range(100))
def test_whatever_is_written_the_game_loads_or_the_error_has_its_place(seed, load):
    choose = random.Random(seed)
    path = choose.choice(sorted(FOLDER.glob("quarrel/*.yaml")))
    try:
        load(files={path.name: slip(path.read_text(encoding="utf-8"), choose)})
    except RuleError as error:
        assert re.match(r"[\w.-]+\.yaml:\d+:\d+: \S", str(error))


# -- the wording

ELSEWHERE = {                               # sampled in test_folder, _agreement, _limits, _sources and _glossary
    "no-chapters", "not-utf-8", "other-encoding", "too-deep", "too-large", "too-many-values", "too-much-repeated",
    "file-is-folder",
    "too-many-readings", "expression-too-long", "chain-too-long", "no-seed", "not-in-source", "not-quoted",
    "reading-differs",
}
HARDLY = {                                  # what a system, or a compressed file, has to go wrong for
    "compression-cut", "compression-damaged", "zstd-missing", "file-forbidden", "file-unreadable", "file-missing",
    "too-long", "yaml-syntax",
}


def test_every_sentence_has_a_sample():
    said = [sample.sentence for sample in SAMPLES.values()]
    unsaid = {kind for kind, sentence in WORDING.items() if not any(map(pattern(sentence).fullmatch, said))}
    assert unsaid == ELSEWHERE | HARDLY


def pattern(sentence: str) -> re.Pattern:
    """What a sentence looks like when it is filled, behind a place or not."""
    pieces = re.split(r"\{\w+\}", sentence)
    return re.compile(r"(\S+: )?" + ".+".join(map(re.escape, pieces)))


def test_every_kind_of_error_is_worded():
    raised = {kind for module in ("documents", "rulebook") for path in Path(validator.__path__[0], module).glob("*.py")
              for kind in kinds_raised(path) if not kind.startswith("json-")}
    never_of_rules = {"half-character", "file-unnamed", "no-standard-input", "line-too-long",
                      "not-compressed"}
    assert raised - never_of_rules <= set(WORDING)


def kinds_raised(path: Path) -> Iterator[str]:
    """The first arguments of what makes an error."""
    makers = ("RuleError", "Unreadable", "unreadable", "wrong")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and \
                getattr(node.func, "id", getattr(node.func, "attr", "")) in makers:
            yield from (part.value for part in ast.walk(node.args[0])
                        if isinstance(part, ast.Constant) and re.fullmatch("[a-z]+(-[a-z0-9]+)+", str(part.value)))


@pytest.mark.parametrize("kind", WORDING)
def test_a_wording_is_a_sentence_for_people(kind):
    sentence = WORDING[kind]
    assert sentence == sentence.strip().rstrip(".")
    assert not re.search(r"schema|instance|regex|exception|token|syntax|None|str\b|dict\b|\. [A-Z]", sentence)
