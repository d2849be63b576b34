"""Chess moves as a person makes them: start, end, what a pawn becomes. Not hot.

    moves(position, children, make) -> list of Move(step, child), sorted by text
    pseudo_moves(position)          -> the steps before anybody asks about check

`children` says which positions may follow, and `make` what a step leads to: Nuclear Chess has its own.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from engine.games.chess.kernel import CASTLES, side_to_move
from engine.games.chess.pieces import CORNERS, EN_PASSANT, TURN, Position
from engine.games.chess.tables import (
    BITS,
    DIAGONAL_SLIDER,
    KNIGHT_MOVES,
    NAMES,
    NEIGHBOURS,
    PAWN_ATTACKS,
    RANK,
    STRAIGHT_SLIDER,
)

KINDS = "pnbrqk"
"""The letters of the kinds of pieces; a piece's number is its place here."""
PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(6)
PROMOTIONS = (QUEEN, ROOK, BISHOP, KNIGHT)


class Step(NamedTuple):
    """A move as far as the board tells: where from, where to (bits), and the kind a pawn becomes or -1."""

    start: int
    end: int
    kind: int = -1

    @property
    def text(self) -> str:
        """UCI, such as `e2e4` and `e7e8q`."""
        return NAMES[self.start] + NAMES[self.end] + (KINDS[self.kind] if self.kind > 0 else "")


class Move(NamedTuple):
    """A legal move and the position after it, seen from the opponent."""

    step: Step
    child: Position


Expand: TypeAlias = Callable[[Position], list[Position]]
Make: TypeAlias = Callable[[Position, Step], Position]


def kind_at(position: Position, bit: int) -> int:
    """The kind of the piece on a square, or -1."""
    pawns, knights, diagonal, straight, kings, *_ = position
    masks = pawns, knights, diagonal & ~straight, straight & ~diagonal, diagonal & straight, kings
    return next((kind for kind, mask in enumerate(masks) if mask & bit), -1)


def attacks(position: Position, bit: int, taken: int) -> int:
    """The squares that the piece on a square attacks."""
    mine = bool(position[5] & bit)
    side = side_to_move(position) ^ (not mine)
    kind = kind_at(position, bit)
    if kind in (PAWN, KNIGHT, KING):
        return {PAWN: PAWN_ATTACKS[side], KNIGHT: KNIGHT_MOVES, KING: NEIGHBOURS}[kind][bit]
    near, reach, *_ = DIAGONAL_SLIDER[bit]
    near2, reach2, *_ = STRAIGHT_SLIDER[bit]
    seen = reach[taken & near] if position[2] & bit else 0
    return seen | reach2[taken & near2] if position[3] & bit else seen


def pseudo_moves(position: Position) -> Iterator[Step]:
    """Yield the moves of the player to move, castlings included, whatever becomes of the kings."""
    mine, theirs = position[5], position[6]
    for start in BITS[mine]:
        if position[0] & start:
            yield from _pawn_steps(position, start)
        else:
            for end in BITS[attacks(position, start, mine | theirs) & ~mine]:
                yield Step(start, end)
    for right, empty, _, king, _ in CASTLES[side_to_move(position)]:
        if right & position[7] and not empty & (mine | theirs):
            start = king & mine & position[4]
            yield Step(start, king ^ start)


def _pawn_steps(position: Position, start: int) -> Iterator[Step]:
    side = side_to_move(position)
    mine, theirs, state = position[5:]
    empty = ~(mine | theirs)
    ahead = start >> 8 if side else start << 8
    two = (ahead >> 8 if side else ahead << 8) if ahead & (RANK[2] | RANK[5]) & empty else 0
    home = start & RANK[6 if side else 1]
    ends = (
        PAWN_ATTACKS[side][start] & (theirs | state & EN_PASSANT)
        | ahead & empty
        | (two & empty if home else 0)
    )
    for end in BITS[ends]:
        kinds = PROMOTIONS if end & (RANK[0] | RANK[7]) else (-1,)
        yield from (Step(start, end, kind) for kind in kinds)


def king_captures(position: Position) -> list[Step]:
    """The captures of the opponent's king that would be possible: none, if the position is legal."""
    king = position[4] & position[6]
    return [step for step in pseudo_moves(position) if step.end == king]


def victim_of(position: Position, step: Step) -> int:
    """The square of the piece a move captures, or 0."""
    side, (mine, theirs, state) = side_to_move(position), position[5:]
    if step.end & state & EN_PASSANT and step.start & position[0] and not step.end & (mine | theirs):
        return step.end << 8 if side else step.end >> 8
    return step.end & theirs


def rook_flip(position: Position, step: Step) -> int:
    """The two squares of the rook when the move is a castling, else 0."""
    if step.start & position[4]:
        for _, _, _, king, rook in CASTLES[side_to_move(position)]:
            if king == step.start | step.end:
                return rook
    return 0


def make(position: Position, step: Step) -> Position:
    """The position after a pseudo-legal move of chess, seen from the opponent."""
    start, end, kind = step
    kind = kind if kind > 0 else kind_at(position, start)
    rook, keep = rook_flip(position, step), ~(start | end | victim_of(position, step))
    pawns, knights, diagonal, straight, kings = (mask & keep for mask in position[:5])
    masks = [pawns, knights, diagonal, straight ^ rook, kings]
    for index in {PAWN: (0,), KNIGHT: (1,), BISHOP: (2,), ROOK: (3,), QUEEN: (2, 3), KING: (4,)}[kind]:
        masks[index] |= end
    mine, theirs = (position[5] & ~start | end) ^ rook, position[6] & keep
    pawns, knights, diagonal, straight, kings = masks
    return pawns, knights, diagonal, straight, kings, theirs, mine, state_after(position, step, keep)


def state_after(position: Position, step: Step, keep: int) -> int:
    """The rights left, the square passed and the turn after a move."""
    start, end, _ = step
    rights = position[7] & CORNERS & keep
    if start & position[4]:
        rights &= ~RANK[7 if position[7] & TURN else 0]
    double = start & position[0] and (start << 16 == end or end << 16 == start)
    passed = (start << 8 if end > start else start >> 8) if double else 0
    return rights | passed | (position[7] & TURN ^ TURN)


def step_to(position: Position, child: Position) -> Step:
    """The step of chess that leads to a child: the square left, the one entered, what a pawn has become."""
    mine, ours = position[5], child[6]
    start, end = mine & ~ours, ours & ~mine
    if start & start - 1:
        return Step(start & position[4], end & child[4])  # a castling is told by the king's way
    return Step(start, end, kind_at(child, end) if start & position[0] and not end & child[0] else -1)


def moves(position: Position, children: Expand, make: Make = make) -> list[Move]:
    """The legal moves, sorted by text: those among the pseudo-legal ones that lead to one of the children."""
    legal = set(children(position))
    found = (Move(step, make(position, step)) for step in pseudo_moves(position))
    return sorted((move for move in found if move.child in legal), key=lambda move: move.step.text)
