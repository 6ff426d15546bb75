"""Every example game has a page of its own: what is wrong with it, every card of it, and its file."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .browsing import Reader
from .canon import RULES, games, pattern, rules, told
from .reading import LANGUAGES, Site, squeezed
from .test_printing import letters, printed


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_game_has_its_page_with_its_file_as_it_is(site: Site, tag: str) -> None:
    for game, name, text in games():
        page = site.pages[f"{tag}/{game}/examples/{name}.html"]
        lines = text.splitlines()
        said = [line for line in lines if line.startswith("#")]     # in English, so that only who reads it sees it
        assert squeezed("".join(lines if tag == "en" else lines[len(said):])) in squeezed(page.main), name
        assert all((squeezed(line) in squeezed(page.main)) == (tag == "en") for line in said), name
        assert f"{tag}/{game}/examples/{name}.yaml" in page.leads_to
        assert (site.top / tag / game / "examples" / f"{name}.yaml").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_rule_leads_to_its_games_and_they_say_it_and_lead_back(site: Site, tag: str) -> None:
    chapters = {(rule.game, rule.id): rule for rule in rules()}
    for game, name, _ in games():
        rule = chapters[game, name.partition(".")[0]]
        page = site.pages[f"{tag}/{game}/examples/{name}.html"]
        assert f"{tag}/{rule.page}#{rule.id}" in page.leads_to, name
        assert f"{tag}/{game}/examples/{name}.html" in site.pages[f"{tag}/{rule.page}"].leads_to, name
        assert any(re.search(pattern(form), squeezed(page.main)) for form in told(rule, "text", tag)), name


def test_each_card_of_a_game_is_drawn_and_called_by_its_name(site: Site) -> None:
    page = (site.top / "en/battalion/examples/suit-ban.illegal.html").read_text(encoding="utf-8")
    record = (RULES / "battalion/examples/suit-ban.illegal.yaml").read_text(encoding="utf-8")
    for sign, suit in zip("♠♥♦♣", ("spades", "hearts", "diamonds", "clubs")):
        for rank, word in (("7", "7"), ("Q", "queen"), ("K", "king")):
            assert page.count(f'aria-label="{word} of {suit}"') == len(re.findall(f"\\b{rank}{sign}", record))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_game_that_breaks_a_rule_says_what_is_wrong_and_by_which_rule(site: Site, tag: str) -> None:
    said = squeezed(site.pages[f"{tag}/battalion/examples/suit-ban.illegal.html"].main)
    [rule] = (rule for rule in rules() if rule.id == "suit-ban")
    [sentence] = told(rule, "finding", tag)
    assert re.search(pattern(sentence), said)
    assert re.search(r"4\.8[（(]suit-ban[)）]", said)


@pytest.mark.parametrize(("tag", "said"), [("en", "(given up)"), ("de", "(Aufgabe)"),
                                           ("ru", "(признано поражение)"), ("ja", "（棄権）")])
def test_what_is_stated_in_a_word_is_said_in_the_language(site: Site, tag: str, said: str) -> None:
    moves = site.pages[f"{tag}/clash/examples/settled-otherwise.legal.html"].main.partition("game: clash")[0]
    assert said in moves
    assert "forfeit" not in moves


@pytest.mark.parametrize(("tag", "said"), [
    ("en", "Boris attacks Chiyo:"), ("de", "Boris greift Chiyo an:"), ("ru", "Boris атакует Chiyo:"),
    ("ja", "でChiyoを攻撃")])
def test_whom_a_move_is_against_stands_where_the_language_has_it(site: Site, tag: str, said: str) -> None:
    assert squeezed(said) in squeezed(site.pages[f"{tag}/battalion/examples/suit-ban.illegal.html"].main)


@pytest.mark.parametrize(("tag", "said"), [("en", "from the discard pile"), ("de", "vom Ablagestapel"),
                                           ("ru", "из сброса"), ("ja", "捨て札の山から")])
def test_where_a_card_comes_from_is_said_as_a_move_needs_it(site: Site, tag: str, said: str) -> None:
    assert squeezed(said) in squeezed(site.pages[f"{tag}/battalion/examples/suit-ban.illegal.html"].main)


@pytest.mark.parametrize(("tag", "said"), [("en", "won by Emil"), ("de", "Sieg für Emil"),
                                           ("ru", "победа — Emil"), ("ja", "勝者はEmil")])
def test_a_result_says_who_has_won(site: Site, tag: str, said: str) -> None:
    assert said in " ".join(site.pages[f"{tag}/clash/examples/settled-otherwise.legal.html"].main.split())


@pytest.mark.parametrize(("tag", "said"), [
    ("en", "chips – Anna 10, Boris 20, Chiyo 0"), ("de", "Spielstand Anna 10, Boris 20, Chiyo 0"),
    ("ru", "фишки — Anna 10, Boris 20, Chiyo 0"), ("ja", "チップ数はAnna 10、Boris 20、Chiyo 0")])
def test_a_result_says_what_each_player_has(site: Site, tag: str, said: str) -> None:
    assert "winner: Boris, chips: {Anna: 10, Boris: 20, Chiyo: 0}" in (
        RULES / "battalion/examples/tie-last-attacker.legal.yaml").read_text(encoding="utf-8")
    assert said in " ".join(site.pages[f"{tag}/battalion/examples/tie-last-attacker.legal.html"].main.split())


@pytest.mark.parametrize(("tag", "label"), [("en", "The result:"), ("de", "Ergebnis:"), ("ru", "Итог:"), ("ja", "結果：")])
def test_behind_the_colon_of_a_result_there_is_no_other(site: Site, tag: str, label: str) -> None:
    pages = [" ".join(page.main.split()) for path, page in site.pages.items()
             if path.startswith((f"{tag}/battalion/examples/result-chips.", f"{tag}/clash/examples/result-points."))]
    told = [found for page in pages for found in re.findall(f"{label}(.{{20}})", page)]
    assert len(told) >= len(pages) > 3
    assert [said for said in told if ":" in said or "：" in said] == []


@pytest.mark.parametrize(("tag", "said"), [("en", "set of 3: 99"), ("de", "3er-Gruppe: 99"),
                                           ("ru", "набор из 3: 99"), ("ja", "3枚の組：99")])
def test_a_set_that_is_laid_out_says_that_it_is_one(site: Site, tag: str, said: str) -> None:
    assert squeezed(said) in squeezed(site.pages[f"{tag}/clash/examples/settled-otherwise.legal.html"].main)


def test_the_lists_of_pages_and_the_search_are_not_flooded_with_games(site: Site) -> None:
    index = (site.top / "en/search/search_index.json").read_text(encoding="utf-8")
    assert ".legal.html" not in index and ".illegal.html" not in index
    assert not [place for place in site.pages["en/glossary.html"].leads_to if "/examples/" in place]


def test_a_game_prints_whole(reader: Callable[..., Reader]) -> None:
    sheets = printed(reader(), "en/battalion/examples/suit-ban.illegal.html")
    assert len(sheets) <= 3
    text = "".join(sheets)
    for said in ("♠ was the suit of the previous attack.", "Boris bids 5", "- Chiyo: {attack: Anna, cards: 7♠ 8♠}"):
        assert letters(said) in text


def test_from_a_rule_to_its_game_and_back(reader: Callable[..., Reader]) -> None:
    someone = reader()
    page = someone.opens("ja/battalion/4.html#suit-ban")
    rule = page.locator(".rule", has=page.locator("#suit-ban"))
    rule.locator("details.examples summary").click()
    rule.locator("a[href$='suit-ban.illegal.html']").click()
    assert someone.place == "ja/battalion/examples/suit-ban.illegal.html"
    expect(page.locator("li.marked")).to_contain_text("Chiyo")
    page.locator("article a[href$='#suit-ban']").first.click()
    assert someone.place == "ja/battalion/4.html#suit-ban"
    assert someone.complaints == []
