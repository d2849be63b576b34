"""Nuclear Chess against the slow reference on positions of random games."""

from __future__ import annotations

import pytest

from engine.ai.alphabeta import WON
from engine.contract.rng import new_rng
from engine.games.chess.state import State
from engine.games.nuclear import kernel as kernel
from engine.games.nuclear.evaluate import NuclearKernel
from engine.games.nuclear.rules import Nuclear
from tests.reference import nuclear as reference

GAME = Nuclear()
GAMES, PLIES = 30, 70


def random_states(games: int) -> list[State]:
    """Return positions of random games that sometimes prefer captures."""
    found = []
    for seed in range(games):
        rng, state = new_rng(seed), GAME.initial({})
        while not GAME.outcome(state) and len(state.earlier) + state.number < PLIES:
            found.append(state)
            moves, before = GAME.moves(state.position), len(_pieces(state.position))
            loud = [move for move in moves if len(_pieces(move.child)) < before]
            move = rng.choice(loud if loud and rng.random() < 0.3 else moves)
            state = GAME.apply(state, GAME.find(state, move.step.text))
    return found


@pytest.fixture(scope="module")
def states() -> list[State]:
    found = random_states(GAMES)
    assert len(found) >= 1_000
    return found


@pytest.mark.rule("N2", "N3", "N4", "N5", "N6", "N7", "N8")
def test_legal_moves_and_checks_match_the_reference(states: list[State]) -> None:
    for state in states[::5]:
        text = GAME.position(state)
        slow = reference.read(text)
        moves = GAME.moves(state.position)
        assert [move.step.text for move in moves] == reference.legal_moves(slow), text
        assert kernel.in_check(state.position) == reference.in_check(slow), text
        assert len(kernel.children(state.position)) == len(moves), text


@pytest.mark.rule("N2", "N3", "N4", "N7", "N8")
def test_positions_after_moves_match_the_reference(states: list[State]) -> None:
    for state in states[::5]:
        slow = reference.read(GAME.position(state))
        for action in GAME.legal_actions(state):
            after = reference.read(GAME.position(GAME.apply(state, action)))
            assert after == reference.play(slow, action.text), (GAME.position(state), action.text)


@pytest.mark.rule("N5")
def test_the_search_lists_the_legal_captures(states: list[State]) -> None:
    for state in states[::5]:
        moves = GAME.moves(state.position)
        _, noisy = NuclearKernel().leaf[state.position[7] >> 64](state.position, -WON, WON)
        captures = [move.child for move in moves if len(_pieces(move.child)) < len(_pieces(state.position))]
        assert set(noisy) == set(captures)


def _pieces(position: tuple[int, ...]) -> str:
    return "1" * (position[5] | position[6]).bit_count()


@pytest.mark.rule("N5")
def test_check_marks_appear_exactly_in_check(states: list[State]) -> None:
    checks = 0
    for state in states:
        picture = GAME.picture(state)
        assert bool(picture.notes) == kernel.in_check(state.position)
        checks += bool(picture.notes)
    assert checks > 20
