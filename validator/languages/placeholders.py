"""What the placeholders of a text stand for, told to translators."""

from __future__ import annotations

from .texts import PLACEHOLDER, placeholders

TYPES = {
    "number": ("a number", "5"),
    "numbers": ("numbers", "1, 2 and 3"),
    "yes/no": ("yes or no", "yes"),
    "card": ("a card", "K♠"),
    "cards": ("cards", "3♠ 9♥"),
    "row": ("cards in a row, a gap as “-”", "- 10♦ 2♣"),
    "suit": ("a suit, as its sign", "♠"),
    "seat": ("a player's name", "Boris"),
    "seats": ("names of players", "Anna and Chiyo"),
    "holder": ("a player's name, or the bank", "Boris"),
    "option": ("a word of the record", "stock"),
}
"""A type of the rules language → what it is, and an example."""

FACTS = {
    "because": ("whole sentences", "The sources do not say who deals next."),
    "bracket": ("an opening or closing bracket", "["),
    "byte": ("a byte, in hexadecimal", "0xFF"),
    "card": ("a card as written", "11♠"),
    "#cards": ("cards that are counted, or one card", "3♠ 9♥"),
    "character": ("a character as written", "@"),
    "characters": ("a number", "2,009"),
    "column": ("a number", "5"),
    "command": ("a command as written", "referee validate"),
    "condition": ("options of variants, parted by “and” and “or”", "strength: points or bid-unit: points"),
    "#count": ("a number", "5"),
    "count": ("a number", "5"),
    "counter": ("what is counted, see counters.chips", "chips"),
    "#digits": ("a number", "5,000"),
    "due": ("a player's name", "Chiyo"),
    "edition": ("the number of an edition", "1.0"),
    "encoding": ("the name of an encoding", "UTF-16"),
    "error": ("the name of an error, in English, and a place in the program", "ValueError, judge.py:12"),
    "expression": ("an expression of a rule as written", "worth(cards)"),
    "file": ("the name of a file", "evening.yaml"),
    "first": ("a place, or a word of the record", "line 2, column 3"),
    "flavour": ("what a sentence is about, see the entries that begin with “book.flavour-”; or a number", "a title"),
    "game": ("the name of a game as written", "battalion"),
    "games": ("games with their editions", "battalion 1.0 and clash 1.0"),
    "head": ("the line of a legal game", "evening.yaml: legal, complete (battalion, ru, 41 moves)"),
    "highest": ("a number", "7"),
    "key": ("a key of the record as written", "cards"),
    "kind": ("the name of a message", "new-message"),
    "known": ("a list of words as written", "draw, discard and bid"),
    "language": ("the code of a language", "en"),
    "languages": ("codes of languages", "ru"),
    "line": ("a number", "63"),
    "lowest": ("a number", "3"),
    "meaning": ("a card", "A♠"),
    "most": ("a number", "100"),
    "move": ("a move, see the entries that begin with “moves.”", "attack"),
    "moves": ("moves, parted by “or”; see the entries that begin with “moves.”", "draw a card or pass"),
    "name": ("a name as written", "deal"),
    "near": ("a word of the record that was perhaps meant", "discard"),
    "needs": ("another option as written", "refill: none"),
    "number": ("a number", "41"),
    "option": ("the name of an option as written", "none"),
    "options": ("options of variants, or a number of them", "packs: always-two, chips: ten"),
    "owner": ("a word of the record", "draw"),
    "percent": ("a number", "100"),
    "place": ("a file and a line in it", "seeds/de.txt:12"),
    "played": ("what was played, parted by commas", "battalion, ru, 41 moves"),
    "player": ("a player's name", "Boris"),
    "point": ("the code of a character", "U+00A0"),
    "points": ("codes of characters", "U+0422 U+2660"),
    "reading": ("the name of a reading as written", "ru"),
    "readings": ("names of readings, parted by commas", "ru, de"),
    "reason": ("what the operating system says, in its language", "Input/output error"),
    "repair": ("what a slip stands for, as a whole sentence", "“Spiel” is a pack of cards here."),
    "repairs": ("a number", "17"),
    "rule": ("the name of a rule", "bid-must-exceed"),
    "rules": ("rules, or a number of them", "4.8 suit-ban, 4.9 ban-remembered"),
    "second": ("a place, or a word of the record", "line 4, column 3"),
    "section": ("the number of a rule", "3.11"),
    "sentence": ("a whole sentence, or the name of one", "3♠ and 1 unknown card are not of one suit."),
    "sentences": ("a number", "63"),
    "size": ("a number as written", "5"),
    "source": ("the short name of a source, or what it is called", "ja"),
    "sources": ("short names of sources, parted by commas", "de, ru"),
    "standing": ("what everybody has", "Anna 8, Boris 10, bank 2"),
    "text": ("a rule or an option, as a whole sentence", "The lowest bid is 4."),
    "title": ("the name of a language, or the title of a source", "Japanese"),
    "top": ("a card", "Q♥"),
    "value": ("a value in words", "5"),
    "values": ("expressions and their values, see “value”", "count is 3 and minimum_bid is 4"),
    "variant": ("the name of a variant as written", "suit-ban"),
    "variants": ("variants with their options, parted by “or”", "suit-ban: none or another option of combat"),
    "verdict": ("a verdict, see the entries “legal” to “unreadable”", "legal"),
    "verdicts": ("numbers with verdicts", "2 legal, 1 illegal"),
    "version": ("the number of a version", "1.0.0"),
    "who": ("a player's name, or the bank", "Anna"),
    "winners": ("names of players", "Anna and Chiyo"),
    "word": ("a word as written", "discrad"),
    "zone": ("where cards lie, see the entries that begin with “zones.”", "Boris's hand"),
    "zones": ("where cards lie, see the entries that begin with “zones.”", "Boris's hand and the stock"),
}
"""A fact of the program's own messages → what it is, and an example."""


