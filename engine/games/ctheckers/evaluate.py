"""A guess at the returns of a situation: who is ahead, and how near the Cthecker is."""

from __future__ import annotations

from math import tanh

from engine.games.ctheckers.ends import outcome
from engine.games.ctheckers.grid import JUMPS, LAST_RANK, SQUARES, STEPS, rank_of
from engine.games.ctheckers.moves import all_jumps, walker
from engine.games.ctheckers.state import (
    ASLEEP,
    HIDDEN,
    KING,
    SIDE,
    Board,
    State,
    Task,
    identities,
    letter_of,
    with_cell,
)

CHECKER = 1.0
ADVANCE = (0.0, 0.02, 0.05, 0.08, 0.12, 0.18, 0.3, 0.3)
"""For a face-down checker, by the ranks it has gone."""
HOME = 0.1
"""For one that has not left its first rank, where it keeps the enemy's from being promoted."""
CULTIST = 1.6
BURIED = 0.6
"""For a cultist inside a stack."""
CARTER = 1.7
BOOK = -0.3
"""For the own Necronomicon, which the owner may have to take."""
LOST_CULTISTS = (0.0, 0.05, 0.12, 0.25, 0.45, 0.75, 1.3, 2.4, 9.0)
"""What captured and sacrificed cultists cost, by their number."""
FORMS = (0.8, 0.2, 0.7, 0.4, 0.9, 1.6, 1.1)
"""What it is worth to be the one who moves a Nyarlathotep, by its form (0: not known yet)."""
IN_DANGER = 4.0
"""What it costs to have a Nyarlathotep that an enemy checker can jump."""
TRAPPED = 9.0
"""What it costs to have to take the own Necronomicon next."""
TRAPPED_WITH_A_WAY_OUT = 2.0
SCALE = 4.0


def _worth(letter: str, square: int) -> float:
    """What a piece is worth to its side wherever the others are."""
    if letter in HIDDEN:
        gone = abs(rank_of(square) - LAST_RANK[1 - SIDE[letter]])
        return CHECKER + (ADVANCE[gone] if gone else HOME)
    return {"c": CULTIST, "r": CARTER, "b": BOOK}.get(letter.lower(), 0.0)


WORTH = {letter: tuple(_worth(letter, square) for square in SQUARES) for letter in SIDE}


def evaluate(state: State) -> tuple[float, ...]:
    """Return a guess for each seat; where a checker is being turned over, what it may be is weighed in."""
    ended = outcome(state)
    if ended:
        return ended.returns
    worth = [_ledger(state, 0), _ledger(state, 1)]
    for square, cell in enumerate(state.board):
        if cell:
            worth[SIDE[cell[0]]] += WORTH[cell[0]][square]
            for under in cell[1:]:
                worth[SIDE[under]] += BURIED
    for side in (0, 1):
        if state.control[side] != ASLEEP:
            worth[side] += _star(state, state.board.index(letter_of("n", side)), side)
        book = letter_of("b", side)
        if book in state.board and is_trapped(state, state.board, side):
            worth[side] -= _trap(state, side)
    doom = 0.0
    if state.todo and state.todo[0].kind in ("uncover", "rise"):
        doom = _turning(state, state.todo[0], worth)
    good = tanh((worth[0] - worth[1]) / SCALE)
    return good * (1 - doom) - doom, -good * (1 - doom) - doom


def _turning(state: State, task: Task, worth: list[float]) -> float:
    """Weigh in what may come to light, and return how likely the Cthecker is (C6)."""
    kinds = identities(state, task.at)
    total = sum(kinds.values())
    side = SIDE[state.board[task.at]]
    if task.kind == "uncover":
        worth[side] -= CHECKER
        board = with_cell(state.board, task.at, letter_of("b", side))
        if "b" in kinds and side != state.turn and is_trapped(state, board, side):
            worth[side] -= TRAPPED * kinds["b"] / total
    return kinds.get("t", 0) / total


def is_trapped(state: State, board: Board, side: int) -> bool:
    """Whether a side could jump its own Necronomicon and nothing else, and so would have to (C21)."""
    jumps = all_jumps(board, side, state.forms)
    return bool(jumps.book) and not jumps.enemy


def _trap(state: State, side: int) -> float:
    """What a trap costs: less with a sacrifice or a Nyarlathotep for a way out (C22)."""
    way_out = any(cell[:1] == letter_of("c", side) for cell in state.board)
    way_out = way_out or letter_of("r", side) in state.board or state.control[side] == side
    return TRAPPED_WITH_A_WAY_OUT if way_out else TRAPPED


def _ledger(state: State, side: int) -> float:
    """What the piles say of a side."""
    gone = (state.piles[side] + state.out[side]).count("c")
    return -LOST_CULTISTS[gone]


def _star(state: State, square: int, side: int) -> float:
    """What a Nyarlathotep is worth to its owner: the power to move it, and the danger it is in."""
    power, seat = FORMS[state.forms[side]], state.control[side]
    worth = power if seat == side else -power if seat >= 0 else 0.0
    if state.forms[side] == KING and _can_be_jumped(state, square, side):
        worth -= IN_DANGER / 4 if state.turn == side == seat else IN_DANGER
    return worth


def _can_be_jumped(state: State, square: int, side: int) -> bool:
    """Whether an enemy checker beside it has a free square behind it (C14)."""
    board = state.board
    for beside in STEPS["k"][square]:
        kind = walker(board[beside], 1 - side)
        if kind and any(over == square and not board[end] for over, end in JUMPS[kind][beside]):
            return True
    return False
