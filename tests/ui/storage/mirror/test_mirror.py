"""The mirror of the store: the later text counts at a start, after any kill, refusal or damage."""

from __future__ import annotations

import json

import pytest

from tests.ui.storage.library.tabs import ID, save
from tests.ui.storage.mirror.browsers import NOTE, Browser, Tab
from ui.session.settings import KEY
from ui.storage.entries import Entry, read_entry, write_entry, write_tombstone
from ui.storage.mirror import GRAVE_MS, reconcile, replaces


def entry(revision: int, name: str = "A") -> str:
    return write_entry(Entry("x", name, ID, 1.0, 1.0, save(), revision=revision, tab="t"))


DAMAGED = entry(9)[:-1]
NEWER = "oddcheckers-game 2.1 in a form nobody knows yet"
LATEST = "oddcheckers-game 2.1 in that form, but another game"


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize(
    ("mirror", "here", "wins"),
    [
        (entry(3), entry(2), True),
        (entry(2), entry(3), False),
        (entry(1), DAMAGED, True),
        (DAMAGED, entry(1), False),
        (DAMAGED, NEWER, False),
        (entry(9), NEWER, False),
        (write_tombstone(entry(2)), entry(3), False),
        (write_tombstone(entry(9)), NEWER, False),
        (write_tombstone(LATEST), NEWER, False),
    ],
)
def test_some_texts_win_even_if_earlier(mirror: str, here: str, wins: bool, later: bool) -> None:
    assert replaces(mirror, here, later) == wins


@pytest.mark.parametrize(
    ("mirror", "here"),
    [
        (entry(3), None),
        (entry(3, "B"), entry(3, "A")),
        (NEWER, entry(3)),
        (LATEST, NEWER),
        (NEWER, None),
        (DAMAGED, None),
        ('{"theme": "dark"}', '{"theme": "light"}'),
        (write_tombstone(entry(3)), entry(3)),
        (write_tombstone(entry(3)), entry(2)),
        (write_tombstone(entry(3)), DAMAGED),
        (write_tombstone(NEWER), NEWER),
    ],
)
def test_other_texts_of_the_mirror_win_unless_a_later_write_missed_it(mirror: str, here: str | None) -> None:
    assert replaces(mirror, here, later=False)
    assert not replaces(mirror, here, later=True)


# --- browsers that end too early -------------------------------------------------------------------------


def test_missing_texts_come_from_the_mirror() -> None:
    browser = Browser()
    tab = Tab(browser)
    game = tab.library.create("A", ID, save())
    browser.flush()
    tab.library.put(game.id, save(1))
    other = tab.library.create("B", ID, save())
    tab.mirror.arrive()
    browser.kill()
    tab = Tab(browser)
    assert {entry.id: entry.save for entry in tab.library.list()} == {game.id: save(1), other.id: save()}
    assert sorted(tab.changed) == sorted([f"game/{game.id}", f"game/{other.id}"])
    assert browser.area.texts.keys() == {f"game/{game.id}", f"game/{other.id}"}, "it is stored again"


def test_a_deleted_game_does_not_come_back_and_is_forgotten_after_a_day() -> None:
    browser = Browser()
    tab = Tab(browser)
    game = tab.library.create("A", ID, save())
    browser.flush()
    tab.library.delete(game.id)
    tab.mirror.arrive()
    browser.kill()
    assert f"game/{game.id}" in browser.area.texts
    tab = Tab(browser)
    assert (tab.library.list(), tab.changed) == ((), [f"game/{game.id}"])
    tab.mirror.arrive()
    browser.time += GRAVE_MS
    Tab(browser).mirror.arrive()
    assert browser.mirrored == {f"game/{game.id}": (None, browser.mirrored[f"game/{game.id}"][1])}


def test_a_game_older_than_the_mirror_is_mirrored() -> None:
    browser = Browser()
    old = Tab(browser, works=False)
    game = old.library.create("A", ID, save())
    browser.area.texts.pop(NOTE, None)
    Tab(browser)
    assert browser.mirrored[f"game/{game.id}"][0] == browser.area.texts[f"game/{game.id}"]


@pytest.mark.parametrize("works", [False, True])
def test_a_page_closed_normally_is_restored_unchanged(works: bool) -> None:
    """Texts deleted, renamed and set while the mirror was refused: its old content does not count."""
    browser = Browser()
    first = Tab(browser)
    gone, renamed = first.library.create("A", ID, save()), first.library.create("B", ID, save())
    first.store.set(KEY, '{"theme": "dark"}')
    first.mirror.arrive()
    tab = Tab(browser, works)
    tab.library.delete(gone.id)
    tab.library.rename(renamed.id, "C")
    tab.store.set(KEY, "{}")
    tab.mirror.note()
    again = Tab(browser)
    assert ([entry.name for entry in again.library.list()], again.store.get(KEY)) == (["C"], "{}")
    again.mirror.arrive()
    again.mirror.note()
    assert NOTE not in browser.area.texts, "the mirror has it all now"
    assert Tab(browser).changed == []


def test_the_mirror_keeps_texts_that_do_not_fit_in_the_store() -> None:
    browser = Browser()
    tab = Tab(browser)
    game = tab.library.create("A", ID, save())
    browser.area.faults = ["full"] * 9
    tab.library.put(game.id, save(1))
    tab.mirror.arrive()
    again = Tab(browser)
    assert again.library.entry(game.id).save == save(1)
    assert not again.store.kept(f"game/{game.id}")
    browser.area.faults = []
    again.library.retry()
    assert read_entry("", browser.area.texts[f"game/{game.id}"]).save == save(1)


def test_an_undeletable_text_stays_and_blocks_nothing() -> None:
    browser = Browser()
    tab = Tab(browser)
    game = tab.library.create("A", ID, save())
    browser.flush()
    tab.library.delete(game.id)
    tab.mirror.arrive()
    browser.kill()
    browser.area.stuck = True
    tab = Tab(browser)
    assert (len(tab.library.list()), tab.changed, tab.mirror.settled) == (1, [], 1)


GOOD = {"now": 1.0, "missed": {}, "texts": [["settings", "{}", 1.0]]}


@pytest.mark.parametrize(
    "found",
    [
        "",
        "null",
        "[" * 100_000,
        "[]",
        json.dumps({**GOOD, "now": None}),
        json.dumps({**GOOD, "missed": {"settings": "now"}}),
        json.dumps({**GOOD, "texts": [["settings"]]}),
        json.dumps({**GOOD, "texts": {"settings": 1}}),
    ],
)
def test_invalid_content_counts_as_no_mirror(found: str) -> None:
    tab = Tab(Browser())
    before = tab.mirror.settled
    assert reconcile(tab.store, tab.mirror, found) == []
    assert (tab.store.keys(), tab.mirror.settled) == ([], before)
    assert reconcile(tab.store, tab.mirror, json.dumps(GOOD)) == ["settings"]
