"""Moods of the computer opponents, from the values that their own searches have found.

In a game with secrets those values would reveal them, so there the captures of the last turns count.
"""

from __future__ import annotations

from engine.contract.events import Captured
from engine.contract.values import CHANCE
from ui.session.session import Session
from ui.storage.seats import level_of

THINKING, PLEASED, DISMAYED = MOODS = "thinking", "pleased", "dismayed"
"""Moods of an opponent; `THINKING` is also its usual face."""
GOOD = 0.35
"""Value of a good position, from -1 to 1: about one and a half pawns in chess."""
SWING = 0.35
"""Change of the value after a blunder."""
EVEN = 0.2
"""Value up to which a position counts as even: a loss that leaves more is no blunder."""
PIECES = 2
"""Pieces won or lost in a turn and the reply that count as much, in a game with secrets."""


def mood_of(session: Session, seat: int) -> str:
    """Return the mood of a computer in the shown position."""
    outcome = session.match.outcome
    if outcome and session.at == session.match.cursor:
        return _mood(outcome.returns[seat], 0)
    if session.to_move == seat and session.viewing is None:
        return THINKING
    if session.game.info.hidden:
        return _mood(captures(session, seat), PIECES - 1)
    values = _values(session, seat)
    return _mood(values[-1] if values else 0, GOOD)


def blunderer(session: Session, seat: int) -> int | None:
    """Return the seat whose last action lost much in the eyes of a computer; None if none did.

    Only in games of two, where a gain of one is a loss of the other.
    """
    if len(session.seats) > 2:
        return None
    if session.game.info.hidden:
        won = captures(session, seat)
        return None if abs(won) < PIECES else _other(seat, won)
    values = _values(session, seat) or [0.0]
    before, now = values[-2:][0], values[-1]
    gain = now - before
    decided = abs(before) > GOOD and (before > 0) == (gain > 0)
    hopeless = abs(now) > EVEN and (now > 0) != (gain > 0)
    return None if abs(gain) < SWING or decided or hopeless else _other(seat, gain)


def _other(seat: int, gain: float) -> int:
    """Return the seat that lost what a seat gained."""
    return 1 - seat if gain > 0 else seat


def captures(session: Session, seat: int) -> int:
    """Return the captures of a seat in the last turn and the one before it, less those of the others."""
    entries = [entry for entry in session.log.entries if entry.stop <= session.at]
    recent = [entry.logged for entry in entries if entry.turn > entries[-1].turn - 2]
    counts = ((logged.seat, sum(isinstance(event, Captured) for event in logged.events)) for logged in recent)
    return sum(count if mover == seat else -count for mover, count in counts if mover != CHANCE)


def _values(session: Session, seat: int) -> list[float]:
    """Return the values that a computer's last searches gave to the actions it then played."""
    match, level = session.match, level_of(session.seats[seat])
    return [
        each.thinking.best[0].value
        for each in session.searches
        if each.at < session.at
        and each.level == level
        and match.game.player(match.states[each.at]) == seat
        and match.log[each.at].text == each.thinking.best[0].text
    ]


def _mood(value: float, limit: float) -> str:
    if abs(value) <= limit:
        return THINKING
    return PLEASED if value > 0 else DISMAYED
