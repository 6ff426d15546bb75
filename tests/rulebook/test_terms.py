"""Terms are found in a sentence by their forms: in each language in its own way, and each entry once."""

from __future__ import annotations

import re

import pytest

from validator.rulebook.glossary import Entry, Term
from validator.rulebook.terms import Mark, Terms, terms_in

MARKED = re.compile(r"\[([^\]:]*):([a-z-]+)\]")


def marked(text: str, marks: list[Mark]) -> str:
    """The text with its terms in brackets, each with the entry it leads to."""
    for start, end, entry in reversed(marks):
        text = f"{text[:start]}[{text[start:end]}:{entry}]{text[end:]}"
    return text


@pytest.mark.parametrize(("language", "game", "sentence"), [
    ("en", "battalion", "A player [discards:discard] by laying a card of his [hand:hand] [face up:face-up] on the "
                        "[discard pile:discard-pile]."),
    ("en", "battalion", "If the [defence:defence] is [stronger:strength], the [attacker:attacker] loses "
                        "[double the difference:double-the-difference]."),
    ("en", "battalion", "[Acquisition:acquisition] takes three [rounds:circuit], each from the player on the "
                        "[dealer:dealer]'s left to the dealer; on his [turn:turn] a player [draws:draw] one card and "
                        "then [discards:discard] one."),
    ("en", "clash", "Two cards are a [pair:pair] or [high cards:high-card]; [straights:straight] and [flushes:flush] "
                    "take at least {smallest} cards."),
    ("en", "clash", "After each [round:round] the players change roles."),
    ("de", "battalion", "Zuerst füllt der [Verteidiger:defender], dann der [Angreifer:attacker] seine [Hand:hand] vom "
                        "[Nachziehstapel:stock] auf."),
    ("de", "battalion", "Ist der [Nachziehstapel:stock] leer, muss der [Ablagestapel:discard-pile] [neu "
                        "gemischt:reshuffle] werden."),
    ("de", "battalion", "Die oberste Karte des [Nachziehstapels:stock] wird [aufgedeckt:turn-up]."),
    ("de", "battalion", "[Bietet:bid] niemand, greift ein Spieler an, der sich aus dem [Bieten:bidding] ergibt."),
    ("de", "clash", "Jeder [Durchgang:round] beginnt mit dem [Geben:deal]."),
    ("de", "clash", "Bei vier Karten: [Vierling:four-of-a-kind], [Straight Flush:straight-flush], [zwei "
                    "Paare:two-pair], [Flush:flush], [Paar:pair], [höchste Karte:high-card]."),
    ("ru", "battalion", "[Атаковать:attack] любой [мастью:suit] можно, а карты [защиты:defence] — той же масти."),
    ("ru", "battalion", "[Защищающийся:defender], который не выкладывает ни одной карты, [отказывается от "
                        "защиты:surrender]."),
    ("ru", "battalion", "В ходе [партии:one-game] [банк:bank] растёт; в свой [ход:turn] игрок [берёт:draw] карту."),
    ("ru", "battalion", "[Пропуск хода:skip] не меняет [запрета на масть:suit-ban]."),
    ("ru", "clash", "Со второго [раунда:round] у [атакующего:attacker] {hand_size + reserve_size} карт."),
    ("ja", "battalion", "[捨て札の山:discard-pile]は、[山札:stock]がなくなればすぐに[切り直す:reshuffle]ことができます。"),
    ("ja", "battalion", "[攻撃側:attacker]は、[攻撃する:attack]相手を宣言します。"),
    ("ja", "battalion", "その時点で[ゲーム:one-game]は終わります。差し引きして済ませることはありません。"),
    ("ja", "battalion", "カードは1枚につき1[点:point]です。[同一カードのペア:twins]は、2枚とも2点になります。"),
    ("ja", "clash", "上位から、[ストレートフラッシュ:straight-flush]、[フォーカード:four-of-a-kind]、[フラッシュ:flush]、"
                    "[ストレート:straight]の順です。"),
    ("ja", "clash", "同点ではなく、[得点:point-score]は5[点:point]です。"),
])
def test_the_terms_of_a_sentence_are_marked(language: str, game: str, sentence: str) -> None:
    text = MARKED.sub(r"\1", sentence)
    assert marked(text, terms_in(text, language, game)) == sentence


# -- how forms are looked for, with a glossary of one's own

def glossary(language: str, *terms: Term, games: tuple[str, ...] = ("whist",)) -> list[Entry]:
    """An entry for each term, called by it, and of one game each where several are named."""
    return [Entry(term.term, "cards", (games[min(place, len(games) - 1)],), {language: term})
            for place, term in enumerate(terms)]


def found(text: str, language: str, *terms: Term, game: str = "", games: tuple[str, ...] = ("whist",)) -> list[str]:
    found = Terms(glossary(language, *terms, games=games), language, game).find(text)
    return [text[start:end] for start, end, _ in found]


@pytest.mark.parametrize(("language", "form", "text", "there"), [
    ("en", "deal", "ideal", []),                                    # whole words
    ("en", "deal", "The deal's end", ["deal"]),
    ("en", "set", "Set-up", []),
    ("de", "Paar", "ein paar Karten", []),                          # a noun keeps its capital
    ("de", "legen", "Legen darf er", ["Legen"]),                    # a verb may begin a sentence
    ("ru", "берёт", "Игрок берет", ["берет"]),                      # ё is often written without its dots
    ("ru", "счет", "Счёт", ["Счёт"]),
    ("ru", "масть", "масти", []),                                   # another form is another word
    ("ja", "スート", "最長スートの長さ", ["スート"]),
    ("ja", "スート", "リスートル", []),                                 # katakana is read to its end
    ("ja", "コール", "アルコール", []),
    ("ja", "コール", "コールします", ["コール"]),
    ("ja", "点", "その時点で", []),                                   # one kanji is often the end of another word
    ("ja", "点", "3点です", ["点"]),
    ("ja", "2回目", "12回目", []),
    ("ja", "山札", "新しい山札に", ["山札"]),
    ("en", "hand", "{hand(player)} or {len(hand)}", []),            # what stands in braces is no text
])
def test_a_form_is_found_where_it_is_meant(language: str, form: str, text: str, there: list[str]) -> None:
    assert found(text, language, Term(form, "")) == there


def test_the_longest_form_is_taken() -> None:
    assert found("a straight flush", "en", Term("straight", ""), Term("flush", ""), Term("straight flush", "")) == [
        "straight flush"]


def test_an_entry_is_marked_once_whatever_its_forms() -> None:
    assert found("He draws, and who has drawn may draw.", "en", Term("draw", "", also=("draws", "drawn"))) == ["draws"]


def test_an_exception_is_passed_over() -> None:
    assert found("Never set off a set.", "en", Term("set", "", exceptions=("set off",))) == ["set"]


def test_a_word_too_common_is_not_marked() -> None:
    assert found("A higher card", "en", Term("higher", "", linked=False)) == []


def test_a_form_of_two_games_is_marked_only_where_the_game_is_known() -> None:
    circuit, round = Term("circuit", "", also=("round",)), Term("deal", "", also=("round",))
    assert found("In every round", "en", circuit, round, games=("whist", "skat")) == []
    assert found("In every round", "en", circuit, round, games=("whist", "skat"), game="skat") == ["round"]


def test_a_capital_tells_a_noun_from_a_verb() -> None:
    entries = glossary("de", Term("Bieten", ""), Term("bieten", ""))
    assert [entry for _, _, entry in Terms(entries, "de").find("Beim Bieten darf er bieten.")] == ["Bieten", "bieten"]
