"""Which revision of each stored game a tab's match goes back to.

Several tabs may use one store. A tab writes a game only over the very revision that its own match goes back
to; if another tab has played on, it writes nothing. A revision is named by a number and the tab that made it,
so two tabs that write in the same instant find out at the next action at the latest, each still holding its
own match.
"""

from __future__ import annotations

from engine.session.backup import GAMES
from ui.storage.entries import Entry, read_entry, write_entry
from ui.storage.store import SafeStore


class Revisions:
    """The games in a store, as entries, and what a tab has seen of them; `tab` is its name."""

    def __init__(self, store: SafeStore, tab: str) -> None:
        self._store = store
        self.tab = tab
        self._seen: dict[str, Entry] = {}
        """For each game in use, the stored entry that this tab's match goes back to."""

    def latest(self, game_id: str) -> Entry | None:
        """Return a game as it was last put, stored or not; None if there is none."""
        text = self._store.get(GAMES + game_id)
        return None if text is None else read_entry(game_id, text)

    def stored(self, game_id: str) -> Entry | None:
        """Return a game as it is stored, for every tab to see."""
        text = self._store.stored(GAMES + game_id)
        return None if text is None else read_entry(game_id, text)

    def seen(self, game_id: str) -> Entry | None:
        """Return the stored entry that this tab's match goes back to."""
        return self._seen.get(game_id)

    def note(self, stored: Entry) -> None:
        """Note that this tab's match is what is stored."""
        self._seen[stored.id] = stored

    def leave(self, game_id: str) -> None:
        """Forget a game that this tab has no longer in use."""
        self._seen.pop(game_id, None)

    def saw(self, stored: Entry) -> bool:
        """Whether `stored` is the revision that this tab's match goes back to, or wrote unknowingly."""
        held = None if self._store.kept(GAMES + stored.id) else self.latest(stored.id)
        known = [self._seen.get(stored.id), held if held and self._is_mine(held) else None]
        return not stored.problem and any(entry and _stamp(entry) == _stamp(stored) for entry in known)

    def _is_mine(self, entry: Entry) -> bool:
        """Whether this tab's match is what `entry` holds, and not an older one than another tab's."""
        return entry.tab == self.tab or entry.id not in self._seen

    def revised(self, entry: Entry, stored: Entry | None = None) -> Entry:
        """Return `entry` as a new revision of this tab's, later than what is stored."""
        revision = max(entry.revision, stored.revision if stored else 0) + 1
        return entry._replace(revision=revision, tab=self.tab)

    def adopt(self, stored: Entry) -> Entry:
        """Take what is stored for this tab's own; what it held in memory is forgotten."""
        self._store.forget(GAMES + stored.id)
        self._seen[stored.id] = stored
        return stored

    def keep(self, entry: Entry) -> Entry:
        """Store an entry, and note it if this tab's match is what it holds."""
        self._store.set(GAMES + entry.id, write_entry(entry))
        if self._is_mine(entry) and self._store.kept(GAMES + entry.id):
            self._seen[entry.id] = entry
        return entry

    def theirs(self, game_id: str) -> Entry | None:
        """Return what another tab has stored over a game that this tab holds in memory; usually None."""
        stored = self.stored(game_id) if self._store.diverged(GAMES + game_id) else None
        return stored if stored and not self.saw(stored) else None


def _stamp(entry: Entry) -> tuple[int, str]:
    return entry.revision, entry.tab
