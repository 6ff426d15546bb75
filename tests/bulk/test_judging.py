"""What is said of a span is what the reader and the engine say of each of its records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from validator.bulk import judging
from validator.bulk.files import Files
from validator.bulk.asking import Setup
from validator.bulk.spans import Position, Span
from validator.command import main
from validator.command.games import OWN
from tests.bulk.archives import ILLEGAL, LEGAL, TORN, UNREADABLE

CHECKOUT = Path(__file__).resolve().parents[2]
WRONG = [
    LEGAL, ILLEGAL, UNREADABLE, TORN, "", "   ", "\ufeff" + LEGAL, LEGAL + "\r", '{"game":\r"battalion"}', ILLEGAL,
    '{"game": "battalion", "game": "clash"}', '{"game": 1.10}', "[]", '"\\ud800"', '{"game": "\\ud800"}',
    "\u3000", "{" * 200, '{"game": "chess"}', ILLEGAL.replace('"Anna"', '"\u202eAnna"'), LEGAL.replace("en", "\x00"),
]


def results(path: Path, setup: Setup) -> list[dict]:
    judge = setup.judge()
    answers = b"".join(judge.span(span).results for span in Files([str(path)]).spans(Position()))
    return [json.loads(line) for line in answers.decode().splitlines()]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    content = "\n".join(WRONG).encode() + b"\n{\xff}\n\xff\xfe{\n" + LEGAL.encode()
    (tmp_path / "archive.jsonl").write_bytes(content)
    return tmp_path / "archive.jsonl"


def test_findings_and_their_places_are_those_of_the_report(path: Path, setup: Setup,
                                                           capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    main(["validate", "--format", "json", str(path)])
    report = [json.loads(line) for line in capfdbinary.readouterr().out.decode().splitlines()]
    found = results(path, setup._replace(others_by=OWN))
    assert len(found) == len(report) > 15
    assert [(result["verdict"], result.get("findings", [])) for result in found] == [
        (record["verdict"], record["findings"]) for record in report]
    assert {record["verdict"] for record in report} == {"legal", "illegal", "unreadable"}


def test_records_come_to_the_same_whether_or_not_each_is_told_of(path: Path, setup: Setup) -> None:
    spans = list(Files([str(path)]).spans(Position()))
    told, counted = ([setup.judge().span(span) for span in spans]
                     for setup in (setup, setup._replace(results=False)))
    assert [answer.tally for answer in told] == [answer.tally for answer in counted]
    assert any(answer.results for answer in told) and not any(answer.results.strip() for answer in counted)
    assert sum(answer.tally.broken.total() for answer in counted) > 1


def test_a_record_stands_in_the_line_in_which_it_begins(path: Path, setup: Setup) -> None:
    for result in results(path, setup):
        for finding in filter(lambda finding: finding["line"], result.get("findings", [])):
            assert result["line"] <= finding["line"] <= result["line"] + 1       # one of them has a CR within
    text = path.read_bytes().decode("utf-8", "replace")
    assert results(path, setup)[-1]["line"] == text.count("\n") + text.count("\r") - text.count("\r\n") + 1


@pytest.mark.parametrize("name", ["rules/battalion/examples/bid-must-exceed.illegal.yaml"])
def test_a_file_that_is_one_text_is_judged_too(name: str, setup: Setup) -> None:
    result, = results(CHECKOUT / name, setup)
    assert (result["verdict"], result["findings"][0]["rule"]) == ("illegal", "bid-must-exceed")


def test_a_fault_of_the_referee_costs_one_record_only(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(game, record):
        if record.result:
            raise ZeroDivisionError
        return real(game, record)
    real = judging.judge
    monkeypatch.setattr(judging, "judge", judge)
    bad = LEGAL.replace('"moves"', '"result": {"bank": 7}, "moves"')
    data = "\n".join([LEGAL, bad, LEGAL]).encode()
    lines = setup.judge().span(Span("archive.jsonl", 1, 0, len(data), data)).results.decode().splitlines()
    assert [json.loads(line)["verdict"] for line in lines] == ["legal", "unreadable", "legal"]
    assert json.loads(lines[1])["findings"][0]["message"].startswith(
        "A fault of the referee itself (ZeroDivisionError)")
