"""What is told over the board for a while, since it is easily missed: chance, and what moves no piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Eliminated, Moved
from engine.protocol import CHANCE
from ui.seats import people

if TYPE_CHECKING:
    from ui.controller import App

SECONDS = 1.2
"""How long the shortest news stays."""
LETTERS = 30
"""How many letters are read in a second."""


class News:
    """Tells news at the table, the last one until it was read."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._number = 0

    def tell(self, first: int) -> None:
        """Tell what happened since action `first`."""
        table = self._app.table
        words = " ".join(table.stories[i] for i in range(first, table.match.cursor) if self._is_news(i))
        if words:
            self._number += 1
            number = self._number
            self._app.set(flash=words)
            self._app.page.later(SECONDS + len(words) / LETTERS, lambda: self._over(number))

    def _is_news(self, index: int) -> bool:
        """Whether an action cannot be seen as a piece's move, or put somebody out of the game."""
        table = self._app.table
        decider, events = table.match.decider(index), table.events(index)
        if any(isinstance(event, Eliminated) for event in events) or decider == CHANCE:
            return True
        moved = any(isinstance(event, Moved) for event in events[:1])
        return decider not in people(self._app.ui.seats) and not moved

    def _over(self, number: int) -> None:
        if number == self._number and self._app.ui.flash:
            self._app.set(flash="")
            self._app.draw()
