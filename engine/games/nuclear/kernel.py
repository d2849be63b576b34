"""The move generator of Nuclear Chess (N1-N8); positions are those of chess (`pieces`).

    children(position) -> list      one child per legal move; two moves may lead to equal children
    CHILDREN[side](position)        the same for a known side to move (hot)
    in_check(position) -> bool      True if the opponent, were it their move, could remove the king (N5)
    king_captures(position) -> list the moves that would remove the opponent's king
    make(position, step)            the position after a pseudo-legal move, explosions included
    perft(position, depth) -> int   the number of ways to play exactly `depth` moves

Play never removes a king (N5). In an edited position a king may be missing; that side then has no moves.
"""

from collections.abc import Callable
from typing import TypeAlias

from engine.games.chess.kernel import CASTLINGS, KING_MOVES, null_move, side_to_move
from engine.games.chess.moves import PAWN, Step, kind_at, pseudo_moves, state_after, victim_of
from engine.games.chess.moves import make as make_plain
from engine.games.chess.pieces import (
    CORNERS,
    EN_PASSANT,
    KING_MASK,
    MINE,
    MOVES,
    NOT_A,
    NOT_H,
    PAWN_MASK,
    STATE,
    THEIRS,
    TURN,
    Position,
)
from engine.games.chess.tables import (
    ALL,
    BISHOPS,
    BITS,
    DIAGONAL_LINES,
    DIAGONAL_SLIDER,
    KNIGHT_ATTACKS,
    KNIGHT_MOVES,
    NEIGHBOURS,
    PAWN_ATTACKS,
    RANK,
    ROOKS,
    SQUARES,
    STRAIGHT_LINES,
    STRAIGHT_SLIDER,
)
from engine.games.nuclear.blast import LINKED, zone

Expand: TypeAlias = Callable[[Position], list[Position]]
Test: TypeAlias = Callable[[Position], bool]


def attackers(position: Position, square: int, pawn_starts: int) -> int:
    """Return the pieces of the player to move, except the king, that could capture on a square.

    `pawn_starts` holds the squares from which their pawns attack it.
    """
    pawns, knights, diagonal, straight, _, mine, theirs, _ = position
    found = pawn_starts & pawns | KNIGHT_MOVES[square] & knights
    occupied = mine | theirs
    if DIAGONAL_LINES[square] & diagonal & mine:
        blocker_mask, reach, _, _ = DIAGONAL_SLIDER[square]
        found |= reach[occupied & blocker_mask] & diagonal
    if STRAIGHT_LINES[square] & straight & mine:
        blocker_mask, reach, _, _ = STRAIGHT_SLIDER[square]
        found |= reach[occupied & blocker_mask] & straight
    return found & mine


def attacks_of(side: int) -> Callable[[Position], int]:
    """Return the function that finds the squares attacked by a side to move, except by its king."""

    def attacks(position: Position) -> int:
        pawns, knights, diagonal, straight, _, mine, theirs, _ = position
        own_pawns, occupied = pawns & mine, mine | theirs
        left, right = own_pawns & NOT_A, own_pawns & NOT_H
        attacked = left >> 9 | right >> 7 if side else left << 7 | right << 9
        attacked |= KNIGHT_ATTACKS[knights & mine]
        for blocker_mask, reach, _, _ in BISHOPS[diagonal & mine]:
            attacked |= reach[occupied & blocker_mask]
        for blocker_mask, reach, _, _ in ROOKS[straight & mine]:
            attacked |= reach[occupied & blocker_mask]
        return attacked

    return attacks


