"""What a challenge of Ctheckers can ask for: what nobody can know is not needed for any."""

from __future__ import annotations

from engine.contract.puzzle import ANSWER, LASTING, Goal

GOALS = {
    "torn": Goal(ends=("torn",), until=ANSWER),
    "taken": Goal(ends=("taken",)),
    "cultists": Goal(ends=("cultists",)),
    "world": Goal(result=-1, ends=("cthecker",)),
    "safe": Goal(until=LASTING),
}
