"""The strongest level takes the quickest win it sees, and avoids an immediate loss that can be avoided.

`forks.txt` holds positions from games of hasty or random players in which some moves are best and the others
are mistakes:

    win             the good moves win at once
    danger          nobody can win at once now; after any but the good moves the opponent could
    win in two      after the good moves one wins at once, whatever the opponent answers

An exhaustive search found them (`tests/engine/find_forks.py`), and part of them is judged again here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.ai.alphabeta import search
from engine.contract.budget import Budget
from engine.contract.rng import new_rng
from engine.registry import find_game
from tests.engine.ai.judge import DANGER, TWO, WIN, Judge
from tests.engine.forks import dragon, mistakes, read_forks

NAMES = ("draughts", "chess", "chesskers", "nuclear")
FORKS = Path(__file__).parent / "forks.txt"
NODES, FEW = 4_000, 1_000
LONG = 4
"""Divisor of the number of slow positions to test."""
SEEDS = range(8)


@pytest.mark.parametrize("part", [3, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", NAMES)
def test_wins_are_taken_and_traps_avoided(name: str, part: int) -> None:
    """The gate checks every third of these positions, the soak run all of them."""
    game, found = find_game(name), read_forks(FORKS, name)
    close = [fork for fork in found if fork.kind != TWO]
    assert not mistakes(game, [fork for fork in found if fork.kind == TWO][:: 2 * part], NODES)
    assert not mistakes(game, close[::part], FEW)
    assert not mistakes(game, close[:: LONG * part], NODES)


@pytest.mark.parametrize("name", NAMES)
def test_the_positions_have_their_themes(name: str) -> None:
    game = find_game(name)
    judge, found = Judge(game), read_forks(FORKS, name)
    assert {fork.kind for fork in found} == {WIN, DANGER, TWO}
    for fork in found[::18]:
        state = game.start({}, fork.text)
        for action in game.legal_actions(state):
            assert judge.good(fork.kind, game.apply(state, action).position) == fork.good(action.text)
        assert judge.can_win(state.position) == (fork.kind == WIN)


@pytest.mark.parametrize("name", NAMES)
def test_going_back_is_no_draw_if_the_opponent_then_wins(name: str) -> None:
    """All moves repeat positions of the game; those where the opponent wins at once still lose."""
    game = find_game(name)
    for fork in [fork for fork in read_forks(FORKS, name) if fork.kind == DANGER][:8]:
        state = game.start({}, fork.text)
        kernel: Any = game.kernel()
        good = {game.apply(state, a).position for a in game.legal_actions(state) if fork.good(a.text)}
        kids = kernel.children[kernel.side_to_move(state.position)](state.position)
        *_, last = search(kernel, state.position, Budget(nodes=NODES), earlier=kids)
        assert last.best in good


@pytest.mark.parametrize("text", ["W:W5,15,17,25,29:B13"])
def test_a_win_at_once_is_not_drawn_by_lot_with_a_later_one(text: str) -> None:
    game = find_game("draughts")
    state = game.start({}, text)
    assert {dragon(game, NODES).choose(state, new_rng(seed)).text for seed in SEEDS} == {"25-22"}
