"""A record that is written at the table: the file that grows with each move, and the dialogue that leads there.

`file` keeps the bytes, and `progress` knows where play is; `offers` says what is allowed, `typed` understands what is
typed, `commands` what of it is no move, and `questions` asks for what a move leaves out. `opening` and `sitting` are
the dialogue before the first move and after it: a line goes in, and what is to be said comes out. The terminal is
elsewhere.
"""
