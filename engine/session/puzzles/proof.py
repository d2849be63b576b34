"""The proof of a challenge: whether a goal can be reached against every defence and every chance.

It is exact: of what the one asked can do some action must do, of what others do and chance brings every one.
A turn goes from the first decision in it to the first one in somebody else's, extra turns included.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.puzzle import ANSWER, LASTING, Goal, Place
from engine.contract.steps import Steps, finish
from engine.contract.values import CHANCE, TERMINAL
from engine.session.puzzles.positions import Ground


class Stand(NamedTuple):
    """How far a line has come."""

    place: Place
    left: int
    """How many own turns have not begun yet."""
    mine: bool = False
    """Whether the present turn is an own one, as far as it has begun."""


class Proof:
    """Answers questions about one challenge, and remembers what it has found out."""

    def __init__(self, ground: Ground, goal: Goal, start: Place, seat: int) -> None:
        self.ground = ground
        self._goal = goal
        self._start = start
        self.seat = seat
        self._known: dict[Stand, bool] = {}

    def reached(self, before: Place, after: Place) -> bool:
        """Whether what leads from one place to the next does what is asked for."""
        if self._goal.did:
            return self._goal.did(self._start, before, after, self.seat)
        end = self.ground.ended(after, self.seat)
        return (
            end is not None
            and end[0] == self._goal.result
            and (not self._goal.ends or end[1] in self._goal.ends)
        )

    def begun(self, stand: Stand) -> Stand | None:
        """Return a place with the turn counted in which it is decided; None if there is no time for it."""
        place, left, mine = stand
        if self.ground.player(place) in (CHANCE, TERMINAL):
            return stand
        if self.ground.turn(place) == self.seat:
            return stand if mine else Stand(place, left - 1, True) if left else None
        return None if not left and self._goal.until not in (ANSWER, LASTING) else Stand(place, left)

    def holds(self, stand: Stand) -> bool:
        """Whether the goal is sure to be reached from here, if what is right is done."""
        return finish(self.looking(stand))

    def good(self, stand: Stand, after: Place) -> bool:
        """Whether going on to `after` has reached the goal, or leaves it sure to be reached."""
        return finish(self.trying(stand, after))

    def looking(self, stand: Stand) -> Steps[bool]:
        """Do what `holds` does, in steps that say nothing of how many are to come."""
        known = self._known.get(stand)
        if known is None:
            known = self._known[stand] = yield from self._look(stand)
        return known

    def trying(self, stand: Stand, after: Place) -> Steps[bool]:
        """Do what `good` does, in steps."""
        return self.reached(stand.place, after) or (yield from self.looking(stand._replace(place=after)))

    def _look(self, stand: Stand) -> Steps[bool]:
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
