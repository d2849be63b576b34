"""The mirror's content is never lost, in any order of writes and ends of the browser."""

from __future__ import annotations

import json

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from tests.examples import examples
from tests.toy import enlist
from tests.ui.storage.library.tabs import GAME, ID, save
from tests.ui.storage.mirror.browsers import Browser, Tab
from ui.session.settings import KEY
from ui.storage.entries import Deleted, Entry


class Killed(RuleBasedStateMachine):
    """Successive pages in a browser that writes at any time and ends at any instant.

    `games` holds the content that must be on disk: everything at the time when the mirror had it, or when a
    page was left normally; without the mirror, only the work of the last page. Nothing of it may be lost, and
    no deleted game (`gone`) may come back.
    """

    def __init__(self) -> None:
        super().__init__()
        self.patch = pytest.MonkeyPatch()
        enlist(self.patch, GAME)
        self.browser = Browser()
        self.tab = Tab(self.browser)
        self.number = 0
        self.removed: list[Deleted] = []
        self.games: dict[str, Entry] = {}
        self.gone: set[str] = set()
        self.setting = 0
        self.done: set[str] = set()
        """The keys changed by this page."""

    def teardown(self) -> None:
        self.patch.undo()

    def pick(self, data: st.DataObject) -> Entry:
        game = data.draw(st.sampled_from(self.tab.library.list()))
        self.done.add(game.id)
        self.gone.discard(game.id)
        return game

    def new_name(self) -> str:
        self.number += 1
        return f"{self.number:03}"

    # --- what people do ----------------------------------------------------------------------------------

    @precondition(lambda self: len(self.tab.library.list()) < 3)
    @rule()
    def create(self) -> None:
        self.done.add(self.tab.library.create(self.new_name(), ID, save()).id)

    @precondition(lambda self: self.tab.library.list())
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        game = self.pick(data)
        self.tab.library.load(game.id)
        self.tab.library.put(game.id, save(0, self.new_name()))

    @precondition(lambda self: self.tab.library.list())
    @rule(data=st.data())
    def rename(self, data: st.DataObject) -> None:
        self.tab.library.rename(self.pick(data).id, self.new_name())

    @precondition(lambda self: self.tab.library.list())
    @rule(data=st.data())
    def delete(self, data: st.DataObject) -> None:
        game = self.pick(data)
        self.removed.append(self.tab.library.delete(game.id))
        self.games.pop(game.id, None)

    @precondition(lambda self: self.removed)
    @rule()
    def restore(self) -> None:
        self.gone.discard(self.tab.library.restore(self.removed.pop()))

    @rule()
    def set_something(self) -> None:
        self.tab.store.set(KEY, json.dumps({"number": self.new_name()}))
        self.done.add(KEY)

    # --- what the browser does ---------------------------------------------------------------------------

    @rule(what=st.sampled_from(["flush", "arrive", "arrive", "note"]))
    def go_on(self, what: str) -> None:
        if what == "flush":
            self.browser.flush()
        elif what == "note":
            self.tab.mirror.note()
        else:
            self.arrive()

    def arrive(self) -> None:
        self.tab.mirror.arrive()
        if self.tab.mirror.works:
            self.certain()

    @rule(how=st.sampled_from(["kill", "kill", "leave"]), arrived=st.booleans(), works=st.integers(0, 3))
    def end(self, how: str, arrived: bool, works: int) -> None:
        """End the page and start the next one; every fourth time the mirror does not work."""
        if how == "leave":
            self.tab.mirror.note()
        if arrived:
            self.tab.mirror.arrive()
        if how == "leave":
            self.browser.flush()
            self.certain()
        else:
            self.browser.kill()
        self.start(bool(works))

    def certain(self) -> None:
        """Check that the current content is on disk."""
        now = {entry.id: entry for entry in self.tab.library.list()}
        known = self.games.keys() | now.keys() if self.tab.mirror.works else set()
        for key in (self.done | known) - {KEY}:
            if key not in now:
                self.games.pop(key, None)
                self.gone.add(key)
            elif key not in self.games or now[key].revision >= self.games[key].revision:
                self.games[key] = now[key]
                self.gone.discard(key)
        if self.tab.mirror.works or KEY in self.done:
            self.setting = self.set_number()

    def set_number(self) -> int:
        return int(json.loads(self.tab.store.get(KEY) or '{"number": 0}')["number"])

    # --- what must hold ----------------------------------------------------------------------------------

    def start(self, works: bool) -> None:
        self.tab = Tab(self.browser, works)
        self.removed, self.done = [], set()
        if not works:
            return
        found = {entry.id: entry for entry in self.tab.library.list()}
        assert not self.gone & found.keys()
        for key, game in self.games.items():
            assert found[key].revision >= game.revision
            assert found[key].revision > game.revision or found[key].name >= game.name
        assert self.set_number() >= self.setting


TestKilled = Killed.TestCase
TestKilled.settings = settings(
    max_examples=examples(100), stateful_step_count=40, deadline=None, derandomize=True
)
