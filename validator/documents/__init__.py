"""Files as trees of texts, lists and mappings, each with its place; YAML and JSON alike."""
