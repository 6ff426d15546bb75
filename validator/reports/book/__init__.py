"""What is to be read: the rule book, its variants, the sources and what became of each of their sentences.

Each module has a `render` for people and an `as_data` for programs, both for a `Page`.
"""
