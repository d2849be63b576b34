"""Whole random games of a race, with everything that always holds checked after each decision."""

from __future__ import annotations

from collections import Counter

from engine.contract.rng import Rng, new_rng
from engine.games.race import turns
from engine.games.race.moves import bits
from engine.games.race.options import TURN_LIMIT
from engine.games.race.setups import field
from engine.games.race.turns import State, fire_ends, flame_ends
from engine.games.satan.info import INFO

LOOKS = (1, 3, 5)
"""How many flames a player looks at before it moves the one that gets furthest; drawn for each seat."""
WILD = (0.1, 0.2, 0.4)
"""How likely it looks not at the best but at any move of a flame; drawn for each game."""
GIVES_UP = 0.0005
"""How likely a player resigns at the start of a turn."""
SNUFFED, RESIGNED = "snuffed out", "resigned"


def random_turn(state: State, rng: Rng, looks: int = 3, wild: float = 0.5) -> tuple[State, State]:
    """Return the state when the flame is chosen, and that after the turn."""
    if state.deciding:
        state = turns.move_fire(state, rng.choice([state.fire, *bits(fire_ends(state))]))
    moves = _some_moves(state, rng, looks, wild)
    if not moves:
        return state, turns.end_turn(state)
    far = state.field.far[state.seat]
    return state, turns.move_flame(state, *min(moves, key=lambda move: far[move[1]] - far[move[0]]))


def _some_moves(state: State, rng: Rng, looks: int, wild: float) -> list[tuple[int, int]]:
    """Return a move each of some flames; all moves if none of those can be made: none if nothing can move."""
    ends, taken, far = state.field.moves.ends, state.taken, state.field.far[state.seat]
    found = []
    for start in rng.choices(bits(state.flames[state.seat]), k=looks):
        if holes := bits(ends(start, taken)):
            end = rng.choice(holes) if rng.random() < wild else min(holes, key=far.__getitem__)
            found.append((start, end))
    return found or [(start, end) for start, mask in flame_ends(state) for end in bits(mask)]


def check_fire(before: State, after: State) -> None:
    """S12: Satan's fire takes a path to an empty hole outside the points, or stays; the rest is as it was."""
    here = before.field
    if after.fire != before.fire:
        assert after.fire_bit & here.moves.steps[before.fire], "it takes one path"
        assert not after.fire_bit & (sum(before.flames) | here.points), "to an empty hole, never into a point"
    assert after == before._replace(fire=after.fire, decided=before.decided or before.fire >= 0)


def check_turn(before: State, after: State) -> None:
    """S6, S8-S11: one flame has moved or none, or the mover is out for a reason; the rest is as it was."""
    seat, here = before.seat, before.field
    own, then = after.flames[seat], before.flames[seat]
    assert after.fire == before.fire
    assert after.flames[:seat] == before.flames[:seat]
    assert after.flames[seat + 1 :] == before.flames[seat + 1 :]
    assert then.bit_count() == here.each, "flames are conserved until their owner is out"
    if own == then:
        assert not flame_ends(before), "who can move does not pass"
    elif own:
        assert own.bit_count() == here.each
        assert (own & ~then).bit_count() == 1, "one flame has moved"
        assert not own & ~then & before.taken, "into an empty hole"
    if own and here.setup.devilish:
        assert here.homes[seat] & ~after.taken, "whose home is full is out"
    assert after.turns == before.turns + 1 <= TURN_LIMIT
    assert after.end or after.flames[after.seat], "who is out is skipped"


def may_be_snuffed_out(before: State) -> bool:
    """S8, S20: a flame may have filled the home, or it was full; never in Chinese Checkers."""
    free = before.field.homes[before.seat] & ~before.taken
    return before.field.setup.devilish and free.bit_count() <= 1


def random_game(setup: str, fire: bool, rng: Rng) -> Counter[str]:
    """Play a game, check each decision, and return how it ended and how players went out."""
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
    """Play some games, and return how they ended and how players went out."""
    rng = new_rng(seed)
    return sum((random_game(setup, fire, rng) for _ in range(games)), Counter())
