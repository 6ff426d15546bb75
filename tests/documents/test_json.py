"""JSON to nodes."""

import json
import random

import pytest

from validator.documents.json import read_json
from validator.documents.nodes import Items, Pairs, Text
from validator.documents.source import Source
from validator.findings import Fact, Place, Unreadable

MISTAKES = {
    '{"a": NaN}': ("json-word", 1, 7),
    '{"a": -Infinity}': ("json-word", 1, 7),
    '{"a": 010}': ("json-word", 1, 7),
    '{"a": +1}': ("json-word", 1, 7),
    '{"a": 1.}': ("json-word", 1, 7),
    '{"a": None}': ("json-word", 1, 7),
    '{"a": \'b\'}': ("json-word", 1, 7),
    '{"a":\n }': ("json-value", 2, 2),
    '{"a": 1,}': ("json-value", 1, 9),
    '[1, ]': ("json-value", 1, 5),
    '[, 1]': ("json-value", 1, 2),
    '{a: 1}': ("json-key", 1, 2),
    '{1: 1}': ("json-key", 1, 2),
    '{"a" 1}': ("json-colon", 1, 6),
    '{"a": 1 "b": 2}': ("comma-missing", 1, 9),
    '[1 2]': ("comma-missing", 1, 4),
    '{"a": [1, 2}': ("comma-missing", 1, 12),
    '{"a": {\n"b": 1': ("bracket-open", 1, 7),
    '{"a":': ("json-ends", 1, 6),
    '{"a"': ("json-ends", 1, 5),
    '{"a": 1,': ("json-ends", 1, 9),
    '{"a": 1,\n': ("json-ends", 2, 1),
    '{"a": {"b": [1, ': ("json-ends", 1, 17),
    '["a': ("quote-open", 1, 2),
    '["a\nb"]': ("quote-open", 1, 2),
    '["a\tb"]': ("control-character", 1, 4),
    '["a\x12"]': ("control-character", 1, 4),
    r'["\q"]': ("json-escape", 1, 3),
    r'["\u12"]': ("json-escape", 1, 3),
    r'["a", "\ud83c"]': ("half-character", 1, 7),
    r'["\udca1\ud83c"]': ("half-character", 1, 2),
    '{} x': ("json-goes-on", 1, 4),
    '{}\n{}': ("json-goes-on", 2, 1),
    "": ("json-ends", 1, 1),
    '{"a": 1, "\\u0061": 2}': ("key-twice", 1, 10),
}


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_is_refused_at_its_place(text):
    error = refused(text)
    assert (error.message.kind, error.place.line, error.place.column) == MISTAKES[text]


def test_numbers_and_the_three_words_are_their_own_text():
    written = ["1.10", "-0", "1E4", "1.0", "null", "true", "false", "9" * 5000]
    assert [item.value for item in read(f"[{', '.join(written)}]").items] == written


def test_a_node_says_where_it_stands_and_whether_it_was_quoted():
    assert read('{"a":\n [1, "b"]}') == Pairs(
        ((Text("a", Place(1, 2), plain=False),
          Items((Text("1", Place(2, 3)), Text("b", Place(2, 6), plain=False)), Place(2, 2))),), Place(1, 1))


def test_an_empty_list_and_an_empty_mapping_are_values():
    assert read('{"a": [], "b": {}}').pairs[1][1] == Pairs((), Place(1, 16))


@pytest.mark.parametrize("text", ["", "Jürgen", "🂡", "a\"b\\c/d\be\ff\ng\rh\ti\x00j\u2028k", "Чиё 千代"])
def test_a_text_is_what_the_standard_library_wrote(text):
    assert read(json.dumps(text)).value == text
    assert read(json.dumps(text, ensure_ascii=False)).value == text


def test_lists_and_mappings_may_be_nested_a_hundred_deep_and_no_deeper():
    assert read("[" * 100 + "]" * 100)
    for nested in ("[" * 101 + "]" * 101, '{"a":' * 10_000):
        assert refused(nested).message == ("too-deep", {"most": Fact("number", 100)})


def test_a_key_written_twice_is_refused_with_both_places():
    assert refused('{"a": 1,\n"a": 2}').message.facts == {
        "key": Fact("text", "a"), "first": Fact("place", Place(1, 2)), "second": Fact("place", Place(2, 1))}


def test_what_the_standard_library_takes_is_taken_and_nothing_else():
    chances = random.Random(7)
    sound = json.dumps({"players": ["Anna", 'Чиё "2"'], "moves": [{"Anna": {"bid": -1.5e3}}, None, {}, []]})
    for _ in range(2000):
        text = list(sound)
        for _ in range(chances.randint(1, 2)):
            at = chances.randrange(len(text))
            text[at:at + chances.randint(0, 2)] = chances.choice(list('{}[],:"\\ \n\t019.-+eEtn\x7f\x1f') + [""])
        assert ours("".join(text)) == theirs("".join(text)), "".join(text)


def ours(text):
    try:
        return plain(read(text))
    except Unreadable:
        return "refused"


def plain(node):
    if isinstance(node, Text):
        return node.value
    if isinstance(node, Items):
        return [plain(item) for item in node.items]
    return {key.value: plain(value) for key, value in node.pairs}


def theirs(text):
    try:
        return texts(json.loads(text, parse_int=str, parse_float=str, parse_constant=refuse, object_pairs_hook=once))
    except ValueError:
        return "refused"


def texts(value):
    if isinstance(value, dict):
        return {key: texts(part) for key, part in value.items()}
    if isinstance(value, list):
        return [texts(part) for part in value]
    return {None: "null", True: "true", False: "false"}.get(value, value)


def once(pairs):
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a key stands there twice")
    return dict(pairs)


def refuse(word):
    raise ValueError(word)


def read(text):
    return read_json(Source(text))


def refused(text):
    with pytest.raises(Unreadable) as caught:
        read(text)
    return caught.value
