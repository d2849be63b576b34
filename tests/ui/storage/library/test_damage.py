"""Damaged, newer and foreign entries are reported, kept, and harm no others."""

from __future__ import annotations

from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.session.serialization import Unreadable
from tests.ui.storage.faulty import FaultyStore
from tests.ui.storage.library.tabs import ID, Browser, key, played, save
from ui.storage.library import ConfirmationNeeded, Conflict, Library


@given(st.data())
def test_a_damaged_entry_is_listed_and_affects_no_other(data: st.DataObject) -> None:
    browser = Browser()
    library = browser.tab()[0]
    good, bad = library.create("good", ID, save(1)), library.create("bad", ID, save(2))
    text = browser.disk.texts[key(bad)]
    at = data.draw(st.integers(0, len(text) - 1))
    tail = data.draw(st.sampled_from(["", text[at + 1 :], "\0" + text[at + 1 :], text[at:] + "x"]))
    browser.disk.texts[key(bad)] = text[:at] + tail
    fresh = browser.tab()[0]
    first, last = fresh.list()
    assert (first.id, first.save, last.id, bool(last.problem)) == (good.id, save(1), bad.id, True)
    assert fresh.load(good.id).match == played(1)
    with pytest.raises(Unreadable):
        fresh.load(bad.id)


@pytest.mark.parametrize(
    "text", ["", "{", "null", "oddcheckers-game", "oddcheckers-game 1.1 00000000\n", "\ud800"]
)
def test_rubbish_can_be_exported_deleted_and_restored(library: Library, disk: FaultyStore, text: str) -> None:
    disk.texts["game/x"] = text
    (entry,) = library.list()
    assert "damaged" in entry.problem
    assert not entry.newer
    assert library.export("x").text == text
    with pytest.raises(Unreadable, match="damaged"):
        library.rename("x", "name")
    with pytest.raises(Unreadable, match="damaged"):
        library.put("x", save())
    deleted = library.delete("x")
    assert library.list() == ()
    library.restore(deleted)
    assert disk.texts == {"game/x": text}


@pytest.mark.parametrize("header", ["7", "{}", '{"name": "A"}', "[" * 9999, '{"revision": 1e999}'])
def test_an_invalid_header_is_damage(library: Library, disk: FaultyStore, header: str) -> None:

    body = f"{header}\n{save()}"
    disk.texts["game/x"] = f"oddcheckers-game 1.1 {crc32(body.encode()):08x}\n{body}"
    assert "damaged" in library.entry("x").problem


@pytest.mark.parametrize("version", ["2.1", "1.2", "10.7"])
def test_a_newer_entry_stays_unchanged(library: Library, disk: FaultyStore, version: str) -> None:
    text = f"oddcheckers-game {version} in a form nobody knows yet"
    disk.texts["game/x"] = text
    (entry,) = library.list()
    assert (entry.newer, entry.save) == (True, text)
    assert "newer version" in entry.problem
    for act in (
        lambda: library.load("x"),
        lambda: library.rename("x", "n"),
        lambda: library.put("x", save()),
    ):
        with pytest.raises(Unreadable, match="newer version"):
            act()
    with pytest.raises(ConfirmationNeeded, match="anyway"):
        library.delete("x")
    assert disk.texts == {"game/x": text}
    library.restore(library.delete("x", certain=True))
    assert disk.texts == {"game/x": text}


def test_a_game_that_became_newer_in_another_tab_is_not_overwritten(
    library: Library, disk: FaultyStore
) -> None:
    entry = library.create("A", ID, save())
    newer = disk.texts[key(entry)] = "oddcheckers-game 9.9"
    with pytest.raises(Conflict) as conflict:
        library.put(entry.id, save(1))
    with pytest.raises(Unreadable):
        library.take_theirs(entry.id)
    copy = library.keep_both(conflict.value)
    assert disk.texts[key(entry)] == newer
    assert library.load(copy.id).match == played(1)
    assert copy.name == "A (copy)"


def test_an_illegal_save_is_reported_when_opened(library: Library) -> None:
    entry = library.create("A", ID, save().replace("sticks", "stocks"))
    with pytest.raises(Unreadable, match="changed after"):
        library.load(entry.id)
    assert library.export(entry.id).text == entry.save


def test_other_keys_are_neither_listed_nor_touched(library: Library, disk: FaultyStore) -> None:
    foreign = {"settings": "{}", "gamesaves/1": "?", "games": "?", "other/game/1": "?"}
    disk.texts.update(foreign)
    entry = library.create("A", ID, save())
    assert library.list() == (entry,)
    library.delete(entry.id)
    assert disk.texts == foreign
