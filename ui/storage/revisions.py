"""Revisions of stored games, which keep several tabs from overwriting each other.

A tab writes a game only over the revision that its own match goes back to; if another tab has played on, it
writes nothing. A revision is a number and the tab that made it, so two tabs that write in the same instant
find out at the next action at the latest, each still holding its own match.
"""

from __future__ import annotations

from engine.session.backup import GAMES
from ui.storage.entries import Entry, read_entry, write_entry
from ui.storage.store import SafeStore


class Revisions:
    """The stored games as entries, and the revisions that this tab (named `tab`) has seen."""

    def __init__(self, store: SafeStore, tab: str) -> None:
        self._store = store
        self.tab = tab
        self._seen: dict[str, Entry] = {}
        """For each game in use, the stored entry that this tab's match goes back to."""

    def latest(self, game_id: str) -> Entry | None:
        """Return a game as last put, stored or held; None if there is no such game."""
        text = self._store.get(GAMES + game_id)
        return None if text is None else read_entry(game_id, text)

    def stored(self, game_id: str) -> Entry | None:
        """Return a game as stored for all tabs."""
        text = self._store.stored(GAMES + game_id)
        return None if text is None else read_entry(game_id, text)

    def seen(self, game_id: str) -> Entry | None:
        """Return the stored entry that this tab's match goes back to."""
        return self._seen.get(game_id)

    def note(self, stored: Entry) -> None:
        """Record that this tab's match equals the stored entry."""
        self._seen[stored.id] = stored

    def leave(self, game_id: str) -> None:
        """Forget a game that this tab no longer uses."""
        self._seen.pop(game_id, None)

    def saw(self, stored: Entry) -> bool:
        """Return True if this tab's match goes back to the revision `stored`, or wrote it unknowingly."""
        held = None if self._store.kept(GAMES + stored.id) else self.latest(stored.id)
        known = [self._seen.get(stored.id), held if held and self._is_mine(held) else None]
        return not stored.problem and any(entry and _stamp(entry) == _stamp(stored) for entry in known)

    def _is_mine(self, entry: Entry) -> bool:
        """Return True if `entry` holds this tab's match and not an older one of another tab."""
        return entry.tab == self.tab or entry.id not in self._seen

    def revised(self, entry: Entry, stored: Entry | None = None) -> Entry:
        """Return `entry` as a new revision of this tab, later than the stored one."""
        revision = max(entry.revision, stored.revision if stored else 0) + 1
        return entry._replace(revision=revision, tab=self.tab)

    def adopt(self, stored: Entry) -> Entry:
        """Take the stored entry as this tab's own, and drop the one held in memory."""
        self._store.forget(GAMES + stored.id)
        self._seen[stored.id] = stored
        return stored

    def keep(self, entry: Entry) -> Entry:
        """Store an entry, and record it if it holds this tab's match."""
        self._store.set(GAMES + entry.id, write_entry(entry))
        if self._is_mine(entry) and self._store.kept(GAMES + entry.id):
            self._seen[entry.id] = entry
        return entry

    def theirs(self, game_id: str) -> Entry | None:
        """Return the entry that another tab has stored over one held here in memory; usually None."""
        stored = self.stored(game_id) if self._store.diverged(GAMES + game_id) else None
        return stored if stored and not self.saw(stored) else None


def _stamp(entry: Entry) -> tuple[int, str]:
    return entry.revision, entry.tab
