"""Explanations of planets, kings and hippos."""

from __future__ import annotations

import pytest

from engine.games.alien.ai.explanations import gain
from engine.session.explanations import line_from
from engine.session.threats import open_reply, stopped_threat
from tests.engine.games.alien.positions import ALIEN, at, play

BARE, RINGS = "c3:K e3:K a1:M h8:m", "c3:K[o] e3:K a1:M h8:m"
SATURN = "saturn/mars"
"""Dark wants rings, Light something else."""


@pytest.mark.parametrize(
    ("before", "after", "seat", "words"),
    [
        (BARE, RINGS, 0, "for Saturn, 1 of 4: four of your checkers wearing rings"),
        (RINGS, BARE, 0, "moves away from Saturn, now 0 of 4"),
        (BARE, RINGS, 1, "brings the opponent closer to the wish of Saturn, now 1 of 4"),
        (RINGS, BARE, 1, "sets the opponent back from the wish of Saturn, now 0 of 4"),
        (BARE, "c3:K e3:K g3:K h8:m", 0, "for five kings, 3 of 5"),
        ("c3:K e3:K g3:K h8:m", BARE, 1, "sets the opponent back from five kings, now 2 of 5"),
        (BARE, "c3:K e3:K a1:M h8:m[h]", 0, "a hippo sits on the light pawn"),
        ("c3:K[h] e3:K a1:M h8:m", "c3:K[s] e3:K a1:M h8:m", 0, "frees the dark king of its hippo"),
        ("c3:K[h] e3:K a1:M h8:m", BARE, 0, "frees the dark king of its hippo"),
    ],
)
def test_gains_are_explained_for_either_side(before: str, after: str, seat: int, words: str) -> None:
    assert list(gain(at(before, planets=SATURN), at(after, planets=SATURN), seat)) == [words]


@pytest.mark.parametrize(
    ("before", "after", "seat"),
    [
        (BARE, BARE, 0),
        ("c3:K a1:M h8:m", BARE, 0),  # two kings are not worth counting
        (BARE, "c3:K e3:K a1:M[h] h8:m", 0),  # a hippo on one's own checker is no gain
        ("c3:K e3:K a1:M h8:m[h]", BARE, 0),  # nor is freeing a checker of the other side
        ("c3:K[h] e3:K g3:K h8:m", "e3:K g3:K h8:m", 0),  # a captured checker is not freed
    ],
)
def test_small_changes_are_not_explained(before: str, after: str, seat: int) -> None:
    assert list(gain(at(before, planets=SATURN), at(after, planets=SATURN), seat)) == []


HANGING = "d4:M e5:m f6:m h2:M h8:m"
"""Light can jump over the pawn on d4."""


@pytest.mark.parametrize(
    ("move", "saved", "left"),
    [
        ("d4-c5", "if ignored: e5xc3 – wins a pawn", ""),
        ("h2-g3", "", "allows e5xc3 – wins a pawn, unless what is revealed changes that"),
    ],
)
def test_threats_are_explained_as_if_the_card_had_no_effect(move: str, saved: str, left: str) -> None:
    made = line_from(ALIEN, at(HANGING), [move])
    assert (stopped_threat(ALIEN, made), open_reply(ALIEN, made)) == (saved, left)


def test_a_cards_rescue_is_explained_by_the_loss_without_it() -> None:
    """A hippo on the checker that would jump."""
    state = play(at(HANGING, cards="hippo;-"), "h2-g3", "turn:ring", "card:hippo")
    made = line_from(ALIEN, state, ["hippo:e5"])
    assert made.gain == "a hippo sits on the light pawn"
    assert stopped_threat(ALIEN, made) == "if ignored: e5xc3 – wins a pawn"
    useless = line_from(ALIEN, state, ["hippo:h8"])
    assert (useless.gain, useless.rest) == (
        "loses a pawn; a hippo sits on the light pawn",
        "then e5xc3",
    )
    assert (stopped_threat(ALIEN, useless), open_reply(ALIEN, useless)) == ("", "")
