"""What a person chooses at the table, click by click, and what is said of what cannot be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.protocol import TERMINAL, Action, WhyNot
from ui.clauses import reason
from ui.history import undo_point
from ui.select import click, misread, typed

if TYPE_CHECKING:
    from ui.controller import App

SHORT = 2
"""How many marks are told in words before an action is done; more are only shown."""


class Choosing:
    """The choice that is being made at the table."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._asked = ""
        self._question = WhyNot("")

    def meant(self, spot: str) -> Action | None:
        """Return the action that a click on `spot` would now make, or None."""
        table = self._app.table
        choice = click(table.actions(), self._app.ui.picked, spot)
        return choice.action if choice else None

    def pick(self, spot: str, sure: bool = True) -> None:
        """A person clicked on a spot or a choice; where it was meant is `sure`, or only the nearest."""
        table = self._app.table
        ui, again = self._app.ui, self.asked == spot
        if ui.viewing is not None or table.match.player == TERMINAL:
            return
        choice = click(table.actions(), ui.picked, spot)
        if choice is None:
            self.explain(spot)
        elif not again and not (sure and self._is_plain(choice.action)):
            self._warn(spot)
        elif choice.action:
            table.play(choice.action)
        else:
            self._app.set(picked=choice.picked, why=None, hint=())
            if spot in table.lens.spots:
                self._app.set(focus=spot)
            self._app.saves.keep()

    def point(self, spot: str) -> None:
        """Somebody points at a spot: show and tell what a click there would do that is not plain to see."""
        table = self._app.table
        self._app.easel.pointed = action = self.meant(spot)
        if marks := table.preview(action):
            self._app.set(
                announcement=" ".join(dict.fromkeys(f"{mark.spot}: {mark.name}." for mark in marks))
            )

    @property
    def asked(self) -> str:
        """The place that is to be chosen once more, "" if there is none."""
        return self._asked if self._app.ui.why is self._question else ""

    def _is_plain(self, action: Action | None) -> bool:
        """Whether all that an action does can be seen, or has just been shown."""
        table = self._app.table
        return not action or action == self._app.easel.pointed or not table.preview(action)

    def _warn(self, spot: str) -> None:
        """Show what a click would do; it is done by another one."""
        self.point(spot)
        action = self._app.easel.pointed
        words = [*self._would(action), *self._where(spot)]
        self._asked = spot
        self._question = WhyNot(" ".join([*words, f"Choose it once more{' to do it' if action else ''}."]))
        self._app.set(why=self._question, hint=())

    def _would(self, action: Action | None) -> list[str]:
        """Return what an action would do that is not plain to see, unless that takes many words."""
        told = dict.fromkeys(f"{mark.spot}: {mark.name}." for mark in self._app.table.preview(action))
        return list(told) if len(told) <= SHORT else []

    def _where(self, spot: str) -> list[str]:
        """Return what a place between the spots is called."""
        table = self._app.table
        if spot not in table.lens.extras:
            return []
        words = table.game.label(table.game.view(table.state, table.viewer), spot)
        return [f"{words[:1].upper()}{words[1:]}."]

    @property
    def step_back(self) -> str:
        """What takes the last step of the present choice back: "unpick", "undo", or "" if nothing does."""
        table = self._app.table
        picked, last = self._app.ui.picked, table.match.cursor - 1
        if self._app.ui.viewing is not None or not table.actions():
            return ""
        if picked and not table.lens.spots.keys() >= set(picked):
            return "unpick"
        mine = last >= 0 and table.match.decider(last) == table.match.player
        return "undo" if mine and undo_point(table) == last else ""

    def unpick(self) -> None:
        """Take back the last step of a half-made choice."""
        self._app.set(picked=self._app.ui.picked[:-1], why=None)
        self._app.saves.keep()

    def explain(self, spot: str) -> None:
        """Say why nothing can be done with a spot."""
        table = self._app.table
        view, picked = table.game.view(table.state, table.viewer), self._app.ui.picked
        why = table.game.why_not_there(view, picked, spot) if picked else None
        why = why or table.game.why_not(view, spot)
        if not table.persons_turn:
            why = WhyNot("It is the computer's turn.")
        picked = self._app.ui.picked if why else ()
        self._app.set(why=why, picked=picked, hint=(), announcement=reason(why))

    def type(self, text: str) -> None:
        """A person typed a move; one that comes too early stays where it was typed."""
        table = self._app.table
        actions = table.actions()
        found = (typed(actions, text) or table.game.spelt(table.state, text)) if actions else ()
        if len(found) == 1:
            table.play(found[0])
        elif text.strip():
            possible = [table.written(action) for action in found or actions]
            wrong = misread(text, bool(found), possible) if actions else self._too_early()
            self._app.set(misread=wrong)

    def _too_early(self) -> str:
        """Return why no move can be typed now."""
        table = self._app.table
        if self._app.ui.viewing is not None:
            return "This is an earlier position. Go back to the game to move."
        if table.match.player == TERMINAL:
            return "The game is over."
        return "It is not your turn yet. Your move stays here: press Enter again when it is."