_EXAMPLES = {
    "document": {"number": "2"},
    "citation": {"language": "German", "sentence": "de-7"},
    "more-sentences": {"command": "referee rules battalion suit-ban"},
    "move": {"count": "60"},
    "book.document": {"language": "Japanese", "file": "seeds/003.txt"},
    "book.document without file": {"language": "English"},
    "book.in-its-place": {"rule": "no-ban", "section": "4.7", "text": "An attack may be of any suit."},
    "book.legend": {"command": "referee variants battalion suit-ban"},
    "book.means": {"sentence": "ja-60", "meaning": "The same suit may not be used to attack on two turns in a row."},
    "book.option": {"option": "packs: always-two", "text": "Two packs are used, however many play."},
    "book.says": {"source": "Japanese (ja)", "option": "previous-attack"},
    "book.says without option": {"source": "Japanese (ja)"},
    "book.uses": {"rules": "53", "options": "26", "flavour": "10"},
    "book.words": {"variants": "strength and triplet"},
    "book.concordance": {"command": "referee concordance battalion ja"},
    "has": {"number": "8"},
    "so-many": {"number": "2"},
    "long-number": {"number": "100000…000007"},
    "not-on-top": {"card": "A♠", "zone": "the stock"},
    "not-on-top without top": {"card": "A♠", "zone": "the stock"},
    "too-few": {"zone": "the stock"},
    "nobody": {"zone": "the stock"},
    "too-large": {"most": "100,000"},
    "json-word": {"word": "nil"},
    "look-alike": {"word": "Вoris", "near": "Boris", "points": "U+0412"},
    "odd-space": {"word": "Boris "},
    "cut-by-comment": {"word": "Boris", "near": "Boris #2"},
    "unknown-key": {"word": "delaer", "near": "dealer"},
    "unknown-key without near": {"word": "weather", "known": "game, players and dealer"},
    "unknown-game": {"word": "batallion", "near": "battalion"},
    "unknown-game without near": {"word": "whist", "known": "battalion and clash"},
    "unknown-edition": {"word": "2.0", "known": "1.0"},
    "unknown-language": {"word": "dee", "near": "de"},
    "unknown-language without near": {"word": "fr", "known": "en, de, ru and ja"},
    "unknown-player": {"word": "Borsi", "near": "Boris"},
    "unknown-player without near": {"word": "Zoe", "known": "Anna, Boris and Chiyo"},
    "unknown-mover": {"word": "Borsi", "near": "Boris"},
    "unknown-mover without near": {"word": "Zoe", "known": "Anna, Boris and deal"},
    "unknown-field": {"word": "crad", "near": "card"},
    "unknown-field without near": {"word": "suit", "known": "draw and card"},
    "unknown-word": {"word": "stick", "near": "stock"},
    "unknown-word without near": {"word": "table", "known": "stock and discard"},
    "unknown-size": {"known": "1, 2, 3 and 4"},
    "unknown-reading": {"reading": "cannonical", "near": "canonical"},
    "unknown-reading without near": {"reading": "fr", "known": "canonical, ja, ru and de"},
    "unknown-variant": {"variant": "suit-bann", "near": "suit-ban"},
    "unknown-variant without near": {"variant": "weather", "known": "packs, chips and upcard"},
    "unknown-option": {"option": "nnone", "near": "none"},
    "unknown-option without near": {"option": "some", "known": "previous-attack and none"},
    "option-needs": {"variant": "empty-hand", "option": "game-ends"},
    "game-missing": {"known": "battalion"},
    "key-missing": {"key": "players"},
    "player-twice": {"word": "Anna"},
    "player-is-event": {"word": "deal"},
    "player-is-holder": {"word": "bank"},
    "move-without-player": {"word": "bid"},
    "move-says-nothing": {"word": "Boris"},
    "event-of-a-player": {"word": "deal", "owner": "Boris"},
    "two-moves": {"first": "draw", "second": "discard"},
    "takes-nothing": {"word": "pass"},
    "field-missing": {"word": "attack"},
    "mapping-wanted": {"key": "deal"},
    "not-a-number": {"word": "05"},
    "number-below-zero": {"word": "-3"},
    "not-a-suit": {"word": "hearts"},
    "card-missing": {"key": "card"},
    "one-card-wanted": {"key": "card"},
    "card-malformed": {"points": "U+0031 U+0031 U+2660"},
    "card-of-another-language": {"card": "Т♠"},
    "card-without-suit": {"card": "10", "points": "U+0031 U+0030"},
    "card-without-rank": {"card": "♠", "points": "U+2660"},
    "card-knight": {"card": "🂬", "points": "U+1F0AC"},
    "card-joker": {"card": "🃏", "points": "U+1F0CF"},
    "card-gap": {"card": "-", "points": "U+002D"},
    "command.lang": {"languages": "en, de, ja or ru"},
    "command.no-command": {"word": "vaildate", "near": "validate"},
    "command.no-command without near": {"word": "judge", "known": "validate and moves"},
    "command.no-option": {"word": "--frmat"},
    "command.too-many": {"word": "rules"},
    "command.no-format": {"word": "jsn", "near": "json"},
    "command.no-format without near": {"word": "xml", "known": "text and json"},
    "command.no-language": {"word": "fr", "known": "en, de, ja and ru"},
    "command.no-setting": {"word": "suit-ban"},
    "command.argparse": {"sentence": "invalid value"},
    "command.which-game": {"known": "battalion and clash"},
    "command.no-game": {"word": "batalion", "near": "battalion"},
    "command.no-game without near": {"word": "whist", "known": "battalion and clash"},
    "command.no-rule": {"word": "suit-bann", "near": "suit-ban"},
    "command.no-rule without near": {"word": "weather"},
    "command.no-variant": {"word": "suit-bann", "near": "suit-ban"},
    "command.no-variant without near": {"word": "weather"},
    "command.no-sentence": {"word": "ja-600", "near": "ja-60"},
    "command.no-sentence without near": {"word": "weather"},
    "command.no-files": {"command": "validate"},
}
"""A kind of message → examples that fit it better."""

