"""The game at the table: what people do with it, and when the computer is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.chance import Rng
from engine.events import Event, Moved
from engine.match import Match
from engine.picture import Picture
from engine.protocol import CHANCE, TERMINAL, Action, Game, WhyNot
from ui import a11y
from ui.anim import Motion
from ui.ports import Job
from ui.scene import Lens
from ui.seats import people, seat_names, write_note
from ui.select import click, typed
from ui.state import Thinking

if TYPE_CHECKING:
    from ui.controller import App

PAUSE = 0.35
"""Seconds between the moves of two computers."""


class Table:
    """One match being played. `key` is its id on the shelf, "" while it is not stored."""

    def __init__(self, app: App, match: Match, key: str, rng: Rng) -> None:
        self._app = app
        self._rng = rng
        self._actions: tuple[Action, ...] = ()
        self.match = match
        self.key = key
        self.lens = Lens(match.game.board(match.options))
        self.stories: list[str] = []
        self._asked = 0
        self._refresh()

    # --- what is shown -------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return self.match.game

    @property
    def state(self) -> Any:
        """The state that play goes on from."""
        return self.match.state

    @property
    def at(self) -> int:
        """How many actions the shown position has behind it."""
        viewing = self._app.ui.viewing
        return self.match.cursor if viewing is None else viewing

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown: the only person, or the person to move; None for onlookers."""
        persons = people(self._app.ui.seats)
        if len(persons) == 1:
            return min(persons)
        return self.match.player if self.match.player in persons else None

    def picture(self, at: int | None = None) -> Picture:
        """Return the picture of the shown position, or of another place in the log."""
        state = self.match.states[self.at if at is None else at]
        return self.game.picture(self.game.view(state, self.viewer))

    def actions(self) -> tuple[Action, ...]:
        """Return what the person to move may do; nothing while looking back or when no person is to move."""
        return self._actions if self._app.ui.viewing is None and self.persons_turn else ()

    @property
    def persons_turn(self) -> bool:
        """Whether a person is to move."""
        return self.match.player in people(self._app.ui.seats)

    def last_path(self) -> tuple[str, ...]:
        """Return where the last piece moved that led to the shown position."""
        if not self.at:
            return ()
        events = self.events(self.at - 1)
        return next((event.path for event in events if isinstance(event, Moved)), ())

    def events(self, index: int) -> tuple[Event, ...]:
        """Return what happened in action `index` of the log, as far as the viewer may know it."""
        return self.game.events(self.match.states[index], self.match.log[index], self.viewer)

    def turn_to(self, turn: int) -> None:
        """Turn the board."""
        self.lens = Lens(self.lens.board, turn)

    # --- playing -------------------------------------------------------------------------------------

    def pick(self, spot: str) -> None:
        """A person clicked on a spot or a choice."""
        ui = self._app.ui
        if ui.viewing is not None or self.match.player == TERMINAL:
            return
        choice = click(self.actions(), ui.picked, spot)
        if choice is None:
            self.explain(spot)
        elif choice.action:
            self.play(choice.action)
        else:
            self._app.set(picked=choice.picked, why=None, hint=(), focus=spot)
            self._app.saves.keep()

    def explain(self, spot: str) -> None:
        """Say why nothing can be done with a spot."""
        why = self.game.why_not(self.game.view(self.state, self.viewer), spot)
        if not self.persons_turn:
            why = WhyNot("It is the computer's turn.")
        words = f"{why.words} ({why.clause})" if why and why.clause else why.words if why else ""
        self._app.set(why=why, picked=() if not why else self._app.ui.picked, hint=(), announcement=words)

    def type(self, text: str) -> None:
        """A person typed a move."""
        found = typed(self.actions(), text)
        if len(found) == 1:
            self.play(found[0])
        elif text.strip():
            some = ", ".join(action.text for action in (found or self.actions())[:8])
            problem = "could be several moves" if found else "is no move here"
            self._app.tell(f"“{text.strip()[:40]}” {problem}. Possible: {some}.")

    def play(self, action: Action) -> None:
        """Do an action at the end of the game, chance included, and show it."""
        drawn = bool(self._app.easel.drag)
        before = self.match
        self.rest()
        self.match = before.play(action).settle(self._rng)
        self._refresh()
        first = before.cursor
        said = " ".join(a11y.announce_move(self.match, i) for i in range(first, self.match.cursor))
        self._app.easel.drag = None
        self._app.set(picked=(), why=None, hint=(), viewing=None, announcement=said)
        self._app.hush()
        self._app.saves.keep()
        motion = Motion(self.picture(first), self.events(first))
        if drawn:
            self._arrived()
        else:
            self._app.easel.animate(motion, self._arrived)

    def _arrived(self) -> None:
        """The move has been shown."""
        if self.match.player == TERMINAL:
            self._app.set(dialog="result")
        self._app.draw()
        self.wake()

    def _refresh(self) -> None:
        player = self.match.player
        self._actions = self.game.legal_actions(self.state) if player not in (CHANCE, TERMINAL) else ()
        self.stories = [self.match.story(i, self.viewer) for i in range(len(self.match.log))]

    @property
    def note(self) -> str:
        """Who sits where, and the half-made move, as the save carries it."""
        return write_note(self._app.ui.seats, self._app.ui.picked)

    # --- going back and forth ------------------------------------------------------------------------

    @property
    def undo_point(self) -> int | None:
        """Where taking back leads, or None."""
        seats = self._app.ui.seats
        alone = len(people(seats)) < len(seats)
        return self.match.undo_point(people(seats), alone and self._app.ui.settings.undo_reveals)

    @property
    def redo_point(self) -> int | None:
        """Where playing again leads, or None."""
        return self.match.redo_point(people(self._app.ui.seats))

    @property
    def branch_point(self) -> int | None:
        """The place that is looked at, if play may go on from there."""
        return self._app.ui.viewing

    @property
    def resigning(self) -> int:
        """The seat that a resignation is for: the person to move, or else the first person."""
        persons = people(self._app.ui.seats)
        return self.match.player if self.match.player in persons else min(persons, default=0)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return seat_names(self._app.ui.seats, self.match.seats)

    def go(self, cursor: int | None) -> None:
        """Put the game itself back or forth to a place in its log."""
        if cursor is None:
            return
        self.rest()
        self.match = self.match.goto(cursor)
        self._refresh()
        said = self.game.picture(self.game.view(self.state, self.viewer)).prompt
        self._app.set(picked=(), why=None, hint=(), viewing=None, paused=False, announcement=said)
        self._app.saves.keep()
        self._app.draw()
        self.wake()

    def look(self, index: int | None) -> None:
        """Show another place in the log without changing the game."""
        shown = self.at
        self.rest()
        viewing = None if index in (None, self.match.cursor) else index
        self._app.set(viewing=viewing, picked=(), why=None, hint=())
        self._app.set(announcement=self.stories[self.at - 1] if self.at else "The start of the game.")
        self._app.draw()
        if self.at == shown + 1:
            events = self.events(shown)
            self._app.easel.animate(Motion(self.picture(shown), events), self._looked)
        else:
            self._looked()

    def _looked(self) -> None:
        self._app.draw()
        self.wake()

    def end(self, resigned: int | None) -> None:
        """End the game: somebody resigns, or both agree to a draw."""
        self.rest()
        self.match = self.match.agree(resigned)
        self._refresh()
        self._app.set(
            picked=(), hint=(), why=None, dialog="result", announcement=a11y.announce_result(self.match)
        )
        self._app.saves.keep()

    # --- the computer --------------------------------------------------------------------------------

    def wake(self) -> None:
        """Ask the computer if it is its turn."""
        ui = self._app.ui
        if ui.thinking or ui.paused or ui.viewing is not None or ui.screen != "table":
            return
        player = self.match.player
        if player in (CHANCE, TERMINAL) or self.persons_turn:
            return
        watching = not people(ui.seats)
        self._asked += 1
        asked = self._asked
        self._app.set(thinking=Thinking())
        self._app.draw()
        self._app.page.later(PAUSE if watching else 0.05, lambda: self._ask(asked, player))

    def _ask(self, asked: int, player: int) -> None:
        if asked != self._asked:
            return
        job = Job(self.game.info.id, self.game.view(self.state, player), self._app.ui.seats[player].level)
        self._app.thinker.think(job, self._progress, lambda text: self._answer(asked, text))

    def _progress(self, thinking: Thinking) -> None:
        if self._app.ui.thinking:
            self._app.set(thinking=thinking)
            self._app.draw()

    def _answer(self, asked: int, text: str) -> None:
        if asked == self._asked:
            self.play(self.game.find(self.state, text))
            self._app.draw()

    def hint(self) -> None:
        """Ask the best computer player what it would do, and show it."""
        if not self.actions():
            return
        self.rest()
        asked = self._asked
        self._app.set(thinking=Thinking(), hint=(), why=None)
        view = self.game.view(self.state, self.match.player)
        job = Job(self.game.info.id, view, self._app.best_level)
        self._app.thinker.think(job, self._progress, lambda text: self._advise(asked, text))

    def _advise(self, asked: int, text: str) -> None:
        if asked == self._asked:
            action = self.game.find(self.state, text)
            path = tuple(spot for spot in action.path if spot in self.lens.spots)
            self._app.set(thinking=None, hint=path, picked=(), announcement=f"Hint: {action.text}.")
            self._app.draw()

    def rest(self) -> None:
        """Stop the computer and the motion."""
        self._asked += 1
        self._app.thinker.stop()
        self._app.easel.drop()
        self._app.set(thinking=None)

    def pause(self) -> None:
        """Stop the computer until it is told to play on, or stop looking for a hint."""
        self.rest()
        self._app.set(paused=not self.persons_turn)
