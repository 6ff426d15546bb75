"""What cannot be known is said to be unknown, and is never taken for nothing."""

from __future__ import annotations

import pytest

from tests.engine.tiny import TURN, recorded, table, tiny
from validator.engine.domain import MAYBE, Between, OneOf
from validator.engine.explain import fact, message_for_people
from validator.engine.follow import follow
from validator.engine.table import Table
from validator.findings import Fact, Message

TABLE = Table({}, {}, seats=3, deck=0)


@pytest.mark.parametrize(("type", "value", "told"), [
    ("suit", OneOf(frozenset({0, 2})), Fact("unknown", "suit")),
    ("suit", OneOf(frozenset({1, None})), Fact("unknown", "suit")),
    ("yes/no", MAYBE, Fact("unknown", "yes/no")),
    ("suit", None, Fact("suit", None)),
    ("seat", None, Fact("seat", None)),
    ("yes/no", False, Fact("yes/no", False)),
    ("number", Between(2, 5), Fact("number", (2, 5))),
])
def test_a_value_that_is_known_only_in_part(type: str, value: object, told: Fact) -> None:
    assert fact(type, value, TABLE) == told


def test_what_is_unknown_stays_so_when_a_message_is_made_for_people() -> None:
    message = Message("suit-ban.finding", {"banned": Fact("unknown", "suit")})
    assert message_for_people(message, TABLE) == message


def test_a_rule_without_a_sentence_of_its_own_tells_what_its_words_come_to_and_nothing_of_a_loop() -> None:
    game = tiny(TURN + """
- {id: bell, text: It may be rung., on: ring, require: "spent > 0 and all(points(seat) > 0 for seat in seats)"}
""")
    judgement = follow(game, recorded(game, table("ring"), reading={"ringing": "allowed"})).judgement()
    assert judgement.findings[0].message == Message("rule-broken", {"spent": Fact("number", 0)})
