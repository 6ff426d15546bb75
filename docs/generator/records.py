"""The page of a recorded game: who plays by which rules, what the referee says, all moves, and the file itself."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

from validator.findings import Fact, Finding, Judgement
from validator.reports.speaker import Speaker
from validator.reports.telling import aftermath, decisive, rule_label, rule_sentence, whose
from validator.reports.wrapping import begun
from validator.transcripts import Transcript
from validator.transcripts.reading import CUSTOM

from .edition import Edition
from .examples import Example, examples
from .languages import LANGUAGES
from .markup import TOP, box, heading, link, plain, table
from .moves import at_the_table, listed

ASIDE = "---\ntemplate: record.html\nsearch: {exclude: true}\n---"     # who searches wants a rule, not a game


def pages(edition: Edition) -> Iterator[tuple[str, str]]:
    """A page for each example."""
    for shown in examples(edition.game.name).values():
        for example in shown:
            edition.here = edition.example_path(example.name)
            yield edition.here, "\n\n".join([ASIDE, *_record(edition, example)]) + "\n"


def _record(edition: Edition, example: Example) -> Iterator[str]:
    record, judgement, speaker = example.record, example.judgement, at_the_table(edition, example.judgement.players)
    rule = speaker.rules[example.rule]
    yield heading(1, plain(speaker.word("site.example", name=example.name)), TOP)
    sentence = rule_sentence(rule, judgement, speaker)
    yield box("about", [f"{edition.rule_link(rule)} {plain(sentence)}"])
    if record:
        yield facts(edition, speaker, record)
    yield box(f"example {judgement.verdict}", _verdict(edition, speaker, example))
    if record:
        yield from all_moves(edition, speaker, record, judgement)
    yield from file(edition, example.path, edition.record_path(example.name))


# -- parts of the page of any recorded game

def facts(edition: Edition, speaker: Speaker, record: Transcript) -> str:
    """A table of what is settled before the first move."""
    return box("facts", [table(["", ""], _header(edition, speaker, record))])


def all_moves(edition: Edition, speaker: Speaker, record: Transcript, judgement: Judgement) -> Iterator[str]:
    """Every move; the one that a judgement is about stands out."""
    wrong = decisive(judgement.findings)
    yield heading(2, plain(speaker.word("site.moves")), "moves")
    yield listed(record.all_moves, 1, edition.game, speaker, wrong.move or judgement.moves + 1 if wrong else None)


def file(edition: Edition, path: Path, place: str) -> Iterator[str]:
    """The file itself, and a link to it. Its comments are in English, so that only English readers see them here."""
    text = path.read_text(encoding="utf-8")
    shown = escape(text if edition.speaker.language.tag == LANGUAGES[0] else without_comments(text))
    yield heading(2, plain(edition.speaker.word("ruling.label-record")), "record")
    yield f'<pre class="record" tabindex="0"><code>{shown.replace(chr(10), "&#10;")}</code></pre>'  # Markdown has lines
    yield box("place", [link(path.name, edition.to(place))])


def without_comments(record: str) -> str:
    """The text of a record without what is said in it to people, which stands on lines of its own.

    >>> without_comments("# Anna bids too little.\\ngame: battalion\\n")
    'game: battalion\\n'
    """
    return "".join(line for line in record.splitlines(keepends=True) if not line.lstrip().startswith("#"))


def _header(edition: Edition, speaker: Speaker, record: Transcript) -> Iterator[list[str]]:
    say = speaker.word
    yield [plain(say("ruling.label-game")),
           plain(say("ruling.edition", title=edition.title, edition=edition.game.edition))]
    yield [plain(say("ruling.label-players")), plain(speaker.row(speaker.players))]
    for note, seat in record.header.items():
        yield [plain(begun(speaker.term("notes", note))), plain(speaker.show(Fact("seat", seat)))]
    yield [plain(say("ruling.label-reading")), _reading(edition, record)]


def _reading(edition: Edition, record: Transcript) -> str:
    """By which rules they play: a named reading, or how theirs differs from the canonical one."""
    if record.reading_name != CUSTOM:
        return edition.reading_link(record.reading_name)
    changes = [edition.variant_link(name, f"{name}: {option}") for name, option in record.reading.items()
               if option != edition.canonical.get(name)]
    told = plain(edition.speaker.word("ruling.house-rules", changes="{}" if changes else ""))
    return told.replace(plain("{}"), edition.speaker.row(changes))


def _verdict(edition: Edition, speaker: Speaker, example: Example) -> Iterator[str]:
    """The verdict; for each finding whose move it is, what is wrong, the rule, and what it leaves."""
    judgement = example.judgement
    yield f"**{plain(speaker.word(judgement.verdict))}**"
    for finding in judgement.findings:
        if about := whose(finding, judgement, speaker):
            yield plain(speaker.row(about))
        yield f"**{plain(speaker.explain(finding))}**"
        yield from _rule(edition, speaker, example, finding)


def _rule(edition: Edition, speaker: Speaker, example: Example, finding: Finding) -> Iterator[str]:
    if rule := speaker.rules.get(finding.rule or ""):
        yield (edition.rule_link(rule, rule_label(rule, speaker)) + " "
               + plain(rule_sentence(rule, example.judgement, speaker)))
    if finding.ends_play:
        yield from map(plain, aftermath(finding, example.judgement, speaker))
