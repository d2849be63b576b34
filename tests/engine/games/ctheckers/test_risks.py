"""What "why?" tells of a capture: what is turned over, and how likely it is the Cthecker."""

from __future__ import annotations

import pytest

from tests.engine.games.ctheckers.drawn import GAME, at

DRAWING = """
    . . . . . . . m
    . . . . . . . .
    . . . . . . . .
    . . . . m . . .
    . . . M . . . .
    . . . . . . . .
    . . . . . . . .
    M . . . . . . .
"""


@pytest.mark.rule("C6")
@pytest.mark.parametrize(
    ("looks", "words"),
    [
        ("-", "turns over the checker on e5: a chance of 1 in 12 that it is the Cthecker"),
        ("e5=c1", "turns over the checker on e5, which is not the Cthecker"),
        ("h8=c1", "turns over the checker on e5: a chance of 1 in 11 that it is the Cthecker"),
        ("h8=c2", "turns over the checker on e5: a chance of 1 in 12 that it is the Cthecker"),
    ],
)
def test_the_risk_of_a_capture_is_told_as_far_as_its_player_knows(looks: str, words: str) -> None:
    state = at(DRAWING, looks=looks)
    action = GAME.find(state, "d4xf6")
    assert GAME.gain((state, GAME.apply(state, action)), (action,), 0) == (words,)
