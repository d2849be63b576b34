"""What a Nuclear Chess position is worth, and the kernel that alpha-beta plays with.

Beside what the pieces are worth, a king that stands by linked pawns can be blown up from afar.
"""

from __future__ import annotations

from engine.contract.kernel import Leaf, LeafOf
from engine.games.chess.ai.leaves import IN_CHECK, few, loud_first, trace
from engine.games.chess.kernel import side_to_move, turned
from engine.games.chess.pieces import Position
from engine.games.nuclear.blast import LINKED
from engine.games.nuclear.kernel import CAN_MOVE, CAN_REMOVE, CAPTURES, CHILDREN, in_check
from engine.games.nuclear.worth import white_worth

FUSE = 9
"""What each pawn of a group that touches the king costs: an enemy who captures one has won."""
TOUCH = 14
"""What it costs a king to stand beside any group."""
TEMPO = 8
"""For being to move."""


def fuses(position: Position) -> int:
    """What the groups of pawns beside the kings cost Black more than White."""
    pawns, kings, mine, theirs = position[0], *position[4:7]
    own, enemy = kings & mine, kings & theirs
    cost = 0
    for linked, cleared in LINKED[pawns]:
        if cleared & own:
            cost += TOUCH + FUSE * (linked & mine).bit_count()
        if cleared & enemy:
            cost -= TOUCH + FUSE * (linked & theirs).bit_count()
    return cost if side_to_move(position) else -cost


def evaluate(position: Position) -> int:
    """What a position is worth to the player to move, without looking ahead."""
    worth = white_worth(position) + fuses(position)
    return TEMPO - worth if side_to_move(position) else TEMPO + worth


def leaf_of(side: int) -> LeafOf[Position]:
    """The leaf function of a side: who is in check and has a move may rest, but not comfortably."""
    can_move, captures, exposed = CAN_MOVE[side], CAPTURES[side], CAN_REMOVE[1 - side]

    def leaf(position: Position, _alpha: int, beta: int) -> Leaf[Position]:
        score = evaluate(position)
        if exposed(turned(position)):
            if not can_move(position):
                return None, ()
            score -= IN_CHECK
        if score >= beta:
            return score, ()
        return score, (kid for kid in sorted(captures(position), key=evaluate) if not exposed(kid))

    return leaf


class NuclearKernel:
    """Nuclear Chess for `alphabeta.search`."""

    singular = False
    children = loud_first(CHILDREN[0], evaluate), loud_first(CHILDREN[1], evaluate)
    leaf = leaf_of(0), leaf_of(1)

    def side_to_move(self, position: Position) -> int:
        """0 White, 1 Black."""
        return side_to_move(position)

    def outcome(self, position: Position) -> int:
        """Lost in check or without a king, else a stalemate."""
        return -1 if not position[4] & position[5] or in_check(position) else 0

    def trace(self, position: Position, child: Position) -> int:
        """As in chess."""
        return trace(position, child)

    def passed(self, position: Position) -> Position | None:
        """As in chess."""
        return None if few(position) or in_check(position) else turned(position)

    def margin(self, _position: Position) -> int:
        """Nothing is so sure."""
        return 0

    def evaluate(self, position: Position) -> int:
        """See `evaluate`."""
        return evaluate(position)
