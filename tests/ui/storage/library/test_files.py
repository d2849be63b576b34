"""Games are exported and imported as files; opening a link twice makes one game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.session.link import read_link, write_link
from engine.session.match import Match, new_match
from engine.session.save import SAVE_LIMIT, read_save, write_save
from engine.session.serialization import Unreadable
from tests.engine.remote.tables import Circle, own, table
from tests.ui.storage.faulty import FaultyStore
from tests.ui.storage.library.tabs import GAME, ID, Browser, key, played, save, saves
from ui.storage.library import Library
from ui.storage.names import NAME_LIMIT, BadName, clean_name, file_name, fit_name, name_of_file
from ui.storage.seats import Here, Note, read_note, write_note


def test_a_game_can_be_renamed(library: Library) -> None:
    entry = library.create("A", ID, save())
    assert library.rename(entry.id, "  Ann \n against\tBob ").name == "Ann against Bob"
    for bad in ("", " \n ", "\0", "x" * (NAME_LIMIT + 1)):
        with pytest.raises(BadName):
            library.rename(entry.id, bad)
    assert [e.name for e in library.list()] == ["Ann against Bob"]


@given(st.text(st.characters(), max_size=300))
def test_any_name_can_be_made_to_fit(text: str) -> None:
    assert clean_name(fit_name(text)) == fit_name(text)
    copy = fit_name(text, " (copy)")
    assert copy.endswith(" (copy)")
    assert len(copy) <= NAME_LIMIT


ODD_NAMES = [
    "CON",
    "nul.txt",
    "..",
    ".hidden",
    'a/b\\c:d*e?f"g<h>i|j',
    "x" * 300,
    "😀",
    "",
    " ",
    "a\0b",
    "名" * 300,
]


@pytest.mark.parametrize("name", ODD_NAMES)
def test_odd_names_make_safe_file_names(name: str) -> None:
    check_file_name(file_name(name))


@given(st.text(st.characters(), max_size=300))
def test_every_name_makes_a_safe_file_name(name: str) -> None:
    check_file_name(file_name(name))


def check_file_name(name: str) -> None:
    assert name.startswith("odd-checkers ")
    assert name.endswith(".json")
    assert len(name.encode()) < 255
    assert not set(name) & set('/\\:*?"<>|~%&$\0\n\r\t\u202e')
    assert "  " not in name
    assert " .json" not in name


def test_a_name_survives_a_file() -> None:
    for name in ("Ann and Bob", "Ännchen 3", "हिन्दी", "名前"):
        assert name_of_file(file_name(name)) == name
    assert name_of_file("") == "Game"


def test_an_exported_file_is_imported_elsewhere(library: Library) -> None:
    undone = played(3).goto(2)
    entry = library.create("Ann/Bob", ID, write_save(undone, "Ann;Bob"))
    file = library.export(entry.id)
    elsewhere = Browser().tab()[0]
    new = elsewhere.import_(file.text, file.file_name)
    shared = elsewhere.load(new)
    assert (shared.match, shared.seats) == (undone, "Ann;Bob")
    assert (elsewhere.entry(new).name, elsewhere.entry(new).position) == ("Ann Bob", "5 0")


def test_imported_games_have_a_status_line(library: Library) -> None:
    note = write_note(Note((Here("Ann"), Here("Bob"))))
    going, over = library.import_(save(2, note)), library.import_(write_save(played(7), note))
    assert library.entry(going).status == "Take some sticks."
    assert library.entry(over).status == "Ann (First) wins: Bob (Second) has nothing left to take."
    assert (library.entry(going).over, library.entry(over).over) == (False, True)


def test_importing_twice_makes_one_game(library: Library) -> None:
    first = library.import_(save(2), "one.json")
    assert library.import_(save(2), "two.json") == first
    assert library.import_(save(3), "two.json") != first
    assert len(library.list()) == 2


def test_importing_never_overwrites_a_game_that_was_played_on(library: Library) -> None:
    entry = library.create("A", ID, save(2))
    file = library.export(entry.id)
    library.put(entry.id, save(4))
    new = library.import_(file.text, file.file_name)
    assert new != entry.id
    assert saves(library) == sorted([save(2), save(4)])


def test_files_with_byte_order_marks_or_spaces_and_raw_entries_can_be_imported(library: Library) -> None:
    browser = Browser()
    source = browser.tab()[0]
    entry = source.create("A", ID, save(1))
    raw = browser.disk.texts[key(entry)]
    assert library.load(library.import_("\ufeff" + save(2) + "\r\n")).match == played(2)
    assert library.load(library.import_("\ufeff" + raw + "\n")).match == played(1)
    with pytest.raises(Unreadable, match="damaged"):
        library.import_(raw[:-5])
    with pytest.raises(Unreadable, match="newer version"):
        library.import_("oddcheckers-game 3.1")


@pytest.mark.parametrize("text", ["", "hello", "{}", "[]", "x" * (SAVE_LIMIT + 1), save(2)[:-9], "\ud800"])
def test_a_file_that_is_no_game_changes_nothing(library: Library, disk: FaultyStore, text: str) -> None:
    with pytest.raises(Unreadable):
        library.import_(text, "file.json")
    assert disk.texts == {}


def from_link(match: Match) -> Match:
    return read_link(write_link(match)).match


def test_a_link_finds_the_game_made_from_it(library: Library) -> None:
    library.create("other", ID, save(3))
    entry = library.create("A", ID, save(2, "Ann;Bob"))
    assert library.find(from_link(played(2))) == entry.id
    library.put(entry.id, write_save(played(2).goto(1)))
    assert library.find(from_link(played(2))) == entry.id
    assert library.find(from_link(played(1))) == entry.id


def test_a_difference_makes_another_game(library: Library) -> None:
    library.create("A", ID, save(2))
    library.create("text", ID, "not a save at all")
    library.create("foreign", "nowhere", save(4))
    different = [
        played(3),
        played(2).agree(),
        played(2, "6 0"),
        new_match(GAME, {"heap": "5"}).play(GAME.find(played(0).state, "take-2")),
        played(4),
    ]
    assert [library.find(match) for match in different] == [None] * 5
    assert library.find(played(2)) is not None


def test_the_library_stores_saves_unchanged(library: Library) -> None:
    entry = library.create("A", ID, save(2))
    assert read_save(library.export(entry.id).text).match == played(2)


def test_a_file_of_a_remote_game_holds_no_secret(library: Library) -> None:
    circle = Circle(table("draughts"))
    circle.play("9-13")
    replica = circle.replicas[0]
    secret = own(0).secret.hex()
    text = write_save(replica.state.match, write_note(Note((), replica=replica)))
    entry = library.create("With Ben", "draughts", text)
    assert secret in library.entry(entry.id).save
    file = library.export(entry.id).text
    assert secret not in file
    shared = read_save(file)
    note = read_note(shared.seats, 2, shared.match)
    assert note.replica and note.replica.own is None and note.replica.heard == replica.heard
    damaged = library.create("Damaged", "draughts", text.replace("9-13", "9-14"))
    assert secret not in library.export(damaged.id).text
