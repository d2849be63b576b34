"""The clocks of a match, as a value: how much time everybody has, and what an action takes of it.

What each action took is all that is noted; how the clocks stood follows from it, so a game that is taken back
has its time back. What the time is, is told from outside: seconds of a clock that only goes forward.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.values import Action
from engine.session.clocks.control import GAME, HOURGLASS, MOVE, TimeControl
from engine.session.match import Match

GAP = 3.0
"""Seconds without a look at the clock that count at most: a device that slept has not thought."""
NOBODY = -1
SHARE_OF_REST = {MOVE: 2, HOURGLASS: 12, GAME: 30}
"""Which part of its time, as a divisor, a computer may take for a decision."""
HASTE = 600
"""Milliseconds that a computer leaves alone: its answer has a way to go."""
AT_LEAST = 0.05
"""Seconds that a computer always has."""


class Stand(NamedTuple):
    """How the clocks stand in a position."""

    left: tuple[int, ...]
    """What each seat has, in milliseconds; of a clock for each decision, what it begins with."""
    mover: int = NOBODY
    """Who decided last."""


class Timed(NamedTuple):
    """What is kept of the clocks of a match."""

    control: TimeControl
    spent: tuple[int, ...] = ()
    """What each action of the log took, in milliseconds."""
    used: int = 0
    """What has gone of the decision that is still to come."""


class Clock(NamedTuple):
    """The clocks of a match, of which that of who decides runs or stands still."""

    control: TimeControl
    stands: tuple[Stand, ...]
    """How they stood before each action of the log, and after all of them."""
    spent: tuple[int, ...] = ()
    used: int = 0
    since: float | None = None
    """Up to when `used` counts, if it runs."""

    @property
    def timed(self) -> Timed:
        """What is to be kept of it."""
        return Timed(self.control, self.spent, self.used)

    def kept_as(self, later: Clock) -> bool:
        """Return whether nothing is to be kept anew: while a clock runs, what it takes is not kept yet."""
        return later.since is not None or (self.since is None and self.used == later.used)

    def begun(self, at: int) -> bool:
        """Return whether anybody has decided anything before a place in the log: only then clocks run.

        What it has not followed yet (chance, at the beginning) was nobody's decision.
        """
        return self.stands[: at + 1][-1].mover != NOBODY

    def left(self, at: int, player: int) -> tuple[int, ...]:
        """Return what each seat has at the place in the log where play stands and `player` decides."""
        stand = self.stands[at]
        return drained(self.control, stand.left, player, self.used) if player >= 0 else stand.left

    def wind(self, now: float) -> Clock:
        """Return it running."""
        return self._replace(since=now) if self.since is None else self

    def read(self, now: float) -> Clock:
        """Return it with all counted up to now, if it runs."""
        if self.since is None:
            return self
        passed = min(max(now - self.since, 0.0), GAP)
        return self._replace(used=self.used + round(passed * 1000), since=now)

    def halt(self, now: float) -> Clock:
        """Return it standing still."""
        return self.read(now)._replace(since=None)

    def follow(self, old: Match, new: Match) -> Clock:
        """Return it, standing still, as it is after a match has become another one.

        What was played now has taken what was used. Where play went elsewhere, nothing is used yet.
        """
        kept = _common(old.log, new.log)
        stands, spent = [*self.stands[: kept + 1]], [*self.spent[:kept]]
        played = kept == old.cursor or kept + 1 == len(new.log)
        for index in range(kept, len(new.log)):
            spent.append(self.used if played and index == kept else 0)
            stands.append(stand_after(self.control, stands[-1], new, index, spent[-1]))
        stays = new.cursor == old.cursor <= kept
        used = self.used if stays else 0
        return Clock(self.control, tuple(stands), tuple(spent), used)

    def budget(self, at: int, player: int) -> float:
        """Return how many seconds a computer may think that decides there: not all that it has."""
        left = self.left(at, player)[player] - HASTE
        each = left / SHARE_OF_REST[self.control.kind] / 1000
        added = self.control.increment * 0.8 if self.control.kind == GAME else 0.0
        return max(AT_LEAST, min(each + added, left / 2000))


def wound(timed: Timed, match: Match) -> Clock:
    """Return the clocks of a match, standing still; what is not known of its actions took no time."""
    count = len(match.log)
    spent = (*timed.spent[:count], *(0,) * (count - len(timed.spent)))
    stands = [Stand(tuple(map(timed.control.allowance, range(len(match.seats)))))]
    for index, took in enumerate(spent):
        stands.append(stand_after(timed.control, stands[-1], match, index, took))
    return Clock(timed.control, tuple(stands), spent, timed.used)


def drained(control: TimeControl, left: tuple[int, ...], seat: int, used: int) -> tuple[int, ...]:
    """Return what everybody has when a seat has used some time: sand of an hourglass goes to the others."""
    own = left[seat] - used
    given = max(0, min(used, left[seat])) if control.kind == HOURGLASS else 0
    each, more = divmod(given, max(1, len(left) - 1))
    others = [other for other in range(len(left)) if other != seat]
    gains = {other: each + (place < more) for place, other in enumerate(others)}
    own = max(0, own) if control.strict else own
    return tuple(own if i == seat else time + gains[i] for i, time in enumerate(left))


def stand_after(control: TimeControl, stand: Stand, match: Match, index: int, took: int) -> Stand:
    """Return how the clocks stand after an action of the log; a turn that ends in time adds its seconds."""
    player = match.game.player
    seat, after = player(match.states[index]), player(match.states[index + 1])
    left, mover = stand
    if seat >= 0:
        left, mover = left if control.kind == MOVE else drained(control, left, seat, took), seat
    passes = control.kind == GAME and mover >= 0 and after >= 0 and after != mover
    if passes and not (control.strict and left[mover] <= 0):
        left = tuple(time + 1000 * control.increment * (i == mover) for i, time in enumerate(left))
    return Stand(left, mover)


def _common(one: tuple[Action, ...], other: tuple[Action, ...]) -> int:
    """Return how many actions are the same from the start on."""
    size = min(len(one), len(other))
    if one[:size] == other[:size]:
        return size
    return next(i for i in range(size) if one[i] != other[i])
