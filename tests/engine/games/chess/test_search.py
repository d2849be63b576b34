"""Search with the kernels of the chess games: tactics to find, and correct leaves."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.alphabeta import MATE, Progress, search
from engine.contract.budget import Budget
from engine.contract.game import AnyGame
from engine.contract.rng import new_rng
from engine.games.chess.ai.leaves import ChessKernel
from engine.registry import GAMES

NAMES = ("chess", "nuclear", "chesskers")


def best(game: AnyGame, text: str, depth: int) -> tuple[str, Progress[Any]]:
    state = game.start({}, text)
    kernel = game.kernel()
    assert kernel
    *_, last = search(kernel, state.position, Budget(), max_depth=depth)
    found = [a.text for a in game.legal_actions(state) if game.apply(state, a).position == last.best]
    return found[0], last


@pytest.mark.parametrize(
    ("name", "text", "depth", "move", "plies"),
    [
        ("chess", "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", 1, "e1e8", 1),
        ("chess", "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", 1, "g1g7", 1),
        ("chess", "k7/8/8/3q4/8/4N3/8/K7 w - - 0 1", 2, "e3d5", None),
        ("nuclear", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", 1, "d1h5", 1),
        ("chesskers", "8/8/8/8/2c5/1K6/8/8 c - 0 1", 1, "c4xa2", 1),
        ("chesskers", "8/8/8/3c4/8/1B6/8/4K3 w - 0 1", 1, "b3xd5", 1),
    ],
)
def test_the_search_finds_the_tactic(name: str, text: str, depth: int, move: str, plies: int | None) -> None:
    found, progress = best(GAMES[name], text, depth)
    assert found == move
    assert plies is None or progress.score == MATE - plies


def test_the_search_does_not_waste_a_queen_on_a_pawn() -> None:
    found, _ = best(GAMES["nuclear"], "k7/8/8/3p4/8/8/8/3Q3K w - - 0 1", 2)
    assert found != "d1d5"


@pytest.mark.parametrize("name", NAMES)
def test_children_of_the_kernel_are_the_legal_moves_and_values_are_opposite(name: str) -> None:
    game = GAMES[name]
    for seed in range(3):
        rng, state = new_rng(seed), game.initial({})
        while not game.outcome(state):
            kernel, side = game.kernel(), game.player(state)
            assert kernel
            after = {game.apply(state, action).position for action in game.legal_actions(state)}
            assert set(kernel.children[side](state.position)) == after
            values = game.evaluate(state)
            assert values[0] == -values[1]
            state = game.apply(state, rng.choice(game.legal_actions(state)))
        outcome, kernel = game.outcome(state), game.kernel()
        assert kernel
        assert outcome
        if outcome.reason.code not in ("repetition", "fifty-moves", "material"):
            won = kernel.outcome(state.position)
            assert outcome.returns[kernel.side_to_move(state.position)] == won


@pytest.mark.parametrize("name", NAMES)
def test_a_leaf_without_a_score_lists_all_legal_moves(name: str) -> None:
    game, rng = GAMES[name], new_rng(4)
    state = game.initial({})
    while not game.outcome(state):
        kernel, side = game.kernel(), game.player(state)
        assert kernel
        rest, noisy = kernel.leaf[side](state.position, -(10**6), 10**6)
        legal = kernel.children[side](state.position)
        assert set(noisy) <= set(legal)
        if rest is None:
            assert set(noisy) == set(legal)
        state = game.apply(state, rng.choice(game.legal_actions(state)))


def test_a_mirrored_chess_position_has_the_same_score() -> None:
    chess = GAMES["chess"]
    white = chess.parse("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4", {})
    black = chess.parse("rnbqk2r/pppp1ppp/5n2/2b1p3/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 4 4", {})
    assert ChessKernel().evaluate(white.position) == ChessKernel().evaluate(black.position)


@pytest.mark.parametrize("name", [*NAMES, "draughts"])
def test_quiet_moves_have_a_history_key_and_captures_have_none(name: str) -> None:
    game, rng = GAMES[name], new_rng(2)
    kernel: Any = game.kernel()
    state, quiet = game.initial({}), set()
    while not game.outcome(state):
        pieces = len(game.picture(state).pieces)
        for action in game.legal_actions(state):
            child = game.apply(state, action)
            history_key = kernel.history_key(state.position, child.position)
            assert not history_key or len(game.picture(child).pieces) == pieces
            quiet.add(history_key)
        state = game.apply(state, rng.choice(game.legal_actions(state)))
    assert len(quiet) > 40


@pytest.mark.parametrize("name", ["chess", "nuclear"])
def test_there_is_no_null_move_in_check_or_with_only_pawns(name: str) -> None:
    game = GAMES[name]
    kernel: Any = game.kernel()
    for text, may in [
        ("4k3/8/8/8/8/8/4r3/4K2R w - - 0 1", False),
        ("4k3/8/8/8/8/8/3r4/4K2R w - - 0 1", True),
        ("4k3/8/8/8/8/3r4/4P3/4K3 w - - 0 1", False),
    ]:
        position = game.start({}, text).position
        assert (kernel.null_move(position) is not None) == may
