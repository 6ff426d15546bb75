"""Places in a text."""

import tracemalloc

from validator.documents.nodes import Text
from validator.documents.source import Source
from validator.findings import Place


def test_a_line_ends_with_each_of_the_three_line_ends_of_editors():
    source = Source("a\nb\r\nc\rd")
    assert [source.line(number) for number in range(6)] == [None, "a", "b", "c", "d", None]
    assert [source.place(source.text.index(letter)).line for letter in "abcd"] == [1, 2, 3, 4]


def test_no_other_character_ends_a_line():
    source = Source("a\u2028b\u2029c\u0085d\x0be\x0cf")
    assert source.place(source.text.index("f")) == Place(1, 11)


def test_a_column_counts_code_points():
    assert Source("🂡e\u0301x").place(3) == Place(1, 4)


def test_a_part_of_a_file_counts_from_its_own_line():
    source = Source("a\nb", first_line=7)
    assert (source.place(2), source.line(8), source.line(1)) == (Place(8, 1), "b", None)


def test_a_place_leads_back_to_its_offset():
    source = Source("a\r\nb♠c\n\nd")
    assert [source.offset(source.place(offset)) for offset in range(len(source.text) + 1)] == \
        list(range(len(source.text) + 1))


def test_a_card_within_a_text_has_its_own_place():
    source = Source('x: 2♠ 3♠\ny: "2♠ 3♠"\nz: 2♠\n  3♠')
    assert source.place_within(Text("2♠ 3♠", Place(1, 4)), 3) == Place(1, 7)
    assert source.place_within(Text("2♠ 3♠", Place(2, 4), plain=False), 3) == Place(2, 8)
    assert source.place_within(Text("2♠ 3♠", Place(3, 4)), 3) == Place(4, 3)


def test_behind_an_escape_the_place_is_that_of_the_text():
    source = Source(r'"\u0032♠ 3♠"')
    assert source.place_within(Text("2♠ 3♠", Place(1, 1), plain=False), 3) == Place(1, 1)


def test_only_as_many_lines_are_found_as_are_asked_for():
    source = Source("- a\n" * 2**18)
    tracemalloc.start()
    assert source.place(4 * 1000) == (1001, 1)
    assert source.line(1001) == "- a"
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 2**18                     # less than a byte for each line there is


def test_a_place_is_an_offset_also_in_a_source_that_was_not_asked_before():
    assert Source("a\nbc\nd").offset(Source("a\nbc\nd").place(3)) == 3
