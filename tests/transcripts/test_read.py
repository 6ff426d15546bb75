"""From files to records."""

import subprocess
import sys

import pytest

from validator.findings import UNREADABLE, Place
from validator.rulebook.game import Game
from validator.transcripts import Transcript, entries, read, read_text

ONE = '{"game": "small", "players": ["Anna"], "moves": []}'
BROKEN = '{"game": "small", "players": ["Anna"'

SMALL = Game(name="small", edition="1", faces=tuple(range(52)), packs=1, begin="stock", counter="points", holders=(),
             zones={}, notes={}, moves={}, header=(), optional=(), flow=(), sizes=(), winners="winners", settled=None,
             terms={}, variants={}, readings={}, rules=())


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "evening.jsonl"
    path.write_text(f"{ONE}\n{BROKEN}\n{ONE}\n", encoding="utf-8")
    return str(path)


def test_a_file_is_a_record_or_a_judgement_for_each_document(path):
    first, broken, last = read(path, games={"small": SMALL})
    assert isinstance(first, Transcript) and isinstance(last, Transcript)
    assert (broken.verdict, broken.file, broken.findings[0].place.line) == (UNREADABLE, path, 2)


def test_each_record_comes_with_its_text(path):
    sources = [entry.source for entry in entries(path, games={"small": SMALL})]
    assert [source.line(number) for number, source in enumerate(sources, start=1)] == [ONE, BROKEN, ONE]


def test_a_missing_file_is_a_judgement_without_a_game_and_without_a_place(tmp_path):
    judgement, = read(str(tmp_path / "none.yaml"), games={})
    assert (judgement.verdict, judgement.game, judgement.findings[0].place) == (UNREADABLE, None, None)


def test_good_documents_before_a_mistake_are_read_and_the_rest_is_one_judgement():
    text = "game: small\nplayers: [Anna]\nmoves: []\n---\ngame: [\n---\ngame: small\n"
    good, rest = read_text(text, games={"small": SMALL})
    assert isinstance(good, Transcript)
    assert rest.findings[0].place == Place(5, 7)


def test_a_file_in_which_nothing_can_be_read_is_given_up(tmp_path):
    lines = [*[BROKEN] * 999, ONE, *[BROKEN] * 1000, ONE, BROKEN]
    path = tmp_path / "season.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    records = list(read(str(path), games={"small": SMALL}))
    assert len(records) == 2001             # one good among 999 broken ones and 1000, and what is said of the rest
    assert isinstance(records[999], Transcript)
    assert [record.findings[0].message.kind for record in records[-2:]] == ["bracket-open", "too-many-unreadable"]


def test_the_games_that_are_installed_are_known_by_themselves():
    judgement, = read_text("game: batalion")
    assert judgement.findings[0].message.facts["near"].value == "battalion"


def test_reading_loads_neither_a_schema_checker_nor_translations_nor_a_web_stack():
    program = "import sys, validator.transcripts; " \
              "print(*{'yaml', 'jsonschema', 'babel', 'http', 'urllib.request'} & set(sys.modules))"
    result = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert result.stdout.split() == []
