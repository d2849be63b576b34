"""The complete state of the app, as one value; features compute the next one."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.contract.values import Action
from ui.session.effects import Effect
from ui.session.screen import ENDINGS, HOME, TABLE, Screen, repeatable
from ui.session.session import Session
from ui.storage.seats import people


class Press(NamedTuple):
    """A press of the pointer on the board."""

    spot: str
    x: float
    y: float
    fresh: bool
    """True if the press has picked the spot."""


class PointerState(NamedTuple):
    """Pointer state on the board; transient and never announced."""

    press: Press | None = None
    drag: tuple[float, float] | None = None
    """Position of the dragged piece, in board units."""
    pointed: Action | None = None
    """The previewed action, under the pointer."""
    lifted: tuple[str, float] = ("", 0.0)
    """The spot last picked by a pointer, and the time in seconds."""


class Model(NamedTuple):
    """The screen and the game at the table."""

    screen: Screen = Screen()
    session: Session | None = None
    """The game at the table; None on the other screens."""
    hand: PointerState = PointerState()
    ticket: int = 0
    """Rises with everything that makes pending requests stale: an action, an undo, a new game, a stop.
    Answers with an older ticket are ignored."""
    now: float = 0.0
    """Time of the last message, in seconds of a monotonic clock."""
    wall: float = 0.0
    """The same by a clock that goes on while the device sleeps."""

    @property
    def table(self) -> Session:
        """The game at the table; there must be one."""
        assert self.session is not None, "nobody sits at the table"
        return self.session

    @property
    def at_table(self) -> bool:
        """True if the table is on the screen."""
        return self.screen.name == TABLE and self.session is not None

    @property
    def beside(self) -> bool:
        """True if an end panel is open that leaves the table usable."""
        outcome = self.session.match.outcome if self.session else None
        return self.screen.dialog in ENDINGS and not (outcome and outcome.reason.art)

    @property
    def blocked(self) -> bool:
        """True if a modal dialog is open."""
        return bool(self.screen.dialog) and not self.beside

    @property
    def past_reveals(self) -> bool:
        """True if undo may rewind past chance events in games against the computer."""
        return self.screen.settings.undo_reveals

    @property
    def follows(self) -> bool:
        """True if the board turns to the person to move, alone or with the whole page."""
        return self.screen.settings.follow or self.screen.settings.across

    @property
    def is_across(self) -> bool:
        """True if the page is turned to the second of two people who sit across the screen."""
        session = self.session if self.at_table and self.screen.settings.across else None
        persons = people(session.main.seats) if session else frozenset()
        return (
            session is not None
            and len(persons) == len(session.seats) == 2
            and session.orientation.bottom == max(persons)
        )

    def with_session(self, session: Session | None) -> Model:
        """Return the model with another session."""
        return self._replace(session=session)

    def with_screen(self, screen: Screen) -> Model:
        """Return the model with another screen."""
        return self._replace(screen=screen)

    def with_message(self, message: str, offer: tuple[str, str] = ("", "")) -> Model:
        """Return the model with a message and an optional button (its label and command)."""
        return self._replace(screen=self.screen.with_message(message, offer))

    def announce(self, words: str) -> Model:
        """Return the model with an announcement for screen readers."""
        announcement = repeatable(words, self.screen.announcement)
        return self._replace(screen=self.screen._replace(announcement=announcement))

    def with_dialog(self, dialog: str, subject: str = "") -> Model:
        """Return the model with a dialog ("" for none)."""
        return self._replace(screen=self.screen._replace(dialog=dialog, subject=subject))

    def without_end_panel(self) -> Model:
        """Return the model without an end panel, which would hide the next view."""
        return self.with_dialog("") if self.beside else self

    def updated(self) -> Model:
        """Return the model with the session's derived values updated."""
        return self.with_session(self.table.updated(self.follows))


Effects: TypeAlias = tuple[Effect, ...]
Change: TypeAlias = tuple[Model, Effects]
"""The next model, and the effects in order."""


def leave(model: Model) -> Model:
    """Return the model without a game; answers to its requests become stale.

    The zoom is reset: pieces of the next board could lie outside the enlarged section.
    """
    screen = model.screen.without_message()._replace(name=HOME, dialog="", setup=None, editing=None, zoom=0)
    return Model(screen, None, PointerState(), model.ticket + 1)
