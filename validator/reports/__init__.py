"""Text made of findings, last of all: for a terminal, as JSON, in a language."""
