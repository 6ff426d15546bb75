"""Rules as Python source, made from them, compiled once, and run on records that show everything.

`compiled` is what others ask. The source is put together by `generate`, from `steps`, `actions` and `expressions`;
`fields` reads the moves in it, as they are written. What it calls is in `holdings`, `laid`, `words` and `values`. It
must give what the interpreter of the rules gives, where it gives an answer.
"""
