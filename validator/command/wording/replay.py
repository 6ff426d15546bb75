"""What `referee replay` says of itself, and the words by which one goes through a game."""

WORDING = {
    "command.replay.summary": "look through a game, move by move",
    "command.replay.description": "Draws the table before the first move of a game and after each move: hands, stock, "
                                  "piles, what everybody has, and whose turn it is. On a terminal one goes forward and "
                                  "back; elsewhere all moments are printed. Where a move is illegal, it says why and "
                                  "stops.",
    "command.replay.move": "show this moment only: the number of a move, 0 for the start, “end” for the last, or -1, "
                           "-2, … counted from the end",
    "command.replay.epilog": "Exit status: as that of validate.",
    "command.replay.not-a-moment": "“{word}” is no moment; give the number of a move, 0 for the start, or “end”.",
    "command.replay.keys": "Enter: forward · {back}: back · {number}: go there · {end}: end · {quit}: quit",
    "command.replay.no-key": "“{word}” does nothing here.",
    "command.replay.forward": "n next",
    "command.replay.back": "b back",
    "command.replay.end": "e end",
    "command.replay.quit": "q quit",
}
