"""The mirror of what is stored: the later one counts at a start, whatever was killed, refused or damaged."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule

from tests.toy import enlist
from tests.ui.fakes import make_app, new_game
from tests.ui.storage.mirrors import NOTE, Browser, FakeMirror, Tab
from tests.ui.storage.shelf.tabs import GAME, ID, save
from ui.features.words import Words
from ui.session.settings import KEY
from ui.storage.entries import Deleted, Entry, read_entry, write_entry, write_grave
from ui.storage.mirror import GRAVE_MS, counts, reconcile


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        enlist(patch, GAME)
        yield


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
        (write_grave(entry(2)), entry(3), False),
        (write_grave(entry(9)), NEWER, False),
        (write_grave(LATEST), NEWER, False),
    ],
)
def test_some_count_whichever_is_the_later(mirror: str, here: str, wins: bool, later: bool) -> None:
    assert counts(mirror, here, later) == wins


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
        (write_grave(entry(3)), entry(3)),
        (write_grave(entry(3)), entry(2)),
        (write_grave(entry(3)), DAMAGED),
        (write_grave(NEWER), NEWER),
    ],
)
def test_of_the_others_the_mirrors_count_unless_it_was_missed_since(mirror: str, here: str | None) -> None:
    assert counts(mirror, here, later=False)
    assert not counts(mirror, here, later=True)


# --- browsers that end too early -------------------------------------------------------------------------


def test_what_the_disk_lacks_comes_from_the_mirror() -> None:
    browser = Browser()
    tab = Tab(browser)
    game = tab.shelf.create("A", ID, save())
    browser.flush()
    tab.shelf.put(game.id, save(1))
    other = tab.shelf.create("B", ID, save())
    tab.mirror.arrive()
    browser.kill()
    tab = Tab(browser)
    assert {entry.id: entry.save for entry in tab.shelf.list()} == {game.id: save(1), other.id: save()}
    assert sorted(tab.changed) == sorted([f"game/{game.id}", f"game/{other.id}"])
    assert browser.area.texts.keys() == {f"game/{game.id}", f"game/{other.id}"}, "it is stored again"


def test_a_deleted_game_does_not_come_back_and_is_forgotten_after_a_day() -> None:
    browser = Browser()
    tab = Tab(browser)
    game = tab.shelf.create("A", ID, save())
    browser.flush()
    tab.shelf.delete(game.id)
    tab.mirror.arrive()
    browser.kill()
    assert f"game/{game.id}" in browser.area.texts
    tab = Tab(browser)
    assert (tab.shelf.list(), tab.changed) == ((), [f"game/{game.id}"])
    tab.mirror.arrive()
    browser.time += GRAVE_MS
    Tab(browser).mirror.arrive()
    assert browser.mirrored == {f"game/{game.id}": (None, browser.mirrored[f"game/{game.id}"][1])}


def test_a_game_of_before_there_was_a_mirror_is_mirrored() -> None:
    browser = Browser()
    old = Tab(browser, works=False)
    game = old.shelf.create("A", ID, save())
    browser.area.texts.pop(NOTE, None)
    Tab(browser)
    assert browser.mirrored[f"game/{game.id}"][0] == browser.area.texts[f"game/{game.id}"]


@pytest.mark.parametrize("works", [False, True])
def test_a_page_that_is_left_as_usual_is_found_as_it_was(works: bool) -> None:
    """Deleted, renamed and set while the mirror was refused: what it has from before does not count."""
    browser = Browser()
    first = Tab(browser)
    gone, renamed = first.shelf.create("A", ID, save()), first.shelf.create("B", ID, save())
    first.store.set(KEY, '{"theme": "dark"}')
    first.mirror.arrive()
    tab = Tab(browser, works)
    tab.shelf.delete(gone.id)
    tab.shelf.rename(renamed.id, "C")
    tab.store.set(KEY, "{}")
    tab.mirror.note()
    again = Tab(browser)
    assert ([entry.name for entry in again.shelf.list()], again.store.get(KEY)) == (["C"], "{}")
    again.mirror.arrive()
    again.mirror.note()
    assert NOTE not in browser.area.texts, "the mirror has it all now"
    assert Tab(browser).changed == []


def test_where_there_is_no_room_the_mirror_keeps_it() -> None:
    browser = Browser()
    tab = Tab(browser)
    game = tab.shelf.create("A", ID, save())
    browser.area.faults = ["full"] * 9
    tab.shelf.put(game.id, save(1))
    tab.mirror.arrive()
    again = Tab(browser)
    assert again.shelf.entry(game.id).save == save(1)
    assert not again.store.kept(f"game/{game.id}")
    browser.area.faults = []
    again.shelf.retry()
    assert read_entry("", browser.area.texts[f"game/{game.id}"]).save == save(1)


def test_what_cannot_be_removed_stays_and_stops_nothing() -> None:
    browser = Browser()
    tab = Tab(browser)
    game = tab.shelf.create("A", ID, save())
    browser.flush()
    tab.shelf.delete(game.id)
    tab.mirror.arrive()
    browser.kill()
    browser.area.stuck = True
    tab = Tab(browser)
    assert (len(tab.shelf.list()), tab.changed, tab.mirror.settled) == (1, [], 1)


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
def test_what_makes_no_sense_is_as_if_there_were_no_mirror(found: str) -> None:
    tab = Tab(Browser())
    before = tab.mirror.settled
    assert reconcile(tab.store, tab.mirror, found) == []
    assert (tab.store.keys(), tab.mirror.settled) == ([], before)
    assert reconcile(tab.store, tab.mirror, json.dumps(GOOD)) == ["settings"]


# --- the app ---------------------------------------------------------------------------------------------


def played(browser: Browser) -> tuple[str, FakeMirror]:
    """Play two moves, and let the browser be killed when it has written the first one only."""
    mirror = FakeMirror(browser)
    app, page, _ = make_app(browser.area, mirror=mirror)
    app.do("set:theme", "dark")
    new_game(app)
    app.do("type", "c3-d4")
    browser.flush()
    app.do("type", "b6-a5")
    app.do("set:theme", "light")
    mirror.arrive()
    browser.kill()
    return page.here, FakeMirror(browser)


def test_the_app_starts_with_what_the_mirror_has() -> None:
    browser = Browser()
    place, mirror = played(browser)
    app, page, _ = make_app(browser.area, place=place, mirror=mirror, found=mirror.found())
    assert len(app.table.match.log) == 2
    assert page.colours == "light"


def test_a_mirror_that_answers_late_is_like_another_tab() -> None:
    browser = Browser()
    place, mirror = played(browser)
    app, page, _ = make_app(browser.area, place=place, mirror=mirror)
    assert (len(app.table.match.log), page.colours) == (1, "dark")
    app.do("mirror", mirror.found())
    assert page.colours == "light"
    assert Words.elsewhere in page.text()
    app.do("take-theirs")
    assert len(app.table.match.log) == 2


def test_a_mirror_that_answers_late_overwrites_nobody() -> None:
    browser = Browser()
    place, mirror = played(browser)
    app, _, _ = make_app(browser.area, place=place, mirror=mirror)
    app.do("mirror", mirror.found())
    app.do("type", "b6-c5")
    assert app.screen.dialog == "clash"
    app.do("keep-both")
    assert sorted(entry.revision for entry in app.shelf.list()) == [1, 2]


def test_a_game_that_turns_out_to_be_deleted_leads_home() -> None:
    browser = Browser()
    place, mirror = played(browser)
    app, page, _ = make_app(browser.area, place=place, mirror=mirror)
    key = place.removeprefix("game=")
    browser.mirrored[f"game/{key}"] = write_grave(browser.mirrored[f"game/{key}"][0] or ""), browser.tick()
    app.do("mirror", mirror.found())
    app.do("take-theirs")
    assert "not stored here any more" in page.text()
    assert app.screen.name == "home"


# --- any order of it all ---------------------------------------------------------------------------------


class Killed(RuleBasedStateMachine):
    """One page after the other in a browser that writes whenever it likes, and ends at any instant.

    `games` holds what is on the disk for certain: all that there was when the mirror had it, or when a page
    was left as usual; without the mirror only what was done on that very page. Nothing of it may be lost, and
    nothing deleted (`gone`) may come back.
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
        """The keys that this page has changed."""

    def teardown(self) -> None:
        self.patch.undo()

    def pick(self, data: st.DataObject) -> Entry:
        game = data.draw(st.sampled_from(self.tab.shelf.list()))
        self.done.add(game.id)
        self.gone.discard(game.id)
        return game

    def new_name(self) -> str:
        self.number += 1
        return f"{self.number:03}"

    # --- what people do ----------------------------------------------------------------------------------

    @precondition(lambda self: len(self.tab.shelf.list()) < 3)
    @rule()
    def create(self) -> None:
        self.done.add(self.tab.shelf.create(self.new_name(), ID, save()).id)

    @precondition(lambda self: self.tab.shelf.list())
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        game = self.pick(data)
        self.tab.shelf.load(game.id)
        self.tab.shelf.put(game.id, save(0, self.new_name()))

    @precondition(lambda self: self.tab.shelf.list())
    @rule(data=st.data())
    def rename(self, data: st.DataObject) -> None:
        self.tab.shelf.rename(self.pick(data).id, self.new_name())

    @precondition(lambda self: self.tab.shelf.list())
    @rule(data=st.data())
    def delete(self, data: st.DataObject) -> None:
        game = self.pick(data)
        self.removed.append(self.tab.shelf.delete(game.id))
        self.games.pop(game.id, None)

    @precondition(lambda self: self.removed)
    @rule()
    def restore(self) -> None:
        self.gone.discard(self.tab.shelf.restore(self.removed.pop()))

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
        """The page ends, and the next one starts; every fourth time the mirror does not work."""
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
        """All that there is now is on the disk."""
        now = {entry.id: entry for entry in self.tab.shelf.list()}
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
        found = {entry.id: entry for entry in self.tab.shelf.list()}
        assert not self.gone & found.keys()
        for key, game in self.games.items():
            assert found[key].revision >= game.revision
            assert found[key].revision > game.revision or found[key].name >= game.name
        assert self.set_number() >= self.setting


TestKilled = Killed.TestCase
TestKilled.settings = settings(max_examples=200, stateful_step_count=40, deadline=None, derandomize=True)
