"""Skill of a computer player: the handicaps of the weaker levels."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Skill(NamedTuple):
    """Search depth of a player, and the frequency and size of its errors."""

    plies: int
    """Maximum search depth."""
    nodes: int | None
    """Maximum nodes, which makes play reproducible if time is ample."""
    spread: int
    """Margin below the best action within which any action may be played, in centipawns."""
    slips: float
    """Share of decisions in which it ignores the opponent's reply."""
    again: float = 0.0
    """Probability that a slip follows a slip."""

    def slips_after(self, slipped: bool) -> float:
        """Return the probability of a slip now, given the last decision; the long-run share is `slips`."""
        if slipped and self.again:
            return self.again
        return self.slips * (1 - self.again) / (1 - self.slips) if self.again else self.slips


Skills: TypeAlias = tuple[Skill, Skill, Skill]
"""Skills of the three weaker levels, weakest first. `python3 -m engine calibrate` finds their `slips`."""

BEST_SKILL = Skill(plies=99, nodes=None, spread=2, slips=0.0)
"""Skill of the strongest level in every game."""
DEFAULT_SKILLS: Skills = (
    Skill(plies=1, nodes=1_000, spread=50, slips=0.5),
    Skill(plies=3, nodes=4_000, spread=20, slips=0.15),
    Skill(plies=5, nodes=15_000, spread=8, slips=0.02),
)
"""Default skills of a game that is not calibrated yet."""
