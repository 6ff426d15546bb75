"""Every format that `referee validate` writes is whole, and holds nothing by which a name could do harm."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from validator.command.console import Console
from validator.command.formats import SarifOutput
from validator.command.parser import Parser
from validator.command.records import add_record_arguments, judged
from validator.command.wording import WORDING
from validator.reports.language import ENGLISH
from validator.reports.speaker import Speaker
from validator.reports.wording import WORDING as REPORTS

FORMATS = ("text", "json", "sarif", "junit", "github", "html")

CONTROL = "".join(map(chr, [*range(0x20), 0x7f, *range(0x80, 0xa0)]))
TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
NO_CHARACTERS = "\ufdd0\ufdef\ufffe\uffff"
NAMES = {
    "control": CONTROL,
    "turning": TURNING,
    "no-character": NO_CHARACTERS,
    "separators": "\u2028Anna\u2029\x85\x0b\x0c\x1c\x1d\x1e",
    "cdata": "]]>",
    "script": "</script><script>alert(1)</script>",
    "attribute": "\" onload=\"alert(1)\" x='",
    "comment": "<!-- -- --><?php ?>",
    "entity": "&lt;&#x1b;&nosuch;",
    "link": "[Anna](https://localhost/)",
    "placeholder": "{0} {{1}} %s %(n)d %0A ${x}",
    "workflow": "x\n::error::\r\n::set-output name=x::y",
    "colour": "\x1b[31mred\x1b[0m\x1b]8;;https://localhost/\x07",
    "long": "Wolfeschlegelsteinhausenbergerdorff" * 400,
    "wide": "千代" * 3000,
    "astral": "🂡\U0010ffff",
}


@pytest.fixture(params=NAMES)
def hostile(request: pytest.FixtureRequest, folder: Path) -> str:
    """A file with a legal, an illegal, an undetermined and an unreadable record, in which somebody has such a name."""
    name = NAMES[request.param]
    players = [name, "Boris", "Chiyo"]
    moves = [{"deal": {}}, {"turn-up": "Q♥"}]
    rounds = [move for rank in "234" for player, suit in (("Boris", "♠"), ("Chiyo", "♥"), (name, "♥"))
              for move in ({player: {"draw": "stock"}}, {player: {"discard": rank + suit}})]
    records = [{"game": "battalion", "players": players, "dealer": name, "moves": moves + more} for more in (
        [{"Boris": {"draw": "stock"}}], [{name: {"draw": "stock"}}], [*rounds, {"Boris": {"bid": 5}}],
        [{name: {"discrad": "2♠"}}])]
    lines = map(json.dumps, records)
    (folder / "evening.jsonl").write_text("\n".join(lines), encoding="utf-8")
    return "evening.jsonl"


class Page(HTMLParser):
    """Reads a page: what elements and attributes it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: set[tuple[str, str | None]] = set()
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {(tag, None), *((tag, name) for name, _ in attrs)}
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def shown_raw(text: str) -> set[str]:
    """The characters in an output that would do something, or are none."""
    return set(text) & (set(CONTROL + TURNING + NO_CHARACTERS + "\u2028\u2029") - {"\n"})


@pytest.mark.parametrize("form", [form for form in FORMATS if form != "json"])
def test_no_name_shows_what_moves_a_cursor_or_turns_the_writing_round(referee, hostile: str, form: str) -> None:
    result = referee("validate", "--format", form, hostile)
    assert (result.status, result.err) == (2, "")
    assert shown_raw(result.out) == set()


@pytest.mark.parametrize("form", FORMATS)
def test_the_exit_status_is_that_of_the_verdict(referee, form: str) -> None:
    for file, status in (("good.yaml", 0), ("foul.yaml", 1), ("open.yaml", 3), ("torn.yaml", 2), ("missing.yaml", 2)):
        assert referee("validate", "--format", form, file).status == status


def test_json_and_sarif_can_be_read(referee, hostile: str) -> None:
    lines = referee("validate", "--format", "json", hostile).out.removesuffix("\n").split("\n")
    assert [json.loads(line)["verdict"] for line in lines] == ["legal", "illegal", "undetermined", "unreadable"]
    run, = json.loads(referee("validate", "--format", "sarif", hostile).out)["runs"]
    assert [result["level"] for result in run["results"]] == ["error", "warning", "error"]
    assert all("](" not in result["message"]["text"] for result in run["results"])


def test_junit_can_be_read(referee, hostile: str) -> None:
    suite, = ElementTree.fromstring(referee("validate", "--format", "junit", hostile).out)
    assert [[outcome.tag for outcome in case] for case in suite] == [[], ["failure"], ["skipped"], ["error"]]


def test_github_gets_a_command_on_a_line(referee, hostile: str) -> None:
    *commands, last = referee("validate", "--format", "github", hostile).out.splitlines()
    assert [re.match("::(error|warning) file=evening.jsonl,line=", line)[1] for line in commands] == [
        "error", "warning", "error"]
    assert last == "4 records: 1 legal, 1 illegal, 1 undetermined, 1 unreadable."


def test_a_page_has_no_elements_but_its_own(referee, hostile: str) -> None:
    page = Page(referee("validate", "--format", "html", hostile).out)
    assert {tag for tag, _ in page.found} <= {
        "html", "head", "meta", "title", "style", "body", "main", "h1", "h2", "h3", "p", "pre", "mark", "ul", "li",
        "dl", "dt", "dd", "div", "figure", "blockquote", "figcaption", "footer"}
    assert {name for _, name in page.found} <= {None, "lang", "charset", "name", "content", "http-equiv", "class"}


