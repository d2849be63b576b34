"""Why games end, as people read it."""

from __future__ import annotations

from engine.games.alien.planets import ALL_PLANETS
from engine.games.alien.state import NOBODY, Result
from engine.protocol import Outcome, Reason

REASONS = {
    "captured": Reason("captured", "A8", "{winner} wins: {loser} has no checker left on the board."),
    "both-gone": Reason("both-gone", "A10", "A draw: nobody has a checker left on the board."),
    "kings": Reason("kings", "A8", "{winner} wins with five kings and emperors."),
    "no-move": Reason("no-move", "A9", "A draw: whose turn it is has no move."),
    "turns": Reason("turns", "A10", "A draw: 400 turns have been played."),
    **{
        planet.id: Reason(planet.id, planet.clause, f"{{winner}} wins for {planet.title}: {planet.words}.")
        for planet in ALL_PLANETS
    },
}


def outcome_of(result: Result) -> Outcome:
    """Return a result as returns and a reason."""
    if result.winner == NOBODY:
        return Outcome((0.0, 0.0), REASONS[result.code])
    return Outcome((1.0, -1.0) if result.winner == 0 else (-1.0, 1.0), REASONS[result.code])
