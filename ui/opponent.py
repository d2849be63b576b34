"""The computer at the table: when it is asked, and what becomes of its answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.protocol import CHANCE, TERMINAL
from ui.ports import Job
from ui.seats import people
from ui.state import Thinking

if TYPE_CHECKING:
    from ui.controller import App

PAUSE = 0.35
"""Seconds between the moves of two computers."""
READING = 0.9
"""Seconds to read the news before the computer goes on."""


class Opponent:
    """Asks the thinker for moves and hints. An answer to a question that was dropped counts for nothing."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._asked = 0

    def wake(self) -> None:
        """Ask the computer if it is its turn."""
        ui = self._app.ui
        if ui.thinking or ui.paused or ui.viewing is not None or ui.screen != "table":
            return
        player = self._app.table.match.player
        if player in (CHANCE, TERMINAL) or self._app.table.persons_turn:
            return
        pause = READING if ui.flash.words and self._app.moving else 0.05 if people(ui.seats) else PAUSE
        self._asked += 1
        asked = self._asked
        self._app.set(thinking=Thinking())
        self._app.draw()
        self._app.page.later(pause, lambda: self._ask(asked, player))

    def _ask(self, asked: int, player: int) -> None:
        if asked == self._asked:
            self._think(player, self._app.ui.seats[player].level, self._answer)

    def _think(self, seat: int, level: str, then: Callable[[str], None]) -> None:
        """Ask a level what it would do at a seat; `then` gets the text of the action."""
        table, asked = self._app.table, self._asked
        job = Job(table.game.info.id, table.game.view(table.state, seat), level)

        def done(text: str) -> None:
            if asked == self._asked:
                then(text)
                self._app.draw()

        self._app.thinker.think(job, self._progress, done)

    def _progress(self, thinking: Thinking) -> None:
        if self._app.ui.thinking:
            self._app.set(thinking=thinking)
            self._app.draw()

    def _answer(self, text: str) -> None:
        table = self._app.table
        table.play(table.game.find(table.state, text))

    def hint(self) -> None:
        """Ask the best computer player what it would do, and show it."""
        table = self._app.table
        if table.actions():
            self.rest()
            self._app.set(thinking=Thinking(), hint=(), why=None)
            self._think(table.match.player, self._app.best_level, self._advise)

    def _advise(self, text: str) -> None:
        table = self._app.table
        action = table.game.find(table.state, text)
        path = tuple(target for target in action.path if target in table.lens.places)
        words = table.written(action) if table.game.notations else self._in_words(action.path)
        self._app.set(thinking=None, hint=path, picked=(), announcement=f"Hint: {words}.")
        if not table.lens.spots.keys() >= set(action.path):
            self._app.tell(f"Hint: {words.rstrip('!')}.")

    def _in_words(self, path: tuple[str, ...]) -> str:
        table = self._app.table
        view, spots = table.game.view(table.state, table.viewer), table.lens.spots
        return ", ".join(spot if spot in spots else table.game.label(view, spot) for spot in path)

    def rest(self) -> None:
        """Stop the computer and the motion."""
        self._asked += 1
        self._app.thinker.stop()
        self._app.show.drop()
        self._app.set(thinking=None)

    def pause(self) -> None:
        """Stop the computer until it is told to play on, or stop looking for a hint."""
        self.rest()
        self._app.set(paused=not self._app.table.persons_turn)
