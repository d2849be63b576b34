"""Does what features want done with the shelf and the store, and tells what came of it."""

from __future__ import annotations

from collections.abc import Callable

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
    StartDateFound,
    Stored,
)
from ui.messages.games import StoredByOtherTab
from ui.messages.inviting import TableFound
from ui.ports import Ports
from ui.session.effects import Effect
from ui.session.remote.effects import FindTable
from ui.session.remote.invited import NO_GAME
from ui.session.session import Session
from ui.session.settings import load_settings
from ui.session.storage_effects import (
    DeleteGame,
    ExportCurrentGame,
    ExportGame,
    FindStartDate,
    Reconcile,
    RenameGame,
    Save,
    StoreCopy,
    UndoDeletion,
)
from ui.storage.entries import shown
from ui.storage.library import ConfirmationNeeded, Conflict, Library, NoSuchGame
from ui.storage.mirror import reconcile
from ui.storage.names import BadName
from ui.storage.seats import Note, device_of_save, write_note
from ui.storage.store import PREFIX, SafeStore, StoreRefused
from ui.storage.summary import summary


class SaveHandler:
    """Keeps the games."""

    def __init__(
        self, library: Library, store: SafeStore, ports: Ports, tell: Callable[[Message], None]
    ) -> None:
        self._library = library
        self._store = store
        self._page = ports.page
        self._clock = ports.clock
        self._day = ports.day
        self._mirror = ports.mirror
        self._tell = tell

    def run(self, effect: Effect) -> bool:
        """Do an effect, if it is one of the store's; return whether it is."""
        try:
            return self._run(effect)
        except Conflict as clash:
            self._tell(
                SaveConflict(clash) if isinstance(effect, Save | ExportCurrentGame) else Refused(str(clash))
            )
        except (NoSuchGame, Unreadable, StoreRefused) as fault:
            self._tell(Refused(str(fault)))
        return True

    def _run(self, effect: Effect) -> bool:
        match effect:
            case Save(ticket, session):
                self._save(ticket, session)
            case RenameGame(key, name):
                self._rename(key, name)
            case DeleteGame(key, certain):
                self._delete(key, certain)
            case UndoDeletion(deleted):
                self._library.restore(deleted)
            case StoreCopy(ticket, conflict):
                self._tell(Stored(ticket, self._library.keep_both(conflict).id))
            case ExportGame(key):
                self._page.download(*self._library.export(key))
            case ExportCurrentGame(ticket, session):
                self._page.download(*self._library.export(session.key or self._save(ticket, session)))
            case FindStartDate(ticket, key, suffix):
                self._tell(StartDateFound(ticket, self._begun(key), suffix))
            case Reconcile(found):
                self._reconcile(found)
            case FindTable(table):
                self._tell(TableFound(table, self._device_at(table)))
            case _:
                return False
        return True

    def _save(self, ticket: int, session: Session) -> str:
        """Store a game and return its id; one that has none is given one."""
        match = session.match
        timed = session.clock.timed if session.clock else None
        replica = session.joint
        note = Note(session.seats, session.picked, session.past, timed, session.study, replica, session.sent)
        note = note._replace(began=session.began, tags=session.tags)
        hides = replica is not None and match.game.info.hidden
        text = write_save(replica.state.table.match if replica and hides else match, write_note(note))
        told = summary(match, session.seats, len(session.past), replica, session.sent)
        if session.key:
            self._library.put(session.key, text, *told)
            return session.key
        wanted = replica.state.table.id if replica else ""
        entry = self._library.create("", match.game.info.id, text, *told, wanted=wanted)
        self._tell(Stored(ticket, entry.id))
        return entry.id

    def _device_at(self, table: str) -> int:
        """Return as which device a stored game is played here that has the id of a table."""
        try:
            return device_of_save(self._library.entry(table).save)
        except NoSuchGame:
            return NO_GAME

    def _begun(self, key: str) -> str:
        """Return on which day a game began here: today, if it is not stored; "" if that cannot be read."""
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
            self._tell(Renamed())
        except BadName as fault:
            self._tell(NameRefused(str(fault)))

    def _delete(self, key: str, certain: bool) -> None:
        try:
            name = shown(self._library.entry(key)).name
            self._tell(Removed(name, self._library.delete(key, certain)))
        except ConfirmationNeeded as question:
            self._tell(ConfirmDeletion(key, str(question)))

    def _reconcile(self, found: str) -> None:
        """The mirror has answered late: that is as if another tab had stored it."""
        for key in reconcile(self._store, self._mirror, found):
            self._tell(StoredByOtherTab(PREFIX + key))
        self._tell(SettingsRead(load_settings(self._store)))
