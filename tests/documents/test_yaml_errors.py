"""YAML mistakes, in words for people who write down card games; by both of PyYAML's parsers."""

import pytest
import yaml

import validator.documents.yaml as documents
from validator.findings import Unreadable

MISTAKES = {
    # an unknown card without quotes
    "- {draw: stock, card: ?}": ("quote-question-mark", 1, 23),
    "turn-up: ?": ("quote-question-mark", 1, 10),
    "Boris: [?, 2♠]": ("quote-question-mark", 1, 9),
    "Boris: [2♠, ?♠]": ("quote-question-mark", 1, 13),
    "{Boris: ? ? ?}": ("quote-question-mark", 1, 9),
    # an uncovered card without quotes
    "Chiyo: {cover: - 9♥ 10♥}": ("quote-dash", 1, 16),
    "cover: - 9♥": ("quote-dash", 1, 8),
    # other signs
    "players: [Anna, @Boris]": ("quote-character", 1, 17),
    "players: [`Anna]": ("quote-character", 1, 11),
    "players: [%s]": ("quote-character", 1, 11),
    "players: [*Boris*]": ("quote-character", 1, 11),
    "players: [!Boris]": ("quote-character", 1, 11),
    "players: [& Boris]": ("quote-character", 1, 11),
    # colons
    "- Boris：{draw: stock, card: K♣}": ("full-width-colon", 1, 8),
    "a: 1\n- Boris：{draw: stock}": ("full-width-colon", 2, 8),
    "dealer: Anna: Boris": ("colon-misplaced", 1, 13),
    "game: clash\n  dealer: Anna": ("colon-misplaced", 2, 9),
    "game: clash\ndealer Anna\nmoves: []": ("colon-missing", 2, 1),
    # brackets and commas
    "moves:\n- deal: {Anna: 10\n": ("bracket-open", 2, 9),
    "moves:\n- deal: {Anna: 10\n- turn-up: Q♥\n": ("bracket-open", 2, 9),
    "moves:\n- Chiyo: {draw: disc": ("bracket-open", 2, 10),
    "players: [Anna, Boris": ("bracket-open", 1, 10),
    "deal: {Anna: {draw: stock} Boris: 10}": ("comma-missing", 1, 28),
    "players: [Anna]]": ("bracket-unopened", 1, 16),
    "deal: {Anna: 10, Chiyo #2: 10}\nmoves: []": ("comment-in-brackets", 1, 24),
    # quotes
    "players: ['Anna, Boris]\n": ("quote-open", 1, 11),
    'players: ["Anna, Boris]\ndealer: Anna': ("quote-open", 1, 11),
    r'players: ["Anna \q"]': ("yaml-escape", 1, 17),
    '"Anna" Maria: pass': ("text-goes-on", 1, 8),
    # indentation
    "moves:\n  - deal:\n\tAnna: 10": ("indented-with-tab", 3, 1),
    "-\tAnna: 10": ("indented-with-tab", 1, 2),
    "deal:\n    Anna: 10\n   Boris: 10": ("indentation", 3, 4),
    "deal:\n  Anna: 10\n\u00a0 Boris: 10\n  Chiyo: 10": ("indented-with", 3, 1),
    "deal:\n  Anna: 10\n\u3000Boris: 10\n  Chiyo: 10": ("indented-with", 3, 1),
    # nothing of all this
    "a: b\nc": ("colon-missing", 2, 1),
}


@pytest.mark.parametrize("loader", [loader for loader in ("SafeLoader", "CSafeLoader") if hasattr(yaml, loader)])
@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_is_explained_at_its_place(text, loader, monkeypatch):
    monkeypatch.setattr(documents, "_Loader", getattr(yaml, loader))
    with pytest.raises(Unreadable) as caught:
        list(documents.read_yaml(text))
    error = caught.value
    assert (error.message.kind, error.place.line, error.place.column) == MISTAKES[text]
