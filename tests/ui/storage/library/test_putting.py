"""Games come back as stored, from a good disk and a failing one."""

from __future__ import annotations

import pytest

from engine.session.save import SAVE_LIMIT
from engine.session.serialization import Unreadable
from tests.ui.storage.faulty import FaultyStore, new_clock
from tests.ui.storage.library.tabs import ID, Browser, played, save, saves
from ui.storage.library import Library, NoSuchGame
from ui.storage.names import NAME_LIMIT
from ui.storage.store import SafeStore, StoreRefused


def test_a_stored_game_is_loaded_in_another_session(browser: Browser, library: Library) -> None:
    entry = library.create("Ann and Bob", ID, save(), "First to take", "7 0")
    library.put(entry.id, save(2, "Ann;Bob"), "First to take again", "5 0")
    again = browser.tab()[0]
    (found,) = again.list()
    assert (found.id, found.name, found.game, found.problem) == (entry.id, "Ann and Bob", ID, "")
    assert (found.status, found.position) == ("First to take again", "5 0")
    assert found.created == entry.created < found.updated
    shared = again.load(entry.id)
    assert (shared.match, shared.seats) == (played(2), "Ann;Bob")


def test_the_latest_game_is_first(library: Library) -> None:
    ids = [library.create(name, ID, save()).id for name in ("one", "two", "three")]
    library.put(ids[0], save(1))
    assert [entry.name for entry in library.list()] == ["one", "three", "two"]


def test_an_id_in_use_is_not_reused(disk: FaultyStore) -> None:
    ids = iter(["tab", "same", "same", "new"])
    library = Library(SafeStore(disk), new_clock(), lambda: next(ids))
    assert [library.create("A", ID, save()).id, library.create("B", ID, save()).id] == ["same", "new"]


def test_keys_hold_nothing_but_the_id(library: Library, disk: FaultyStore) -> None:
    library.create("Secret name", ID, save())
    assert list(disk.texts) == ["game/id2"]


def test_missing_games_raise_an_error(library: Library) -> None:
    for ask in (library.load, library.entry, library.delete, library.export, library.take_theirs):
        with pytest.raises(NoSuchGame, match="no longer stored here"):
            ask("nothing")
    with pytest.raises(NoSuchGame):
        library.put("nothing", save())
    with pytest.raises(NoSuchGame):
        library.rename("nothing", "name")


def test_a_game_that_is_too_long_is_refused_and_its_stored_state_stays(library: Library) -> None:
    entry = library.create("A", ID, save())
    with pytest.raises(Unreadable, match="too long"):
        library.create("B", ID, "x" * (SAVE_LIMIT + 1))
    with pytest.raises(Unreadable, match="too long"):
        library.put(entry.id, "x" * (SAVE_LIMIT + 1))
    assert saves(library) == [save()]


def test_long_lines_are_cut(library: Library) -> None:
    entry = library.create("n" * 500, ID, save(), "s" * 5000, "p" * 5000)
    assert [len(text) for text in (entry.name, entry.status, entry.position)] == [NAME_LIMIT, 1000, 1000]


def test_storing_an_unchanged_game_writes_nothing(library: Library, disk: FaultyStore) -> None:
    entry = library.create("A", ID, save(), "status")
    writes = disk.writes
    assert library.put(entry.id, save(), "status") == entry
    assert disk.writes == writes
    assert library.put(entry.id, save(), "another").status == "another"


@pytest.mark.parametrize("fault", ["full", "drop", "half", "lost"])
@pytest.mark.parametrize("nth", range(5))
def test_a_failure_of_any_write_loses_nothing(browser: Browser, fault: str, nth: int) -> None:
    library, store = browser.tab()
    browser.disk.faults = [""] * nth + [fault]
    first = library.create("A", ID, save(0, "A"))
    library.create("B", ID, save(0, "B"))
    for count in (1, 2, 3):
        library.put(first.id, save(count, "A"))
        assert saves(library) == sorted([save(count, "A"), save(0, "B")])
    assert bool(store.message()) == (nth < 5)
    library.retry()
    assert saves(browser.tab()[0]) == sorted([save(3, "A"), save(0, "B")])


