"""Tabs that create, play, rename, delete and restore at random over a disk that fails at random."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.session.match import new_match
from engine.session.save import write_save
from tests.examples import examples
from tests.toy import enlist
from tests.ui.storage.library.tabs import GAME, ID, Browser
from ui.storage.entries import read_entry
from ui.storage.library import Conflict, Deleted, Entry


class Tab:
    """A tab and its table: a game's id and save; "" while the table is empty."""

    def __init__(self, browser: Browser) -> None:
        self.library, self.store = browser.tab()
        self.open = ""
        self.save = ""
        self.warned = False

    def sit(self, entry: Entry) -> None:
        self.open, self.save = entry.id, entry.save

    def leave(self) -> None:
        self.open = self.save = ""


class OneTab(RuleBasedStateMachine):
    """`alive` holds every save that must not be lost: stored, and neither continued nor given up.

    A single tab must never hear of another one.
    """

    tabs_count = 1
    faults: tuple[str, ...] = ("", "full", "drop")

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        enlist(self.patch, GAME)
        self.browser = Browser()
        self.tabs = [Tab(self.browser) for _ in range(self.tabs_count)]
        self.numbers = count()
        self.alive: set[str] = set()
        self.gone_on: set[str] = set()
        self.deleted: list[tuple[Deleted, str]] = []

    def teardown(self) -> None:
        self.patch.undo()

    def new_save(self) -> str:
        return write_save(new_match(GAME), f"save {next(self.numbers)}")

    def room(self) -> bool:
        """True if another game may be added: with few games the tabs meet more often."""
        return len(self.browser.disk.texts) < 2

    def tab(self, data: st.DataObject) -> Tab:
        return data.draw(st.sampled_from(self.tabs))

    def pick(self, data: st.DataObject, tab: Tab) -> Entry | None:
        entries = tab.library.list()
        return data.draw(st.sampled_from(entries)) if entries else None

    # --- what people do ----------------------------------------------------------------------------------

    @rule()
    def open_last_game_everywhere(self) -> None:
        """Open the last game of the list in all tabs."""
        for tab in self.tabs:
            for entry in tab.library.list()[-1:]:
                if not entry.problem:
                    tab.library.load(entry.id)
                    tab.sit(entry)

    @precondition(lambda self: self.room())
    @rule(data=st.data())
    def create(self, data: st.DataObject) -> None:
        tab = self.tab(data)
        tab.sit(tab.library.create("A", ID, self.new_save()))
        self.alive.add(tab.save)

    @rule(data=st.data())
    def open_game(self, data: st.DataObject) -> None:
        tab = self.tab(data)
        entry = self.pick(data, tab)
        if entry and not entry.problem:
            shared = tab.library.load(entry.id)
            assert write_save(*shared) == entry.save
            tab.sit(entry)

    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        self.play_at(self.tab(data), data)

    @rule(data=st.data())
    def play_everywhere(self, data: st.DataObject) -> None:
        for tab in self.tabs:
            self.play_at(tab, data)

    def play_at(self, tab: Tab, data: st.DataObject) -> None:
        if not tab.open:
            return
        new = self.new_save()
        try:
            tab.library.put(tab.open, new)
        except Conflict as conflict:
            self.settle(tab, conflict, data.draw(st.booleans()))
            return
        self.alive.discard(tab.save)
        self.gone_on.add(tab.save)
        self.alive.add(new)
        tab.save = new

    def settle(self, tab: Tab, conflict: Conflict, theirs: bool) -> None:
        assert self.may_conflict()
        assert conflict.theirs.save != tab.save
        held = tab.library.entry(tab.open).save if not tab.store.kept(f"game/{tab.open}") else None
        if theirs and not conflict.theirs.problem:
            tab.library.take_theirs(tab.open)
            self.alive.discard(held or "")
            tab.save = conflict.theirs.save
            return
        tab.sit(tab.library.keep_both(conflict))
        self.alive.discard(held or "")
        self.alive.add(tab.save)

    def may_conflict(self) -> bool:
        return False

    @rule(data=st.data(), name=st.sampled_from("BCD"))
    def rename(self, data: st.DataObject, name: str) -> None:
        tab = self.tab(data)
        entry = self.pick(data, tab)
        if not entry or entry.problem:
            return
        try:
            assert tab.library.rename(entry.id, name).save == entry.save
        except Conflict:
            assert self.may_conflict()

    @rule(data=st.data())
    def delete(self, data: st.DataObject) -> None:
        tab = self.tab(data)
        entry = self.pick(data, tab)
        if not entry:
            return
        try:
            deleted = tab.library.delete(entry.id)
        except Conflict:
            assert self.may_conflict()
            return
        self.alive.discard(entry.save)
        self.deleted.append((deleted, entry.save))
        if tab.open == entry.id:
            tab.leave()

    @precondition(lambda self: self.deleted)
    @rule(data=st.data())
    def restore(self, data: st.DataObject) -> None:
        tab = self.tab(data)
        deleted, save = self.deleted.pop()
        restored = tab.library.entry(tab.library.restore(deleted))
        if not restored.problem:
            assert restored.save == save
            self.alive |= {save} - self.gone_on

    @rule(data=st.data())
    def retry(self, data: st.DataObject) -> None:
        self.tab(data).library.retry()

    # --- what the browser does ---------------------------------------------------------------------------

    @rule(data=st.data())
    def fail(self, data: st.DataObject) -> None:
        self.browser.disk.faults = data.draw(st.lists(st.sampled_from(self.faults), min_size=1, max_size=3))

    @initialize(shut=st.booleans())
    def forbid(self, shut: bool) -> None:
        self.browser.disk.shut = shut

    @rule(data=st.data())
    def close(self, data: st.DataObject) -> None:
        """Close a tab; this loses texts held in memory, but the player was warned."""
        tab = self.tab(data)
        lost = self.held(tab) & self.alive - self.on_disk()
        assert tab.warned or not lost
        self.alive -= lost
        self.tabs[self.tabs.index(tab)] = Tab(self.browser)

    # --- what must hold ----------------------------------------------------------------------------------

    def held(self, tab: Tab) -> set[str]:
        return {read_entry("", tab.store.get(key) or "").save for key in tab.store.held()}

    def on_disk(self) -> set[str]:
        return {read_entry("", text).save for text in self.browser.disk.texts.values()}

    @invariant()
    def nothing_is_lost(self) -> None:
        found = self.on_disk().union(*(self.held(tab) for tab in self.tabs))
        assert self.alive <= found

    @invariant()
    def a_held_game_was_reported(self) -> None:
        for tab in self.tabs:
            tab.warned = bool(tab.store.message()) or tab.warned
            assert tab.warned or not tab.store.held()


class ManyTabs(OneTab):
    """The same with two tabs, changing permission to store, and partial writes."""

    tabs_count = 2
    faults = ("", "full", "drop", "half", "lost")

    def may_conflict(self) -> bool:
        return True

    @rule()
    def forbid_or_allow(self) -> None:
        self.browser.disk.shut = not self.browser.disk.shut


TestOneTab = OneTab.TestCase
TestOneTab.settings = settings(
    max_examples=examples(100), stateful_step_count=40, deadline=None, derandomize=True
)
TestManyTabs = ManyTabs.TestCase
TestManyTabs.settings = settings(
    max_examples=examples(100), stateful_step_count=50, deadline=None, derandomize=True
)
