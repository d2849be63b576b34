"""Two tabs with the same game never overwrite each other unnoticed."""

from __future__ import annotations

import pytest

from tests.ui.storage.faulty import FaultyStore, OneWriteStore, new_clock, new_ids
from tests.ui.storage.library.tabs import ID, save, saves
from ui.storage.library import Conflict, Entry, Library, game_of_key
from ui.storage.store import SafeStore


@pytest.fixture
def shared_game(library: Library, other: Library) -> Entry:
    """Return a game open in two tabs that was continued in the other."""
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


def test_taking_the_other_tabs_version_drops_the_own_one(library: Library, shared_game: Entry) -> None:
    assert library.take_theirs(shared_game.id).seats == "theirs"
    library.put(shared_game.id, save(2, "theirs"))
    assert saves(library) == [save(2, "theirs")]


def test_keeping_both_stores_the_own_version_as_a_copy(
    library: Library, other: Library, shared_game: Entry
) -> None:
    with pytest.raises(Conflict) as conflict:
        library.put(shared_game.id, save(1, "mine"))
    copy = library.keep_both(conflict.value)
    library.put(copy.id, save(2, "mine"))
    other.put(shared_game.id, save(2, "theirs"))
    assert {entry.name: entry.save for entry in other.list()} == {
        "A": save(2, "theirs"),
        "A (copy)": save(2, "mine"),
    }


def test_keeping_both_works_on_a_full_disk(library: Library, disk: FaultyStore, shared_game: Entry) -> None:
    with pytest.raises(Conflict) as conflict:
        library.put(shared_game.id, save(1, "mine"))
    disk.faults = ["full"]
    library.keep_both(conflict.value)
    assert saves(library) == sorted([save(1, "mine"), save(1, "theirs")])


def test_the_same_action_in_both_tabs_is_no_conflict(library: Library, shared_game: Entry) -> None:
    library.put(shared_game.id, save(1, "theirs"))
    library.put(shared_game.id, save(2, "theirs"))
    assert saves(library) == [save(2, "theirs")]


def test_a_game_renamed_in_another_tab_continues_under_its_new_name(library: Library, other: Library) -> None:
    entry = library.create("A", ID, save())
    other.rename(entry.id, "B")
    assert library.put(entry.id, save(1)).name == "B"


def test_a_game_deleted_in_another_tab_is_stored_again_by_the_next_action(
    library: Library, other: Library
) -> None:
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


def test_the_tab_that_created_a_game_conflicts_like_any_other(library: Library, other: Library) -> None:
    entry = library.create("A", ID, save())
    other.load(entry.id)
    library.put(entry.id, save(1, "mine"))
    with pytest.raises(Conflict):
        other.put(entry.id, save(1, "theirs"))
    assert saves(other) == [save(1, "mine")]


def held_and_overtaken(library: Library, other: Library, disk: FaultyStore) -> Entry:
    """Return a game that one tab continued in memory only, and the other on the disk."""
    entry = library.create("A", ID, save())
    other.load(entry.id)
    disk.faults = ["full"]
    library.put(entry.id, save(1, "mine"))
    other.put(entry.id, save(1, "theirs"))
    return entry


def test_both_versions_of_a_held_game_can_be_kept(
    library: Library, other: Library, disk: FaultyStore
) -> None:
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


def test_a_game_restored_on_a_full_disk_in_another_tab_can_be_continued(
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


def test_a_stored_write_that_could_not_be_read_back_is_no_conflict() -> None:
    blinking = OneWriteStore()
    library = Library(SafeStore(blinking), new_clock(), new_ids())
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
