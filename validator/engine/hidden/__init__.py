"""Records that hide cards, judged by the ways in which these can have lain, each with all cards known.

`worlds` goes through all of them where they are few; where they are many, `search` looks for some, one by one. In both
a `world` is a table where nothing is hidden, and `filling` gives it what a move hides.
"""
