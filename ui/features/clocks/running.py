"""The running of clocks, derived after every message, so that no feature starts or stops them.

A person's clock runs while that person sees the board and could move: not under a dialog or a cover, and
not during an animation. A computer's clock runs while it thinks. No clock runs before the first decision.
"""

from __future__ import annotations

from engine.session.clock import Clock, ClockRecord, restored_clock
from ui.messages.answers import ClockTicked
from ui.panels.clocks import clocks_run
from ui.session.effects import Effect, SendLater
from ui.session.model import Change, Effects, Model
from ui.session.screen import HELD
from ui.session.session import Session
from ui.session.storage_effects import Save
from ui.storage.seats import people

LEAST = 0.02
"""Minimum seconds between two updates of a running clock."""
LAST_CALL = 500
"""Milliseconds left at which a computer must move at once."""


def clock_should_run(model: Model) -> bool:
    """Return True if the clock of the player to move should run."""
    session = model.session
    if session is None or not model.at_table or session.pending or not clocks_run(session):
        return False
    return session.kind.clock_runs(session, bool(model.screen.dialog), model.screen.peers)


def pause_clocks(model: Model) -> Model:
    """Return the model with the clocks paused, if a person is present to resume them."""
    session = model.table
    waits = clocks_run(session) and people(session.seats) and not model.screen.dialog and session.kind.local
    return model.with_dialog(HELD) if waits else model


def update_clock(before: Model, after: Model) -> Change:
    """Start or stop the clock, charge the time of a move, and schedule the next update."""
    old, main = (each.session.main if each.session else None for each in (before, after))
    effects: Effects = ()
    if old is None or main is None or old.sitting != main.sitting:
        same = old and main and old.key == main.key
        old, effects = None, () if same else save_left_clock(old, after.ticket, before.now)
    if main is None or main.clock is None:
        return after, effects
    clock = main.clock
    if old and old.match is not main.match:
        clock = clock.stopped(before.now).follow(old.match, main.match)
        if main.replica and main.replica.state.match.texts == main.match.texts:
            clock = restored_clock(
                ClockRecord(clock.control, main.replica.state.spent, clock.used), main.match
            )
        after = _with_clock(after, clock)
    later = clock.started(before.now) if clock_should_run(after) else clock.stopped(before.now)
    if later != clock:
        after = _with_clock(after, later)
    if later.since is None or (old and old.clock and old.clock.since == later.since):
        return after, effects
    return after, (*effects, _next_tick(after.table, later, later.since))


def _with_clock(model: Model, clock: Clock) -> Model:
    session = model.table
    return model.with_session(session.with_main(session.main._replace(clock=clock)))


def save_left_clock(old: Session | None, ticket: int, now: float) -> Effects:
    """Return the effect that saves the running clock of a game that is left."""
    if old is None or not old.key or old.clock is None or old.clock.since is None:
        return ()
    return (Save(ticket, old._replace(clock=old.clock.stopped(now))),)


def _next_tick(session: Session, clock: Clock, since: float) -> Effect:
    """Return the effect that updates a running clock when its shown second changes."""
    player = session.match.player
    left = clock.left(session.match.cursor, player)[player]
    wait = left % 1000 or 1000  # a clock at zero is updated once a second
    if not session.persons_turn and session.kind.local and left > LAST_CALL:
        wait = min(wait, left - LAST_CALL)
    return SendLater(max(LEAST, wait / 1000), ClockTicked(since))
