"""A whole record."""

import pytest

from validator.cards.notation import parse
from validator.findings import Fact, Place
from validator.reports.speaker import Speaker
from validator.transcripts import Played, Transcript
from validator.transcripts.read import Installed, read_text

HEADER = "game: parley\nplayers: [Anna, Boris, Чиё]\nstarter: Anna\n"


def kind(finding):
    return finding.message.kind


def near(finding):
    return finding.message.facts["near"].value


def test_a_record_of_yaml_and_of_json_is_the_same_but_for_its_places(read):
    yaml = read('game: parley\nedition: "2"\nreading: ru\nlanguage: de\nplayers: [Anna, Boris]\nstarter: Boris\n'
                "moves:\n- reveal: B♠\nend: {winner: Anna}\n")
    json = read('{"game": "parley", "edition": 2, "reading": "ru", "language": "de", "players": ["Anna", "Boris"],\n'
                '"starter": "Boris", "moves": [{"reveal": "B♠"}], "end": {"winner": ["Anna"]}}', "json")
    for record, move, end in ((yaml, Place(8, 3), Place(9, 1)), (json, Place(2, 31), Place(2, 50))):
        assert record == Transcript(
            game="parley", players=("Anna", "Boris"), reading={"speed": "fast", "clock": "none"},
            header={"starter": 1}, moves=(Played("reveal", None, {"card": parse("J♠")[0]}, move),),
            result=Played("end", None, {"claimed_winners": (0,)}, end), edition="2", reading_name="ru", language="de",
            places=record.places)


def test_a_record_says_where_the_values_of_its_header_stand(read):
    record = read("game: parley\nplayers: [Anna]\nstarter: Anna\nmoves: []")
    assert (record.places["players"], record.places["starter"]) == (Place(2, 10), Place(3, 10))


def test_what_is_optional_has_its_usual_value(read):
    record = read("game: parley\nplayers: [Anna]\nstarter: Anna\nmoves: []")
    assert (record.edition, record.reading_name, record.language, record.result) == (None, "canonical", "en", None)
    assert record.reading == {"speed": "slow", "clock": "none"}


def test_a_header_may_give_more_than_it_must(read):
    record = read("game: parley\nplayers: [Anna, Boris]\nstarter: Anna\njudge: Boris\nmoves: []")
    assert record.header == {"starter": 0, "judge": 1}


@pytest.mark.parametrize("key", ["players", "starter", "moves"])
def test_a_required_key_is_missing(key, refuse_header):
    lines = {"game": "parley", "players": "[Anna]", "starter": "Anna", "moves": "[]"}
    del lines[key]
    finding = refuse_header("\n".join(f"{key}: {value}" for key, value in lines.items()))
    assert finding.message == ("key-missing", {"key": Fact("text", key)})
    assert finding.place == Place(1, 1)


def test_an_unknown_key_is_named_with_the_nearest(refuse_header):
    finding = refuse_header("game: parley\nlangauge: en\nplayers: [Anna]\nstarter: Anna\nmoves: []")
    assert (kind(finding), near(finding), finding.place) == ("unknown-key", "language", Place(2, 1))


def test_a_record_without_a_game_is_refused_and_not_guessed(refuse_header):
    finding = refuse_header("players: [Anna]\nstarter: Anna\nmoves: []")
    assert finding.message == ("game-missing", {"known": Fact("texts", ("parley",))})
    slip = refuse_header("gane: parley\nplayers: [Anna]\nstarter: Anna\nmoves: []")
    assert (kind(slip), near(slip), slip.place) == ("unknown-key", "game", Place(1, 1))


def test_an_unknown_game_is_named_with_the_nearest(refuse_header):
    finding = refuse_header("game: parlay\nplayers: [Anna]")
    assert (kind(finding), near(finding), finding.place) == ("unknown-game", "parley", Place(1, 7))


def test_where_games_of_ones_own_can_be_named_an_unknown_one_says_how():
    facts = {others_by: next(read_text("game: whist", games=Installed(others_by))).findings[0].message
             for others_by in ("", "--rules")}
    assert Speaker().say(facts[""]) == "There is no game “whist”; known are battalion and clash."
    assert Speaker().say(facts["--rules"]) == (
        "There is no game “whist”; known are battalion and clash, or give the rules of one of your own with "
        "--rules.")


@pytest.mark.parametrize(("written", "kind"), [
    ("{}", "game-missing-in-braces"), (" {players: [Anna]}", "game-missing-in-braces"),
    ("players: [Anna]", "game-missing"),
])
def test_who_does_not_say_which_game_is_told_how_to_where_it_stands(written, kind):
    assert next(read_text(written)).findings[0].message.kind == kind


