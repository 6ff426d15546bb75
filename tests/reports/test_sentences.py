"""Everything that the rules and the engine can say has a sentence, and each sentence is whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from validator.engine import judge, placeholders
from validator.findings import Fact, Judgement, Message
from validator.languages import language as language_of
from validator.reports.speaker import Speaker
from validator.reports.wording import WORDING
from validator.rulebook import load_game, reading_names, resolve, rules_in_force
from validator.transcripts import read

CHECKOUT = Path(__file__).resolve().parents[2]
ILLEGAL = sorted((CHECKOUT / "rules" / "battalion" / "examples").glob("*.illegal*.yaml"))


def is_whole(sentence: str) -> bool:
    """Whether a sentence begins and ends as one, and nothing in it was left open."""
    return bool(re.fullmatch(r"[^a-z{}][^{}]*[.?!]", sentence)) and "None" not in sentence and "  " not in sentence


@pytest.mark.parametrize("reading", reading_names(load_game("battalion")))
def test_the_text_of_every_rule_is_whole_in_every_reading(reading: str) -> None:
    game = load_game("battalion")
    options = resolve(game, {}, reading)
    speaker = Speaker(game=game)
    for rule in rules_in_force(game, options):
        text = speaker.rule_text(rule, placeholders(game, options, rule))
        assert is_whole(text) and "unknown" not in text, (rule.id, text)


@pytest.mark.parametrize("path", ILLEGAL, ids=[path.stem for path in ILLEGAL])
def test_what_is_said_of_an_illegal_example_is_whole(path: Path) -> None:
    game = load_game("battalion")
    for record in read(str(path)):
        judgement = record if isinstance(record, Judgement) else judge(game, record)
        for finding in judgement.findings:
            sentence = Speaker(game=game, players=judgement.players).explain(finding)
            assert is_whole(sentence), sentence


def test_every_kind_of_message_of_the_engine_has_a_wording() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (CHECKOUT / "validator" / "engine").glob("*.py"))
    kinds = set(re.findall(r'\b(?:Message|NotThere)\(\s*"([a-z-]+)"|"(?=not-)([a-z-]+)"', source))
    kinds = {first or second for first, second in kinds}
    assert {"rule-broken", "game-over", "not-your-turn", "not-there"} <= kinds
    assert kinds <= set(WORDING)


@pytest.mark.parametrize(("language", "told"), [
    ("en", "Boris bid 5, but has 0 to 10 in the longest suit."),
    ("de", "Boris bietet 5, die längste Farbe ergibt aber 0 bis 10."),
    ("ru", "Заявка игрока Boris — 5, а самая длинная масть даёт 0–10."),
    ("ja", "Borisのビッドは5ですが、最長スートの長さは0～10です。"),
])
def test_a_number_that_hidden_cards_leave_open_is_said_as_a_range(language: str, told: str) -> None:
    bounds = {"player": Fact("seat", 0), "count": Fact("number", 5), "holding(player)": Fact("number", (0, 10))}
    speaker = Speaker(language_of(language), load_game("battalion"), ("Boris",))
    assert speaker.say(Message("never-overbid.finding", bounds)) == told
