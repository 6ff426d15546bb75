"""The glossary: each term in the four languages, and the wrong words that stand for it in the sources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from html import escape

from validator.reports.speaker import Speaker
from validator.rulebook.glossary import GROUPS, Entry, Slip, Term
from validator.rulebook.loading.glossary import load_glossary

from .edition import Edition
from .languages import NAMES
from .markup import TOP, box, folded, heading, link, plain

PATH = "glossary.md"


@cache
def entries() -> tuple[Entry, ...]:
    """All entries of the glossary."""
    return tuple(load_glossary())


def page(editions: Mapping[str, Edition], speaker: Speaker) -> str:
    """The page in a language, in the order in which a game comes to its terms."""
    for edition in editions.values():
        edition.here = PATH
    parts = [heading(1, plain(speaker.word("site.glossary")), TOP), plain(speaker.word("site.glossary-about"))]
    for group in GROUPS:
        found = [entry for entry in entries() if entry.group == group]
        if found:
            parts.append(heading(2, plain(speaker.word(f"site.group-{group}")), f"group-{group}"))
            parts += (box("entry", _entry(editions, speaker, entry)) for entry in found)
    return "\n\n".join(parts) + "\n"


def _entry(editions: Mapping[str, Edition], speaker: Speaker, entry: Entry) -> Iterator[str]:
    tag = speaker.language.tag
    term = entry.terms[tag]
    yield heading(3, written(term), entry.id)
    yield plain(term.means)
    rules = [(editions[game], editions[game].speaker.rules[rule]) for game, rule in entry.rules]
    if rules:
        yield box("place", [" · ".join(edition.rule_link(rule, f"{edition.title} {rule.section}")
                                       for edition, rule in rules)])
    others = [f'<span lang="{other}"><b>{escape(NAMES[other])}</b> {written(its)}{_grammar(its)}</span>'
              for other, its in entry.terms.items() if other != tag]
    yield box("others", [" ".join(others)])
    also = [form for form in term.forms if form != term.term]
    if also:
        yield box("aside", [plain(speaker.word("site.also", forms=speaker.row(also)))])
    if term.elsewhere:
        yield box("aside", [plain(speaker.word("site.elsewhere", words=speaker.row(term.elsewhere)))])
    if entry.slips:
        slips = (_slip(editions, speaker, entry, slip) for slip in entry.slips)
        yield folded(speaker.word("site.slips"), slips, "slips")


def written(term: Term) -> str:
    """A term; a Japanese one with how its characters are read above them.

    >>> written(Term("山札", "", reading=(("山", "やま"), ("札", "ふだ"))))
    '<ruby>山<rt>やま</rt></ruby><ruby>札<rt>ふだ</rt></ruby>'
    """
    if not term.reading:
        return plain(term.term)
    return "".join(f"<ruby>{escape(part)}<rt>{escape(kana)}</rt></ruby>" if kana else escape(part)
                   for part, kana in term.reading)


def _grammar(term: Term) -> str:
    """The gender of a German noun, as dictionaries shorten it."""
    gender = {"masculine": "m", "feminine": "f", "neuter": "n", "plural": "Pl."}.get(term.gender)
    return f" <i>{gender}</i>" if gender else ""


def _slip(editions: Mapping[str, Edition], speaker: Speaker, entry: Entry, slip: Slip) -> str:
    say = speaker.word
    chain = [plain(say("replay.has", thing=NAMES[tag], value=word)) for tag, word in slip.origin.items()]
    chain.append(f'<b lang="{slip.language}">{plain(slip.word)}</b>')
    several = len(entry.games) > 1          # then de-5 alone would not say whose
    where = speaker.row(_sentence(editions[game], sentence, several) for game, sentence in slip.sentences)
    told = plain(say("site.slip", word="[]", sentence="{}", instead=slip.instead,
                     because=slip.why[speaker.language.tag]))
    return told.replace(plain("[]"), " → ".join(chain), 1).replace(plain("{}"), where, 1)


def _sentence(edition: Edition, sentence: str, with_title: bool) -> str:
    return link(f"{edition.title} {sentence}" if with_title else sentence,
                edition.to(edition.source_path(sentence.partition("-")[0]), sentence))