def can_remove_king(side: int) -> Test:
    """Return the test if a side to move could remove the enemy king and keep its own."""
    pawn_starts, attacks = PAWN_ATTACKS[1 - side], ATTACKS[side]

    def test(position: Position) -> bool:
        pawns, kings, mine, theirs, state = position[0], *position[4:]
        king, own = kings & theirs, kings & mine
        if not own:
            return False
        fuses = [group for group in LINKED[pawns] if group[1] & king and group[0] & theirs]
        attacked = attacks(position) if fuses else attackers(position, king, pawn_starts[king]) and king
        if (attacked | NEIGHBOURS[own]) & king:
            return True
        for linked, cleared in fuses:
            if linked & theirs & attacked:
                for victim in BITS[linked & theirs & attacked]:
                    for start in BITS[attackers(position, victim, pawn_starts[victim])]:
                        burnt = zone(pawns ^ start, victim) if start & pawns else cleared
                        if burnt & king and not burnt & own:
                            return True
        if passed := state & EN_PASSANT:
            victim = passed << 8 if side else passed >> 8
            for start in BITS[pawn_starts[passed] & pawns & mine]:
                burnt = zone(pawns ^ start ^ passed, victim)
                if burnt & king and not burnt & own:
                    return True
        return False

    return test


def exploder(side: int) -> Expand:
    """Return the function that lists the captures of pawns that one's own king survives (N2-N4)."""
    pawn_starts, attacks, next_turn = PAWN_ATTACKS[1 - side], ATTACKS[side], 0 if side else TURN

    def explosions(position: Position) -> list[Position]:
        pawns, knights, diagonal, straight, kings, mine, theirs, state = position
        king, rights = kings & mine, state & CORNERS
        blasts = []
        prey = pawns & theirs
        for victim in BITS[attacks(position) & prey] if prey else ():
            for start in BITS[attackers(position, victim, pawn_starts[victim])]:
                blasts.append((start, zone(pawns ^ start if start & pawns else pawns, victim)))
        if passed := state & EN_PASSANT:
            victim = passed << 8 if side else passed >> 8
            for start in BITS[pawn_starts[passed] & pawns & mine]:
                blasts.append((start, zone(pawns ^ start ^ passed, victim)))
        keeps = [~(start | burnt) for start, burnt in blasts if not burnt & king]
        return [
            (
                pawns & keep,
                knights & keep,
                diagonal & keep,
                straight & keep,
                kings & keep,
                theirs & keep,
                mine & keep,
                rights & keep | next_turn,
            )
            for keep in keeps
        ]

    return explosions


def guards(position: Position) -> int:
    """Return the player's pieces that may shield the king, or pawns linked to it, from sliding pieces."""
    pawns, _, diagonal, straight, kings, mine, theirs, _ = position
    king, occupied = kings & mine, mine | theirs
    fuse = king
    for linked, cleared in LINKED[pawns]:
        if cleared & king:
            fuse |= linked & mine
    found = 0
    diagonal, straight = diagonal & theirs, straight & theirs
    for square in BITS[fuse]:
        if DIAGONAL_LINES[square] & diagonal:
            blocker_mask, reach, _, _ = DIAGONAL_SLIDER[square]
            found |= reach[occupied & blocker_mask]
        if STRAIGHT_LINES[square] & straight:
            blocker_mask, reach, _, _ = STRAIGHT_SLIDER[square]
            found |= reach[occupied & blocker_mask]
    return found & mine


def lister(side: int) -> Callable[[Position], tuple[list[Position], list[Position]]]:
    """Return the function that lists a side's legal children, and those legal only if the king stays safe.

    When not in check, a piece (no pawn, not the king) that shields nothing moves and captures freely: its
    moves need no test.
    """
    moves, king_moves, castlings, explosions = (
        MOVES[side],
        KING_MOVES[side],
        CASTLINGS[side],
        EXPLOSIONS[side],
    )
    home, exposed = RANK[7 if side else 0], CAN_REMOVE[1 - side]

    def lists(position: Position) -> tuple[list[Position], list[Position]]:
        pawns, kings, mine, theirs, state = position[0], *position[4:]
        king = kings & mine
        if not king:
            return [], []
        empty, prey = ALL ^ mine ^ theirs, theirs & ~pawns
        check = exposed(null_move(position))
        watched = mine if check else guards(position) | pawns & mine
        sure = moves(position, mine & ~watched & ~king, empty, prey)
        unsure = king_moves(position, NEIGHBOURS[king] & (empty | prey)) + explosions(position)
        unsure += moves(position, watched & ~king, empty, prey)
        if state & home and not check:
            unsure += castlings(position)
        return sure, unsure

    return lists


