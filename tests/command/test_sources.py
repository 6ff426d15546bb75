"""`referee sources`: what the documents are. Written by hand."""

from __future__ import annotations

import json


def test_each_document_is_shown_with_what_it_is(referee) -> None:
    assert referee("sources", "battalion") == (0, """\
Battalion

de  Battalion (Batallion)
  German, seeds/000_865f0f50fc1e3def.txt
  sentences: 33; characters that are not white space: 2,747
  A German text, translated by machine, by way of English, from a Russian page.
  It shares its ancestor with the Russian source, but is not a translation of
  it: the two differ in substance.

ru  Батальон
  Russian, seeds/001_3825290f28ba8499.txt
  sentences: 33; characters that are not white space: 2,271
  A Russian text by a native writer, who rewrote the same ancestor as the one
  behind the German source.

ja  大隊
  Japanese, seeds/003_0353ec7b6d40736c.txt
  sentences: 63; characters that are not white space: 2,009
  A Japanese text, translated by machine from an English page. It is independent
  of the German and the Russian source, and fights its battles in another way.

witness  The designer's own text
  English, not among the documents here
  The text from which all the others descend, so far as it could be read, which
  is its first half; that is mainly about three or four players. It is no source
  here; it is heard where the sources disagree.
""", "")


def test_without_a_game_those_of_all_games_are_shown(referee) -> None:
    assert referee("sources").out.startswith(referee("sources", "battalion").out.rstrip("\n"))


def test_a_game_there_is_not_is_said(referee) -> None:
    assert referee("sources", "whist") == (2, "", "referee: there is no game “whist”, only battalion and clash.\n")


def test_programs_get_a_list_of_objects(process) -> None:
    sources = json.loads(process("sources", "battalion", "--format", "json", "--lang", "en").out)
    assert [source["source"] for source in sources] == ["de", "ru", "ja", "witness"]
    assert sources[2] | {"what": ""} == {
        "game": "battalion", "source": "ja", "language": "ja", "title": "大隊", "what": "",
        "file": "seeds/003_0353ec7b6d40736c.txt", "sentences": 63}
    assert sources[3]["file"] is None
