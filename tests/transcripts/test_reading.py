"""Which reading a record is judged by."""

import pytest

from validator.findings import Fact, Place


@pytest.fixture
def reading(read):
    """Reads a record with a reading in its header, or none: the reading's name, and the options in force."""
    def reading(written="", **choice):
        header = f"reading: {written}\n" if written else ""
        record = read(f"game: parley\n{header}players: [Anna]\nstarter: Anna\nmoves: []", **choice)
        return record.reading_name, record.reading
    return reading


@pytest.fixture
def refuse(refuse_header):
    def refuse(written="canonical", **choice):
        return refuse_header(f"game: parley\nreading: {written}\nplayers: [Anna]\nstarter: Anna\nmoves: []", **choice)
    return refuse


SLOW, FAST = {"speed": "slow", "clock": "none"}, {"speed": "fast", "clock": "none"}


@pytest.mark.parametrize(("written", "expected"), [
    ("", ("canonical", SLOW)),
    ("canonical", ("canonical", SLOW)),
    ("ru", ("ru", FAST)),
    ("{base: ru}", ("ru", FAST)),
    ("{speed: fast}", ("custom", FAST)),
    ("{base: ru, clock: short}", ("custom", {"speed": "fast", "clock": "short"})),
    ("{}", ("canonical", SLOW)),
    ("{game: parley}", ("canonical", SLOW)),
    ("{game: parley, base: ru}", ("ru", FAST)),
    ("{speed: fast, game: parley}", ("custom", FAST)),
])
def test_a_reading_is_a_name_or_options_on_top_of_one(written, expected, reading):
    assert reading(written) == expected


@pytest.mark.parametrize("asked", ["ru", {"base": "ru"}])
def test_a_reading_that_is_asked_for_replaces_the_one_in_the_header(asked, reading):
    assert reading("canonical", reading=asked) == ("ru", FAST)
    assert reading("{clock: never}", reading=asked) == ("ru", FAST)


def test_single_options_are_laid_on_top_of_either(reading):
    assert reading("ru", options={"clock": "short"}) == ("custom", {"speed": "fast", "clock": "short"})
    assert reading("canonical", reading="ru", options={"clock": "short"})[1] == {"speed": "fast", "clock": "short"}


@pytest.mark.parametrize(("written", "kind", "word", "column"), [
    ("fr", "unknown-reading", "fr", 10),
    ("{base: fr}", "unknown-reading", "fr", 17),
    ("{sped: fast}", "unknown-variant", "sped", 11),
    ("{speed: fst}", "unknown-option", "fst", 18),
    ("{clock: short}", "option-needs", "short", 18),
    ("{speed: fast, game: whist}", "reading-of-another-game", "whist", 30),
])
def test_what_does_not_exist_or_contradicts_itself_is_refused_at_its_place(written, kind, word, column, refuse):
    finding = refuse(written)
    assert (finding.message.kind, finding.place) == (kind, Place(2, column))
    assert Fact("text", word) in finding.message.facts.values()


def test_what_was_asked_for_has_no_place_in_the_record(refuse):
    for choice in ({"reading": "fr"}, {"reading": {"speed": "fst"}}, {"options": {"sped": "fast"}},
                   {"options": {"clock": "short"}}):
        assert refuse(**choice).place is None


@pytest.mark.parametrize(("written", "kind"), [
    ("[ru]", "reading-not-understood"), ("{speed: [fast]}", "text-not-list"), ("{[speed]: fast}", "key-not-text"),
    ("{base: {speed: fast}}", "text-not-mapping"), ("''", "unknown-reading"),
])
def test_a_reading_of_another_shape_is_refused(written, kind, refuse):
    assert refuse(written).message.kind == kind
