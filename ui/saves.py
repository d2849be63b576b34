"""The saved games: kept after every action, listed, renamed, deleted, and guarded against other tabs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from engine.codec import Shared, Unreadable, write_save
from engine.match import Match
from ui.mirror import reconcile
from ui.names import BadName
from ui.panels.home import Saved
from ui.seats import read_note
from ui.settings import load_settings
from ui.shelf import Conflict, Deleted, MustAsk, NoSuchGame, game_of_key, summary
from ui.state import STORED
from ui.store import PREFIX, StoreRefused

if TYPE_CHECKING:
    from ui.controller import App

ELSEWHERE = "This game was played on in another tab."


class Saves:
    """What the app does with the shelf."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._deleted: Deleted | None = None
        self._clash: Conflict | None = None

    def doings(self) -> dict[str, Callable[[str], None]]:
        """Return what the buttons of saved games do, by name."""
        return {
            "resume": self.resume,
            "rename": lambda value: self._app.set(dialog="rename", subject=value, misread=""),
            "renamed": self._rename,
            "delete": self._delete,
            "delete-anyway": lambda value: self._delete(value.removesuffix("="), certain=True),
            "restore": lambda _: self._restore(),
            "storage": self._stored_elsewhere,
            "mirror": self._found_late,
            "take-theirs": lambda _: self._take_theirs(),
            "keep-both": lambda _: self._keep_both(),
        }

    def saved(self) -> list[Saved]:
        """Return the saved games with their dates in words."""
        return [Saved(entry, self._app.page.date(entry.updated)) for entry in self._app.shelf.list()]

    def name_of(self, key: str) -> str:
        """Return the name of a saved game, or "" if it is gone."""
        try:
            return self._app.shelf.entry(key).name
        except NoSuchGame:
            return ""

    def keep(self) -> None:
        """Store the game at the table, once something was done, be it half a move."""
        table = self._app.table
        begun = table.match.log or table.match.agreed or len(self._app.ui.picked) > 1
        if not table.key and not begun:
            return
        try:
            if table.key:
                save = write_save(table.match, table.note)
                self._app.shelf.put(table.key, save, *self._summary(table.match))
            else:
                self.key_of_table()
        except Conflict as clash:
            self._clash = clash
            self._app.set(dialog="clash")
        except (NoSuchGame, Unreadable) as fault:
            self._app.tell(str(fault))

    def key_of_table(self) -> str:
        """Return the id of the game at the table, which is stored now if it was not yet."""
        table = self._app.table
        if not table.key:
            save, game_id = write_save(table.match, table.note), table.game.info.id
            entry = self._app.shelf.create(self.new_name(), game_id, save, *self._summary(table.match))
            self._stored_as(entry.id)
        return table.key

    def _stored_as(self, key: str) -> None:
        """Note under which id the game at the table is stored now: Reload leads back to it."""
        self._app.table.key = key
        self._app.page.leave(f"{STORED}={key}")

    def _summary(self, match: Match) -> tuple[str, str, bool]:
        return summary(match, self._app.table.names)

    def new_name(self) -> str:
        """Return a name for the game at the table."""
        game = self._app.contest.title()
        title = f"{self._app.table.game.info.title}{', ' if game else ''}{game}"
        return f"{title}: {' – '.join(self._app.table.names)}"

    def resume(self, key: str, known: Match | None = None) -> None:
        """Go on with a saved game, also in the middle of a move; one that cannot be opened leads home.

        What `known` has in common with it is not replayed.
        """
        self._app.opening.begin(self._app.shelf.loading(key, known), partial(self._sit, key), self.lead_home)

    def _sit(self, key: str, shared: Shared) -> None:
        note = read_note(shared.seats, len(shared.match.seats))
        self._app.lobby.open(shared.match, note.seats, key, note.picked, note.past)

    def lead_home(self, fault: ValueError | LookupError) -> None:
        """Show the games, and what was wrong with what should have been opened."""
        self._app.lobby.go_home()
        self._app.tell(str(fault))

    def _rename(self, name: str) -> None:
        try:
            self._app.shelf.rename(self._app.ui.subject, name)
            self._app.set(dialog="", subject="", misread="")
        except BadName as fault:
            self._app.set(misread=str(fault))
        except (NoSuchGame, Unreadable, Conflict) as fault:
            self._app.tell(str(fault))

    def _delete(self, key: str, certain: bool = False) -> None:
        name = self.name_of(key)
        try:
            self._deleted = self._app.shelf.delete(key, certain)
            self._app.tell(f"“{name}” was deleted.", ("Bring it back", "restore"))
        except MustAsk as question:
            self._app.tell(str(question), ("Delete it", f"delete-anyway:{key}"))
        except (NoSuchGame, StoreRefused, Conflict) as fault:
            self._app.tell(str(fault))

    def _restore(self) -> None:
        if self._deleted:
            self._app.shelf.restore(self._deleted)
            self._deleted = None
            self._app.tell("")

    # --- two tabs ------------------------------------------------------------------------------------

    def _stored_elsewhere(self, key: str) -> None:
        """Another tab has stored something: tell who is playing that very game."""
        game = game_of_key(key)
        if self._app.ui.screen == "table" and game and game == self._app.table.key:
            self._app.tell(ELSEWHERE, ("Show it", "take-theirs"))

    def _found_late(self, found: str) -> None:
        """The mirror has answered when the app was there already: that is as if another tab had stored it."""
        for key in reconcile(self._app.store, self._app.mirror, found):
            self._stored_elsewhere(PREFIX + key)
        self._app.set(settings=load_settings(self._app.store))
        self._app.page.theme(self._app.ui.settings.theme)

    def _take_theirs(self) -> None:
        key = self._app.table.key
        self._app.opening.begin(self._app.shelf.taking_theirs(key), partial(self._take, key), self._stay)

    def _take(self, key: str, shared: Shared) -> None:
        self._clash = None
        self._sit(key, shared)

    def _stay(self, fault: ValueError | LookupError) -> None:
        """What the other tab has cannot be opened: this tab keeps its own; a deleted game leads home."""
        if isinstance(fault, NoSuchGame):
            self.lead_home(fault)
        else:
            self._app.tell(str(fault))

    def _keep_both(self) -> None:
        if self._clash:
            entry = self._app.shelf.keep_both(self._clash)
            self._stored_as(entry.id)
            self._clash = None
        self._app.set(dialog="")
