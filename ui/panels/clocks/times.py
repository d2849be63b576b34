"""How much time is left, as it is shown."""

from __future__ import annotations

from engine.session.clocks.clock import TimeControl
from ui.session.session import Session

LOW = 10_000
"""From so many milliseconds on somebody is warned; or from half of what there is, if that is less."""
FEW = 3
"""The last seconds, each of which is heard."""


def going(session: Session) -> bool:
    """Whether a game with clocks goes on in which somebody has decided something: before that none runs."""
    clock, match = session.clock, session.match
    return clock is not None and match.player >= 0 and clock.begun(match.cursor)


def warned_at(control: TimeControl, seat: int) -> int:
    """Return from how many milliseconds on a seat is warned."""
    return min(LOW, control.allowance(seat) // 2)


def seconds_left(session: Session, seat: int) -> int:
    """Return how many seconds a seat has at the place in the log that is looked at; below 0: it is late."""
    assert session.clock
    match = session.match
    if session.viewing is not None:
        left = session.clock.stands[session.viewing].left
    else:
        left = session.clock.left(match.cursor, match.game.player(match.state))
    return -(-left[seat] // 1000)


def clock_text(seconds: int) -> str:
    """Return seconds as a clock shows them: "9:05", "1:10:00"; what is over with a minus."""
    minutes, rest = divmod(abs(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    shown = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    return f"−{shown}" if seconds < 0 else shown
