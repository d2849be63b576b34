"""What the games across the star have in common before anything is laid out."""

from __future__ import annotations

from engine.protocol import FIRST, LOT, Option

TURN_LIMIT = 1_000
"""S11: after so many turns a game is over."""
PLY_LIMIT = 2 * TURN_LIMIT + 1
"""S11: 1,000 turns of two decisions, after the draw for the first player."""
ORDINALS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")


def first_option(most: int) -> Option:
    """Return the option of who begins, for games of up to `most` players (S5)."""
    seats = tuple((str(n), f"{name} seat") for n, name in enumerate(ORDINALS[:most]))
    words = "Who moves first; the first seat, if there is no such seat."
    return Option(FIRST, "First move", (*seats, (LOT, "By chance")), words)
