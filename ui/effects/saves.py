"""Handler for saved games: save, rename, delete, export, and reconcile with the mirror."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress

from engine.session.save import write_save
from engine.session.serialization import Unreadable
from ui.messages import Message
from ui.messages.answers import (
    ConfirmDeletion,
    NameRefused,
    Refused,
    Removed,
    Renamed,
    SaveConflict,
    SettingsRead,
    SeveralRemoved,
    StartDateFound,
    Stored,
)
from ui.messages.games import StoredByOtherTab
from ui.messages.remote import TableFound
from ui.ports import Ports
from ui.session.effects import Effect
from ui.session.remote.effects import FindTable
from ui.session.remote.invited import NO_GAME
from ui.session.session import Session
from ui.session.settings import load_settings, save_settings
from ui.session.storage_effects import (
    DeleteGame,
    DeleteGames,
    ExportCurrentGame,
    ExportGame,
    FindStartDate,
    Reconcile,
    RenameGame,
    Save,
    SaveSettings,
    StoreCopy,
    UndoDeletion,
)
from ui.storage.entries import localized
from ui.storage.library import ConfirmationNeeded, Conflict, Library, NoSuchGame, summary
from ui.storage.mirror import reconcile
from ui.storage.names import BadName
from ui.storage.seats import Note, device_of_save, write_note
from ui.storage.store import PREFIX, SafeStore, StoreRefused


class SaveHandler:
    """Works on the library and dispatches the results, refusals included."""

    EFFECTS = (
        Save,
        SaveSettings,
        RenameGame,
        DeleteGame,
        DeleteGames,
        UndoDeletion,
        StoreCopy,
        ExportGame,
        ExportCurrentGame,
        FindStartDate,
        Reconcile,
        FindTable,
    )

    def __init__(
        self, library: Library, store: SafeStore, ports: Ports, dispatch: Callable[[Message], None]
    ) -> None:
        self._library = library
        self._store = store
        self._page = ports.page
        self._clock = ports.clock
        self._day = ports.day
        self._mirror = ports.mirror
        self._dispatch = dispatch

    def run(self, effect: Effect) -> None:
        """Carry out one effect."""
        try:
            self._run(effect)
        except Conflict as clash:
            self._dispatch(
                SaveConflict(clash) if isinstance(effect, Save | ExportCurrentGame) else Refused(str(clash))
            )
        except (NoSuchGame, Unreadable, StoreRefused) as fault:
            self._dispatch(Refused(str(fault)))

    def _run(self, effect: Effect) -> None:
        match effect:
            case Save(ticket, session):
                self._save(ticket, session)
            case SaveSettings(settings):
                save_settings(self._store, settings)
            case RenameGame(key, name):
                self._rename(key, name)
            case DeleteGame(key, certain):
                self._delete(key, certain)
            case DeleteGames(keys):
                self._delete_several(keys)
            case UndoDeletion(deleted):
                for each in deleted:
                    self._library.restore(each)
            case StoreCopy(ticket, conflict):
                self._dispatch(Stored(ticket, self._library.keep_both(conflict).id))
            case ExportGame(key):
                self._page.download(*self._library.export(key))
            case ExportCurrentGame(ticket, session):
                self._page.download(*self._library.export(session.key or self._save(ticket, session)))
            case FindStartDate(ticket, key, suffix):
                self._dispatch(StartDateFound(ticket, self._start_date(key), suffix))
            case Reconcile(found):
                self._reconcile(found)
            case FindTable(table):
                self._dispatch(TableFound(table, *self._device_at(table)))

    def _save(self, ticket: int, session: Session) -> str:
        """Store a game and return its id, which is new if it had none."""
        match = session.match
        timed = session.clock.timed if session.clock else None
        replica = session.replica
        note = Note(session.seats, session.picked, session.past, timed)
        note = session.kind.note(note)._replace(began=session.began, tags=session.tags)
        hides = replica is not None and match.game.info.hidden
        text = write_save(replica.state.table.match if replica and hides else match, write_note(note))
        sent = session.kind.sent if session.kind.by_links else None
        facts = summary(match, session.seats, len(session.past), replica, sent)
        if session.key:
            self._library.put(session.key, text, *facts)
            return session.key
        wanted = replica.state.table.id if replica else ""
        entry = self._library.create("", match.game.info.id, text, *facts, wanted=wanted)
        self._dispatch(Stored(ticket, entry.id))
        return entry.id

    def _device_at(self, table: str) -> tuple[int, str]:
        """Return this device's number and key in the stored remote game of a table.

        `NO_GAME` if none is stored.
        """
        try:
            return device_of_save(self._library.entry(table).save)
        except NoSuchGame:
            return NO_GAME, ""

    def _start_date(self, key: str) -> str:
        """Return the day on which a game began here: today if it is not stored, "" if it is unreadable."""
        try:
            entry = self._library.entry(key) if key else None
        except NoSuchGame:
            return ""
        if entry and entry.problem:
            return ""
        return self._day(entry.created if entry else self._clock())

    def _rename(self, key: str, name: str) -> None:
        try:
            self._library.rename(key, name)
            self._dispatch(Renamed())
        except BadName as fault:
            self._dispatch(NameRefused(str(fault)))

    def _delete(self, key: str, certain: bool) -> None:
        try:
            name = localized(self._library.entry(key)).name
            self._dispatch(Removed(name, self._library.delete(key, certain)))
        except ConfirmationNeeded as question:
            self._dispatch(ConfirmDeletion(key, str(question)))

    def _delete_several(self, keys: Collection[str]) -> None:
        """Delete what can be deleted without a question; the rest stays."""
        deleted = []
        for key in sorted(keys):
            with suppress(ConfirmationNeeded, Conflict, NoSuchGame, Unreadable, StoreRefused):
                deleted.append(self._library.delete(key))
        self._dispatch(SeveralRemoved(tuple(deleted), len(keys) - len(deleted)))

    def _reconcile(self, found: str) -> None:
        """Take in a late answer of the mirror, like a change by another tab."""
        for key in reconcile(self._store, self._mirror, found):
            self._dispatch(StoredByOtherTab(PREFIX + key))
        self._dispatch(SettingsRead(load_settings(self._store)))
