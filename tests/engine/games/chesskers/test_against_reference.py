"""Chesskers against the slow reference on positions of random games."""

from __future__ import annotations

import pytest

from engine.contract.rng import new_rng
from engine.games.chesskers.rules import Chesskers, State
from tests.reference import chesskers as reference

GAME = Chesskers()
GAMES = 120


@pytest.fixture(scope="module")
def states() -> list[State]:
    found = []
    for seed in range(GAMES):
        rng, state = new_rng(seed), GAME.initial({})
        while not GAME.outcome(state):
            found.append(state)
            state = GAME.apply(state, rng.choice(GAME.legal_actions(state)))
    assert len(found) >= 4_000
    return found


@pytest.mark.rule("K3", "K4", "K5", "K6", "K7", "K8", "K9", "K11", "K12")
def test_routes_match_the_reference(states: list[State]) -> None:
    for state in states[::2]:
        text = GAME.position(state)
        slow = sorted(move.text for move in reference.legal_moves(reference.read(text)))
        assert [action.text for action in GAME.legal_actions(state)] == slow, text


@pytest.mark.rule("K4", "K5", "K8", "K11")
def test_positions_after_moves_match_the_reference(states: list[State]) -> None:
    for state in states[::8]:
        slow = {move.text: move.after for move in reference.legal_moves(reference.read(GAME.position(state)))}
        for action in GAME.legal_actions(state):
            after = GAME.position(GAME.apply(state, action))
            assert reference.read(after) == slow[action.text], (GAME.position(state), action.text)


@pytest.mark.rule("K3")
def test_children_are_the_merged_moves(states: list[State]) -> None:
    for state in states[::4]:
        merged = GAME.merged_actions(state)
        kernel = GAME.kernel()
        children = kernel.children[GAME.player(state)](state.position)
        assert len(children) == len(merged)
        assert set(children) == {GAME.apply(state, action).position for action in merged}
