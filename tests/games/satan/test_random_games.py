"""Properties of random games, for every set-up: flames, Satan's fire, the end; resigning is left out."""

from __future__ import annotations

import pytest

from engine.boards.race import turns
from engine.boards.race.setups import SATAN, field
from engine.boards.race.turns import State, fire_ends, flame_ends
from engine.boards.star_moves import bits
from engine.chance import Rng, new_rng

GAMES = 8
CASES = [(setup.id, fire) for setup in SATAN for fire in (True, False) if fire or setup.id != "five"]


def random_turn(state: State, rng: Rng) -> tuple[State, State]:
    """Return the state when the flame is chosen, and that after the turn."""
    if state.deciding:
        state = turns.move_fire(state, rng.choice([state.fire, *bits(fire_ends(state))]))
    moves = [(start, end) for start, ends in flame_ends(state) for end in bits(ends)]
    if not moves:
        return state, turns.end_turn(state)
    forward = state.field.far[state.seat]
    rng.shuffle(moves)
    best = min(moves[:3], key=lambda move: forward[move[1]] - forward[move[0]])
    return state, turns.move_flame(state, *best)


def check_turn(before: State, after: State) -> None:
    here = before.field
    masks = [mask for mask in after.flames if mask]
    assert sum(masks).bit_count() == len(masks) * here.each, "no two flames share a hole, none is lost"
    assert not after.fire_bit & (here.points | sum(masks)), "Satan's fire is in no point, on no flame"
    out = [seat for seat, mask in enumerate(after.flames) if not mask and before.flames[seat]]
    assert out in ([], [before.seat]), "only the mover can be put out"
    assert after.turns == before.turns + 1


@pytest.mark.rule("S8", "S11", "S12")
@pytest.mark.parametrize(("setup", "fire"), CASES)
def test_random_games(setup: str, fire: bool) -> None:
    rng = new_rng(5)
    for _ in range(GAMES):
        state = turns.starting(setup, fire, rng.randrange(len(field(setup).homes)))
        while not state.end:
            before, state = random_turn(state, rng)
            check_turn(before, state)
        assert state.turns <= turns.TURN_LIMIT
        assert (state.turns == turns.TURN_LIMIT) or state.end in (turns.FILLED, turns.LAST)
