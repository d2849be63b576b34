"""Two tabs with the same game never overwrite each other unnoticed."""

from __future__ import annotations

import pytest

from tests.ui.storage.faulty import Blinking, FaultyStore, numbered, ticking
from tests.ui.storage.library.tabs import ID, save, saves
from ui.storage.library import Conflict, Entry, Library, game_of_key
from ui.storage.store import SafeStore


@pytest.fixture
def shared_game(library: Library, other: Library) -> Entry:
    """A game open in two tabs that was continued in the other."""
    entry = library.create("A", ID, save())
    other.load(entry.id)
    other.put(entry.id, save(1, "theirs"))
    return entry


def test_a_conflict_writes_nothing(library: Library, disk: FaultyStore, shared_game: Entry) -> None:
    before = dict(disk.texts)
    with pytest.raises(Conflict, match="another tab") as conflict:
        library.put(shared_game.id, save(1, "mine"))
    assert conflict.value.theirs.save == save(1, "theirs")
    assert conflict.value.mine.save == save(1, "mine")
    assert disk.texts == before


def test_taking_theirs(library: Library, shared_game: Entry) -> None:
    assert library.take_theirs(shared_game.id).seats == "theirs"
    library.put(shared_game.id, save(2, "theirs"))
    assert saves(library) == [save(2, "theirs")]


def test_keeping_both(library: Library, other: Library, shared_game: Entry) -> None:
    with pytest.raises(Conflict) as conflict:
        library.put(shared_game.id, save(1, "mine"))
    copy = library.keep_both(conflict.value)
    library.put(copy.id, save(2, "mine"))
    other.put(shared_game.id, save(2, "theirs"))
    assert {entry.name: entry.save for entry in other.list()} == {
        "A": save(2, "theirs"),
        "A (copy)": save(2, "mine"),
    }


def test_keeping_both_on_a_full_disk(library: Library, disk: FaultyStore, shared_game: Entry) -> None:
    with pytest.raises(Conflict) as conflict:
        library.put(shared_game.id, save(1, "mine"))
    disk.faults = ["full"]
    library.keep_both(conflict.value)
    assert saves(library) == sorted([save(1, "mine"), save(1, "theirs")])


def test_the_same_action_in_both_tabs_is_no_conflict(library: Library, shared_game: Entry) -> None:
    library.put(shared_game.id, save(1, "theirs"))
    library.put(shared_game.id, save(2, "theirs"))
    assert saves(library) == [save(2, "theirs")]


def test_a_game_renamed_elsewhere_goes_on_under_its_new_name(library: Library, other: Library) -> None:
    entry = library.create("A", ID, save())
    other.rename(entry.id, "B")
    assert library.put(entry.id, save(1)).name == "B"


def test_a_game_deleted_elsewhere_comes_back(library: Library, other: Library) -> None:
    entry = library.create("A", ID, save())
    deleted = other.delete(entry.id)
    assert library.put(entry.id, save(1)).name == "A"
    other.restore(deleted)
    assert saves(library) == sorted([save(), save(1)])


def test_a_refused_write_does_not_hide_another_tabs_change(
    library: Library, other: Library, disk: FaultyStore
) -> None:
    entry = library.create("A", ID, save())
    other.load(entry.id)
    disk.faults = ["full"]
    library.put(entry.id, save(1, "mine"))
    other.put(entry.id, save(1, "theirs"))
    for act in (
        lambda: library.put(entry.id, save(2, "mine")),
        lambda: library.rename(entry.id, "B"),
        lambda: library.delete(entry.id),
    ):
        with pytest.raises(Conflict):
            act()
    assert saves(library) == [save(1, "mine")]
    assert saves(other) == [save(1, "theirs")]


def test_the_tab_that_made_the_game_can_overtake_the_other_too(library: Library, other: Library) -> None:
    entry = library.create("A", ID, save())
    other.load(entry.id)
    library.put(entry.id, save(1, "mine"))
    with pytest.raises(Conflict):
        other.put(entry.id, save(1, "theirs"))
    assert saves(other) == [save(1, "mine")]


def held_and_overtaken(library: Library, other: Library, disk: FaultyStore) -> Entry:
    """A game that one tab continued in memory only, and the other on the disk."""
    entry = library.create("A", ID, save())
    other.load(entry.id)
    disk.faults = ["full"]
    library.put(entry.id, save(1, "mine"))
    other.put(entry.id, save(1, "theirs"))
    return entry


def test_keeping_both_versions_of_a_held_game(library: Library, other: Library, disk: FaultyStore) -> None:
    entry = held_and_overtaken(library, other, disk)
    with pytest.raises(Conflict) as conflict:
        library.rename(entry.id, "B")
    library.keep_both(conflict.value)
    for tab in (library, other):
        assert saves(tab) == sorted([save(1, "mine"), save(1, "theirs")])


def test_reopening_a_held_game_does_not_hide_the_other_tab(
    library: Library, other: Library, disk: FaultyStore
) -> None:
    entry = held_and_overtaken(library, other, disk)
    assert library.load(entry.id).seats == "mine"
    with pytest.raises(Conflict):
        library.put(entry.id, save(2, "mine"))
    assert saves(other) == [save(1, "theirs")]


@pytest.mark.parametrize("fault", ["", "full"])
def test_renaming_does_not_hide_the_other_tab(
    library: Library, shared_game: Entry, disk: FaultyStore, fault: str
) -> None:
    disk.faults = [fault]
    library.rename(shared_game.id, "B")
    with pytest.raises(Conflict):
        library.put(shared_game.id, save(1, "mine"))
    assert saves(library) == [save(1, "theirs")]


def test_a_game_restored_on_a_full_disk_in_another_tab_goes_on(
    library: Library, other: Library, disk: FaultyStore
) -> None:
    entry = library.create("A", ID, save())
    deleted = other.delete(entry.id)
    disk.faults = ["full"]
    other.restore(deleted)
    other.load(entry.id)
    other.retry()
    other.put(entry.id, save(1))
    assert saves(other) == [save(1)]


def test_a_write_that_arrived_though_it_could_not_be_read_back_is_no_conflict() -> None:
    blinking = Blinking()
    library = Library(SafeStore(blinking), ticking(), numbered())
    entry = library.create("A", ID, save())
    blinking.blink = True
    library.put(entry.id, save(1))
    blinking.shut = False
    library.put(entry.id, save(2))
    assert saves(library) == [save(2)]


def test_a_storage_event_names_its_game() -> None:
    assert game_of_key("oddcheckers/game/id7") == "id7"
    for key in (None, "", "oddcheckers/settings", "game/id7", "other/oddcheckers/game/id7"):
        assert game_of_key(key) is None
