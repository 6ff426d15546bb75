"""Recorded games: reading them from files, and saying what is wrong with a misshapen one."""
