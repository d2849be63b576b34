"""Explanations of a capture: the checker turned over, and the risk of the Cthecker."""

from __future__ import annotations

import pytest

from engine.session.explanations import line_from
from engine.session.threats import open_reply
from tests.engine.games.ctheckers.positions import GAME, at

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
        ("-", "turns over the checker on e5: a 1 in 12 chance that it is the Cthecker"),
        ("e5=c1", "turns over the checker on e5, which is not the Cthecker"),
        ("h8=c1", "turns over the checker on e5: a 1 in 11 chance that it is the Cthecker"),
        ("h8=c2", "turns over the checker on e5: a 1 in 12 chance that it is the Cthecker"),
    ],
)
def test_the_risk_of_a_capture_uses_the_players_knowledge(looks: str, words: str) -> None:
    state = at(DRAWING, looks=looks)
    action = GAME.find(state, "d4xf6")
    assert GAME.explain_gain((state, GAME.apply(state, action)), (action,), 0) == (words,)


CHAIN = """
    . . . . . . . .
    . . . . . . . .
    . . . . . m . .
    . . . . . . . .
    . . . m . . . .
    . . M . . . . .
    . . . . . . . m
    . . . . . . . .
"""


@pytest.mark.rule("C4")
def test_the_risk_of_a_continued_jump_is_included() -> None:
    state = at(CHAIN)
    action = GAME.find(state, "c3xe5")
    assert GAME.explain_gain((state, GAME.apply(state, action)), (action,), 0) == (
        "turns over the checker on d4: a 1 in 12 chance that it is the Cthecker",
        "it may have to jump over f6 next, with a 1 in 12 chance of the Cthecker",
    )


FORCING = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . m . {here} . . .
    . . . . . . . .
    . . M . . . . .
    . . . . . . . .
    . . . . . . . .
"""


@pytest.mark.rule("C5", "C6")
@pytest.mark.parametrize(
    ("other", "words"),
    [
        (".", ("forces c5xe3", "turns over the checker on d4: a 1 in 12 chance that it is the Cthecker")),
        (
            "m",
            (
                "forces a capture",
                "turns over a checker: up to a 1 in 12 chance that it is the Cthecker",
            ),
        ),
    ],
)
def test_the_risk_of_a_forced_capture_is_explained(other: str, words: tuple[str, ...]) -> None:
    state = at(FORCING.format(here=other))
    line = line_from(GAME, state, ["c3-d4"])
    assert tuple(line.gain.split("; ")) == words


def test_an_optional_capture_of_ones_own_piece_is_not_explained() -> None:
    """Light's Nyarlathotep, a knight, could take Light's Carter, or go elsewhere."""
    position = "N5-2m1m1m/r7/3m1M1m/8/7m/M7/1M1M1M1m/M3M1M1 1 C3/c4 -/- a1=?2 1"
    state = GAME.start({}, position)
    assert open_reply(GAME, line_from(GAME, state, ["f2-e3"])) == ""
