"""A browser with tabs, and games of a given length, for the library's tests."""

from __future__ import annotations

from engine.session.match import Match, new_match
from engine.session.save import write_save
from tests.toy import TakeSticks
from tests.ui.storage.faulty import FaultyStore, new_clock, new_ids
from ui.storage.library import Entry, Library
from ui.storage.store import SafeStore

GAME = TakeSticks()
ID = GAME.info.id


class Browser:
    """A disk and the tabs that use it."""

    def __init__(self) -> None:
        self.disk = FaultyStore()
        self.clock = new_clock()
        self.new_id = new_ids()

    def tab(self) -> tuple[Library, SafeStore]:
        store = SafeStore(self.disk)
        return Library(store, self.clock, self.new_id), store


def played(count: int, start: str = "") -> Match:
    """Return a match after some actions, each taking one stick."""
    match = new_match(GAME, {}, start)
    for _ in range(count):
        match = match.play(GAME.find(match.state, "take-1"))
    return match


def save(count: int = 0, seats: str = "") -> str:
    return write_save(played(count), seats)


def key(entry: Entry) -> str:
    return f"game/{entry.id}"


def saves(library: Library) -> list[str]:
    return sorted(entry.save for entry in library.list())
