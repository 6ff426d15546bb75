"""What every report for people tells of a finding, in whatever form."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..findings import UNDETERMINED, Fact, Finding, Judgement
from ..rulebook.game import Rule
from .head import standing
from .speaker import Speaker

_MOST_TOLD = 50                             # of the illegal moves with which the table went on


def what_it_is(finding: Finding) -> str:
    """The kind of wording for the verdict of a finding, and for what became of an illegal move."""
    return "stands" if finding.stands else "taken-back" if finding.taken_back else finding.verdict


def decisive(findings: Sequence[Finding]) -> Finding | None:
    """The finding by which a record is not legal: the first illegal or unreadable one, or else the first in doubt.

    What the table let stand, or took back, makes no record illegal; None where there is nothing else.
    """
    deciding = [finding for finding in findings if not finding.went_on]
    return next((finding for finding in deciding if finding.verdict != UNDETERMINED), next(iter(deciding), None))


def worth_telling(findings: Sequence[Finding], speaker: Speaker) -> tuple[list[Finding], list[str]]:
    """The findings to tell in full, and what is said of the others.

    Of moves in doubt those after the first say little that is new, and nobody reads of illegal moves by the hundred.
    """
    doubts = [finding for finding in findings if finding.verdict == UNDETERMINED and finding.move is not None]
    went_on = [finding for finding in findings if finding.went_on]
    left_out = {id(finding) for finding in (*went_on[_MOST_TOLD:], *doubts[1:])}
    counts = {"more-illegal": len(went_on[_MOST_TOLD:]), "more-doubts": len(doubts[1:])}
    return ([finding for finding in findings if id(finding) not in left_out],
            [speaker.word(kind, count=count) for kind, count in counts.items() if count])


def whose(finding: Finding, judgement: Judgement, speaker: Speaker) -> list[str]:
    """Which move it is, and whose, as far as there is one."""
    about = [] if finding.move is None else [speaker.word("move", number=finding.move, count=judgement.moves)]
    return about + ([] if finding.player is None else [speaker.name(finding.player)])


def settled_by(finding: Finding, speaker: Speaker) -> str:
    """What would settle a finding that is in doubt; empty where nothing is known of it."""
    zones = Fact("zones", tuple(zone.value for zone in finding.open))
    return speaker.word("settled-by", zones=zones) if finding.open else ""


def rule_label(rule: Rule, speaker: Speaker) -> str:
    """The number and the name of a rule, as they stand before its sentence."""
    return speaker.word("rule", section=rule.section, rule=rule.id)


def rule_sentence(rule: Rule, judgement: Judgement, speaker: Speaker) -> str:
    """A rule's sentence, in the reading by which a record was judged."""
    from ..engine import placeholders       # not needed for a legal game
    return speaker.rule_text(rule, placeholders(speaker.game, judgement.options, rule))


def aftermath(finding: Finding, judgement: Judgement, speaker: Speaker) -> Iterator[str]:
    """What an illegal move leaves: what everybody had before it, or in the end, and moves that were not judged."""
    if judgement.state:
        yield standing("at-the-end" if finding.move is None else "before", judgement.state, speaker)
    if finding.move is not None and judgement.moves > finding.move:
        yield speaker.word("not-judged", count=judgement.moves - finding.move)
