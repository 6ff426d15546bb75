"""What is wrong with a rule file, in the language of whoever reads it; `str(error)` says the same in English."""

from __future__ import annotations

from ..findings import Message
from ..rulebook.errors import RuleError
from ..rulebook.wording import PHRASES, WORDING as RULEBOOK
from .language import ENGLISH, Language
from .speaker import Speaker
from .visible import visible
from .wording import WORDING as REPORTS, Wording

WORDING: dict[str, Wording] = {
    **{f"rules.{kind}": sentence for kind, sentence in RULEBOOK.items()},
    **{f"rules.phrase.{kind}": part for kind, part in PHRASES.items()},
}


def sentence(error: RuleError, language: Language = ENGLISH) -> str:
    """What is wrong, without its place.

    >>> sentence(RuleError("key-missing", key="flow"))
    'the key `flow` is missing here'
    """
    speaker = Speaker(language, wording={**REPORTS, **WORDING})
    return speaker.say(Message(f"rules.{error.message.kind}", error.message.facts))


def told(error: RuleError, language: Language = ENGLISH) -> str:
    """File, line and column as far as they are known, and what is wrong there."""
    return ": ".join(filter(None, [visible(error.where), sentence(error, language)]))
