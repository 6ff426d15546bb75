"""JSON Schemas of what the referee reads and writes, made from a game, for editors and other tools.

They are of draft 7, which editors of YAML know best. The referee itself reads records without them: it knows places,
and says what is wrong in sentences.
"""

DRAFT = "http://json-schema.org/draft-07/schema#"
