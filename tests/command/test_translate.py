"""`referee translate`: the same record in the notation of another language."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

from tests.command.conftest import DEAL, HEADER

RUSSIAN = "language: ru\n" + HEADER + DEAL.replace("J♣", "В♣").replace("Q♥", "Д♥") + \
    "- Boris: {draw: stock, card: К♣}\n"


def test_it_writes_the_record_in_the_letters_of_the_language(process) -> None:
    assert process("translate", "good.yaml", "--to", "ru") == (0, RUSSIAN.encode(), b"")


def test_it_writes_utf_8_wherever_it_writes(process) -> None:
    assert process("translate", "good.yaml", "--to", "ru", PYTHONIOENCODING="ascii").out == RUSSIAN.encode()


def test_it_takes_standard_input(process, folder: Path) -> None:
    good = (folder / "good.yaml").read_bytes()
    assert process("translate", "--to=ru", "-", given=good) == (0, RUSSIAN.encode(), b"")
    assert process("translate", "--to=en", "-", given=RUSSIAN.encode()) == (0, good, b"")


def test_the_file_itself_is_changed_if_that_is_asked_for(referee, folder: Path) -> None:
    file = folder / "good.yaml"
    file.chmod(0o640)
    (folder / "link.yaml").symlink_to(file)
    before = set(folder.iterdir())
    assert referee("translate", "--in-place", "--to", "ru", "link.yaml") == (0, "", "")
    assert file.read_text(encoding="utf-8") == RUSSIAN
    assert (file.stat().st_mode & 0o777, set(folder.iterdir())) == (0o640, before)


def test_another_file_is_written_if_one_is_named(referee, folder: Path) -> None:
    assert referee("translate", "--to", "ru", "good.yaml", "--output", "new.yaml") == (0, "", "")
    assert (folder / "new.yaml").read_bytes() == RUSSIAN.encode()
    assert referee("translate", "--to", "en", "new.yaml", "--output", "new.yaml", "--overwrite") == (0, "", "")
    assert (folder / "new.yaml").read_bytes() == (folder / "good.yaml").read_bytes()


def test_a_file_in_which_nothing_changes_is_not_written(referee, folder: Path) -> None:
    file = folder / "good.yaml"
    os.utime(file, (0, 0))
    assert referee("translate", "--in-place", "--to", "en", "good.yaml") == (0, "", "")
    assert file.stat().st_mtime == 0


def test_a_record_that_cannot_be_read_is_reported_and_nothing_is_written(referee, folder: Path) -> None:
    text = (folder / "good.yaml").read_text(encoding="utf-8") + "---\n" + \
        (folder / "torn.yaml").read_text(encoding="utf-8")
    (folder / "evening.yaml").write_text(text, encoding="utf-8")
    told = referee("translate", "--in-place", "--to", "ru", "evening.yaml")
    validated = referee("validate", "evening.yaml").out
    assert (told.status, told.err) == (2, "")
    assert told.out.rstrip() in validated and "did you mean “discard”?" in told.out
    assert (folder / "evening.yaml").read_text(encoding="utf-8") == text


def test_a_file_that_is_not_there_is_reported(referee) -> None:
    assert referee("translate", "--to", "ru", "nothing.yaml") == \
        (2, referee("validate", "nothing.yaml").out, "")


def test_a_compressed_file_is_not_written(referee, folder: Path) -> None:
    (folder / "good.yaml.gz").write_bytes(gzip.compress((folder / "good.yaml").read_bytes()))
    assert referee("translate", "--to", "ru", "good.yaml.gz") == \
        (2, "", "referee: good.yaml.gz: the file is compressed; unpack it first.\n")


def test_what_would_not_be_the_same_record_is_not_written(referee, folder: Path) -> None:
    text = HEADER.replace("Anna,", "&j J♠,").replace(": Anna", ": J♠") + "- turn-up: *j\n"
    (folder / "odd.yaml").write_text(text, encoding="utf-8")
    status, out, err = referee("translate", "--in-place", "--to", "ru", "odd.yaml")
    assert (status, out) == (2, "")
    assert err == ("referee: odd.yaml: it would not be the same record in that language, since something marked with & "
                   "is used both as cards and otherwise; write it out where it is used.\n")
    assert (folder / "odd.yaml").read_text(encoding="utf-8") == text


def test_a_file_that_cannot_be_written_stays(referee, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(draft: Path, place: Path) -> None:
        raise OSError(28, "No space left on device")
    monkeypatch.setattr(Path, "replace", full)
    status, out, err = referee("translate", "--in-place", "--to", "ru", "good.yaml")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("referee: good.yaml: ")
    assert (folder / "good.yaml").read_text(encoding="utf-8").startswith("game: ")
