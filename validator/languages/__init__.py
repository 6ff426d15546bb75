"""Languages: what can be said, the catalogues that translate it, and how they are read when a report is made.

Catalogues are gettext files under `locales/`, one for each language and domain: `referee` is what the program says
of itself, and each game has a domain of its own. An entry is known by its context, as ``bid-stands.text``.
They are compiled when the package is built, so that a report needs the standard library only.
"""

from .loading import language, tags

__all__ = ["language", "tags"]
