"""Proof of a puzzle: can its goal be reached against every defence and every chance outcome?

The proof is exact: at the solver's decisions some action must work, at the opponents' and at chance nodes
every one. A turn goes from its first decision to the first decision in another seat's turn, extra turns
included.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.learning import ANSWER, LASTING, Goal, Place
from engine.contract.steps import Steps, finish
from engine.contract.values import CHANCE, TERMINAL
from engine.session.puzzles.positions import SearchSpace


class Progress(NamedTuple):
    """Progress along a line."""

    place: Place
    left: int
    """Number of the solver's turns that have not begun yet."""
    mine: bool = False
    """True if the current turn is the solver's, as far as it has begun."""


class Proof:
    """A prover for one puzzle, with a transposition table."""

    def __init__(self, ground: SearchSpace, goal: Goal, start: Place, seat: int) -> None:
        self.ground = ground
        self._goal = goal
        self._start = start
        self.seat = seat
        self._known: dict[Progress, bool] = {}

    def reached(self, before: Place, after: Place) -> bool:
        """Return true if the step from one place to the next reaches the goal."""
        if self._goal.reached:
            return self._goal.reached(self._start, before, after, self.seat)
        end = self.ground.ended(after, self.seat)
        return (
            end is not None
            and end[0] == self._goal.result
            and (not self._goal.ends or end[1] in self._goal.ends)
        )

    def begun(self, stand: Progress) -> Progress | None:
        """Return the progress, counting the turn in which the place is decided; None if no time is left."""
        place, left, mine = stand
        if self.ground.player(place) in (CHANCE, TERMINAL):
            return stand
        if self.ground.turn(place) == self.seat:
            return stand if mine else Progress(place, left - 1, True) if left else None
        return None if not left and self._goal.until not in (ANSWER, LASTING) else Progress(place, left)

    def holds(self, stand: Progress) -> bool:
        """Return true if the goal can be forced from here."""
        return finish(self.looking(stand))

    def good(self, stand: Progress, after: Place) -> bool:
        """Return true if going on to `after` reaches the goal or keeps it forced."""
        return finish(self.trying(stand, after))

    def looking(self, stand: Progress) -> Steps[bool]:
        """Do the work of `holds`, in steps of unknown number."""
        known = self._known.get(stand)
        if known is None:
            known = self._known[stand] = yield from self._look(stand)
        return known

    def trying(self, stand: Progress, after: Place) -> Steps[bool]:
        """Do the work of `good`, in steps."""
        return self.reached(stand.place, after) or (yield from self.looking(stand._replace(place=after)))

    def _look(self, stand: Progress) -> Steps[bool]:
        begun, lasting = self.begun(stand), self._goal.until == LASTING
        if begun is None:
            return lasting
        if self.ground.over(begun.place):
            end = self.ground.ended(begun.place, self.seat)
            return lasting and end is not None and end[0] >= 0
        own = self.ground.player(begun.place) == self.seat
        for child in self.ground.children(begun.place):
            yield 0.0
            if (yield from self.trying(begun, child)) == own:
                return own
        return not own
