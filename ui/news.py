"""What is told at the head of the page for a while: chance, and what moves no piece. It is easily missed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.events import (
    Drawn,
    Eliminated,
    Event,
    Exploded,
    Looked,
    Moved,
    Revealed,
    Rolled,
    blast,
    entries,
    telling,
)
from engine.protocol import CHANCE
from ui.seats import people
from ui.state import Flash
from ui.thumb import art_path, card_path

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

    def tell(self, first: int, stop: int | None = None) -> None:
        """Tell what happened since action `first`, up to the action before `stop`."""
        table = self._app.table
        stop = table.match.cursor if stop is None else stop
        told = entries(table.events(i) for i in range(first, stop) if self._is_news(i))
        words = " ".join(blast(events) or telling(events) for events in told if events)
        if words:
            self.say(words, _arts([event for some in told for event in some]))

    def say(self, words: str, arts: tuple[str, ...] = ()) -> None:
        """Tell something for as long as it takes to read."""
        self._number += 1
        number = self._number
        self._app.set(flash=Flash(words, arts))
        self._app.page.later(SECONDS + len(words) / LETTERS, lambda: self._over(number))

    def _is_news(self, index: int) -> bool:
        """Whether an action cannot be seen as a piece's move, or swept more away than can be followed."""
        table = self._app.table
        decider, events = table.match.decider(index), table.events(index)
        if any(isinstance(event, Eliminated | Exploded) for event in events) or decider == CHANCE:
            return True
        moved = any(isinstance(event, Moved) for event in events[:1])
        return decider not in people(self._app.ui.seats) and not moved

    def _over(self, number: int) -> None:
        if number == self._number and self._app.ui.flash.words:
            self._app.set(flash=Flash())
            self._app.draw()


def _arts(events: Sequence[Event]) -> tuple[str, ...]:
    """Return the addresses of the drawings of what comes to light."""
    found = []
    for event in events:
        match event:
            case Revealed() | Looked() if event.art:
                found.append(art_path(event.art))
            case Rolled() if event.faces:
                found.append(art_path(event.faces[0]))
            case Drawn() if event.art:
                found.append(card_path(event.art))
    return tuple(found)
