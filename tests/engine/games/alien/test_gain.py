"""What "why?" tells of planets, kings and hippos."""

from __future__ import annotations

import pytest

from engine.games.alien.thinking.gain import gain
from tests.engine.games.alien.drawn import at

BARE, RINGS = "c3:K e3:K a1:M h8:m", "c3:K[o] e3:K a1:M h8:m"
SATURN = "saturn/mars"
"""Dark wants rings, Light something else."""


@pytest.mark.parametrize(
    ("before", "after", "seat", "words"),
    [
        (BARE, RINGS, 0, "for Saturn, 1 of 4: four of your checkers wearing rings"),
        (RINGS, BARE, 0, "away from Saturn, now 0 of 4"),
        (BARE, RINGS, 1, "brings the other's Saturn nearer, now 1 of 4"),
        (RINGS, BARE, 1, "against the other's Saturn, now 0 of 4"),
        (BARE, "c3:K e3:K g3:K h8:m", 0, "for five kings, 3 of 5"),
        ("c3:K e3:K g3:K h8:m", BARE, 1, "against five kings of the other side, now 2 of 5"),
        (BARE, "c3:K e3:K a1:M h8:m[h]", 0, "a hippo sits on the light pawn"),
    ],
)
def test_what_an_action_brings_is_told_for_either_side(
    before: str, after: str, seat: int, words: str
) -> None:
    assert list(gain(at(before, planets=SATURN), at(after, planets=SATURN), seat)) == [words]


@pytest.mark.parametrize(
    ("before", "after", "seat"),
    [
        (BARE, BARE, 0),
        ("c3:K a1:M h8:m", BARE, 0),  # two kings are not worth counting
        (BARE, "c3:K e3:K a1:M[h] h8:m", 0),  # a hippo on an own checker is no gain
    ],
)
def test_of_what_matters_little_nothing_is_told(before: str, after: str, seat: int) -> None:
    assert list(gain(at(before, planets=SATURN), at(after, planets=SATURN), seat)) == []
