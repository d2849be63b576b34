"""Random moves are uniform over the legal ones."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.contract.rng import new_rng
from engine.games.draughts.kernel import START, Position, children, side_to_move
from engine.games.draughts.random_moves import RANDOM_MOVE
from engine.games.draughts.rules import Draughts

EACH = 40
GAMES, PLIES = 12, 120


def random_positions() -> set[Position]:
    """Return positions of complete random games, with kings and jumps of all kinds."""
    rng = new_rng(3)
    found: set[Position] = set()
    for _ in range(GAMES):
        position: Position | None = START
        for _ in range(PLIES):
            if position is not None:
                found.add(position)
                position = RANDOM_MOVE[side_to_move(position)](position, rng.random)
    return found


def test_every_legal_move_is_drawn_and_no_other() -> None:
    rng = new_rng(1)
    positions = random_positions()
    assert len(positions) > 500
    for position in positions:
        legal = children(position)
        drawn = {
            RANDOM_MOVE[side_to_move(position)](position, rng.random) for _ in range(EACH * len(legal) or 1)
        }
        expected: set[Position | None] = {*legal} if legal else {None}
        assert drawn == expected


@pytest.mark.parametrize(
    "text", ["B:W30,31:BK5,9,K14", "W:WK17,K21,22:B1,2,13", "B:W21,22,18:B14,5", "W:W25,K10:BK22,14,15,6"]
)
def test_all_moves_are_equally_likely(text: str) -> None:
    position, rng = Draughts().parse(text, {}).position, new_rng(5)
    legal = children(position)
    counts = Counter(
        RANDOM_MOVE[side_to_move(position)](position, rng.random) for _ in range(400 * len(legal))
    )
    assert all(300 < counts[child] < 500 for child in legal)
