"""From the files of a game to a `Game` whose words are not yet looked up."""
