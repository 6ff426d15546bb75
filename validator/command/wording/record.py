"""What `referee record` says of itself, and at the table."""

WORDING = {
    "command.record.summary": "record a game at the table, move by move",
    "command.record.description": "Writes down a game while it is played: it asks whose move it is, offers what is "
                                  "allowed, and checks each move before it is written. A file that is there is "
                                  "continued. Every move is saved at once.",
    "command.record.file": "the record to write, such as evening.yaml, or to go on with",
    "command.record.epilog": "At the table, “help” tells what can be typed.",
    "command.record.reading": "the reading of the rules to play by in a new record: canonical, or the name of a source "
                              "(de, ru, ja), or a YAML file of house rules; without it, one is asked for",
    # the header
    "command.record.welcome": "A new record. Each question is answered with a word, its beginning, or its number.",
    "command.record.which-game": "Which game is played?",
    "command.record.which-reading": "Which reading of the rules? (Enter: {usual})",
    "command.record.which-letters": "In the letters of which language are cards written? (Enter: {usual})",
    "command.record.player": "Player {number}, clockwise (Enter: no more):",
    "command.record.who-is": "Who is the {note}?",
    "command.record.who-is-perhaps": "Who is the {note}? (Enter: not told)",
    "command.record.not-among": "That is none of them.",
    "command.record.twice": "“{word}” sits at the table already; tell the two apart.",
    # moves
    "command.record.which-player": "Which player?",
    "command.record.which-players": "Which players?",
    "command.record.which-card": "Which card?",
    "command.record.which-cards": "Which cards?",
    "command.record.which-row": "Which cards, in their order (- for a gap)?",
    "command.record.which-suit": "Which suit?",
    "command.record.how-many": "How many?",
    "command.record.which-word": "{choice}?",
    "command.record.about": "{thing}: {question}",
    "command.record.if-seen": "{question} (Enter: not seen)",
    "command.record.if-told": "{question} (Enter: not told)",
    "command.record.no-such-offer": "There is no move {number} to choose.",
    "command.record.left-over": "“{word}” is more than “{name}” takes.",
    "command.record.not-recorded": "It is not recorded. If the table lets it stand, type “{word}”.",
    "command.record.nothing-to-stand": "There is no illegal move that could stand.",
    "command.record.undone": "Move {number} is struck out: {written}",
    "command.record.nothing-to-undo": "There is no move to strike out.",
    "command.record.kept": "The record is in {file}.",
    # words that can be typed
    "command.record.help": "help ?",
    "command.record.undo": "undo u",
    "command.record.stands": "stands",
    "command.record.table": "table t",
    "command.record.quit": "quit q",
    "command.record.how": "Type the number of a move, or the move itself: “bid 5”, “attack Chiyo 7s 8s”; or its name "
                          "alone, to be asked for the rest, as behind “…”. Cards are 7♠, 7s or s7. “{undo}” strikes "
                          "out the last move, “{table}” draws the table, “{quit}” leaves; every move is saved already.",
    # files
    "command.record.which-file": "name the file to record in, such as evening.yaml.",
    "command.record.not-yaml": "A game is recorded in YAML only; give a file that ends in .yaml.",
    "command.record.several-records": "The file holds several records; give each a file of its own.",
    "command.record.no-list-at-the-end": "Nothing can be added to this file safely: its moves must be a list at its "
                                         "end, each on a line that begins with “- ”.",
    "command.record.not-to-be-taken-back": "The last move cannot be taken out of the file safely; do it in an editor.",
    "command.record.changed-meanwhile": "The file has been changed by another program, so nothing was saved; leave, "
                                        "and begin again.",
    "command.record.has-result": "The record has a result, so no move can follow.",
}
