"""What the screen is showing: plain data. What is being played is in the match, not here."""

from __future__ import annotations

from typing import NamedTuple

from engine.protocol import WhyNot
from engine.series import Result
from ui.seats import Seats
from ui.settings import Settings

ZOOMS = (1.0, 1.6, 2.4)
"""How much the board can be enlarged."""


SETUP, TABLE, STORED = "setup", "table", "game"
"""Places in the browser's history: a set-up and a game not yet begun, by its rules; a stored game."""


class Setup(NamedTuple):
    """A game about to be started."""

    game: str
    seats: Seats
    options: dict[str, str]
    first: str = "0"
    """Who begins: the number of a line in the list of players, or `LOT`. A game whose seats are places has
    an option for that (`FIRST`) instead."""
    start: str = ""
    """A position text, or "" for the usual start."""


class Thinking(NamedTuple):
    """How far a computer player has come: shown while it thinks."""

    depth: int = 0
    nodes: int = 0


class Flash(NamedTuple):
    """What is told at the head of the page for a while."""

    words: str = ""
    arts: tuple[str, ...] = ()
    """Drawings of what it is about, as addresses."""


class Ui(NamedTuple):
    """The screen. Reducers are `_replace` calls in the controller."""

    screen: str = "home"
    """home, setup or table."""
    dialog: str = ""
    """What lies over the screen: one of the names in `ui.controller`, or nothing."""
    subject: str = ""
    """What the dialog is about, such as the id of a saved game."""
    settings: Settings = Settings()
    setup: Setup | None = None
    seats: Seats = ()
    past: tuple[Result, ...] = ()
    """How the games of the same series ended that came before this one."""
    picked: tuple[str, ...] = ()
    focus: str = ""
    viewing: int | None = None
    """A place in the log that is looked at, or None for the game as it stands."""
    zoom: int = 0
    """How much the board is enlarged: a place in `ZOOMS`."""
    paused: bool = False
    why: WhyNot | None = None
    hint: tuple[str, ...] = ()
    misread: str = ""
    """What is wrong with the text that was typed: as a move, or as a name."""
    flash: Flash = Flash()
    """What chance has just shown."""
    showing: int | None = None
    """A place in the log, while what has just happened is shown step by step."""
    shown_to: int | None = None
    """Of several people at a game that hides things, the seat whose secrets are on the screen."""
    thinking: Thinking | None = None
    message: str = ""
    """A message about something that went wrong, or could be undone."""
    lasting: bool = False
    """Whether the message stays until somebody closes it; others go when play goes on."""
    offer: tuple[str, str] = ("", "")
    """A button beside the message: its words, and what it does."""
    update: bool = False
    """A new version of the page is there, and nobody has been told: between games is the time for that."""
    announcement: str = ""
    """What a screen reader is told."""
