"""YAML to nodes."""

from pathlib import Path

import pytest
import yaml

import validator.documents.yaml as documents
from validator.documents.nodes import Items, Pairs, Text
from validator.documents.yaml import read_yaml
from validator.findings import Fact, Place, Unreadable


@pytest.fixture(params=[loader for loader in ("SafeLoader", "CSafeLoader") if hasattr(yaml, loader)], autouse=True)
def parser(request, monkeypatch):
    """Both of PyYAML's parsers: its own, and libyaml where there is one."""
    monkeypatch.setattr(documents, "_Loader", getattr(yaml, request.param))


def test_every_scalar_is_text_as_it_is_written():
    written = ["No", "Null", "1:2", "010", "8E4", "~", "1.10", "0x1F", "2026-01-01", "<<", "=", "yes", ".5", "1_000"]
    assert [item.value for item in only(f"[{', '.join(written)}]").items] == written


def test_a_node_says_where_it_stands_and_whether_it_was_quoted():
    assert only("a: 'b'") == Pairs(((Text("a", Place(1, 1)), Text("b", Place(1, 4), plain=False)),), Place(1, 1))
    assert only("- a\n- [b]") == Items(
        (Text("a", Place(1, 3)), Items((Text("b", Place(2, 4)),), Place(2, 3))), Place(1, 1))


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_as_editors_count_them(line_end):
    node = only(line_end.join(["# one\u2028", "# two\u0085", "a: 1", "b: 2"]))
    assert [key.place for key, _ in node.pairs] == [Place(3, 1), Place(4, 1)]


def test_columns_count_code_points():
    assert only("{🂡: é, b: c}").pairs[1][0].place == Place(1, 8)


def test_a_merge_key_is_an_ordinary_key():
    node = only("base: &base {a: 1}\nnew:\n  <<: *base\n  a: 2")
    assert [key.value for key, _ in node.pairs[1][1].pairs] == ["<<", "a"]


def test_an_alias_repeats_its_anchor_at_its_own_place():
    node = only("a: &ten 10\nb: *ten")
    assert node.pairs[1][1] == Text("10", Place(2, 4))


def test_documents_follow_one_another_and_empty_ones_are_passed_over():
    assert [node.value for node in read_yaml("---\n---\na\n---\n# nothing\n---\nb\n...\n---\n")] == ["a", "b"]
    assert list(read_yaml("")) == list(read_yaml("# nothing\n---\n")) == []


def test_an_empty_text_in_quotes_is_no_empty_document():
    assert [node.value for node in read_yaml('""')] == [""]


def test_what_stands_before_a_mistake_is_read():
    documents = read_yaml("a\n---\n- b\n---\n[c\n---\nd")
    assert next(documents).value == "a"
    assert next(documents).items[0].value == "b"
    with pytest.raises(Unreadable) as caught:
        next(documents)
    assert caught.value.message.kind == "bracket-open"


def test_what_stands_before_a_forbidden_character_is_read():
    documents = read_yaml("a\n---\nb\x12")
    assert next(documents).value == "a"
    with pytest.raises(Unreadable) as caught:
        next(documents)
    assert caught.value.message == ("control-character", {"point": Fact("text", "U+0012")})
    assert caught.value.place == Place(3, 2)


def test_the_last_document_of_a_text_that_is_cut_short_is_left_out():
    cut = Unreadable("compression-cut")
    documents = read_yaml("a\n---\nb", ends_in=cut)
    assert next(documents).value == "a"
    with pytest.raises(Unreadable) as caught:
        next(documents)
    assert caught.value is cut


@pytest.mark.parametrize("nested", ["[" * 100 + "]" * 100, "- " * 100 + "a", "{a: " * 100 + "b" + "}" * 100])
def test_lists_and_mappings_may_be_nested_a_hundred_deep(nested):
    assert only(nested)


@pytest.mark.parametrize("nested", [
    "[" * 101 + "]" * 101, "- " * 101 + "a", "[" * 60_000, "- " * 60_000, "{a: " * 60_000, "? " * 60_000,
    "a: &x " + "[" * 60_000,
])
def test_deeper_ones_are_refused_without_reading_them_to_the_end(nested):
    assert refused(nested).message == ("too-deep", {"most": Fact("number", 100)})


