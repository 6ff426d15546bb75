"""A small game of no rules, whose moves take a value of every kind."""

import pytest

from validator.rulebook.game import Field, Game, Move, Note, Variant, Zone
from validator.transcripts import Transcript, read_text

RECORDED_ELSEWHERE = "an expression"

MOVES = (
    Move("give", by_table=True, fields=(Field("given", "cards", "seat", unrecorded=RECORDED_ELSEWHERE, counted=True),)),
    Move("reveal", by_table=True, fields=(Field("card", "card"),)),
    Move("count", by_table=True, anytime=True, fields=(Field("claim", "number", "holder"),)),
    Move("shuffle", by_table=True, anytime=True),
    Move("trade", by_table=True, fields=(Field("cards", "cards"), Field("partner", "seat", key="with"))),
    Move("take", fields=(Field("source", "option", options=("pile", "neighbour")),
                         Field("card", "card", key="card", unrecorded=RECORDED_ELSEWHERE))),
    Move("bid", fields=(Field("number", "number"),)),
    Move("challenge", fields=(Field("target", "seat"), Field("cards", "cards", key="cards"))),
    Move("cover", fields=(Field("cards", "row"),)),
    Move("fill", fields=(Field("cards", "cards", counted=True),)),
    Move("name", fields=(Field("suit", "suit"),)),
    Move("arrange", fields=(Field("sets", "cards", "size", unrecorded=RECORDED_ELSEWHERE),
                            Field("rest", "cards", key="rest", unrecorded=RECORDED_ELSEWHERE))),
    Move("remark", fields=(Field("words", "text"),)),
    Move("decline"),
    Move("end", by_table=True, final=True, fields=(
        Field("claimed_points", "number", "seat", key="points", unrecorded=RECORDED_ELSEWHERE),
        Field("claimed_pot", "number", key="pot", unrecorded=RECORDED_ELSEWHERE),
        Field("claimed_winners", "seats", key="winner", unrecorded=RECORDED_ELSEWHERE),
        Field("reason", "option", options=("forfeit",), key="reason", unrecorded=RECORDED_ELSEWHERE))),
)

PARLEY = Game(
    name="parley", edition="2", faces=tuple(range(52)), packs=1, begin="stock", counter="points", holders=("pot",),
    zones={"stock": Zone("stock", "cards")},
    notes={"starter": Note("starter", "seat"), "judge": Note("judge", "seat"),
           "points": Note("points", "number", "holder")},
    moves={move.name: move for move in MOVES},
    header=("starter",), optional=("judge",), flow=("give", "give"),
    sizes=(1, 2, 4), winners="winners", settled=None, terms={},
    variants={"speed": Variant("speed", ("slow", "fast")),
              "clock": Variant("clock", ("none", "short"), needs={"short": ({"speed": "fast"},)})},
    readings={"canonical": {}, "ru": {"speed": "fast"}},
    rules=(),
)

HEADER = "game: parley\nplayers: [Anna, Boris, Чиё]\nstarter: Anna\n"


@pytest.fixture
def read():
    """Reads the only document of a text as a record of the small game."""
    def read(text, kind="yaml", **choice):
        record, = read_text(text, kind, games={"parley": PARLEY}, **choice)
        return record
    return read


@pytest.fixture
def parley():
    """The small game."""
    return PARLEY


@pytest.fixture
def play(read):
    """Reads moves, one a line, and gives them back."""
    def play(*moves, language="en"):
        lines = "".join(f"- {move}\n" for move in moves)
        record = read(f"{HEADER}language: {language}\nmoves:\n{lines}")
        assert isinstance(record, Transcript), record.findings
        return record.moves
    return play


@pytest.fixture
def refuse(read):
    """Reads one move that cannot be read, and gives back what is said of it."""
    def refuse(move, language="en"):
        record = read(f"{HEADER}language: {language}\nmoves:\n- shuffle\n- {move}\n")
        finding, = record.findings
        assert (record.verdict, finding.verdict, finding.move) == ("unreadable", "unreadable", 2)
        return finding
    return refuse


@pytest.fixture
def refuse_header(read):
    """Reads a record that cannot be read for its header, and gives back what is said of it."""
    def refuse_header(text, kind="yaml", **choice):
        record = read(text, kind, **choice)
        finding, = record.findings
        assert (record.verdict, finding.verdict, finding.move) == ("unreadable", "unreadable", None)
        return finding
    return refuse_header