@pytest.mark.skipif(sys.platform == "win32", reason="no file can be called so there")
@pytest.mark.parametrize("name", ["a\nb.yaml", "\x1b[31m.yaml", "\u202e.yaml", "a%2C,b:c.yaml", "<b>&]]>.yaml",
                                  "#?.yaml", "caf\udce9.yaml"])
@pytest.mark.parametrize("form", [form for form in FORMATS if form != "json"])
def test_the_name_of_a_file_does_no_harm_either(process, folder: Path, form: str, name: str) -> None:
    (folder / name).write_bytes((folder / "foul.yaml").read_bytes())
    result = process("validate", "--format", form, name)
    assert (result.status, result.err) == (1, b"")
    out = result.out.decode("utf-8")
    assert shown_raw(out) == set()
    match form:
        case "sarif":
            assert json.loads(out)["runs"][0]["results"][0]["ruleId"] == "battalion/three-rounds"
        case "junit":
            assert ElementTree.fromstring(out)[0][0][0].tag == "failure"
        case "github":
            assert len(out.splitlines()) == 2


# -- documents

@pytest.mark.parametrize("form", ["sarif", "junit", "github", "html"])
def test_it_is_in_utf_8_whatever_the_console(process, folder: Path, form: str) -> None:
    text = (folder / "foul.yaml").read_text(encoding="utf-8").replace("Chiyo", "Чиё")
    (folder / "foul.yaml").write_text(text, encoding="utf-8")
    narrow = process("validate", "--format", form, "foul.yaml", PYTHONIOENCODING="cp1252", PYTHONUTF8="0")
    assert (narrow.status, narrow.err) == (1, b"")
    assert "Чиё" in narrow.out.decode("utf-8") and b"\r" not in narrow.out


@pytest.mark.parametrize("form", ["sarif", "junit", "github", "html"])
def test_quiet_and_colour_are_for_the_text_alone(referee, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = referee("validate", "--format", form, "good.yaml", "foul.yaml")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert referee("validate", "--format", form, "--quiet", "good.yaml", "foul.yaml") == plain


def test_what_is_wrong_with_the_call_leaves_no_half_a_document(referee) -> None:
    for form in FORMATS:
        assert referee("validate", "--format", form).out == ""
        assert referee("validate", "--format", form, "--set", "tagret=free", "good.yaml").out == ""


def test_of_legal_records_sarif_and_github_say_nothing(referee) -> None:
    run, = json.loads(referee("validate", "--format", "sarif", "good.yaml", "good.yaml").out)["runs"]
    assert run["results"] == [] and run["tool"]["driver"]["rules"] == []
    assert referee("validate", "--format", "github", "good.yaml").out == "1 record: 1 legal.\n"


def test_in_junit_each_file_is_a_suite_that_begins_with_its_numbers(referee, folder: Path) -> None:
    good, torn = ((folder / name).read_text(encoding="utf-8") for name in ("good.yaml", "torn.yaml"))
    (folder / "evening.yaml").write_text(f"{good}---\n{torn}---\n{good}", encoding="utf-8")
    suites = ElementTree.fromstring(
        referee("validate", "--format", "junit", "evening.yaml", "foul.yaml", "open.yaml", "missing.yaml").out)
    assert [(suite.get("name"), *(int(suite.get(key)) for key in ("tests", "failures", "errors", "skipped")))
            for suite in suites] == [
        ("evening.yaml", 3, 0, 1, 0), ("foul.yaml", 1, 1, 0, 0), ("open.yaml", 1, 0, 0, 1),
        ("missing.yaml", 1, 0, 1, 0)]
    assert [case.get("name") for case in suites[0]] == [f"evening.yaml, game {number}" for number in (1, 2, 3)]


def test_what_is_found_is_written_to_sarif_at_once(folder: Path) -> None:
    written = io.BytesIO()
    console = Console(io.TextIOWrapper(written))
    output = SarifOutput(console, ENGLISH)
    parser = Parser(Speaker(wording={**REPORTS, **WORDING}), "referee validate")
    add_record_arguments(parser)
    for number, case in enumerate(judged(parser.parse(["foul.yaml", "torn.yaml", "good.yaml"]), "validate")):
        output.tell(case)
        assert written.getvalue().count(b"ruleId") == min(number + 1, 2)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
@pytest.mark.parametrize("form", ["sarif", "junit", "github", "html"])
def test_a_reader_who_has_gone_is_no_fault(folder: Path, form: str) -> None:
    (folder / "many.jsonl").write_text('{"game": "chess"}\n' * 5000, encoding="utf-8")
    with subprocess.Popen([sys.executable, "-m", "validator", "validate", "--format", form, "many.jsonl"], cwd=folder,
                          env={"PYTHONPATH": str(Path(__file__).resolve().parents[2])},
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 141


@pytest.mark.parametrize("form", [form for form in FORMATS if form not in ("text", "json")])
def test_an_empty_file_and_an_empty_name_are_told(referee, folder: Path, form: str) -> None:
    (folder / "empty.yaml").write_bytes(b"")
    result = referee("validate", "--format", form, "empty.yaml", "")
    assert (result.status, result.err) == (2, "")
    match form:
        case "sarif":
            assert len(json.loads(result.out)["runs"][0]["results"]) == 2
        case "junit":
            assert [suite.get("errors") for suite in ElementTree.fromstring(result.out)] == ["1", "1"]
        case "github":
            assert result.out.endswith("2 records: 2 unreadable.\n")
        case "html":
            assert "2 records: 2 unreadable." in result.out
