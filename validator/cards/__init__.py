"""Playing cards: small integers inside, a notation per language outside."""