def test_a_full_disk_keeps_the_state_before_it(browser: Browser, library: Library, disk: FaultyStore) -> None:
    entry = library.create("A", ID, save())
    disk.faults = ["full"] * 3
    library.put(entry.id, save(1))
    library.put(entry.id, save(2))
    assert saves(browser.tab()[0]) == [save()]
    assert library.load(entry.id).match == played(2)


def test_forbidden_storage_keeps_games_for_the_session(browser: Browser) -> None:
    browser.disk.shut = True
    library, store = browser.tab()
    entry = library.create("A", ID, save())
    library.put(entry.id, save(1))
    assert library.load(entry.id).match == played(1)
    library.rename(entry.id, "B")
    deleted = library.delete(entry.id)
    assert library.list() == ()
    assert library.restore(deleted) == entry.id
    assert [(e.name, e.save) for e in library.list()] == [("B", save(1))]
    assert "private window" in store.message()


def test_room_made_by_deleting_is_used_at_once(browser: Browser, library: Library, disk: FaultyStore) -> None:
    old = library.create("old", ID, save(0, "old"))
    new = library.create("new", ID, save(0, "new"))
    disk.faults = ["full"]
    library.put(new.id, save(1, "new"))
    library.delete(old.id)
    assert saves(browser.tab()[0]) == [save(1, "new")]
    library.put(new.id, save(2, "new"))
    assert saves(browser.tab()[0]) == [save(2, "new")]


def test_retry_leaves_alone_what_another_tab_changed(browser: Browser, disk: FaultyStore) -> None:
    library, store = browser.tab()
    other = browser.tab()[0]
    entry = library.create("A", ID, save())
    other.load(entry.id)
    disk.faults = ["full"]
    library.put(entry.id, save(1, "mine"))
    other.put(entry.id, save(1, "theirs"))
    store.set("settings", "{}")
    library.retry()
    assert saves(browser.tab()[0]) == [save(1, "theirs")]
    assert saves(library) == [save(1, "mine")]


def test_retry_stores_settings_too(browser: Browser, disk: FaultyStore) -> None:
    library, store = browser.tab()
    disk.faults = ["full"]
    store.set("settings", "{}")
    library.retry()
    assert disk.texts == {"settings": "{}"}


def test_restoring_undoes_a_deletion_completely(library: Library) -> None:
    entry = library.put(library.create("A", ID, save()).id, save(3), "status", "4 1")
    deleted = library.delete(entry.id)
    library.list()
    assert library.restore(deleted) == entry.id
    assert library.restore(deleted) == entry.id
    assert library.list() == (entry,)
    library.load(entry.id)
    library.put(entry.id, save(4))
    assert saves(library) == [save(4)]


def test_a_game_restored_on_a_full_disk_is_held_in_memory(
    browser: Browser, library: Library, disk: FaultyStore
) -> None:
    entry = library.create("A", ID, save(3))
    deleted = library.delete(entry.id)
    disk.faults = ["full"]
    assert library.restore(deleted) == entry.id
    assert library.load(entry.id).match == played(3)
    library.retry()
    assert library.put(entry.id, save(4)).save == save(4)
    assert saves(browser.tab()[0]) == [save(4)]


def test_deleting_drops_the_state_held_in_memory(library: Library, disk: FaultyStore) -> None:
    entry = library.create("A", ID, save())
    disk.faults = ["full"]
    library.put(entry.id, save(1))
    deleted = library.delete(entry.id)
    assert disk.texts == {}
    library.restore(deleted)
    assert saves(library) == [save(1)]


def test_a_failed_deletion_is_refused(library: Library, disk: FaultyStore) -> None:
    entry = library.create("A", ID, save())
    disk.stuck = True
    with pytest.raises(StoreRefused, match="delete"):
        library.delete(entry.id)
    assert library.list() == (entry,)
