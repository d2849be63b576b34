"""The saved games, side by side. One damaged game never touches the others; nothing is lost unnoticed.

Several tabs may use one store. A tab writes a game only over the very revision that its own match goes back
to (`Revisions`); if another tab has played on, it writes nothing and raises `Conflict`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.contract.steps import Steps, finish
from engine.session.backup import GAMES
from engine.session.match import Match
from engine.session.save import SAVE_LIMIT, save_steps, with_note, write_save
from engine.session.serialization import Shared, Unreadable
from ui.storage.entries import LINE_LIMIT as LINE_LIMIT
from ui.storage.entries import ConfirmationNeeded as ConfirmationNeeded
from ui.storage.entries import Conflict as Conflict
from ui.storage.entries import Deleted as Deleted
from ui.storage.entries import Entry as Entry
from ui.storage.entries import Exported as Exported
from ui.storage.entries import NoSuchGame as NoSuchGame
from ui.storage.entries import read_entry, save_of_file, shown, write_tombstone
from ui.storage.facts import Facts
from ui.storage.names import clean_name, file_name, fit_name, name_of_file, tidy
from ui.storage.revisions import Revisions
from ui.storage.same_game import same_game
from ui.storage.seats import brought_note, fitting, note_steps, shown_note
from ui.storage.store import PREFIX, SafeStore
from ui.storage.summary import summary
from ui.words.en.storage import say

_SECRET = re.compile("[0-9a-f]{64}")
"""What a secret looks like in a save that cannot be read."""


def game_of_key(key: str | None) -> str | None:
    """Return the id of the game that a browser `storage` event is about, or None; `key` is the event's.

    An event's key is None when everything was cleared: read the list again.
    """
    folder = PREFIX + GAMES
    return key.removeprefix(folder) if key is not None and key.startswith(folder) else None


class Library:
    """The games in a store. `clock` gives seconds since 1970, `new_id` a new random word each time."""

    def __init__(self, store: SafeStore, clock: Callable[[], float], new_id: Callable[[], str]) -> None:
        self._store = store
        self._clock = clock
        self._new_id = new_id
        self._revisions = Revisions(store, new_id())

    # --- looking -----------------------------------------------------------------------------------------

    def list(self) -> tuple[Entry, ...]:
        """Return all games, the latest first; those with a problem are at the end."""
        keys = self._store.keys()
        ids = [key.removeprefix(GAMES) for key in keys if key.startswith(GAMES) and key != GAMES]
        entries = [entry for entry in map(self._revisions.latest, ids) if entry]
        return tuple(sorted(entries, key=lambda entry: (bool(entry.problem), -entry.updated, entry.id)))

    def entry(self, game_id: str) -> Entry:
        """Return a game as it was last put. Raises `NoSuchGame`."""
        entry = self._revisions.latest(game_id)
        if entry is None:
            raise NoSuchGame(game_id)
        return entry

    def load(self, game_id: str) -> Shared:
        """Return the match of a game, to go on with. Raises `NoSuchGame`, `Unreadable`."""
        return finish(self.loading(game_id))

    def loading(self, game_id: str, known: Match | None = None) -> Steps[Shared]:
        """Do what `load` does in steps; what `known` has in common with the game is not replayed."""
        entry, stored = self.entry(game_id), self._revisions.stored(game_id)
        diverged = self._store.diverged(GAMES + game_id)
        shared = yield from _reading(entry, known)
        if stored and not diverged:
            self._revisions.note(stored)
        return shared

    def find(self, match: Match, note: str = "") -> str | None:
        """Return the id of a game that holds this very match (see `same_game`), the latest first; or None.

        A link that was opened before leads to the game that was made of it then.
        """
        entries = (entry for entry in self.list() if not entry.problem and entry.game == match.game.info.id)
        return next((entry.id for entry in entries if same_game(entry.save, match, note)), None)

    # --- writing -----------------------------------------------------------------------------------------

    def create(
        self,
        name: str,
        game: str,
        save: str,
        status: str = "",
        position: str = "",
        over: bool = False,
        facts: Facts | None = None,
        wanted: str = "",
    ) -> Entry:
        """Put a new game on the shelf; any `name` will do. Raises `Unreadable` if it is too large.

        Without a name it is called by its facts. It has the `wanted` id, if one is wanted and no game has it.
        """
        now = self._clock()
        free = wanted and self._store.get(GAMES + wanted) is None
        key = wanted if free else self._free_id()
        tab, named = self._revisions.tab, bool(name) or facts is None
        told = (status, position, 1, tab, over, facts, named)
        return self._write(shown(Entry(key, fit_name(name), game, now, now, save, *told)))

    def put(
        self,
        game_id: str,
        save: str,
        status: str = "",
        position: str = "",
        over: bool = False,
        facts: Facts | None = None,
    ) -> Entry:
        """Store what has become of a game that was created or loaded here; to be called after every action.

        A game that was deleted in another tab meanwhile comes back. Raises `Conflict` (nothing is written),
        `NoSuchGame`, `Unreadable` if the save is too large.
        """
        base = self._base(game_id)
        mine = base._replace(save=save, status=status, position=position, over=over, facts=facts)
        mine = _by_facts(mine)
        stored = self._revisions.stored(game_id)
        agrees = stored is not None and not stored.problem and stored.save == save
        if stored and not agrees and not self._revisions.saw(stored):
            raise Conflict(self._revised(mine), stored)
        if stored and agrees and (stored.status, stored.position, stored.facts) == (status, position, facts):
            return self._revisions.adopt(stored)
        return self._write(self._revised(mine, stored))

    def _base(self, game_id: str) -> Entry:
        """Return the entry that a put changes. Raises `NoSuchGame`, `Unreadable`."""
        latest, seen = self._revisions.latest(game_id), self._revisions.seen(game_id)
        base = seen if latest is None or (latest.problem and seen) else latest
        if base is None:
            raise NoSuchGame(game_id)
        if base.problem:
            raise Unreadable(base.problem)
        return base

    def _revised(self, entry: Entry, stored: Entry | None = None) -> Entry:
        return self._revisions.revised(entry._replace(updated=self._clock()), stored)

    def _write(self, entry: Entry) -> Entry:
        if len(entry.save) > SAVE_LIMIT:
            raise Unreadable(say.too_long)
        status, position = tidy(entry.status)[:LINE_LIMIT], entry.position[:LINE_LIMIT]
        return self._revisions.keep(entry._replace(status=status, position=position))

    def _free_id(self) -> str:
        """Return an id that no game has."""
        while self._store.get(GAMES + (game_id := self._new_id())) is not None:
            pass
        return game_id

    # --- when two tabs have the same game ----------------------------------------------------------------

    def take_theirs(self, game_id: str) -> Shared:
        """Give up what this tab has of a game, and return what another one stored.

        Raises `NoSuchGame`, `Unreadable`; then nothing is given up.
        """
        return finish(self.taking_theirs(game_id))

    def taking_theirs(self, game_id: str) -> Steps[Shared]:
        """Do what `take_theirs` does in steps. Raises `NoSuchGame`, `Unreadable` as that does."""
        stored = self._revisions.stored(game_id)
        if stored is None:
            raise NoSuchGame(game_id)
        shared = yield from _reading(stored)
        self._revisions.adopt(stored)
        return shared

    def keep_both(self, conflict: Conflict) -> Entry:
        """Put what this tab has on the shelf as a copy, and return that: this tab plays it from now on."""
        mine, old = conflict.mine, conflict.mine.id
        name = fit_name(shown(mine).name, say.copy)
        mine = mine._replace(id=self._free_id(), name=name, copies=mine.copies + 1)
        copy = self._write(mine._replace(revision=1, tab=self._revisions.tab))
        self._store.forget(GAMES + old)
        self._revisions.leave(old)
        return copy

    def _own(self, game_id: str) -> Entry:
        """Return a game to be changed as a whole. Raises `NoSuchGame`, `Conflict`."""
        entry, theirs = self.entry(game_id), self._revisions.theirs(game_id)
        if theirs:
            raise Conflict(entry, theirs)
        return entry

    # --- changing the shelf ------------------------------------------------------------------------------

    def rename(self, game_id: str, name: str) -> Entry:
        """Give a game another name. Raises `BadName`, `NoSuchGame`, `Unreadable`, `Conflict`."""
        entry = self._own(game_id)
        if entry.problem:
            raise Unreadable(entry.problem)
        if (clean := clean_name(name)) == shown(entry).name:
            return entry
        return self._revisions.keep(entry._replace(name=clean, named=True))

    def delete(self, game_id: str, certain: bool = False) -> Deleted:
        """Take a game off the shelf, and return what `restore` needs.

        Raises `NoSuchGame`, `Conflict`, `StoreRefused`; for a game of a newer version `ConfirmationNeeded`,
        unless `certain`.
        """
        entry = self._own(game_id)
        if entry.newer and not certain:
            raise ConfirmationNeeded(say.sure(entry.problem))
        deleted = Deleted(game_id, self._store.get(GAMES + game_id) or "")
        self._store.remove(GAMES + game_id, write_tombstone(deleted.raw))
        self._revisions.leave(game_id)
        self.retry()
        return deleted

    def restore(self, deleted: Deleted) -> str:
        """Undo a deletion and return the id of the game: another one if the old one is in use again."""
        there = self._store.get(GAMES + deleted.id)
        if there == deleted.raw:
            return deleted.id
        game_id = deleted.id if there is None else self._free_id()
        self._store.set(GAMES + game_id, deleted.raw)
        return game_id

    def retry(self) -> None:
        """Try again to store what is only held in memory; what another tab has changed is left alone."""
        for key in self._store.held():
            text, game_id = self._store.get(key) or "", key.removeprefix(GAMES)
            entry = read_entry(game_id, text)
            if self._revisions.theirs(game_id):
                continue
            if entry.problem:
                self._store.set(key, text)
            else:
                self._revisions.keep(entry)

    # --- files -------------------------------------------------------------------------------------------

    def export(self, game_id: str) -> Exported:
        """Return a game as a file; of a damaged or newer one, all that is stored. Raises `NoSuchGame`.

        What only this device may know, in a game with friends elsewhere, is not in it.
        """
        entry = self.entry(game_id)
        return Exported(file_name(shown(entry).name), _shown(entry.save))

    def import_(self, text: str, filename: str = "") -> str:
        """Put the game of a file on the shelf, named after the file, and return its id. Raises `Unreadable`.

        Nothing is overwritten. If the very same game is on the shelf already, its id is returned instead, so
        opening a file twice makes one game.
        """
        return finish(self.importing(text, filename))[0]

    def importing(self, text: str, filename: str = "") -> Steps[tuple[str, Match]]:
        """Do what `import_` does in steps, and return the match, too."""
        shared = yield from save_steps(save_of_file(text.lstrip("\ufeff").strip()))
        match = shared.match
        brought = brought_note(shared.seats)
        if found := self.find(match, brought):
            return found, match
        note = yield from note_steps(brought, len(match.seats), match)
        told = summary(match, note.seats, len(fitting(match, note.past)))
        name = name_of_file(filename) if filename else ""
        return self.create(name, match.game.info.id, write_save(match, brought), *told).id, match


def _by_facts(entry: Entry) -> Entry:
    """Return an entry titled by its facts, unless a person has named it.

    Of a game that was stored before there were facts nobody knows that; its name tells it.
    """
    found = shown(entry._replace(named=False))
    return found if not entry.named or found.name == entry.name else entry


def _shown(save: str) -> str:
    """Return a save as anybody may have it: without the secret of this device, damaged or not."""
    try:
        return with_note(save, shown_note)
    except (ValueError, KeyError, TypeError):
        return _SECRET.sub("0" * 64, save)


def _reading(entry: Entry, known: Match | None = None) -> Steps[Shared]:
    if entry.problem:
        raise Unreadable(entry.problem)
    return (yield from save_steps(entry.save, known))