def test_in_json_one_is_not_told_to_add_a_line_of_yaml():
    missing = next(read_text('{"players": ["Anna"]}', "json")).findings[0].message
    assert Speaker().say(missing).endswith('; add "game": "battalion" within the braces.')


@pytest.mark.parametrize("edition", ["1", "2.0", "02", "1.10", "null"])
def test_an_unknown_edition_is_refused_as_it_is_written(edition, refuse_header):
    finding = refuse_header(f"game: parley\nedition: {edition}\nplayers: [Anna]\nstarter: Anna\nmoves: []")
    assert finding.message == ("unknown-edition", {"word": Fact("text", edition), "known": Fact("texts", ("2",))})


def test_an_unknown_language_is_refused(refuse_header):
    for language in ("fr", "EN", ""):
        finding = refuse_header(f"game: parley\nlanguage: {language}\nplayers: [Anna]\nstarter: Anna\nmoves: []")
        assert kind(finding) == "unknown-language"


@pytest.mark.parametrize(("players", "expected", "column"), [
    ("Anna Boris", "players-not-a-list", 10),
    ("{Anna: 1}", "players-not-a-list", 10),
    ("", "players-not-a-list", 9),
    ("[]", "players-none", 10),
    ("[Anna, '']", "player-without-name", 17),
    ("[Anna, ' ']", "player-without-name", 17),
    ("[Anna, Anna]", "player-twice", 17),
    ("[Jürgen, Ju\u0308rgen]", "player-twice", 19),
    ("[Anna, shuffle]", "player-is-event", 17),
    ("[Anna, pot]", "player-is-holder", 17),
    ("[Anna, [Boris]]", "text-not-list", 17),
    ("[Anna, Boris: 2]", "text-not-mapping", 17),
])
def test_the_players_must_be_told_apart_from_all_else(players, expected, column, refuse_header):
    finding = refuse_header(f"game: parley\nplayers: {players}\nstarter: Anna\nmoves: []")
    assert (kind(finding), finding.place) == (expected, Place(2, column))


def test_players_who_only_look_alike_are_distinct(read):
    assert read("game: parley\nplayers: [Anna, Аnna]\nstarter: Аnna\nmoves: []").header == {"starter": 1}


def test_a_note_of_the_header_names_a_player(refuse_header):
    finding = refuse_header("game: parley\nplayers: [Anna]\nstarter: Ana\nmoves: []")
    assert (kind(finding), near(finding), finding.place) == ("unknown-player", "Anna", Place(3, 10))


@pytest.mark.parametrize("text", ["", "null", "[]", "[game, parley]", "game", "12"])
def test_what_is_no_mapping_is_no_record(text, refuse_header):
    assert kind(refuse_header(f"# a file\n--- \n{text or chr(39) * 2}")) == "not-a-record"


def test_a_mapping_without_keys_lacks_its_game(refuse_header):
    assert kind(refuse_header("{}")) == "game-missing-in-braces"


@pytest.mark.parametrize(("end", "expected"), [
    ("{winner: Dora}", "unknown-player"),
    ("{winer: Anna}", "unknown-field"),
    ("{reason: timeout}", "unknown-word"),
    ("{pot: all}", "not-a-number"),
    ("Anna", "mapping-wanted"),
])
def test_a_claim_about_the_end_is_read_as_strictly_as_a_move(end, expected, refuse_header):
    assert kind(refuse_header(f"{HEADER}moves: []\nend: {end}")) == expected


def test_a_whole_record_is_read_before_it_is_judged(read):
    record = read(f"{HEADER}moves:\n- Boris: {{bid: 99}}\n- Boris: {{bid: 99}}\n- Boris: {{bid: ninety}}\n")
    finding, = record.findings
    assert (record.verdict, finding.move, finding.player) == ("unreadable", 3, "Boris")


def test_what_can_be_made_out_of_an_unreadable_record_is_said(read):
    record = read(f"{HEADER}edition: 2\nreading: ru\nmoves:\n- shuffle\n- nonsense\n")
    assert (record.game, record.edition, record.reading, record.moves, record.players) == (
        "parley", "2", "ru", 2, ("Anna", "Boris", "Чиё"))
    nothing = read("game: [")
    assert (nothing.game, nothing.edition, nothing.reading, nothing.moves, nothing.players) == (None, None, None, 0, ())
