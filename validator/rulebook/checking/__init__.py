"""Checks a game: its things, its variants, every word of its rules, and how all of it fits together."""
