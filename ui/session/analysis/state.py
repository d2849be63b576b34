"""What is known at the table of who looks on: the eye, what it has seen, and a review of the game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.contract.search import Considered
from engine.contract.values import Action
from engine.session.match import Match
from engine.session.review.points import TurningPoint, points_of
from engine.session.review.review import Review
from ui.remembered import remember_last

EYE, JUDGE = "eye", "judge"
"""Who looks on: at a position as long as one likes, or for a review at what was done there."""
LOOKERS = (EYE, JUDGE)


class Seen(NamedTuple):
    """What the eye has seen of a place in the game."""

    best: tuple[Considered, ...] = ()
    """The best actions; nothing if it could not look."""
    depth: int = 0
    nodes: int = 0
    done: bool = False
    """It looks no further."""


NOTHING: Mapping[int, Seen] = MappingProxyType({})


class Look(NamedTuple):
    """Who looks on, and what they know."""

    brought: tuple[Action, ...] | None = None
    """The log with which the game came from outside: as long as it is that, nobody plays on here."""
    eye: bool = False
    """Whether the eye was opened by hand, where it does not open by itself."""
    log: tuple[Action, ...] = ()
    """The log that all of this is about."""
    seen: Mapping[int, Seen] = NOTHING
    """What the eye has seen, by the place in the log."""
    line: int = 0
    """Which of the best actions was chosen to be drawn on the board, from 1."""
    pointed: int = 0
    """Which is pointed at meanwhile."""
    review: Review | None = None
    going: bool = False
    """Whether the review goes on."""
    point: int | None = None
    """The place of the turning point that is looked at."""

    def of(self, match: Match) -> Look:
        """Return it for a match: what it knows of another log counts for nothing."""
        if match.log is self.log:
            return self
        return Look(brought=self.brought, eye=self.eye, log=match.log)

    @property
    def points(self) -> tuple[TurningPoint, ...]:
        """The turning points that the review has found so far."""
        return _points(self.review) if self.review else ()


@remember_last
def _points(review: Review) -> tuple[TurningPoint, ...]:
    return points_of(review)
