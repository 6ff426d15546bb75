"""Words that YAML takes for numbers, times, truth or nothing, where a record means a text: A11, A13, A28, A43."""

from __future__ import annotations

import pytest

WORDS = (
    "yes Yes YES no No NO on On ON off Off OFF y Y n N true True TRUE false False FALSE null Null NULL ~ "
    "0 00 010 0o17 0x1F 0b101 -0 +1 -1 1_000 1:2 190:20:30 1.0 1. .5 -.5 1e3 8E4 1.5e+3 .inf -.Inf +.INF .nan .NaN "
    "2026-01-01 2026-11-30T10:00:00Z 2001-12-14t21:59:43.10-05:00 12:30 << = a!b a@b a%b a&b a*b a|b a>b a'b a\"b x` "
    "-x -- ?x :x a:b").split()
"""As YAML 1.1 and 1.2 and their parsers have them; none of them needs quotes in a block of lines."""

DEAL = """\
game: battalion
players:
- Anna
- {0}
- Chiyo
dealer: {0}
moves:
- deal: {{}}
- turn-up: Q♥
- Chiyo:
    draw: stock
- Chiyo:
    discard: 2♠
- Anna:
    draw: stock
- Anna:
    discard: 2♠
- {0}:
    draw: stock
- score:
    {0}: 10
"""


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("quotes", ["{}", "'{}'"])
def test_a_player_may_be_called_so(word, quotes, judge):
    report, = judge(DEAL.format(quotes.format(word.replace("'", "''") if "'" in quotes else word)))
    assert (report["verdict"], report["findings"]) == ("legal", [])
    assert report["state"]["chips"] == {"Anna": 10, word: 10, "Chiyo": 10}


@pytest.mark.parametrize("word", WORDS)
def test_only_digits_are_a_number(word, judge):
    report, = judge(DEAL.format("Boris").replace("Boris: 10", f"Boris: {word}"))
    is_number = word in ("0", "-1")
    assert report["verdict"] == ("illegal" if is_number else "unreadable")
    assert report["findings"][0]["line"] == (20 if is_number else 21)
    assert is_number or word in report["findings"][0]["message"]


@pytest.mark.parametrize("word", WORDS)
def test_an_edition_is_compared_as_it_is_written(word, judge):
    report, = judge(DEAL.format("Boris").replace("game: battalion", f"game: battalion\nedition: {word}"))
    assert report["verdict"] == ("legal" if word == "1.0" else "unreadable")
    if word != "1.0":
        assert (report["findings"][0]["line"], word in report["findings"][0]["message"]) == (2, True)
