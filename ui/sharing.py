"""Games on their way out and in: links and files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.codec import Foreign, Unreadable, read_link, write_link, write_position_link
from engine.match import Match, listed, new_match
from engine.protocol import BadPosition, Outcome, Record
from engine.registry import GAMES
from ui.panels.dialogs import Links
from ui.seats import Note, Seat, read_levels, write_levels
from ui.shelf import NoSuchGame

if TYPE_CHECKING:
    from ui.controller import App

NEW = "new"
"""A link `#new=<game>` opens a game's set-up: the shortcuts of the installed app."""


class Sharing:
    """What the app does with links and files."""

    def __init__(self, app: App) -> None:
        self._app = app

    def doings(self) -> dict[str, Callable[[str], None]]:
        """Return what the buttons for links and files do, by name."""
        return {
            "export": self._export,
            "export-as": self._export_as,
            "import": self._import,
            "link": self.open_fragment,
        }

    # --- files ---------------------------------------------------------------------------------------

    def _export(self, key: str) -> None:
        """Save a game as a file: a stored one by its id, or the one at the table."""
        try:
            self._app.page.download(*self._app.shelf.export(key or self._app.saves.key_of_table()))
        except NoSuchGame as fault:
            self._app.tell(str(fault))

    def _export_as(self, suffix: str) -> None:
        table = self._app.table
        notation = next(notation for notation in table.game.notations if notation.suffix == suffix)
        tags = {"Event": self._app.saves.new_name()}
        record = Record(tags, table.match.start, table.match.played, points(table.match.outcome))
        self._app.page.download(f"{table.game.info.id}{suffix}", notation.write(record))

    def _import(self, text: str) -> None:
        """Open a file: a saved game, or a game in a notation that one of the games reads."""
        try:
            self._app.saves.resume(self._app.shelf.import_(text))
        except Foreign as fault:
            problem = self._import_notation(text)
            if problem is not None:
                self._app.tell(problem or f"{fault} {_openable()}")
        except Unreadable as fault:
            self._app.tell(str(fault))

    def _import_notation(self, text: str) -> str | None:
        """Open a game written in some notation; return None if that worked, or what is wrong with it."""
        problem = ""
        for game, notation in [(g, n) for g in GAMES.values() for n in g.notations if n.seems(text)]:
            try:
                record = notation.read(text)
            except BadPosition as fault:
                problem = f"This file cannot be read as {notation.title}: {fault}."
                continue
            match = new_match(game, {}, record.start)
            for action in record.actions:
                match = match.play(action)
            self._store(match, Note((Seat(),) * len(match.seats)))
            return None
        return problem

    def _store(self, match: Match, note: Note) -> None:
        """Put a match that came from outside on the table and on the shelf."""
        self._app.lobby.open(match, note.seats, past=note.past)
        self._app.saves.key_of_table()

    # --- links ---------------------------------------------------------------------------------------

    def links(self) -> Links:
        """Return the links to the game at the table; to the whole of it only if that tells no secret."""
        match = self._app.table.match
        secret = match.game.info.hidden and not match.outcome
        match = match.goto(self._app.table.at) if self._app.ui.viewing is not None else match
        address = self._app.page.address
        levels = write_levels(self._app.ui.seats, self._app.ui.past)
        whole = "" if secret else address(write_link(match, levels))
        return Links(
            whole,
            address(write_position_link(match)),
            match.game.position(match.game.view(match.state, None)),
        )

    def open_fragment(self, fragment: str) -> None:
        """Open the link that the page's address holds; nothing stored is overwritten."""
        if not fragment:
            return
        kind, _, game = fragment.partition("=")
        if kind == NEW and game in GAMES:
            self._app.lobby.set_up(GAMES[game])
            return
        try:
            shared = read_link(fragment)
        except Unreadable as fault:
            self._app.lobby.go_home()
            self._app.tell(str(fault))
            return
        match = shared.match
        if match.start and not match.log:
            self._app.lobby.set_up(match.game, match.start, given=match.options)
        elif known := self._app.shelf.find(match):
            self._app.saves.resume(known)
        else:
            self._store(match, read_levels(shared.seats, len(match.seats)))


def _openable() -> str:
    """Return which files can be opened."""
    notations = dict.fromkeys(f"{n.title} ({n.suffix})" for game in GAMES.values() for n in game.notations)
    return f"What can be opened: games saved here, {listed(list(notations))}."


def points(outcome: Outcome | None) -> str:
    """Return the result as notations write it, the points of the first player first."""
    if outcome is None:
        return "*"
    first = outcome.returns[0]
    return "1/2-1/2" if first == 0 else "1-0" if first > 0 else "0-1"
