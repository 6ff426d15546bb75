"""From the rules and their translations to the pages of the site, as Markdown."""
