"""The game at the table: what is shown of it, and what people do with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.chance import Rng
from engine.events import Event
from engine.match import Match
from engine.picture import Ground, Picture, without_odds
from engine.protocol import CHANCE, TERMINAL, Action, Game
from ui import a11y, ahead
from ui.anim import Motion
from ui.choosing import Choosing
from ui.facing import Facing
from ui.glimpse import Glimpse, glimpses
from ui.lens import Lens
from ui.marks import Trace
from ui.seats import Note, Seats, people, seat_names, write_note
from ui.select import matching
from ui.state import Flash
from ui.stories import Entry, Stories, Tale, entries
from ui.traces import Done, traces

if TYPE_CHECKING:
    from ui.controller import App


class Table:
    """One match being played. `key` is its id on the shelf, "" while it is not stored."""

    def __init__(self, app: App, match: Match, key: str, rng: Rng) -> None:
        self._app = app
        self._rng = rng
        self._actions: tuple[Action, ...] = ()
        self.match = match
        self.key = key
        self.facing = Facing(match.game.board(match.options), min(people(app.ui.seats), default=0))
        self.tales: list[Tale] = []
        """What each action of the log tells, as far as the viewer may know it."""
        self.entries: list[Entry] = []
        """The same as the log shows it."""
        self._stories = Stories()
        self._told: set[int] = set()
        """The people who were asked whether they want to see what only they may know."""
        self.choosing = Choosing(app)
        self.glimpses: list[Glimpse] = []
        """What single people, of several, have just come to know, and are still to be shown."""
        self._refresh()
        self.facing.spins = 0

    # --- what is shown -------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return self.match.game

    @property
    def lens(self) -> Lens:
        """The board as it lies before the players."""
        return self.facing.lens

    @property
    def state(self) -> Any:
        """The state that play goes on from."""
        return self.match.state

    @property
    def seats(self) -> Seats:
        """Who sits where."""
        return self._app.ui.seats

    @property
    def viewing(self) -> int | None:
        """The place in the log that is looked at, or None."""
        return self._app.ui.viewing

    @property
    def forgets(self) -> bool:
        """Whether it was set that what chance has shown may be taken back against computers."""
        return self._app.ui.settings.undo_reveals

    @property
    def at(self) -> int:
        """How many actions the shown position has behind it."""
        ui = self._app.ui
        return next(at for at in (ui.viewing, ui.showing, self.match.cursor) if at is not None)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; None for what everybody may know.

        The only person always sees with their own eyes. Of several, whoever is to move does; in a game that
        hides things only after the others were told to look away.
        """
        persons = people(self._app.ui.seats)
        if len(persons) == 1:
            return min(persons)
        if self.game.info.hidden:
            return self._app.ui.shown_to
        return self.match.player if self.match.player in persons else None

    @property
    def has_secrets(self) -> bool:
        """Whether the person to move knows something that is not on the screen."""
        player = self.match.player
        if not self.game.info.hidden or not self.persons_turn or self.viewer == player:
            return False
        mine, shown = (self.game.view(self.state, seat) for seat in (player, self.viewer))
        return self.game.picture(mine) != self.game.picture(shown)

    @property
    def covered(self) -> bool:
        """Whether the person to move is to be asked for before anything goes on."""
        return self.has_secrets and self.game.private(self.state)

    def picture(self, at: int | None = None) -> Picture:
        """Return the picture of the shown position, or of another place in the log."""
        at = self.at if at is None else at
        state = self.match.states[at]
        if self.match.agreed and at == self.match.cursor:
            state = self.game.revealed(state)
        picture = self.game.picture(self.game.view(state, self.viewer))
        return picture if self._app.ui.settings.odds else without_odds(picture)

    def actions(self) -> tuple[Action, ...]:
        """Return what the person to move may do; nothing while looking back or when no person is to move."""
        shown = self.at == self.match.cursor and self._app.ui.viewing is None
        return self._actions if shown and self.persons_turn and not self.covered else ()

    def goes_on(self, picked: tuple[str, ...]) -> bool:
        """Whether something can be done that begins with what was picked, and is more than that."""
        return any(len(action.path) > len(picked) for action in matching(self._actions, picked))

    @property
    def persons_turn(self) -> bool:
        """Whether a person is to move."""
        return self.match.player in people(self._app.ui.seats)

    def last_moves(self) -> list[Trace]:
        """Return what each seat did last before the shown position, back to the turn of who is to move."""
        places = range(self.at - 1, -1, -1)
        backwards = (Done(self.match.decider(i), self.tales[i].events) for i in places)
        return traces(backwards, self.game.player(self.match.states[self.at]))

    def events(self, index: int) -> tuple[Event, ...]:
        """Return what happened in action `index` of the log, as far as the viewer may know it."""
        return self.game.events(self.match.states[index], self.match.log[index], self.viewer)

    def turn(self, steps: int = 0) -> None:
        """Turn the board by hand, or to where it now faces."""
        self.facing.by_hand += steps
        if self._app.ui.settings.follow and self.persons_turn:
            self.facing.bottom = self.match.player
        self.facing.face(self.picture().facing)

    def heading(self, seat: int) -> str:
        """Return which way a seat's side moves on the screen, in a game that says so, else ""."""
        return self.facing.heading(self.picture().facing, seat)

    def route(self, action: Action | None) -> tuple[str, ...]:
        """Return the way a piece would take, as far as it is on the board."""
        if not action:
            return ()
        route = self.game.route(self.game.view(self.state, self.viewer), action)
        return tuple(spot for spot in route if spot in self.lens.places)

    def written(self, action: Action) -> str:
        """Return a legal action as people write it."""
        return self.game.written(self.game.view(self.state, self.viewer), action)

    def preview(self, action: Action | None) -> tuple[Ground, ...]:
        """Return what an action would do that is not plain to see."""
        return self.game.preview(self.game.view(self.state, self.viewer), action) if action else ()

    # --- playing -------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Everybody has sat down."""
        if all(self.match.decider(i) == CHANCE for i in range(self.match.cursor)):
            self._app.news.tell(0)
            self._app.set(announcement=a11y.announce(self.match, 0, self.viewer))
        self._hide()
        self._ask()
        self._app.opponent.wake()

    def reseat(self, seat: int, level: str) -> None:
        """A computer of some level, or a person (""), takes a seat in mid-game."""
        seats = list(self.seats)
        seats[seat] = seats[seat]._replace(level=level)
        self._app.opponent.rest()
        self._app.set(seats=tuple(seats), shown_to=None, picked=(), why=None, hint=(), paused=False)
        self._ask()
        self._refresh()
        self._app.saves.keep()
        self._app.opponent.wake()

    def play(self, action: Action) -> None:
        """Do an action at the end of the game, chance included, and show it."""
        drawn = bool(self._app.easel.drag)
        self._app.easel.pointed = None
        before = ahead.made(self.match, action)
        self._app.opponent.rest()
        self.match = before.play(action).settle(self._rng)
        self._app.set(picked=(), why=None, hint=(), misread="", viewing=None)
        self._hide()
        self._refresh()
        first = before.cursor
        self._app.easel.drag = None
        self._app.set(announcement=a11y.announce(self.match, first, self.viewer))
        self._app.hush()
        self._app.saves.keep()
        self.glimpses = glimpses(self.match, first, people(self.seats) - {self.viewer})
        self._app.show.begin(first, drawn, self._arrived)

    def motion(self, at: int) -> Motion:
        """Return the action at a place of the log, to be shown."""
        return Motion(self.picture(at), self.events(at), self.picture(at + 1))

    def _arrived(self) -> None:
        """The move has been shown; now comes what one person alone is to see, or the result."""
        if self.glimpses:
            self._app.set(dialog="glimpse-cover")
        elif self.match.player == TERMINAL:
            said = f"{self._app.ui.announcement} {self._app.contest.words()}".strip()
            self._app.set(dialog="result", announcement=said)
        else:
            self._ask()
        self._app.draw()
        self._app.opponent.wake()

    def _hide(self) -> None:
        """Take off the screen what the person to move may not see."""
        if self._app.ui.shown_to != self.match.player:
            self._app.set(shown_to=None)

    def _ask(self) -> None:
        """Ask for the person to move, if that person is to see what others may not."""
        if self.covered or (self.has_secrets and self.match.player not in self._told):
            self._app.set(dialog="cover")

    def forget_glimpse(self) -> None:
        """A person has seen what only they may know: it is covered again, and play goes on."""
        self._told.add(self.glimpses.pop(0).seat)
        self._app.set(dialog="")
        self._arrived()

    def uncover(self, shown: bool = True) -> None:
        """The person to move says whether they are alone with the screen, and want to see what is theirs."""
        self._told.add(self.match.player)
        self._app.set(shown_to=self.match.player if shown else None, dialog="")
        self._refresh()

    def _refresh(self) -> None:
        player = self.match.player
        self._actions = ahead.offered(self.game, self.state) if player not in (CHANCE, TERMINAL) else ()
        self.tales = self._stories.of(self.match, self.viewer)
        self.entries = entries(self.tales)
        self.turn()

    @property
    def note(self) -> str:
        """Who sits where, the half-made move, and the series so far, as the save carries it."""
        ui = self._app.ui
        return write_note(Note(ui.seats, ui.picked, ui.past))

    # --- going back and forth ------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return seat_names(self._app.contest.seats(), self.match.seats)

    def go(self, cursor: int | None) -> None:
        """Put the game itself back or forth to a place in its log."""
        if cursor is None:
            return
        self._app.opponent.rest()
        self.match = self.match.goto(cursor)
        self._app.set(picked=(), why=None, hint=(), misread="", viewing=None, paused=False, flash=Flash())
        self.glimpses = []
        self._hide()
        self._ask()
        self._refresh()
        self._app.set(announcement=self.game.picture(self.game.view(self.state, self.viewer)).prompt)
        self._app.saves.keep()
        self._app.draw()
        self._app.opponent.wake()

    def look(self, index: int | None) -> None:
        """Show another place in the log without changing the game."""
        shown = self.at
        self._app.opponent.rest()
        viewing = None if index in (None, self.match.cursor) else index
        self._app.set(viewing=viewing, picked=(), why=None, hint=())
        told = next((entry.tale.words for entry in self.entries if self.at <= entry.stop), "")
        self._app.set(announcement=told if self.at else "The start of the game.")
        self._app.draw()
        if self.at == shown + 1:
            self._app.easel.animate(self.motion(shown), self._looked)
        else:
            self._looked()

    def step(self, by: int) -> None:
        """Show the place before (-1) or after (1) an entry of the log."""
        stops = [0, *(entry.stop for entry in self.entries)]
        before, after = ([stop for stop in stops if (stop - self.at) * way > 0] for way in (-1, 1))
        self.look(max(before, default=0) if by < 0 else min(after, default=self.at))

    def _looked(self) -> None:
        self._app.draw()
        self._app.opponent.wake()

    def end(self, resigned: int | None) -> None:
        """End the game: somebody resigns, or both agree to a draw."""
        self._app.opponent.rest()
        self.match = self.match.agree(resigned)
        self._refresh()
        self._app.set(
            picked=(), hint=(), why=None, dialog="result", announcement=a11y.announce_result(self.match)
        )
        self._app.saves.keep()
