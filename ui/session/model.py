"""Everything that the app is at a moment, as one value; features turn it into the next one."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from engine.contract.values import Action
from ui.session.effects import Effect
from ui.session.screen import ENDINGS, HOME, TABLE, Screen, repeatable
from ui.session.session import Session
from ui.storage.seats import people


class Press(NamedTuple):
    """A pointer that is down on the board."""

    spot: str
    x: float
    y: float
    fresh: bool
    """Whether it has just picked the spot."""


class Hand(NamedTuple):
    """What a hand is doing on the board: nothing that lasts, or that anybody is told of."""

    press: Press | None = None
    drag: tuple[float, float] | None = None
    """Where the dragged piece is, in board units."""
    pointed: Action | None = None
    """The action whose way and consequences are shown: the one that is pointed at."""
    lifted: tuple[str, float] = ("", 0.0)
    """What a pointer has picked up last, and when, in seconds."""


class Model(NamedTuple):
    """What is shown and played."""

    screen: Screen = Screen()
    session: Session | None = None
    """The game at the table; None on the other screens."""
    hand: Hand = Hand()
    ticket: int = 0
    """Rises with all that makes what was asked before worthless: an action, an undo, a new game, a stop. An
    answer to an older ticket counts for nothing."""
    now: float = 0.0
    """When the last message came, in seconds of a clock that only goes forward."""

    @property
    def table(self) -> Session:
        """The game at the table, where there is one."""
        assert self.session is not None, "nobody sits at the table"
        return self.session

    @property
    def at_table(self) -> bool:
        """Whether the table is on the screen."""
        return self.screen.name == TABLE and self.session is not None

    @property
    def beside(self) -> bool:
        """Whether an end panel is open that leaves the table usable."""
        outcome = self.session.match.outcome if self.session else None
        return self.screen.dialog in ENDINGS and not (outcome and outcome.reason.art)

    @property
    def blocked(self) -> bool:
        """Whether a modal dialog is open."""
        return bool(self.screen.dialog) and not self.beside

    @property
    def forgetful(self) -> bool:
        """Whether it was set that what chance has shown may be taken back against computers."""
        return self.screen.settings.undo_reveals

    @property
    def follows(self) -> bool:
        """Whether it was set that the board turns to the person to move, alone or with all the rest."""
        return self.screen.settings.follow or self.screen.settings.across

    @property
    def is_across(self) -> bool:
        """Whether everything faces the second of two people, who sits across the screen."""
        session = self.session if self.at_table and self.screen.settings.across else None
        persons = people(session.main.seats) if session else frozenset()
        return (
            session is not None
            and len(persons) == len(session.seats) == 2
            and session.orientation.bottom == max(persons)
        )

    def play(self, session: Session | None) -> Model:
        """Return it with the game at the table as it has become."""
        return self._replace(session=session)

    def show(self, screen: Screen) -> Model:
        """Return it with the screen as it has become."""
        return self._replace(screen=screen)

    def tell(self, message: str, offer: tuple[str, str] = ("", "")) -> Model:
        """Return it with a message, and perhaps a button beside it (its words, what it does)."""
        return self._replace(screen=self.screen.tell(message, offer))

    def announce(self, words: str) -> Model:
        """Return it with something to be told to a screen reader."""
        said = repeatable(words, self.screen.announcement)
        return self._replace(screen=self.screen._replace(announcement=said))

    def ask(self, dialog: str, subject: str = "") -> Model:
        """Return it with a dialog ("": without one)."""
        return self._replace(screen=self.screen._replace(dialog=dialog, subject=subject))

    def uncovered(self) -> Model:
        """Return it without a dialog that lies beside the board: it would hide what is looked at next."""
        return self.ask("") if self.beside else self

    def seen(self) -> Model:
        """Return it with what follows from the match and its viewer worked out anew."""
        return self.play(self.table.seen(self.follows))


Effects: TypeAlias = tuple[Effect, ...]
Change: TypeAlias = tuple[Model, Effects]
"""What a message leads to: what the app becomes, and what is to be done outside of it, in order."""


def leave(model: Model) -> Model:
    """Return it without a game at the table; what was asked about that one counts for nothing any more.

    The next board is shown whole: what may be moved there could lie outside of an enlarged one's frame.
    """
    screen = model.screen.hush()._replace(name=HOME, dialog="", setup=None, editing=None, zoom=0)
    return Model(screen, None, Hand(), model.ticket + 1)