def test_aliases_may_not_make_a_document_enormous():
    bomb = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    bomb += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]" for n in range(1, 12)]
    error = refused("\n".join(bomb))
    assert error.message.kind == "too-large"
    assert error.place.line == 5            # 10,000 texts in the fourth line, and some of the fifth


@pytest.mark.parametrize("text", ["- a\n" * 99_999, "- &a b\n" + "- *a\n" * 99_998])
def test_a_document_may_come_to_a_hundred_thousand_values_with_its_aliases_written_out(text):
    assert len(only(text).items) == 99_999


@pytest.mark.parametrize(("text", "kind"), [
    ("- a\n" * 99_999 + "- b\n", "too-many-values"), ("- &a b\n" + "- *a\n" * 99_999, "too-large"),
    ("- &a b\n- *a\n" + "- c\n" * 99_998, "too-large"),
])
def test_with_one_more_it_is_refused_where_that_stands(text, kind):
    error = refused(text)
    assert (error.message.kind, error.place) == (kind, Place(100_000, 3))


def test_aliases_may_repeat_a_million_characters_and_no_more():
    text = "a: &name " + "x" * 10_000 + "\nb: {c: &both [*name, *name]}\nd:\n"      # 20,000 repeated so far
    assert only(text + "- *both\n" * 49)
    assert refused(text + "- *both\n" * 50).message == ("too-much-repeated", {"most": Fact("number", 1_000_000)})


def test_documents_without_anything_are_counted_too():
    assert list(read_yaml("---\n" * 100_000)) == []
    assert refused("---\n" * 100_002).message.kind == "too-many-values"


def test_each_document_is_counted_for_itself():
    assert len(list(read_yaml(("- a\n" * 60_000 + "---\n") * 3))) == 3


def test_a_record_that_holds_itself_is_refused():
    assert refused("&a [b, *a]").message == ("holds-itself", {"name": Fact("text", "a")})
    assert refused("a: &a\n  b: {c: *a}").place == Place(2, 10)


def test_a_key_written_twice_is_refused_with_both_places():
    error = refused("a: 1\nb: 2\na: 3")
    assert error.message == ("key-twice", {
        "key": Fact("text", "a"), "first": Fact("place", Place(1, 1)), "second": Fact("place", Place(3, 1))})
    assert error.place == Place(3, 1)


def test_a_name_composed_and_decomposed_is_one_key():
    assert refused("{J\u00fcrgen: 1, Ju\u0308rgen: 2}").message.kind == "key-twice"


def test_half_a_character_is_refused():
    for half in (r'"\ud83c"', r'"\udca1"', r'"\udca1\ud83c"'):
        error = refused(f"a: b\nc: {half}")
        assert (error.message.kind, error.place) == ("half-character", Place(2, 4))


def test_two_escapes_of_json_make_one_character_and_leave_places_right():
    text = '{"players": ["Anna", "\\ud83c\\udca1", "\\uD83C\\uDCA1!"], "dealer": "Anna"}'
    (_, players), (_, dealer) = only(text).pairs
    assert [item.value for item in players.items] == ["Anna", "🂡", "🂡!"]
    assert dealer.place == Place(1, text.index('"Anna"}') + 1)


def test_a_backslash_that_is_no_escape_is_none():
    assert only(r"'\ud83c'").value == r"\ud83c"


HARD_CASES = sorted(Path(__file__).parents[1].glob("hard_cases/*.yaml"))


@pytest.mark.parametrize("path", HARD_CASES, ids=lambda path: path.name)
def test_a_document_holds_what_pyyaml_finds_in_it(path):
    try:
        text = path.read_text(encoding="utf-8-sig")
        ours = [plain(node) for node in read_yaml(text)]
        theirs = list(yaml.load_all(text, Loader=yaml.BaseLoader))
    except (Unreadable, UnicodeDecodeError, yaml.YAMLError):
        return                              # the tests of the hard cases say what is wrong with these
    assert ours == theirs


def plain(node):
    if isinstance(node, Text):
        return node.value
    if isinstance(node, Items):
        return [plain(item) for item in node.items]
    return {str(plain(key)): plain(value) for key, value in node.pairs}


def only(text):
    node, = read_yaml(text)
    return node


def refused(text):
    with pytest.raises(Unreadable) as caught:
        list(read_yaml(text))
    return caught.value
