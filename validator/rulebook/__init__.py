"""From the YAML under `rules/` to a checked rulebook; knows no transcript."""