UNEXPLAINED = ("a value", "…")


def meanings_in(kind: str) -> dict[str, tuple[str, str]]:
    """What placeholders are in one kind of the program's own messages.

    >>> meanings_in("not-a-suit")["word"]
    ('a word as written', 'hearts')
    """
    return FACTS | {name: (FACTS[name][0], example) for name, example in _EXAMPLES.get(kind, {}).items()}


def explained(form: str, meanings: dict[str, tuple[str, str]]) -> tuple[str, ...]:
    """What a translator must know of the placeholders in a form, a line each, and the form as a reader gets it.

    >>> explained("{near}?", FACTS)
    ('{near}: a word of the record that was perhaps meant, as “discard”', 'Example: discard?')
    """
    found = {name: meanings.get(name, UNEXPLAINED) for name in PLACEHOLDER.findall(form)}
    if not found:
        return ()
    lines = [f"{{{name}}}: {meaning}, as “{example}”" + ("; it chooses the plural form" if name.startswith("#") else "")
             for name, (meaning, example) in found.items()]
    return *lines, f"Example: {PLACEHOLDER.sub(lambda match: found[match[1]][1], form)}"


def meanings_of_types(types: dict[str, str], form: str) -> dict[str, tuple[str, str]]:
    """What the placeholders of a rule's sentence are, by the types of their expressions."""
    return {name: TYPES.get(types.get(name.removeprefix("#"), ""), UNEXPLAINED)
            for name in placeholders(form)}
