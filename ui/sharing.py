"""Games on their way out and in: links and files."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.codec import (
    LINK_ACTIONS,
    Foreign,
    Shared,
    Unreadable,
    link_steps,
    write_link,
    write_position_link,
)
from engine.game_lists import Collection, listing
from engine.match import Match, Replay, listed, new_match
from engine.protocol import BadPosition, Game, Notation, Outcome, Record
from engine.registry import GAMES
from engine.steps import Steps
from ui.panels.dialogs import Links
from ui.seats import Note, Seat, read_levels, write_levels
from ui.shelf import NoSuchGame

if TYPE_CHECKING:
    from ui.controller import App

NEW = "new"
"""A link `#new=<game>` opens a game's set-up: the shortcuts of the installed app."""

TOO_LARGE = "This file is too large: files of up to 4 MB can be opened. Cut a collection of games into parts."
UNREAD = "This file could not be read. Check that it is still there, and open it again."


class Sharing:
    """What the app does with links and files."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._notations: list[tuple[Game[Any, Any], Notation]] = []
        """What the file that is being opened may be written in."""
        self.collection = Collection("", ())
        """The games of the file that was opened last, if they are several."""

    def doings(self) -> dict[str, Callable[[str], None]]:
        """Return what the buttons for links and files do, by name."""
        return {
            "export": self._export,
            "export-as": self._export_as,
            "import": self._import,
            "unread": lambda value: self._app.tell(TOO_LARGE if value == "large" else UNREAD),
            "choose-game": self._choose,
            "find-game": lambda value: self._app.set(subject=value),
            "stop-opening": lambda _: self._app.opening.stop(),
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

        def failed(fault: ValueError | LookupError) -> None:
            if isinstance(fault, Foreign):
                self._import_notation(text, fault)
            else:
                self._app.tell(str(fault))

        self._app.opening.begin(self._app.shelf.importing(text), self._imported, failed)

    def _imported(self, found: tuple[str, Match]) -> None:
        self._app.saves.resume(*found)

    def _import_notation(self, text: str, fault: Foreign) -> None:
        """Open a file of games in some notation; of several games one is chosen first."""
        self._notations = [(g, n) for g in GAMES.values() for n in g.notations if n.seems(text)]
        if self._notations:
            self._app.opening.begin(listing(text), self._listed, self._refuse)
        else:
            self._app.tell(f"{fault} {_openable()}")

    def _listed(self, collection: Collection) -> None:
        self.collection = collection
        if len(collection.games) == 1:
            self._choose("0")
        else:
            self._app.set(dialog="collection", subject="")

    def _choose(self, index: str) -> None:
        """Open one game of the collection, by its number from 0."""
        text = self.collection.text_of(int(index))
        self._app.set(dialog="")
        self._app.opening.begin(self._reading(text), lambda match: self._store(match, Note(())), self._refuse)

    def _reading(self, text: str) -> Steps[Match]:
        """Read a game in one of the notations that the file seems to be in. Raises `Unreadable`."""
        problem = ""
        for game, notation in self._notations:
            try:
                record = yield from notation.reading(text)
            except BadPosition as fault:
                problem = f"This file cannot be read as {notation.title}: {fault}."
                continue
            replay = Replay(new_match(game, {}, record.start))
            for action in record.actions:
                replay.play(action)
                yield 1.0
            return replay.match
        raise Unreadable(problem)

    def _refuse(self, fault: ValueError | LookupError) -> None:
        self._app.tell(str(fault))

    def _store(self, match: Match, note: Note) -> None:
        """Put a match that came from outside on the table and on the shelf."""
        seats = note.seats or (Seat(),) * len(match.seats)
        self._app.lobby.open(match, seats, past=note.past)
        self._app.saves.key_of_table()

    # --- links ---------------------------------------------------------------------------------------

    def links(self) -> Links:
        """Return the links to the game at the table; to the whole of it only if that tells no secret."""
        match = self._app.table.match
        secret = match.game.info.hidden and not match.outcome
        match = match.goto(self._app.table.at) if self._app.ui.viewing is not None else match
        address = self._app.page.address
        levels = write_levels(self._app.ui.seats, self._app.ui.past)
        long = match.cursor > LINK_ACTIONS
        whole = "" if secret or long else address(write_link(match, levels))
        return Links(
            whole,
            address(write_position_link(match)),
            match.game.position(match.game.view(match.state, None)),
            secret,
        )

    def open_fragment(self, fragment: str) -> None:
        """Open the link that the page's address holds; nothing stored is overwritten."""
        if not fragment:
            return
        kind, _, game = fragment.partition("=")
        if kind == NEW and game in GAMES:
            self._app.lobby.set_up(GAMES[game])
            return
        self._app.opening.begin(link_steps(fragment), self._open_shared, self._app.saves.lead_home)

    def _open_shared(self, shared: Shared) -> None:
        match = shared.match
        if match.start and not match.log:
            self._app.lobby.set_up(match.game, match.start, given=match.options)
        elif known := self._app.shelf.find(match):
            self._app.saves.resume(known, match)
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