def expander(side: int) -> Expand:
    """Return the function that lists the children of a side."""
    lists, exposed = LISTS[side], CAN_REMOVE[1 - side]

    def children(position: Position) -> list[Position]:
        sure, unsure = lists(position)
        return sure + [child for child in unsure if not exposed(child)]

    return children


def can_move(side: int) -> Test:
    """Return the test if a side to move has a legal move."""
    lists, exposed = LISTS[side], CAN_REMOVE[1 - side]

    def test(position: Position) -> bool:
        sure, unsure = lists(position)
        return bool(sure) or not all(map(exposed, unsure))

    return test


def capturer(side: int) -> Expand:
    """Return the function that lists a side's captures, including those that leave its king in danger."""
    moves, king_moves, explosions = MOVES[side], KING_MOVES[side], EXPLOSIONS[side]

    def captures(position: Position) -> list[Position]:
        pawns, kings, mine, theirs, _ = position[0], *position[4:]
        king, prey = kings & mine, theirs & ~pawns
        made = explosions(position) + moves(position, mine & ~king, 0, prey)
        return made + king_moves(position, NEIGHBOURS[king] & prey)

    return captures


ATTACKS = attacks_of(0), attacks_of(1)
CAN_REMOVE = can_remove_king(0), can_remove_king(1)
EXPLOSIONS = exploder(0), exploder(1)
LISTS = lister(0), lister(1)
CHILDREN = expander(0), expander(1)
CAN_MOVE = can_move(0), can_move(1)
CAPTURES = capturer(0), capturer(1)


def children(position: Position) -> list[Position]:
    """Return one child for each legal move, with the opponent to move."""
    return CHILDREN[position[7] >> SQUARES](position)


def in_check(position: Position) -> bool:
    """Return True if the player to move is in check, or has no king (N5)."""
    return not position[KING_MASK] & position[MINE] or CAN_REMOVE[1 - side_to_move(position)](
        null_move(position)
    )


def burnt_by(position: Position, step: Step) -> int:
    """Return the squares that a pseudo-legal move clears by explosions; 0 if it captures no pawn."""
    victim, pawns = victim_of(position, step), position[PAWN_MASK]
    if not victim & pawns:
        return 0
    return zone(pawns_after(position, step), victim)


def pawns_after(position: Position, step: Step) -> int:
    """Return all pawns at the moment of the first explosion, the captured one included."""
    pawns = position[PAWN_MASK]
    return pawns ^ step.start | step.end if kind_at(position, step.start) == PAWN else pawns


def make(position: Position, step: Step) -> Position:
    """Return the position after a pseudo-legal move, with the opponent to move; a king may be missing."""
    burnt = burnt_by(position, step)
    if not burnt:
        return make_plain(position, step)
    keep = ~(burnt | step.start)
    pawns, knights, diagonal, straight, kings, mine, theirs = (mask & keep for mask in position[:STATE])
    return (
        pawns,
        knights,
        diagonal,
        straight,
        kings,
        theirs,
        mine,
        state_after(position, step, keep) & ~EN_PASSANT,
    )


def king_captures(position: Position) -> list[Step]:
    """Return the moves that would remove the opponent's king and keep the mover's own (N5)."""
    if not position[KING_MASK] & position[THEIRS]:
        return []
    found = []
    for step in pseudo_moves(position):
        _, _, _, _, kings, mine, theirs, _ = make(position, step)
        if not kings & mine and kings & theirs:
            found.append(step)
    return found


def perft(position: Position, depth: int) -> int:
    """Return the number of ways to play exactly `depth` moves."""
    if depth <= 1:
        return len(children(position)) if depth else 1
    return sum([perft(child, depth - 1) for child in children(position)])
