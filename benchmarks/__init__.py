"""How fast the referee is, measured beside others on one machine in one run: ``python -m benchmarks``.

`contenders` says who replays what, `corpora` makes the games they replay, `rounds` lets them take turns, each in a
process of its own, and `guide` writes what comes out into the page docs/guides/benchmarks.md in every language.
"""
