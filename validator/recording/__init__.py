"""A record that is written at the table: the file that grows with each move, and the dialogue that leads there.

`file` keeps the bytes, `typed` understands what is typed, `questions` asks for what it leaves out, `offers` says what
is allowed, and `sitting` puts it together: a line goes in, and what is to be said comes out. The terminal is elsewhere.
"""
