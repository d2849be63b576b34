"""What the search sees at a leaf that the evaluation does not: wins in this turn, and threats of the next."""

from __future__ import annotations

import pytest

from engine.games.ctheckers.state import State
from engine.games.ctheckers.thinking.guess import evaluate, sums_of
from engine.games.ctheckers.thinking.reach import Bits
from engine.games.ctheckers.thinking.won import winner
from tests.engine.games.ctheckers.drawn import set_up


def won_by(state: State) -> int | None:
    """Who is seen to win in this turn."""
    *_, dark, light, darks, lights, taken = sums_of(state.board)
    return winner(state, Bits((dark, light), (darks, lights), taken))


@pytest.mark.rule("C21")
def test_who_must_take_their_own_necronomicon_loses_in_this_turn() -> None:
    assert won_by(set_up("d4:b e5:m c7:m a1:M b2:M", side=2)) == 0
    assert won_by(set_up("d4:b e5:m c7:m a1:M c3:M", side=2)) is None, "the end of the jump is taken"
    assert won_by(set_up("d4:b e5:m c7:m h6:m g5:M a1:M b2:M", side=2)) is None, (
        "there is something else to take"
    )
    assert won_by(set_up("d4:b e5:m h8:c a1:M b2:M", side=2)) is None, "a cultist can be given"


@pytest.mark.rule("C14")
@pytest.mark.rule("C15")
def test_a_nyarlathotep_that_can_be_taken_is_taken() -> None:
    assert won_by(set_up("d4:n3- c3:R h8:m")) == 0
    assert won_by(set_up("d4:n3- c3:R e5:m")) is None, "the end of the jump is taken"
    assert won_by(set_up("d4:n5- c3:R h8:m")) is None, "only a king is jumped"
    assert won_by(set_up("d4:N4- d8:n6+ a1:M h8:m", side=2)) == 1
    assert won_by(set_up("d4:N4- d8:n6+ d6:m a1:M", side=2)) is None, "there is something between"


@pytest.mark.rule("C23")
def test_the_last_cultist_that_can_be_taken_is_taken() -> None:
    assert won_by(set_up("c3:R d4:c h8:m", piles="-/c7")) == 0
    assert won_by(set_up("c3:R d4:c h8:m", piles="-/c6")) is None


@pytest.mark.rule("C22")
def test_a_necronomicon_that_can_be_moved_to_where_it_must_be_taken_is_a_threat() -> None:
    near = set_up("d6:B d4:M a1:M h8:c g7:m", side=2)
    far = set_up("d6:B h2:M a1:M h8:c g7:m", side=2)
    assert evaluate(near)[1] > evaluate(far)[1]
