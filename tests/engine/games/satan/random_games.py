"""Random star games with all invariants checked after each decision."""

from __future__ import annotations

from collections import Counter

from engine.contract.rng import Rng, new_rng
from engine.games.race import turns
from engine.games.race.moves import holes_of
from engine.games.race.setups import TURN_LIMIT, field
from engine.games.race.turns import State, fire_ends, flame_ends
from engine.games.satan.info import INFO

LOOKS = (1, 3, 5)
"""Numbers of flames that a player considers before moving the one that gets furthest; drawn per seat."""
WILD = (0.1, 0.2, 0.4)
"""Probabilities of a random move; drawn per game."""
GIVES_UP = 0.0005
"""Probability of resigning at the start of a turn."""
SNUFFED, RESIGNED = "snuffed out", "resigned"


def random_turn(state: State, rng: Rng, looks: int = 3, wild: float = 0.5) -> tuple[State, State]:
    """Return the state after Satan's fire, and the state after the turn."""
    if state.deciding:
        state = turns.move_fire(state, rng.choice([state.fire, *holes_of(fire_ends(state))]))
    moves = _some_moves(state, rng, looks, wild)
    if not moves:
        return state, turns.end_turn(state)
    far = state.field.far[state.seat]
    return state, turns.move_flame(state, *min(moves, key=lambda move: far[move[1]] - far[move[0]]))


def _some_moves(state: State, rng: Rng, looks: int, wild: float) -> list[tuple[int, int]]:
    """Return one move of each of some flames; all moves if those have none."""
    ends, occupied, far = state.field.moves.ends, state.occupied, state.field.far[state.seat]
    found = []
    for start in rng.choices(holes_of(state.flames[state.seat]), k=looks):
        if holes := holes_of(ends(start, occupied)):
            end = rng.choice(holes) if rng.random() < wild else min(holes, key=far.__getitem__)
            found.append((start, end))
    return found or [(start, end) for start, mask in flame_ends(state) for end in holes_of(mask)]


def check_fire(before: State, after: State) -> None:
    """Check that Satan's fire moves one step outside the points, or stays (S12); nothing else changes."""
    here = before.field
    if after.fire != before.fire:
        assert after.fire_bit & here.moves.steps[before.fire], "it takes one path"
        assert not after.fire_bit & (sum(before.flames) | here.points), "to an empty hole, never into a point"
    assert after == before._replace(fire=after.fire, decided=before.decided or before.fire >= 0)


def check_turn(before: State, after: State) -> None:
    """Check that at most one flame has moved, or the mover is out for a reason (S6, S8-S11)."""
    seat, here = before.seat, before.field
    own, earlier = after.flames[seat], before.flames[seat]
    assert after.fire == before.fire
    assert after.flames[:seat] == before.flames[:seat]
    assert after.flames[seat + 1 :] == before.flames[seat + 1 :]
    assert earlier.bit_count() == here.each, "flames are conserved until their owner is out"
    if own == earlier:
        assert not flame_ends(before), "only a seat without moves passes"
    elif own:
        assert own.bit_count() == here.each
        assert (own & ~earlier).bit_count() == 1, "one flame has moved"
        assert not own & ~earlier & before.occupied, "into an empty hole"
    if own and here.setup.devilish:
        assert here.homes[seat] & ~after.occupied, "a seat with a full home is out"
    assert after.turns == before.turns + 1 <= TURN_LIMIT
    assert after.end or after.flames[after.seat], "an eliminated seat is skipped"


def may_be_snuffed_out(before: State) -> bool:
    """Return True if a seat may be eliminated by a full home (S8); never in Chinese Checkers (S20)."""
    free = before.field.homes[before.seat] & ~before.occupied
    return before.field.setup.devilish and free.bit_count() <= 1


def random_game(setup: str, fire: bool, rng: Rng) -> Counter[str]:
    """Play a game with checks; return how it ended and how players were eliminated."""
    seats = range(len(field(setup).homes))
    looks, wild = [rng.choice(LOOKS) for _ in seats], rng.choice(WILD)
    state = turns.starting(setup, fire, rng.choice(seats), INFO.rules_version)
    seen: Counter[str] = Counter()
    while not state.end:
        if rng.random() < GIVES_UP:
            before, state, kind = state, turns.leave(state), RESIGNED
        else:
            start = state
            before, state = random_turn(start, rng, looks[start.seat], wild)
            check_fire(start, before)
            kind = SNUFFED
        check_turn(before, state)
        if not state.flames[before.seat]:
            assert kind == RESIGNED or may_be_snuffed_out(before)
            seen[kind] += 1
    assert (state.turns == TURN_LIMIT) or state.end in (turns.FILLED, turns.LAST)
    return seen + Counter([state.end])


def random_games(setup: str, fire: bool, games: int, seed: int) -> Counter[str]:
    """Play some games; return how they ended and how players were eliminated."""
    rng = new_rng(seed)
    return sum((random_game(setup, fire, rng) for _ in range(games)), Counter())
