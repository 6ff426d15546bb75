"""Which language to speak: the one asked for, or the one of the environment, or English."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence

from ..findings import Fact
from ..languages import language, tags
from ..reports.language import ENGLISH, Language
from ..reports.speaker import Speaker
from ..reports.wording import WORDING as REPORTS
from .misuse import unknown
from .parser import END_OF_OPTIONS, Parser, Wrong
from .wording import WORDING

_OPTION = "--lang"


def chosen(arguments: Sequence[str], environ: Mapping[str, str]) -> Language:
    """The language that the command line names, or the first of the environment that there is, or English.

    It is needed before the command line can be parsed, since help and complaints are in it too.

    >>> chosen([], {"LANG": "de_AT.UTF-8"}).tag
    'de'
    """
    known = tags()
    return language(next((tag for tag in [*_asked(arguments), *_wanted(environ)] if tag in known), ENGLISH.tag))


def words(spoken: Language) -> Speaker:
    """What says, in a language, all that the command has to say outside of reports."""
    return Speaker(spoken, wording={**REPORTS, **WORDING})


def add_language_argument(parser: Parser) -> None:
    """Declare the argument that names a language."""
    parser.add_argument(_OPTION, metavar=parser.say("command.LANGUAGE"), type=_known,
                        help=parser.say("command.lang", languages=Fact("choice", tags())))


def before_command(arguments: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """What names a language before the command, and the rest.

    >>> before_command(["--lang", "de", "validate", "--lang=ja"])
    (['--lang', 'de'], ['validate', '--lang=ja'])
    """
    end = 0
    while end < len(arguments) and arguments[end].partition("=")[0] == _OPTION:
        end += 1 if "=" in arguments[end] else 2
    return arguments[:end], arguments[end:]


def _known(locale: str) -> str:
    if _tag(locale) not in tags():
        raise Wrong(unknown("command.no-language", locale, tags()))
    return _tag(locale)


def _asked(arguments: Sequence[str]) -> Iterator[str]:
    """What the command line asks for, the last first, for it wins."""
    arguments = [*itertools.takewhile(lambda word: word != END_OF_OPTIONS, arguments)]
    for word, following in reversed([*zip(arguments, [*arguments, ""][1:], strict=True)]):
        if word == _OPTION:
            yield _tag(following)
        elif word.startswith(_OPTION + "="):
            yield _tag(word.removeprefix(_OPTION + "="))


def _wanted(environ: Mapping[str, str]) -> Iterator[str]:
    """What the environment asks for, best first. LANGUAGE only refines a language other than C."""
    main = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "C")
    if _tag(main) in ("c", "posix"):
        return
    yield from map(_tag, filter(None, environ.get("LANGUAGE", "").split(":")))
    yield _tag(main)


def _tag(locale: str) -> str:
    """The language of a locale.

    >>> _tag("de_AT.UTF-8@euro"), _tag("C.UTF-8")
    ('de', 'c')
    """
    return locale.partition(".")[0].partition("@")[0].partition("_")[0].lower()
