"""Chess moves as start, end and promotion piece, for everything but the search.

    moves(position, children, make) -> list of Move(step, child), sorted by text
    pseudo_moves(position)          -> the steps without regard to check

`children` lists the legal positions after a move, and `make` plays a step. Nuclear Chess has its own of both.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from engine.games.chess.kernel import CASTLES, side_to_move
from engine.games.chess.pieces import (
    CORNERS,
    DIAGONAL_MASK,
    EN_PASSANT,
    KING_MASK,
    MINE,
    PAWN_MASK,
    STATE,
    STRAIGHT_MASK,
    THEIRS,
    TURN,
    Position,
)
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
"""Letters of the kinds of pieces; the number of a kind is its index here."""
PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = range(6)
PROMOTIONS = (QUEEN, ROOK, BISHOP, KNIGHT)


class Step(NamedTuple):
    """A move on the board: start and end (bits), and the kind a pawn becomes or -1."""

    start: int
    end: int
    kind: int = -1

    @property
    def text(self) -> str:
        """The move in UCI, such as `e2e4` or `e7e8q`."""
        return NAMES[self.start] + NAMES[self.end] + (KINDS[self.kind] if self.kind > 0 else "")


class Move(NamedTuple):
    """A legal move and the position after it, with the opponent to move."""

    step: Step
    child: Position


Expand: TypeAlias = Callable[[Position], list[Position]]
Make: TypeAlias = Callable[[Position, Step], Position]


def kind_at(position: Position, bit: int) -> int:
    """Return the kind of the piece on a square, or -1."""
    pawns, knights, diagonal, straight, kings, *_ = position
    masks = pawns, knights, diagonal & ~straight, straight & ~diagonal, diagonal & straight, kings
    return next((kind for kind, mask in enumerate(masks) if mask & bit), -1)


def attacks(position: Position, bit: int, occupied: int) -> int:
    """Return the squares that the piece on a square attacks."""
    mine = bool(position[MINE] & bit)
    side = side_to_move(position) ^ (not mine)
    kind = kind_at(position, bit)
    if kind in (PAWN, KNIGHT, KING):
        return {PAWN: PAWN_ATTACKS[side], KNIGHT: KNIGHT_MOVES, KING: NEIGHBOURS}[kind][bit]
    blocker_mask, reach, *_ = DIAGONAL_SLIDER[bit]
    blocker_mask2, reach2, *_ = STRAIGHT_SLIDER[bit]
    attacked = reach[occupied & blocker_mask] if position[DIAGONAL_MASK] & bit else 0
    return attacked | reach2[occupied & blocker_mask2] if position[STRAIGHT_MASK] & bit else attacked


def pseudo_moves(position: Position) -> Iterator[Step]:
    """Yield the pseudo-legal moves of the player to move, castling included."""
    mine, theirs = position[MINE], position[THEIRS]
    for start in BITS[mine]:
        if position[PAWN_MASK] & start:
            yield from _pawn_steps(position, start)
        else:
            for end in BITS[attacks(position, start, mine | theirs) & ~mine]:
                yield Step(start, end)
    for right, empty, _, king, _ in CASTLES[side_to_move(position)]:
        if right & position[STATE] and not empty & (mine | theirs):
            start = king & mine & position[KING_MASK]
            yield Step(start, king ^ start)


def _pawn_steps(position: Position, start: int) -> Iterator[Step]:
    side = side_to_move(position)
    mine, theirs, state = position[MINE:]
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
    """Return the moves that would capture the opponent's king; none in a legal position."""
    king = position[KING_MASK] & position[THEIRS]
    return [step for step in pseudo_moves(position) if step.end == king]


def victim_of(position: Position, step: Step) -> int:
    """Return the square of the captured piece, or 0."""
    side, (mine, theirs, state) = side_to_move(position), position[MINE:]
    if step.end & state & EN_PASSANT and step.start & position[PAWN_MASK] and not step.end & (mine | theirs):
        return step.end << 8 if side else step.end >> 8
    return step.end & theirs


def rook_toggle(position: Position, step: Step) -> int:
    """Return the rook's two squares if the move is castling, else 0."""
    if step.start & position[KING_MASK]:
        for _, _, _, king, rook in CASTLES[side_to_move(position)]:
            if king == step.start | step.end:
                return rook
    return 0


def make(position: Position, step: Step) -> Position:
    """Return the position after a pseudo-legal move of chess, with the opponent to move."""
    start, end, kind = step
    kind = kind if kind > 0 else kind_at(position, start)
    rook, keep = rook_toggle(position, step), ~(start | end | victim_of(position, step))
    pawns, knights, diagonal, straight, kings = (mask & keep for mask in position[:MINE])
    masks = [pawns, knights, diagonal, straight ^ rook, kings]
    for index in {PAWN: (0,), KNIGHT: (1,), BISHOP: (2,), ROOK: (3,), QUEEN: (2, 3), KING: (4,)}[kind]:
        masks[index] |= end
    mine, theirs = (position[MINE] & ~start | end) ^ rook, position[THEIRS] & keep
    pawns, knights, diagonal, straight, kings = masks
    return pawns, knights, diagonal, straight, kings, theirs, mine, state_after(position, step, keep)


def state_after(position: Position, step: Step, keep: int) -> int:
    """Return castling rights, en passant square and turn after a move."""
    start, end, _ = step
    rights = position[STATE] & CORNERS & keep
    if start & position[KING_MASK]:
        rights &= ~RANK[7 if position[STATE] & TURN else 0]
    double = start & position[PAWN_MASK] and (start << 16 == end or end << 16 == start)
    passed = (start << 8 if end > start else start >> 8) if double else 0
    return rights | passed | (position[STATE] & TURN ^ TURN)


def step_to(position: Position, child: Position) -> Step:
    """Return the step of chess that leads from a position to a child."""
    before, after = position[MINE], child[THEIRS]
    start, end = before & ~after, after & ~before
    if start & start - 1:  # castling: the king's squares name the move
        return Step(start & position[KING_MASK], end & child[KING_MASK])
    promoted = start & position[PAWN_MASK] and not end & child[PAWN_MASK]
    return Step(start, end, kind_at(child, end) if promoted else -1)


def moves(position: Position, children: Expand, make: Make = make) -> list[Move]:
    """Return the pseudo-legal moves that lead to one of the legal children, sorted by text."""
    legal = set(children(position))
    found = (Move(step, make(position, step)) for step in pseudo_moves(position))
    return sorted((move for move in found if move.child in legal), key=lambda move: move.step.text)
