"""Names that do something when they are printed, in every form of report: A10, A24, A33, A34."""

from __future__ import annotations

import json
import unicodedata
import xml.etree.ElementTree as xml

import pytest

from validator.command import main
from validator.command.validate import _FORMATS as FORMATS

from .record import RECORD

HARMFUL = [chr(number) for number in (*range(0x20), *range(0x7f, 0xa0), 0x061c, 0x200e, 0x200f, *range(0x202a, 0x202f),
                                      *range(0x2066, 0x206a), 0x2028, 0x2029)]
"""Control characters, what turns the writing round, and what ends a line."""

TRICKS = ("<script>alert(1)</script>", "]]>", "&lt;", "\"'><img src=x onerror=alert(1)>", "<!--", "-->", "{0}",
          "{player}", "%s", "%(n)d", "${x}", "::error::forged", "%0A", "\\n", "\x1b]8;;http://x\x07",
          "*b* _i_ `c` [l](x) | # x")
EQUAL = ("André", "Åsa", "Ǭ", "각", "ố", "ש\u05c1", "Ω", "が")


def record(name):
    text = json.dumps(RECORD, ensure_ascii=False).replace('"千代"', json.dumps(name))
    return json.dumps(json.loads(text)).encode()


@pytest.mark.parametrize("form", FORMATS)
def test_no_name_does_harm_in_a_report(form, tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    names = [f"A{sign}game.json: legal{sign}" for sign in HARMFUL] + [f"A {trick}" for trick in TRICKS]
    for name in names:
        (tmp_path / "game.json").write_bytes(record(name))
        assert main(["validate", "--format", form, "game.json"]) == 1
        told = capfd.readouterr().out
        if form in ("json", "sarif"):       # in which an escape stands for what cannot stand in JSON
            assert json.loads(told)
            continue
        assert not set(told) & set(HARMFUL) - {"\n"}, name
        assert "\ngame.json: legal" not in told
        if form in ("html", "junit"):
            assert "<script>alert" not in told and "<img src=x" not in told
        if form == "junit":
            xml.fromstring(told)
        if form == "github":
            assert [line[:8] for line in told.split("\n")].count("::error ") == 1
            assert sum(line.startswith("::") for line in told.split("\n")) == 1


@pytest.mark.parametrize("name", [f"A{sign}" for sign in HARMFUL] + [f"A {trick}" for trick in TRICKS])
def test_json_gives_every_name_as_it_is_written(name, judge):
    report, = judge(record(name), "game.json")
    finding, = report["findings"]
    assert (report["verdict"], finding["player"]) == ("illegal", name)


@pytest.mark.parametrize("name", EQUAL)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_a_name_composed_and_decomposed_is_one_player(name, form, judge):
    other = "NFD" if form == "NFC" else "NFC"
    text = json.dumps(RECORD).replace(json.dumps("千代"), json.dumps(unicodedata.normalize(form, name)))
    written = json.loads(text)
    written["moves"][-1] = {unicodedata.normalize(other, name): {"draw": "stock"}}
    report, = judge(json.dumps(written).encode(), "game.json")
    assert (report["verdict"], report["findings"][0]["player"]) == ("illegal", unicodedata.normalize("NFC", name))
    written["players"][1] = unicodedata.normalize(other, name)
    report, = judge(json.dumps(written).encode(), "game.json")
    assert report["verdict"] == "unreadable"


@pytest.mark.parametrize("other", [
    "Вoris", "Bоris", "Borіs", "Boriѕ", "Βoris", "Bοris", "Ｂoris", "𝐁oris", "Boris\u200b", "Bo\u00adris",
    "Boris\u2060", "B\u200doris", "Ｂｏｒｉｓ"])
def test_a_name_that_only_looks_like_a_players_is_explained_with_its_code_point(other, judge):
    written = json.loads(json.dumps(RECORD))
    written["moves"][2] = {other: {"draw": "stock"}}
    report, = judge(json.dumps(written).encode(), "game.json")
    odd = next(sign for sign in other if sign not in "Boris")
    assert report["verdict"] == "unreadable"
    assert f"U+{ord(odd):04X}" in report["findings"][0]["message"] and "“Boris”" in report["findings"][0]["message"]
