"""Remaining time, as shown."""

from __future__ import annotations

from engine.session.clocks.clock import TimeControl
from ui.session.session import Session

LOW = 10_000
"""Remaining milliseconds for the warning; half of the whole time if that is less."""
FEW = 3
"""The last seconds, each with a sound."""


def going(session: Session) -> bool:
    """Return True if clocks run: in an unfinished game, from the first decision on."""
    clock, match = session.clock, session.match
    return clock is not None and match.player >= 0 and clock.begun(match.cursor)


def warned_at(control: TimeControl, seat: int) -> int:
    """Return the remaining milliseconds at which a seat is warned."""
    return min(LOW, control.allowance(seat) // 2)


def seconds_left(session: Session, seat: int) -> int:
    """Return the seconds a seat has at the shown place in the log; negative if it is late."""
    assert session.clock
    match = session.match
    if session.viewing is not None:
        left = session.clock.stands[session.viewing].left
    else:
        left = session.clock.left(match.cursor, match.game.player(match.state))
    return -(-left[seat] // 1000)


def clock_text(seconds: int) -> str:
    """Return seconds as a clock shows them: "9:05", "1:10:00"; with a minus if the time is up."""
    minutes, rest = divmod(abs(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    shown = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    return f"−{shown}" if seconds < 0 else shown
