"""The library of saved games. A damaged game never affects others, and no loss goes unnoticed.

Several tabs may use one store. A tab overwrites only the revision that its own match goes back to
(`Revisions`); if another tab has played on, it writes nothing and raises `Conflict`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine.contract.steps import Steps, finish
from engine.session.backup import GAMES
from engine.session.match import Match
from engine.session.save import SAVE_LIMIT, save_steps, with_note, write_save
from engine.session.serialization import Shared, Unreadable
from ui.storage.comparison import is_same_game
from ui.storage.entries import LINE_LIMIT as LINE_LIMIT
from ui.storage.entries import ConfirmationNeeded as ConfirmationNeeded
from ui.storage.entries import Conflict as Conflict
from ui.storage.entries import Deleted as Deleted
from ui.storage.entries import Entry as Entry
from ui.storage.entries import Exported as Exported
from ui.storage.entries import NoSuchGame as NoSuchGame
from ui.storage.entries import localized, read_entry, save_of_file, write_tombstone
from ui.storage.facts import Facts, facts_of, status
from ui.storage.names import clean_name, file_name, fit_name, name_of_file, tidy
from ui.storage.revisions import Revisions
from ui.storage.seats import Seats, imported_note, note_steps, public_note, remote_seats, valid_past
from ui.storage.store import PREFIX, SafeStore
from ui.words.en.storage import say

if TYPE_CHECKING:
    from engine.remote.replica import Replica  # loaded for remote games


class Summary(NamedTuple):
    """The public state of a match."""

    status: str
    """Status as text, for versions of the app without facts."""
    position: str
    over: bool
    facts: Facts


def summary(
    match: Match, seats: Seats, past: int = 0, replica: Replica | None = None, sent: int | None = None
) -> Summary:
    """Return the public summary of a match; `sent` as in `facts_of`."""
    game, facts = match.game, facts_of(match, seats, past, replica, sent)
    view, over = game.view(match.state, None), match.outcome is not None
    words = status(game, facts, "" if over else game.picture(view).prompt)
    return Summary(words, game.position(view), over, facts)


_SECRET = re.compile("[0-9a-f]{64}")
"""Pattern of a secret in an unreadable save."""


def game_of_key(key: str | None) -> str | None:
    """Return the id of the game that a `storage` event with this key is about; None for other keys.

    The key is None when everything was cleared: then read the list again.
    """
    folder = PREFIX + GAMES
    return key.removeprefix(folder) if key is not None and key.startswith(folder) else None


class Library:
    """The games in a store. `clock` returns the seconds since 1970, `new_id` a new random id."""

    def __init__(self, store: SafeStore, clock: Callable[[], float], new_id: Callable[[], str]) -> None:
        self._store = store
        self._clock = clock
        self._new_id = new_id
        self._revisions = Revisions(store, new_id())

    # --- reading -----------------------------------------------------------------------------------------

    def list(self) -> tuple[Entry, ...]:
        """Return all games, latest first; those with problems come last."""
        keys = self._store.keys()
        ids = [key.removeprefix(GAMES) for key in keys if key.startswith(GAMES) and key != GAMES]
        entries = [entry for entry in map(self._revisions.latest, ids) if entry]
        return tuple(sorted(entries, key=lambda entry: (bool(entry.problem), -entry.updated, entry.id)))

    def entry(self, game_id: str) -> Entry:
        """Return a game as last stored. Raises `NoSuchGame`."""
        entry = self._revisions.latest(game_id)
        if entry is None:
            raise NoSuchGame(game_id)
        return entry

    def load(self, game_id: str) -> Shared:
        """Return the match of a game. Raises `NoSuchGame`, `Unreadable`."""
        return finish(self.load_steps(game_id))

    def load_steps(self, game_id: str, known: Match | None = None) -> Steps[Shared]:
        """Return the steps of `load`; the moves shared with `known` are not replayed."""
        entry, stored = self.entry(game_id), self._revisions.stored(game_id)
        diverged = self._store.diverged(GAMES + game_id)
        shared = yield from _reading(entry, known)
        if stored and not diverged:
            self._revisions.note(stored)
        return shared

    def find(self, match: Match, note: str = "") -> str | None:
        """Return the id of the latest game that holds this match (see `is_same_game`); None without one.

        So a link that was opened before leads to the game that was made from it.
        """
        entries = (entry for entry in self.list() if not entry.problem and entry.game == match.game.info.id)
        return next((entry.id for entry in entries if is_same_game(entry.save, match, note)), None)

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
        """Add a game under any `name`; "" means a name from its facts. Raises `Unreadable` if too large.

        It gets the `wanted` id if that is free.
        """
        now = self._clock()
        free = wanted and self._store.get(GAMES + wanted) is None
        key = wanted if free else self._free_id()
        tab, named = self._revisions.tab, bool(name) or facts is None
        state = (status, position, 1, tab, over, facts, named)
        return self._write(localized(Entry(key, fit_name(name), game, now, now, save, *state)))

    def put(
        self,
        game_id: str,
        save: str,
        status: str = "",
        position: str = "",
        over: bool = False,
        facts: Facts | None = None,
    ) -> Entry:
        """Store the new state of a game; call this after every action.

        A game that another tab deleted meanwhile comes back. Raises `Conflict` (nothing is written),
        `NoSuchGame`, and `Unreadable` if the save is too large.
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
        """Return the entry to be changed. Raises `NoSuchGame`, `Unreadable`."""
        latest, known = self._revisions.latest(game_id), self._revisions.seen(game_id)
        base = known if latest is None or (latest.problem and known) else latest
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
        """Return an unused id."""
        while self._store.get(GAMES + (game_id := self._new_id())) is not None:
            pass
        return game_id

    # --- when two tabs have the same game ----------------------------------------------------------------

    def take_theirs(self, game_id: str) -> Shared:
        """Drop this tab's version of a game and return the stored one.

        Raises `NoSuchGame`, `Unreadable`; then nothing is dropped.
        """
        return finish(self.take_theirs_steps(game_id))

    def take_theirs_steps(self, game_id: str) -> Steps[Shared]:
        """Return the steps of `take_theirs`, with the same errors."""
        stored = self._revisions.stored(game_id)
        if stored is None:
            raise NoSuchGame(game_id)
        shared = yield from _reading(stored)
        self._revisions.adopt(stored)
        return shared

    def keep_both(self, conflict: Conflict) -> Entry:
        """Store this tab's version as a copy, which this tab plays from now on, and return it."""
        mine, old = conflict.mine, conflict.mine.id
        name = fit_name(localized(mine).name, say.copy)
        mine = mine._replace(id=self._free_id(), name=name, copies=mine.copies + 1)
        copy = self._write(mine._replace(revision=1, tab=self._revisions.tab))
        self._store.forget(GAMES + old)
        self._revisions.leave(old)
        return copy

    def _own(self, game_id: str) -> Entry:
        """Return a game for a change of the whole entry. Raises `NoSuchGame`, `Conflict`."""
        entry, theirs = self.entry(game_id), self._revisions.theirs(game_id)
        if theirs:
            raise Conflict(entry, theirs)
        return entry

    # --- renaming and deleting ---------------------------------------------------------------------------

    def rename(self, game_id: str, name: str) -> Entry:
        """Rename a game. Raises `BadName`, `NoSuchGame`, `Unreadable`, `Conflict`."""
        entry = self._own(game_id)
        if entry.problem:
            raise Unreadable(entry.problem)
        if (clean := clean_name(name)) == localized(entry).name:
            return entry
        return self._revisions.keep(entry._replace(name=clean, named=True))

    def delete(self, game_id: str, certain: bool = False) -> Deleted:
        """Delete a game and return the data for `restore`.

        Raises `NoSuchGame`, `Conflict`, `StoreRefused`; for a game of a newer version `ConfirmationNeeded`,
        unless `certain`.
        """
        entry = self._own(game_id)
        if entry.newer and not certain:
            raise ConfirmationNeeded(say.delete_anyway(entry.problem))
        deleted = Deleted(game_id, self._store.get(GAMES + game_id) or "")
        self._store.remove(GAMES + game_id, write_tombstone(deleted.raw))
        self._revisions.leave(game_id)
        self.retry()
        return deleted

    def restore(self, deleted: Deleted) -> str:
        """Undo a deletion and return the game's id, which is new if the old one is in use again."""
        stored = self._store.get(GAMES + deleted.id)
        if stored == deleted.raw:
            return deleted.id
        game_id = deleted.id if stored is None else self._free_id()
        self._store.set(GAMES + game_id, deleted.raw)
        return game_id

    def retry(self) -> None:
        """Store again what is only held in memory, except games that another tab has changed."""
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
        """Return a game as a file; of a damaged or newer one, the stored text. Raises `NoSuchGame`.

        This device's secrets of a remote game are left out.
        """
        entry = self.entry(game_id)
        return Exported(file_name(localized(entry).name), _shown(entry.save))

    def import_(self, text: str, filename: str = "") -> str:
        """Add the game of a file, named after the file, and return its id. Raises `Unreadable`.

        Nothing is overwritten. If the library has the same game, its id is returned, so opening a file twice
        makes one game.
        """
        return finish(self.import_steps(text, filename))[0]

    def import_steps(self, text: str, filename: str = "") -> Steps[tuple[str, Match]]:
        """Return the steps of `import_`; the result includes the match."""
        shared = yield from save_steps(save_of_file(text.lstrip("\ufeff").strip()))
        match = shared.match
        brought = imported_note(shared.seats)
        if found := self.find(match, brought):
            return found, match
        note = yield from note_steps(brought, len(match.seats), match)
        played = note.replica.match() if note.replica and match.game.info.hidden else match
        seats = remote_seats(note.replica) if note.replica else note.seats
        state = summary(played, seats, len(valid_past(match, note.past)), note.replica)
        name = name_of_file(filename) if filename else ""
        return self.create(name, match.game.info.id, write_save(match, brought), *state).id, match


def _by_facts(entry: Entry) -> Entry:
    """Return an entry titled by its facts, unless the player named it.

    For games stored before there were facts, the name itself shows who made it.
    """
    titled = localized(entry._replace(named=False))
    return titled if not entry.named or titled.name == entry.name else entry


def _shown(save: str) -> str:
    """Return a save without this device's secrets, damaged or not."""
    try:
        return with_note(save, public_note)
    except (ValueError, KeyError, TypeError):
        return _SECRET.sub("0" * 64, save)


def _reading(entry: Entry, known: Match | None = None) -> Steps[Shared]:
    if entry.problem:
        raise Unreadable(entry.problem)
    return (yield from save_steps(entry.save, known))
