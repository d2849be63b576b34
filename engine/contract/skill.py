"""How well a computer player plays a game: what makes the weaker levels weaker."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Skill(NamedTuple):
    """How far a player looks, and how often and how much it errs."""

    plies: int
    """How far it looks ahead, at most."""
    nodes: int | None
    """How many positions it looks at, at most: where time is not short, this makes its play repeatable."""
    spread: int
    """How much less than the best an action may be worth and still be played, in hundredths of a pawn."""
    slips: float
    """In what share of its decisions it looks at nothing but its own action, and misses the answer to it."""
    again: float = 0.0
    """How likely a decision after a slip is one too: who loses the thread, loses it for a while."""

    def slips_after(self, slipped: bool) -> float:
        """Return how likely it slips now, by whether it just did; in the long run that makes `slips`."""
        if slipped and self.again:
            return self.again
        return self.slips * (1 - self.again) / (1 - self.slips) if self.again else self.slips


Skills: TypeAlias = tuple[Skill, Skill, Skill]
"""Of the three weaker levels, from the weakest. `python3 -m engine calibrate` finds how often each slips."""

BEST = Skill(plies=99, nodes=None, spread=2, slips=0.0)
"""Of the strongest level, in every game."""
USUAL: Skills = (
    Skill(plies=1, nodes=1_000, spread=50, slips=0.5),
    Skill(plies=3, nodes=4_000, spread=20, slips=0.15),
    Skill(plies=5, nodes=15_000, spread=8, slips=0.02),
)
"""What a game begins with until its levels are calibrated."""
