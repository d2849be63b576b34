"""Two tabs with the same game do not overwrite each other unnoticed."""

from __future__ import annotations

import pytest

from tests.ui.storage.faulty import Blinking, FaultyStore, numbered, ticking
from tests.ui.storage.library.tabs import ID, save, saves
from ui.storage.library import Conflict, Entry, Shelf, game_of_key
from ui.storage.store import SafeStore


@pytest.fixture
def shared_game(shelf: Shelf, other: Shelf) -> Entry:
    """A game that is open in two tabs, and was played on in the other."""
    entry = shelf.create("A", ID, save())
    other.load(entry.id)
    other.put(entry.id, save(1, "theirs"))
    return entry


def test_a_conflict_writes_nothing(shelf: Shelf, disk: FaultyStore, shared_game: Entry) -> None:
    before = dict(disk.texts)
    with pytest.raises(Conflict, match="another tab") as conflict:
        shelf.put(shared_game.id, save(1, "mine"))
    assert conflict.value.theirs.save == save(1, "theirs")
    assert conflict.value.mine.save == save(1, "mine")
    assert disk.texts == before


def test_taking_theirs(shelf: Shelf, shared_game: Entry) -> None:
    assert shelf.take_theirs(shared_game.id).seats == "theirs"
    shelf.put(shared_game.id, save(2, "theirs"))
    assert saves(shelf) == [save(2, "theirs")]


def test_keeping_both(shelf: Shelf, other: Shelf, shared_game: Entry) -> None:
    with pytest.raises(Conflict) as conflict:
        shelf.put(shared_game.id, save(1, "mine"))
    copy = shelf.keep_both(conflict.value)
    shelf.put(copy.id, save(2, "mine"))
    other.put(shared_game.id, save(2, "theirs"))
    assert {entry.name: entry.save for entry in other.list()} == {
        "A": save(2, "theirs"),
        "A (copy)": save(2, "mine"),
    }


def test_keeping_both_on_a_full_disk(shelf: Shelf, disk: FaultyStore, shared_game: Entry) -> None:
    with pytest.raises(Conflict) as conflict:
        shelf.put(shared_game.id, save(1, "mine"))
    disk.faults = ["full"]
    shelf.keep_both(conflict.value)
    assert saves(shelf) == sorted([save(1, "mine"), save(1, "theirs")])


def test_the_same_action_in_both_tabs_is_no_conflict(shelf: Shelf, shared_game: Entry) -> None:
    shelf.put(shared_game.id, save(1, "theirs"))
    shelf.put(shared_game.id, save(2, "theirs"))
    assert saves(shelf) == [save(2, "theirs")]


def test_a_game_renamed_elsewhere_goes_on_under_its_new_name(shelf: Shelf, other: Shelf) -> None:
    entry = shelf.create("A", ID, save())
    other.rename(entry.id, "B")
    assert shelf.put(entry.id, save(1)).name == "B"


def test_a_game_deleted_elsewhere_comes_back(shelf: Shelf, other: Shelf) -> None:
    entry = shelf.create("A", ID, save())
    deleted = other.delete(entry.id)
    assert shelf.put(entry.id, save(1)).name == "A"
    other.restore(deleted)
    assert saves(shelf) == sorted([save(), save(1)])


def test_a_refused_write_does_not_hide_what_the_other_tab_did(
    shelf: Shelf, other: Shelf, disk: FaultyStore
) -> None:
    entry = shelf.create("A", ID, save())
    other.load(entry.id)
    disk.faults = ["full"]
    shelf.put(entry.id, save(1, "mine"))
    other.put(entry.id, save(1, "theirs"))
    for act in (
        lambda: shelf.put(entry.id, save(2, "mine")),
        lambda: shelf.rename(entry.id, "B"),
        lambda: shelf.delete(entry.id),
    ):
        with pytest.raises(Conflict):
            act()
    assert saves(shelf) == [save(1, "mine")]
    assert saves(other) == [save(1, "theirs")]


def test_the_tab_that_made_the_game_can_overtake_the_other_too(shelf: Shelf, other: Shelf) -> None:
    entry = shelf.create("A", ID, save())
    other.load(entry.id)
    shelf.put(entry.id, save(1, "mine"))
    with pytest.raises(Conflict):
        other.put(entry.id, save(1, "theirs"))
    assert saves(other) == [save(1, "mine")]


def held_and_overtaken(shelf: Shelf, other: Shelf, disk: FaultyStore) -> Entry:
    """A game that one tab played on in memory only, and the other one on the disk."""
    entry = shelf.create("A", ID, save())
    other.load(entry.id)
    disk.faults = ["full"]
    shelf.put(entry.id, save(1, "mine"))
    other.put(entry.id, save(1, "theirs"))
    return entry


def test_keeping_both_of_what_was_held_in_memory(shelf: Shelf, other: Shelf, disk: FaultyStore) -> None:
    entry = held_and_overtaken(shelf, other, disk)
    with pytest.raises(Conflict) as conflict:
        shelf.rename(entry.id, "B")
    shelf.keep_both(conflict.value)
    for tab in (shelf, other):
        assert saves(tab) == sorted([save(1, "mine"), save(1, "theirs")])


def test_opening_again_what_was_held_does_not_hide_the_other_tab(
    shelf: Shelf, other: Shelf, disk: FaultyStore
) -> None:
    entry = held_and_overtaken(shelf, other, disk)
    assert shelf.load(entry.id).seats == "mine"
    with pytest.raises(Conflict):
        shelf.put(entry.id, save(2, "mine"))
    assert saves(other) == [save(1, "theirs")]


@pytest.mark.parametrize("fault", ["", "full"])
def test_renaming_does_not_hide_the_other_tab(
    shelf: Shelf, shared_game: Entry, disk: FaultyStore, fault: str
) -> None:
    disk.faults = [fault]
    shelf.rename(shared_game.id, "B")
    with pytest.raises(Conflict):
        shelf.put(shared_game.id, save(1, "mine"))
    assert saves(shelf) == [save(1, "theirs")]


def test_a_game_restored_on_a_full_disk_in_another_tab_goes_on(
    shelf: Shelf, other: Shelf, disk: FaultyStore
) -> None:
    entry = shelf.create("A", ID, save())
    deleted = other.delete(entry.id)
    disk.faults = ["full"]
    other.restore(deleted)
    other.load(entry.id)
    other.retry()
    other.put(entry.id, save(1))
    assert saves(other) == [save(1)]


def test_a_write_that_arrived_though_it_could_not_be_read_back_is_no_conflict() -> None:
    blinking = Blinking()
    shelf = Shelf(SafeStore(blinking), ticking(), numbered())
    entry = shelf.create("A", ID, save())
    blinking.blink = True
    shelf.put(entry.id, save(1))
    blinking.shut = False
    shelf.put(entry.id, save(2))
    assert saves(shelf) == [save(2)]


def test_a_storage_event_tells_which_game() -> None:
    assert game_of_key("oddcheckers/game/id7") == "id7"
    for key in (None, "", "oddcheckers/settings", "game/id7", "other/oddcheckers/game/id7"):
        assert game_of_key(key) is None
