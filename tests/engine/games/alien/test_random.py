"""Invariants of whole random games, and their end."""

from __future__ import annotations

from functools import lru_cache

import pytest

from engine.contract.rng import new_rng
from engine.contract.values import CHANCE, TERMINAL
from engine.games.alien.board.tables import AREA_SQUARES, INNER_EDGES
from engine.games.alien.cards.names import AGENT_CARD, ALL_CARDS
from engine.games.alien.state import (
    CHECKER,
    LAST_TURN,
    MONOLITH,
    MOST_SNOOKLES,
    OWNER,
    State,
    has_hippo,
    heights,
    pile,
    reserve,
    snookles,
    standing,
)
from tests.engine.games.alien.positions import ALIEN

GAMES = 60
"""Games of each of the four parts, 240 in all; the parts can run in parallel."""


def check(state: State) -> None:
    """Check the state; checks of parts of it are cached for later states with the same parts."""
    cells = standing(state)
    for seat in (0, 1):
        left = reserve(state, seat)
        assert heights(cells, seat) + left == 12
        assert left >= 0
    check_cells(cells, state.monolith)
    check_walls(state.walls, state.monolith)
    check_cards(state.open, state.used, pile(state), state.order)
    assert not state.stage or state.card != AGENT_CARD or state.cells[state.stage[0]] == 0
    assert state.turn <= LAST_TURN + 1


@lru_cache(maxsize=8)
def check_cells(cells: bytes, monolith: int) -> None:
    checkers = [cell for cell in cells if cell >= CHECKER]
    assert all(1 <= cell & 3 <= 3 and (cell & OWNER[0] > 0) != (cell & OWNER[1] > 0) for cell in checkers)
    assert sum(map(has_hippo, checkers)) <= 3
    assert all(snookles(cell) <= MOST_SNOOKLES for cell in checkers)
    covered = tuple(square for square, cell in enumerate(cells) if cell == MONOLITH)
    assert covered == AREA_SQUARES.get(monolith, ())


@lru_cache(maxsize=8)
def check_walls(walls: tuple[int, int], monolith: int) -> None:
    assert not walls[0] & walls[1]
    both = walls[0] | walls[1]
    assert both.bit_count() <= 11
    assert not both & INNER_EDGES.get(monolith, 0)


@lru_cache(maxsize=8)
def check_cards(
    open_: tuple[int, ...], used: tuple[int, ...], left: tuple[int, ...], order: tuple[int, ...]
) -> None:
    assert sorted([*open_, *used, *left]) == list(ALL_CARDS)
    assert set(order) <= set(left)
    assert len(set(order)) == len(order)


@pytest.mark.rule("A8", "A10", "A20", "A24", "A30", "A31", "A33", "A46", "A53")
@pytest.mark.parametrize("part", [0, pytest.param(1, marks=pytest.mark.soak)])
@pytest.mark.parametrize("open_cards", ["1", "2"])
def test_invariants_hold_in_random_games(open_cards: str, part: int) -> None:
    for seed in range(part * GAMES, (part + 1) * GAMES):
        rng = new_rng(seed)
        state = ALIEN.initial({"open_cards": open_cards})
        actions = 0
        while ALIEN.player(state) != TERMINAL:
            check(state)
            chance = ALIEN.player(state) == CHANCE
            action = ALIEN.sample_outcome(state, rng) if chance else rng.choice(ALIEN.legal_actions(state))
            state = ALIEN.apply(state, action)
            actions += 1
        check(state)
        assert ALIEN.outcome(state)
        assert actions <= ALIEN.info.ply_limit
