"""The glossary: its terms are those of the rules in four languages, and its wrong words those of the sources."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from validator.cards.alphabets import COURT, SIGNS
from validator.cards.deck import ACE, JACK, KING, QUEEN
from validator.languages.catalogues import read
from validator.languages.files import LOCALES
from validator.rulebook import game_names, load_game
from validator.rulebook.compiled import RULES
from validator.rulebook.glossary import GROUPS, LANGUAGES, Entry, Slip
from validator.rulebook.loading.glossary import load_glossary
from validator.rulebook.terms import Terms

GLOSSARY = {entry.id: entry for entry in load_glossary()}
EVERY = [pytest.param(entry, language, id=f"{entry.id}-{language}") for entry in GLOSSARY.values()
         for language in LANGUAGES]
KANA, KANJI = "ぁ-ゖァ-ヺー", "々一-龠"


def catalogue(game: str, language: str) -> dict[str, list[str]]:
    """What is said of a game in a language, apart from what is said of its sources: context → texts."""
    texts: dict[str, list[str]] = {}
    for message in read(LOCALES / ("de" if language == "en" else language) / "LC_MESSAGES" / f"{game}.po"):
        if message.id and not re.search(r"\.(english|repair|what)$", message.context):
            said = message.id if language == "en" else message.string
            texts[message.context] = [said] if isinstance(said, str) else list(said)
    return texts


CATALOGUES = {(game, language): catalogue(game, language) for game in game_names() for language in LANGUAGES}
MARKING = {(game, language): Terms(GLOSSARY.values(), language, game) for game, language in CATALOGUES}
MARKED = {at: {mark.entry for texts in catalogue.values() for text in texts for mark in MARKING[at].find(text)}
          for at, catalogue in CATALOGUES.items()}


def rule_book(game: str, language: str) -> Iterator[str]:
    """What a player reads: rules, findings, options, and the names of things."""
    for context, texts in CATALOGUES[game, language].items():
        if not re.search(r"\.(because|note\.\w+)$", context):
            yield from texts


# -- the terms are those of the rules

STANDS_NOWHERE = {
    # Suits are shown by their signs; one sentence names two of them in English, Russian and Japanese.
    "spades": {"en", "de", "ru", "ja"}, "hearts": {"en", "de", "ru", "ja"}, "diamonds": {"de"}, "clubs": {"de"},
    "kicker": {"en", "de", "ru", "ja"},     # the rules say “the other cards”
    "raise": {"en", "ru", "ja"},            # they say that a bid must be higher
}


@pytest.mark.parametrize(("entry", "language"), EVERY)
def test_a_term_stands_in_the_rules_of_a_game_that_it_belongs_to(entry: Entry, language: str) -> None:
    term = entry.terms[language]
    stands = any(entry.id in MARKED[game, language] if term.linked else
                 any(term.term in text for texts in CATALOGUES[game, language].values() for text in texts)
                 for game in entry.games)
    assert stands != (language in STANDS_NOWHERE.get(entry.id, ()))


@pytest.mark.parametrize(("game", "language"), CATALOGUES)
def test_whatever_has_a_name_in_a_game_is_in_the_glossary(game: str, language: str) -> None:
    named = [f"{kind}.{name}" for kind, names in load_game(game).terms.items() if kind not in ("told", "stated")
             for name in names]
    unknown = [text for name in named for text in CATALOGUES[game, language][name]
               if not MARKING[game, language].find(text)]
    assert unknown == []


NOTES = {
    "dealer": "dealer", "attacker": "attacker", "defender": "defender", "winners": "winner", "chips": "chip",
    "points": "point", "bid": "bid", "taken": "draw", "opened": "first-attack", "banned": "suit-ban",
    "attacked": "attack", "settled": "giving-up",
}


@pytest.mark.parametrize("game", game_names())
def test_whatever_a_table_remembers_is_in_the_glossary(game: str) -> None:
    assert {note: game in GLOSSARY[NOTES[note]].games for note in load_game(game).notes} == dict.fromkeys(
        load_game(game).notes, True)


AGREED = """
dealer           | Geber                  | сдающий                | ディーラー
deal             | Geben                  | сдача                  | カードを配る
pack             | Kartenspiel            | колода                 | デッキ
stock            | Nachziehstapel         | резерв                 | 山札
discard-pile     | Ablagestapel           | сброс                  | 捨て札の山
hand             | Hand                   | карты на руках         | 手札
draw             | ziehen                 | брать                  | 引く
discard          | ablegen                | сбрасывать             | 捨てる
acquisition      | Tauschphase            | обмен                  | 交換フェイズ
bidding          | Bieten                 | торговля               | ビッド
bid              | Gebot                  | заявка                 | ビッド
raise            | überbieten             | перебить               | 上回るビッド
pass             | passen                 | пасовать               | パス
battle           | Kampf                  | бой                    | 戦闘
attack           | Angriff                | атака                  | 攻撃
attacker         | Angreifer              | атакующий              | 攻撃側
defender         | Verteidiger            | защищающийся           | 防御側
cover            | abdecken               | закрыть                | 上に重ねる
beat             | schlagen               | бить                   | より高いカードを重ねる
surrender        | sich ergeben           | отказаться от защиты   | 降参する
settlement       | Abrechnung             | расчёт                 | 精算
chip             | Chip                   | фишка                  | チップ
bank             | Topf                   | банк                   | ポット
double-the-difference | doppelte Differenz | удвоенная разница     | 差の2倍
circuit          | Runde                  | круг                   | 巡
round            | Durchgang              | раунд                  | ラウンド
one-game         | Partie                 | партия                 | ゲーム
stage            | Phase                  | этап                   | フェイズ
turn             | an der Reihe           | ход                    | 手番
set              | Gruppe                 | набор                  | 組
combination      | Kombination            | комбинация             | 役
open             | aufdecken              | открыть                | 公開する
answer           | antworten              | ответить               | 応じる
reserve          | zurückgelegte Karten   | отложенные карты       | 持ち越し札
capture          | erbeuten               | захватить              | 獲得する
point            | Punkt                  | очко                   | 点
strength         | Stärke                 | сила                   | 戦力
twins            | Zwillinge              | двойники               | 同一カードのペア
refill           | auffüllen              | добирать               | 補充
reshuffle        | neu mischen            | перетасовать           | 切り直す
face-up          | offen                  | лицом вверх            | 表向き
face-down        | verdeckt               | рубашкой вверх         | 裏向き
rank             | Rang                   | достоинство            | ランク
rank-order       | Rangfolge              | старшинство            | ランクの順
suit             | Farbe                  | масть                  | スート
high-card        | höchste Karte          | старшая карта          | ハイカード
pair             | Paar                   | пара                   | ワンペア
two-pair         | zwei Paare             | две пары               | ツーペア
three-of-a-kind  | Drilling               | сет                    | スリーカード
four-of-a-kind   | Vierling               | каре                   | フォーカード
straight         | Straße                 | стрит                  | ストレート
flush            | Flush                  | флеш                   | フラッシュ
straight-flush   | Straight Flush         | стрит-флеш             | ストレートフラッシュ
kicker           | Beikarte               | кикер                  | キッカー
spades           | Pik                    | пики                   | スペード
hearts           | Herz                   | черви                  | ハート
diamonds         | Karo                   | бубны                  | ダイヤ
clubs            | Kreuz                  | трефы                  | クラブ
"""


@pytest.mark.parametrize("line", AGREED.strip().splitlines())
def test_a_term_is_the_one_agreed_on(line: str) -> None:
    id, *words = (part.strip() for part in line.split("|"))
    assert [GLOSSARY[id].terms[language].term for language in ("de", "ru", "ja")] == words


@pytest.mark.parametrize(("word", "language", "entry"), [
    ("山札", "ja", "stock"), ("масти", "ru", "suit"), ("мастью", "ru", "suit"), ("discard", "en", "discard"),
    ("discards", "en", "discard"), ("Ablagestapel", "de", "discard-pile"), ("Ablagestapels", "de", "discard-pile"),
])
def test_what_people_look_for_is_there(word: str, language: str, entry: str) -> None:
    assert [found.id for found in GLOSSARY.values() if word in found.terms[language].forms] == [entry]


INFLECTED_OTHERWISE = {
    # These begin as a term does, and are other words.
    "de": {"angriffspunkten", "auslegung", "handelt", "karo-acht", "kreuz-acht", "punktwert", "sieg"},
    "ru": {"остановилась", "остановиться", "платит", "платят", "пропускают", "старшее", "старшими"},
}


@pytest.mark.parametrize("language", INFLECTED_OTHERWISE)
def test_every_inflection_in_the_rules_is_listed(language: str) -> None:
    terms = {term.term.lower() for entry in GLOSSARY.values() for term in [entry.terms[language]]
             if re.fullmatch(r"\w{4,}", term.term)}
    listed = {word.lower() for entry in GLOSSARY.values() for form in entry.terms[language].forms
              for word in re.findall(r"[\w-]+", form)}
    said = " ".join(text for game in game_names() for texts in CATALOGUES[game, language].values() for text in texts)
    words = {word.lower() for word in re.findall(r"[^\W\d_]+(?:-[^\W\d_]+)*", re.sub(r"\{[^}]*\}", "", said))}
    assert {word for word in words - listed if any(word.startswith(term[:max(4, len(term) - 2)]) for term in terms)} \
        == INFLECTED_OTHERWISE[language]


# -- each language in its own way

@pytest.mark.parametrize(("entry", "language"), EVERY)
def test_a_meaning_is_one_sentence(entry: Entry, language: str) -> None:
    means = entry.terms[language].means
    assert re.fullmatch(r"[^。]+(です|ます|ません)。" if language == "ja" else r"[A-ZÄÖÜА-Я][^.]+\.", means)


@pytest.mark.parametrize("entry", GLOSSARY.values(), ids=GLOSSARY)
def test_kanji_have_their_readings(entry: Entry) -> None:
    term = entry.terms["ja"]
    for written, read_as in term.reading or [(term.term, "")]:
        assert bool(re.search(f"[{KANJI}]", written)) == bool(read_as)
        assert re.fullmatch("[ぁ-ゖ]*", read_as)
    assert re.fullmatch(f"[{KANA}0-9]+", term.kana)


@pytest.mark.parametrize(("entry", "kana"), [
    ("stock", "やまふだ"), ("discard-pile", "すてふだのやま"), ("hand", "てふだ"), ("turn", "てばん"), ("defender", "ぼうぎょがわ"),
    ("combination", "やく"), ("set", "くみ"), ("reserve", "もちこしふだ"), ("clockwise", "とけいまわり"), ("point", "てん"),
])
def test_a_reading_is_the_one_that_players_say(entry: str, kana: str) -> None:
    assert GLOSSARY[entry].terms["ja"].kana == kana


@pytest.mark.parametrize(("entry", "language"), EVERY)
def test_only_german_nouns_have_a_gender(entry: Entry, language: str) -> None:
    term = entry.terms[language]
    noun = language == "de" and re.fullmatch(r"[A-ZÄÖÜ][\wäöüß]+", term.term) is not None
    assert noun <= bool(term.gender) and bool(term.gender or term.plural) <= (language == "de")


@pytest.mark.parametrize("entry", GLOSSARY.values(), ids=GLOSSARY)
def test_russian_is_written_in_cyrillic(entry: Entry) -> None:
    term = entry.terms["ru"]
    assert [form for form in (*term.forms, *term.elsewhere) if not re.fullmatch("[а-яёА-ЯЁ -]+", form)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_on_cards_are_those_of_records(language: str) -> None:
    courts = {"jack": JACK, "queen": QUEEN, "king": KING, "ace": ACE}
    assert {id: GLOSSARY[id].terms[language].short for id in courts} == {
        id: (COURT[language][rank],) for id, rank in courts.items()}
    assert "".join(GLOSSARY[id].terms[language].short[0] for id in ("spades", "hearts", "diamonds", "clubs")) == SIGNS


def test_every_group_is_one_of_the_schema_and_has_terms() -> None:
    schema = json.loads((RULES / "schema" / "glossary.schema.json").read_text(encoding="utf-8"))
    assert tuple(schema["properties"]["group"]["enum"]) == GROUPS
    assert {entry.group for entry in GLOSSARY.values()} == set(GROUPS)


# -- wrong words

SLIPS = [pytest.param(entry, slip, id=f"{entry.id}-{slip.word}") for entry in GLOSSARY.values() for slip in entry.slips]

RIGHT_ELSEWHERE = {
    # These are wrong where they stand in a source, and right for something else.
    "zurück": "Karten werden zurückgelegt.", "unten": "Eine Rangfolge hat ein Oben und ein Unten.",
    "setzt": "Ein Angreifer setzt aus.", "Reihe": "Ein Spieler ist an der Reihe.", "In": "In einem Durchgang …",
}


def never_said() -> Iterator[tuple[str, str, str, str]]:
    """Words that must not reach a player: the entry, a game, a language, and the word."""
    for entry in GLOSSARY.values():
        for language, term in entry.terms.items():
            yield from ((entry.id, game, language, word) for word in term.elsewhere for game in entry.games)
        yield from ((entry.id, game, slip.language, slip.word) for slip in entry.slips
                    for game in dict.fromkeys(game for game, _ in slip.sentences) if slip.word not in RIGHT_ELSEWHERE)


def says(text: str, word: str, language: str) -> bool:
    """Whether a word stands in a text, in a language that parts words as a whole one."""
    return word in text if language == "ja" else bool(re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text))


@pytest.mark.parametrize(("entry", "game", "language", "word"), list(never_said()))
def test_a_word_to_avoid_reaches_no_player(entry: str, game: str, language: str, word: str) -> None:
    said = [text for text in rule_book(game, language) if says(text, word, language)]
    assert not said


@pytest.mark.parametrize(("entry", "slip"), SLIPS)
def test_a_wrong_word_is_explained_to_every_reader(entry: Entry, slip: Slip) -> None:
    assert slip.word != slip.instead and set(slip.why) == set(LANGUAGES)
    assert all(why.endswith("。" if language == "ja" else ".") for language, why in slip.why.items())
