"""The rule book: a page for each chapter, every rule with what it rests on."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from validator.reports.quoting import meaning_of
from validator.rulebook.citations import citations
from validator.rulebook.contents import Chapter, contents
from validator.rulebook.dependence import Choice, choices, in_force, own_variants, variants_through_words
from validator.rulebook.game import CONFIDENCES, Rule
from validator.rulebook.readings import matches

from . import drift, examples, sayings
from .edition import Edition
from .languages import NAMES
from .markup import TOP, box, folded, heading, link, plain, quote


def pages(edition: Edition) -> Iterator[tuple[str, str]]:
    """The chapters, each with its path."""
    for chapter in contents(edition.game):
        edition.here = edition.chapter_path(chapter.number)
        yield edition.here, "\n\n".join(_chapter(edition, chapter)) + "\n"


def _chapter(edition: Edition, chapter: Chapter) -> Iterator[str]:
    yield heading(1, f"{chapter.number} {plain(edition.chapter(chapter.number))}", TOP)
    for part in chapter.parts:
        if part.headed:
            told = edition.speaker.told(f"{part.headed.id}.heading", part.headed.heading)
            yield heading(2, plain(told), f"part-{part.headed.id}")
        for rule in part.rules:
            yield box("rule" if matches(rule.when, edition.canonical) else "rule optional", _rule(edition, rule))


def _rule(edition: Edition, rule: Rule) -> Iterator[str]:
    page, say = edition.page, edition.speaker.word
    text = page.rule_text(rule, in_force(page.game, rule, edition.canonical))
    behind = drift.note(edition.speaker.language.tag, page.game.name, f"{rule.id}.text", text)
    sentence = drift.english(text) if behind else edition.with_terms(text)
    yield heading(3, f'<span class="number">{rule.section}</span> {sentence}', rule.id)
    if behind:
        yield box("behind", [plain(say(behind))])
    if not matches(rule.when, edition.canonical):
        yield box("aside", [plain(say("site.other-option"))])
    depends = (*own_variants(rule), *variants_through_words(page.game, rule))
    if depends:
        yield box("badges", [" ".join(_badges(edition, rule, depends))])
    if rule.because:
        yield plain(edition.speaker.told(f"{rule.id}.because", rule.because))
    found = citations(page.game, rule, edition.sources, edition.canonical)
    if found:
        yield folded(say("book.sources"), [
            quote(one.sentence.text, one.source.language, plain(meaning_of(one, edition.speaker) or ""),
                  box("place", [edition.sentence_link(one)])) for one in found])
    elif edition.sources:
        yield box("place", [plain(say("book.silent"))])
    if depends:
        yield folded(say("site.questions"), sayings.together(edition, depends), "sayings", searched=False)
    if shown := list(examples.of_rule(edition, rule)):
        yield folded(say("site.examples"), shown, "examples")
    if depends:
        yield folded(say("book.options"), _options(edition, rule), "variants")
    yield folded(say("site.cite"), [box("citation", [plain(_citation(edition, rule))])], "cite")


def _badges(edition: Edition, rule: Rule, depends: tuple[str, ...]) -> Iterator[str]:
    """The options under which a rule is in force, the questions its words depend on, and how sure we are of all."""
    for alternative in rule.when:
        yield from (edition.variant_link(name, f"{name}: {option}") for name, option in alternative.items())
    yield from (edition.variant_link(name) for name in depends if name not in own_variants(rule))
    sure = max((edition.game.variants[name].confidence for name in depends), key=("", *CONFIDENCES).index)
    if sure:
        say = edition.speaker.word
        yield (link(say(f"book.confidence-{sure}"), edition.to("canonical.md", "how-certain-we-are"))
               + f'{{.sure .{sure} title="{escape(say("site.sure-about"))}"}}')


def _citation(edition: Edition, rule: Rule) -> str:
    """How a rule is cited; the day on which it was read is put behind it by the reader's browser."""
    return edition.speaker.word("site.citation", title=edition.title, section=rule.section, rule=rule.id,
                                edition=edition.game.edition, language=NAMES[edition.speaker.language.tag])


def _options(edition: Edition, rule: Rule) -> Iterator[str]:
    page, say = edition.page, edition.speaker.word
    last = ""
    for choice in choices(page.game, rule, edition.canonical):
        variant = page.game.variants[choice.variant]
        if choice.variant != last:
            yield f"{edition.variant_link(choice.variant, page.question(variant))}"
            last = choice.variant
        yield f"- {plain(page.marked(variant, choice.option).strip())}: " + _instead(edition, rule, choice)
    if through := variants_through_words(page.game, rule):
        told = plain(say("book.words", variants="{}"))
        yield told.replace(plain("{}"), edition.speaker.row(map(edition.variant_link, through)))


def _instead(edition: Edition, rule: Rule, choice: Choice) -> str:
    say = edition.speaker.word
    if rule in choice.rules:
        return plain(say("book.this-rule"))
    if not choice.rules:
        return plain(say("book.nothing-instead"))
    return " ".join(f"{edition.rule_link(other)} {plain(edition.page.rule_text(other, choice.options))}"
                    for other in choice.rules)
