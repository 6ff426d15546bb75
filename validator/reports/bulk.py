"""What an archive comes to: how many records of each verdict, and how often each rule was broken."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping

from ..findings import ILLEGAL, LEGAL, UNDETERMINED, UNREADABLE
from ..rulebook.game import Game
from .head import summary
from .language import ENGLISH, Language
from .speaker import Speaker
from .style import paint
from .wrapping import wrap

_VERDICTS = (LEGAL, ILLEGAL, UNDETERMINED, UNREADABLE)


def render(verdicts: Counter[str], broken: Mapping[tuple[str, str], int], games: Mapping[str, Game], *,
           columns: int = 80, language: Language = ENGLISH, colour: bool = False) -> str:
    """The sums of an archive as text; `broken` says of a game and a rule how often it was broken.

    >>> print(render(Counter(legal=2), {}, {}))
    2 records: 2 legal.
    """
    lines = [summary(verdicts, columns=columns, language=language, colour=colour)]
    for name in dict.fromkeys(game for game, _ in broken):
        speaker = Speaker(language, games[name])
        lines += ["", wrap(speaker.word("broken-rules", game=speaker.term("titles", name)), columns)]
        rows = [(language.number(count), section, rule) for rule, section, count in _most_first(broken, games[name])]
        widths = [max(map(len, column)) for column in list(zip(*rows, strict=True))[:2]]
        lines += [f"  {count:>{widths[0]}}  {section:{widths[1]}}  {paint(rule, 'label', colour)}"
                  for count, section, rule in rows]
    return "\n".join(lines)


def render_json(verdicts: Counter[str], broken: Mapping[tuple[str, str], int], games: Mapping[str, Game]) -> str:
    """The same as a JSON object on a line.

    >>> render_json(Counter(legal=2), {}, {})
    '{"records": 2, "legal": 2, "illegal": 0, "undetermined": 0, "unreadable": 0, "broken": []}'
    """
    return json.dumps({
        "records": verdicts.total(),
        **{verdict: verdicts[verdict] for verdict in _VERDICTS},
        "broken": [{"game": name, "rule": rule, "section": section, "count": count}
                   for name in dict.fromkeys(game for game, _ in broken)
                   for rule, section, count in _most_first(broken, games[name])],
    }, ensure_ascii=False)


def _most_first(broken: Mapping[tuple[str, str], int], game: Game) -> Iterator[tuple[str, str, int]]:
    """The rules of a game that were broken, as often as any of them first, in the order of the rules otherwise."""
    counted = [(rule.id, rule.section, broken[game.name, rule.id]) for rule in game.rules
               if (game.name, rule.id) in broken]
    yield from sorted(counted, key=lambda each: -each[2])
