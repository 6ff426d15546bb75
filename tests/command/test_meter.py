"""How far a run is: on a terminal only, on one line, and nothing of it stays."""

from __future__ import annotations

import io
import re
from collections import Counter
from pathlib import Path

import pytest

from validator.bulk.files import Files
from validator.bulk.results import State
from validator.bulk.tally import Tally
from validator.command import meter
from validator.command.languages import words
from validator.command.meter import Count, Meter
from validator.command.status import StatusLine
from validator.languages import language, tags
from validator.reports.width import width


class Terminal(io.StringIO):
    """A terminal of so many columns."""

    def isatty(self) -> bool:
        return True


def shown(stream: io.StringIO, tag: str = "en", **environment: str) -> str:
    state = State(tally=Tally(Counter(legal=61_183, illegal=17)))
    told = Meter(Files(["-"]), State(), words(language(tag)), stream, environment)
    told.show(state, 0)
    told.close()
    return stream.getvalue()


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 40.0])
    monkeypatch.setattr(meter, "Pace", lambda *given: meter_pace(*given, clock=lambda: next(times)))


meter_pace = meter.Pace


def test_a_terminal_shows_how_far_it_is_and_is_left_empty() -> None:
    told = "61,200 records, 1,530 a second, 17 illegal"
    assert shown(Terminal()) == f"\r{told}\r{' ' * len(told)}\r"


def test_who_is_no_terminal_is_told_nothing() -> None:
    assert shown(io.StringIO()) == ""
    assert shown(Terminal(), TERM="dumb") == ""


@pytest.mark.parametrize("columns", [20, 30, 40, 60, 80])
@pytest.mark.parametrize("tag", tags())
def test_no_number_is_cut(tag: str, columns: int) -> None:
    line = next(part for part in shown(Terminal(), tag, COLUMNS=f"{columns}").split("\r") if part.strip())
    shown_numbers = [re.sub(r"\D", "", number) for number in re.findall(r"\d+(?:\D\d{3})*", line)]
    assert shown_numbers and set(shown_numbers) <= {"61200", "1530", "17"}
    assert "…" not in line


@pytest.mark.parametrize("tag", tags())
def test_the_line_is_never_broader_than_the_terminal(tag: str) -> None:
    for part in shown(Terminal(), tag, COLUMNS="30").split("\r"):
        assert width(part) < 30


def test_the_time_left_is_that_of_the_records_that_are_not_judged_yet(tmp_path: Path,
                                                                      monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "archive.jsonl"
    path.write_bytes(b" " * 4000)
    times = iter([0.0, 10.0, 20.0])
    monkeypatch.setattr(meter, "Pace", lambda *given: meter_pace(*given, clock=lambda: next(times)))
    monkeypatch.setattr(StatusLine, "due", True)
    stream = Terminal()
    told = Meter(Files([str(path)]), State(), words(language("en")), stream, {"COLUMNS": "80"})
    told.show(State(tally=Tally(Counter(legal=10))), read=1000)
    told.show(State(tally=Tally(Counter(legal=20))), read=2000)
    assert stream.getvalue().split("\r")[-1].rstrip() == "20 records, 1 a second, 0 illegal, 0:20 left"


@pytest.mark.parametrize("columns", [20, 40, 80])
@pytest.mark.parametrize("tag", tags())
def test_records_that_are_only_gone_through_are_counted_and_all_come(tag: str, columns: int,
                                                                     monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StatusLine, "due", True)
    monkeypatch.setenv("COLUMNS", str(columns))
    stream = Terminal()
    count = Count(words(language(tag)), stream)
    assert list(count.of("abc")) == ["a", "b", "c"]
    shown = [part.strip() for part in stream.getvalue().split("\r") if part.strip()]
    assert [re.findall(r"\d+", part) for part in shown] == [["0"], ["1"], ["2"]]
    count.close()
    assert stream.getvalue().endswith(" \r")


@pytest.mark.parametrize(("arguments", "told"), [
    (["validate", "--quiet", "good.yaml", "foul.yaml"], "2 records, 0 a second, 1 illegal"),
    (["validate", "--quiet", "--reading", "all", "good.yaml"], "4 records, 0 a second"),
    (["infer", "good.yaml", "good.yaml"], "1 record"),
    (["validate", "good.yaml", "foul.yaml"], None),
    (["validate", "--quiet", "--format", "json", "good.yaml", "foul.yaml"], None),
])
def test_who_waits_at_a_terminal_without_anything_to_read_is_told_how_far_it_is(
        referee, arguments: list[str], told: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meter, "Pace", lambda *given: meter_pace(*given, clock=iter(range(0, 10**9, 10**8)).__next__))
    monkeypatch.setattr(StatusLine, "due", True)
    elsewhere = referee(*arguments)
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    assert referee(*arguments)[:2] == elsewhere[:2]
    assert told in terminal.getvalue() if told else not terminal.getvalue()
