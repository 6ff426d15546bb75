"""What is said of a record that cannot be read: each sentence, and a record that calls for it."""

import ast
import re
from pathlib import Path

import pytest

import validator
from validator.reports.speaker import Speaker
from validator.transcripts.wording import WORDING

SENTENCES = [
    # the record (or its move), where, and what is said
    ("editoin: 1.0", "A record has no key “editoin”; did you mean “edition”?"),
    ("langauge: en", "A record has no key “langauge”; its keys are game, players, moves, starter, edition, reading, "
                     "language, judge and end."),
    ("players: Anna Boris", "The players must be a list, such as [Anna, Boris, Chiyo]."),
    ("starter: Dora", "Nobody called “Dora” plays here; at the table are Anna, Boris and Чиё."),
    ("edition: 1.10", "There is no edition “1.10” of these rules; known is 2."),
    ("reading: {clock: short}", "“clock: short” is only possible with speed: fast; change one of them."),
    ("- Аnna: decline", "“Аnna” only looks like “Anna”: it is written with U+0410; write “Anna”."),
    ("- Anna: {fill: 2♠ Т♠}",
     "“Т♠” (U+0422 U+2660) is no card in a record of the language en; in one of ru it would mean A♠."),
    ("- Anna: {fill: 🂬}",
     "“🂬” (U+1F0AC) shows a knight, which this deck does not have; the queen is one character further."),
    ("- Anna: {bid: 010}", "“010” is no number; write digits only, without a point or a zero before them."),
    ("- Anna: {take: pile, card: ?}", 'An unknown card must stand in quotes here: write "?".'),
    ("- Anna: {cover: - 2♠}",
     'A text that begins with a dash must stand in quotes: write "- 10♦ 2♣" to leave the first card uncovered.'),
    ("- Anna：decline", "The colon here is the wide one (U+FF1A); write an ordinary colon with a space after it."),
    ("- Anna: decline\n  Anna: decline",
     "“Anna” is written twice: at line 6, column 3 and again at line 7, column 3; keep one of them."),
    ("- Anna: {take: pile, crd: 2♠}", "“crd” does not belong to “take”; did you mean “card”?"),
    ("- \"An\u202ena\": decline", r"“An\u202ena” only looks like “Anna”: it is written with U+202E; write “Anna”."),
]


@pytest.mark.parametrize(("written", "sentence"), SENTENCES)
def test_the_sentence_says_what_is_wrong_and_what_to_do(written, sentence, read):
    header = {"game": "parley", "players": "[Anna, Boris, Чиё]", "starter": "Anna", "language": "en"}
    key, _, value = written.partition(": ")
    moves = f"\n{written}" if written.startswith("-") else " []"
    if not written.startswith("-"):
        header[key] = value
    record = read("".join(f"{key}: {value}\n" for key, value in header.items()) + f"moves:{moves}\n")
    assert Speaker(players=record.players).say(record.findings[0].message) == sentence


def test_every_kind_that_is_raised_is_worded_and_every_wording_is_raised():
    raised = raised_in("cards", "documents", "transcripts", "rulebook")
    worded = {kind.partition(" without ")[0] for kind in WORDING}
    assert worded <= raised | raised_in("bulk")         # which cuts files into lines, too
    assert {kind for kind in raised if kind not in worded} == set()


def raised_in(*modules: str) -> set[str]:
    """The kinds of message that some packages raise."""
    return {kind for module in modules for path in Path(validator.__path__[0], module).glob("*.py")
            for kind in kinds_raised(path)}


def kinds_raised(path):
    """The first arguments of what makes an Unreadable in the readers."""
    makers = {"Unreadable", "unknown", "unreadable", "error", "ReadingError", "CardError"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args:
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if called in makers and (called != "unknown" or path.parent.name == "transcripts"):
                prefix = "card-" if called == "CardError" else ""
                words = (part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant))
                yield from (prefix + word for word in words if re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", str(word)))


@pytest.mark.parametrize("kind", WORDING)
def test_a_wording_is_one_sentence_in_plain_words(kind):
    sentence = WORDING[kind]
    assert sentence[0].isupper() or sentence[0] in "“{"
    assert sentence[-1] in ".?" and not re.search(r"[.?] [A-Z]", sentence)
    assert not re.search(r"\b(scalar|token|node|parse|schema|dict|str|int|null|block|flow|sequence)\b", sentence)
