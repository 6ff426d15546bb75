"""The English sentences for records that cannot be read: what is wrong, and what to do.

A placeholder names a fact. Where a fact is nothing, the wording of the kind followed by ``without``
and the fact's name is taken.
"""

WORDING = {
    # files
    "file-missing": "There is no such file; check its name and folder.",
    "file-is-folder": "This is a folder; name the files in it that are to be judged.",
    "file-forbidden": "This file may not be read; ask whoever owns it for permission.",
    "file-unreadable": "This file cannot be read: {reason}.",
    "file-unnamed": "The name of this file is empty; name a file.",
    "no-standard-input": "There is no standard input; name a file.",
    "empty-file": "There is no record in this file.",
    "too-long": "This text is longer than {most} MiB; part it into several files, or write one record a line in a "
                ".jsonl file.",
    "line-too-long": "This line is longer than {most} MiB, and no record is; check how the file was written.",
    "too-many-unreadable": "{most} records in a row cannot be read, so the rest of this file is not read; check how it "
                           "was written.",
    "compression-cut": "This compressed file is cut short: what stands before the cut is judged, the rest is lost; "
                       "get the whole file again.",
    "compression-damaged": "This compressed file is damaged: what stands before the damage is judged, the rest is "
                           "lost; get the file again.",
    "not-compressed": "This file is not compressed, although its name says so, and what stands here is no record; get "
                      "it again, or give it its right name.",
    "zstd-missing": "This file is compressed with Zstandard, which this Python cannot unpack; install the package "
                    "zstandard, or unpack the file first.",
    # encodings
    "other-encoding": "This file is in {encoding}; save it as UTF-8.",
    "not-utf-8": "The byte {byte} here is no UTF-8, so the file is in another encoding; save it as UTF-8.",
    "control-character": "The character {point} here cannot be seen and may not stand in a text; delete it, or "
                         "write it as an escape.",
    "half-character": "An escape in this text stands for half a character; write both halves, or the character itself.",
    # documents
    "too-deep": "Lists and mappings are nested deeper than {most} here; no record needs that.",
    "too-large": "With its aliases written out the record comes to more than {most} values; write it without them.",
    "too-much-repeated": "The aliases of the record repeat more than {most} characters; write it without them.",
    "too-many-values": "The record comes to more than {most} values; no record needs that many.",
    "holds-itself": "The alias “{name}” stands inside what it repeats, so it would never end; write out what is meant.",
    "key-twice": "“{key}” is written twice: at {first} and again at {second}; keep one of them.",
    "key-not-text": "A list or mapping stands where a name or a key must stand; write one name.",
    # YAML
    "quote-question-mark": 'An unknown card must stand in quotes here: write "?".',
    "quote-dash": 'A text that begins with a dash must stand in quotes: write "- 10♦ 2♣" to leave the first card '
                  "uncovered.",
    "quote-character": "A text that begins with {character} must stand in quotes.",
    "quote-open": "The quotation mark here is never closed; close it.",
    "yaml-escape": "A backslash in double quotes must begin an escape such as \\n; write \\\\ for the backslash "
                   "itself.",
    "full-width-colon": "The colon here is the wide one (U+FF1A); write an ordinary colon with a space after it.",
    "colon-misplaced": "The colon here is out of place: the line, or the one before, already has its value; put a "
                       "text with a colon in it in quotes, and check the indentation.",
    "colon-missing": "A colon and a value are missing after this; write them, or indent the line as part of the text "
                     "above.",
    "comma-missing": "A comma is missing here, or the end of what “{bracket}” began before it.",
    "bracket-open": "The bracket “{bracket}” here is not closed, or a comma is missing after it; the text may be cut "
                    "short.",
    "bracket-unopened": "The bracket “{bracket}” here was never opened; delete it, or put the text in quotes.",
    "comment-in-brackets": "Everything after the # here is a comment, so the bracket is never closed; put a text with "
                           "# in it in quotes.",
    "text-goes-on": "The value has ended before this; put the whole of it in quotes, or delete what follows.",
    "indentation": "This line is not indented like the lines it belongs to; use the same number of spaces.",
    "indented-with": "This line is indented with {point}, which only looks like spaces; use ordinary spaces.",
    "indented-with-tab": "This line is indented with a tab; use spaces.",
    "yaml-syntax": "From here on this is not YAML; put a text with unusual signs in it in quotes.",
    # JSON
    "json-value": "A value is missing here; write one, or delete the comma before.",
    "json-ends": "The text ends where something must follow; it may be cut short.",
    "json-word": "“{word}” is no value of JSON; put a text in double quotes.",
    "json-key": "A key must stand here; write it in double quotes.",
    "json-colon": "A colon is missing after the key “{key}”.",
    "json-escape": "A backslash must begin an escape such as \\n here; write \\\\ for the backslash itself.",
    "json-goes-on": "The record has ended before this; delete what follows it, or write one record a line in a .jsonl "
                    "file.",
    # words that nobody knows
    "look-alike": "“{word}” only looks like “{near}”: it is written with {points}; write “{near}”.",
    "odd-space": "“{word}” begins or ends with {point}, which only looks like a space; use ordinary spaces.",
    "cut-by-comment": "There is no “{word}”, only “{near}”: in an unquoted text everything after # is a comment; put "
                      "the name in quotes wherever it stands.",
    "unknown-key": "A record has no key “{word}”; did you mean “{near}”?",
    "unknown-key without near": "A record has no key “{word}”; its keys are {known}.",
    "unknown-game": "There is no game “{word}”; did you mean “{near}”?",
    "unknown-game without near": "There is no game “{word}”; known are {known}, or give the rules of one of your own "
                                 "with {others_by}.",
    "unknown-game without near and others_by": "There is no game “{word}”; known are {known}.",
    "unknown-edition": "There is no edition “{word}” of these rules; known is {known}.",
    "unknown-language": "There is no alphabet of cards called “{word}”; did you mean “{near}”?",
    "unknown-language without near": "There is no alphabet of cards called “{word}”; known are {known}.",
    "unknown-player": "Nobody called “{word}” plays here; did you mean “{near}”?",
    "unknown-player without near": "Nobody called “{word}” plays here; at the table are {known}.",
    "unknown-mover": "“{word}” is neither a player nor an event of the table; did you mean “{near}”?",
    "unknown-mover without near": "“{word}” is neither a player nor an event of the table; known are {known}.",
    "unknown-move": "There is no move “{word}”; did you mean “{near}”?",
    "unknown-move without near": "There is no move “{word}”; known are {known}.",
    "unknown-field": "“{word}” does not belong to “{owner}”; did you mean “{near}”?",
    "unknown-field without near": "“{word}” does not belong to “{owner}”; besides its value only {known} can stand "
                                  "there.",
    "unknown-field without known and near": "“{word}” does not belong to “{owner}”, which takes its value and nothing "
                                            "else.",
    "unknown-word": "“{word}” cannot stand here; did you mean “{near}”?",
    "unknown-word without near": "“{word}” cannot stand here; it must be one of {known}.",
    "unknown-size": "There is no set of “{size}” cards; the sizes are {known}.",
    # readings
    "unknown-reading": "There is no reading “{reading}”; did you mean “{near}”?",
    "unknown-reading without near": "There is no reading “{reading}”; known are {known}.",
    "unknown-variant": "There is no variant “{variant}”; did you mean “{near}”?",
    "unknown-variant without near": "There is no variant “{variant}”; known are {known}.",
    "unknown-option": "The variant “{variant}” has no option “{option}”; did you mean “{near}”?",
    "unknown-option without near": "The variant “{variant}” has no option “{option}”; its options are {known}.",
    "option-needs": "“{variant}: {option}” is only possible with {needs}; change one of them.",
    "reading-of-another-game": "These house rules are for “{word}”, not for “{game}”; give others, or correct the name "
                               "of the game there.",
    "reading-not-understood": "A reading is a name, or a mapping of variants to options; write one of these.",
    # the header
    "not-a-record": "This is no record of a game: it must be a mapping with the keys game, players and moves.",
    "game-missing": "The record does not say which game was played; add a line such as game: {known}.",
    "game-missing-in-braces": 'The record does not say which game was played; add "game": "{known}" within the braces.',
    "key-missing": "The key “{key}” is missing; a record must have it.",
    "players-not-a-list": "The players must be a list, such as [Anna, Boris, Chiyo].",
    "players-none": "The list of players is empty; write who plays.",
    "player-without-name": "A player has no name here; write one, in quotes if it begins with a special sign.",
    "player-twice": "“{word}” sits at the table already (see {first}); tell the two apart.",
    "player-is-event": "No player may be called “{word}”, since an event of the table is called so; add something to "
                       "the name.",
    "player-is-holder": "No player may be called “{word}”, since chips lie there; add something to the name.",
    # moves
    "moves-not-a-list": "The moves must be a list, a line for each that begins with a dash.",
    "move-not-a-mapping": "A move is a player or an event of the table, a colon and what happens; write it so.",
    "move-empty": "There is no move after this dash; write one, or delete the dash.",
    "move-with-several-keys": "A second move begins here in the same entry; begin each move with a dash of its own.",
    "move-without-player": "It is not said who makes the move “{word}”; write the player, a colon and the move.",
    "move-says-nothing": "It is not said what “{word}” does; write a colon and the move.",
    "event-of-a-player": "“{word}” is an event of the table and no move of “{owner}”; write it without the player.",
    "two-moves": "“{first}” and “{second}” are two moves; write each as an entry of its own.",
    "takes-nothing": "“{word}” takes nothing more; write the word alone.",
    "value-missing": "“{word}” alone does not say enough; write {example}, with its value in place of the dots.",
    "field-missing": "“{key}” is missing from the move “{word}”; add it.",
    "stands-or-not": "“{word}” cannot stand at “{key}”; write yes there, or leave it out where the move does not "
                     "stand.",
    "takes-back-what": "“{word}” cannot stand at “{key}”; write how many moves are taken back, 1 or more.",
    "takes-back-too-many": "There are fewer than {word} moves before this one; write how many of them are taken back.",
    # values
    "mapping-wanted": "What belongs to “{key}” must be given by name, such as “Anna: …, Boris: …”.",
    "text-not-list": "A list stands at “{key}” where one text is wanted; write a single value in its place, without "
                     "brackets or dashes.",
    "text-not-mapping": "A mapping stands at “{key}” where one text is wanted; a text with a colon in it must stand "
                        "in quotes.",
    "not-a-number": "“{word}” is no number; write digits only, without a point or a zero before them.",
    "number-below-zero": "“{word}” is below zero, which only a claim about chips may be.",
    "not-a-suit": "“{word}” is no suit; write ♠, ♥, ♦ or ♣.",
    # cards
    "card-missing": 'A card is missing at “{key}”; write "?" for an unknown one.',
    "one-card-wanted": "There is more than one card at “{key}”, which takes one.",
    "card-malformed": "“{card}” ({points}) is no card; write a rank and a suit, such as 10♠.",
    "card-of-another-language": "“{card}” ({points}) is no card in a record of the language {language}; in one of "
                                "{languages} it would mean {meaning}.",
    "card-without-suit": "“{card}” ({points}) has no suit; write rank and suit together, such as 10♠.",
    "card-without-rank": "“{card}” ({points}) has no rank; write rank and suit together, such as 10♠.",
    "card-knight": "“{card}” ({points}) shows a knight, which this deck does not have; the queen is one character "
                   "further.",
    "card-joker": "“{card}” ({points}) is a joker, which this deck does not have.",
    "card-gap": "No place can be left empty here, as “{card}” ({points}) would; name a card.",
}
