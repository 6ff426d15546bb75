"""Rules as Python source, made from them, compiled once, and run on records that show everything.

`compiled` is what others ask. The source is put together by `generate`, from `actions` and from `sources` of
expressions; what it calls is in `exact`. It must give what the interpreter of the rules gives.
"""
