"""The reasons for a game's end, and the returns of a result."""

from __future__ import annotations

from engine.contract.values import Outcome, Reason
from engine.games.alien.planets import ALL_PLANETS
from engine.games.alien.state import NOBODY, Result

_CLAUSES = {"captured": "A8", "both-gone": "A10", "kings": "A8", "no-move": "A9", "turns": "A10"}
REASONS = {
    code: Reason(code, clause)
    for code, clause in (*_CLAUSES.items(), *((planet.id, planet.clause) for planet in ALL_PLANETS))
}


def outcome_of(result: Result) -> Outcome:
    """Return a result as returns and a reason."""
    if result.winner == NOBODY:
        return Outcome((0.0, 0.0), REASONS[result.code])
    return Outcome((1.0, -1.0) if result.winner == 0 else (-1.0, 1.0), REASONS[result.code])
