"""The move generator of chess: positions are plain tuples of ints (see `pieces`).

    START                           the initial position
    children(position) -> list      one child per legal move, captures first; no two are equal
    CHILDREN[side](position)        the same for a known side to move (hot)
    count(position) -> int          the number of children, without building most of them
    in_check(position) -> bool      True if the player to move is in check
    perft(position, depth) -> int   the number of ways to play exactly `depth` moves

A position is its own hash key. It must have one king a side, and the opponent's must not be attacked.
"""

from collections.abc import Callable
from typing import TypeAlias

from engine.games.chess.pieces import COUNTS, EN_PASSANT, MOVES, SAFE, TURN, Position
from engine.games.chess.tables import (
    ALL,
    BETWEEN,
    BITS,
    DIAGONAL_LINES,
    DIAGONAL_SLIDER,
    KNIGHT_MOVES,
    LINE,
    NEIGHBOURS,
    PAWN_ATTACKS,
    RANK,
    SQUARES,
    STRAIGHT_LINES,
    STRAIGHT_SLIDER,
    TAKES,
)

Expand: TypeAlias = Callable[[Position], list[Position]]
Count: TypeAlias = Callable[[Position], int]
Threats: TypeAlias = Callable[[Position], tuple[int, int, list[tuple[int, int]]]]
WHITE, BLACK = 0, 1
KNIGHTS, BISHOPS, ROOKS, QUEENS, KINGS = 0x42, 0x24, 0x81, 0x08, 0x10
Castle: TypeAlias = tuple[int, int, int, int, int]
"""Rook's corner, squares that must be empty, squares the king crosses, toggles of king and of rook."""


def _castles(shift: int) -> tuple[Castle, Castle]:
    wings = (0x80, 0x60, 0x60, 0x50, 0xA0), (0x01, 0x0E, 0x0C, 0x14, 0x09)
    short, long = (tuple(mask << shift for mask in wing) for wing in wings)
    return (short[0], short[1], short[2], short[3], short[4]), (long[0], long[1], long[2], long[3], long[4])


CASTLES = _castles(0), _castles(56)
"""Kingside and queenside castling, by side."""


def _start() -> Position:
    both = 1 | 1 << 56
    sliders = (BISHOPS | QUEENS) * both, (ROOKS | QUEENS) * both
    return (
        RANK[1] | RANK[6],
        KNIGHTS * both,
        *sliders,
        KINGS * both,
        RANK[0] | RANK[1],
        RANK[6] | RANK[7],
        ROOKS * both,
    )


START = _start()


def side_to_move(position: Position) -> int:
    """Return 0 if White is to move, 1 if Black is."""
    return position[7] >> SQUARES


def null_move(position: Position) -> Position:
    """Return the same pieces with the other player to move, without an en passant square."""
    pawns, knights, diagonal, straight, kings, mine, theirs, state = position
    return pawns, knights, diagonal, straight, kings, theirs, mine, state & ~EN_PASSANT ^ TURN


def checks_and_pins(up: bool) -> Threats:
    """Return the function that finds (checking pieces, all pinned pieces, each pinned one with its line)."""
    attacks = PAWN_ATTACKS[not up]

    def threats(position: Position) -> tuple[int, int, list[tuple[int, int]]]:
        pawns, knights, diagonal, straight, kings, mine, theirs, _ = position
        king = kings & mine
        checkers = (KNIGHT_MOVES[king] & knights | attacks[king] & pawns) & theirs
        snipers = (DIAGONAL_LINES[king] & diagonal | STRAIGHT_LINES[king] & straight) & theirs
        pinned, pins = 0, []
        for sniper in BITS[snipers]:
            blockers = BETWEEN[king | sniper] & (mine | theirs)
            if not blockers:
                checkers |= sniper
            elif blockers & mine and not blockers & (blockers - 1):
                pinned |= blockers
                pins.append((blockers, LINE[king | sniper]))
        return checkers, pinned, pins

    return threats


def checker(up: bool) -> Callable[[Position], bool]:
    """Return the function that tests if the king of the player to move is attacked."""
    attacks = PAWN_ATTACKS[not up]

    def checked(position: Position) -> bool:
        pawns, knights, diagonal, straight, kings, mine, theirs, _ = position
        king = kings & mine
        if (KNIGHT_MOVES[king] & knights | attacks[king] & pawns) & theirs:
            return True
        if (snipers := diagonal & theirs) & DIAGONAL_LINES[king]:
            blocker_mask, reach, _, _ = DIAGONAL_SLIDER[king]
            if reach[(mine | theirs) & blocker_mask] & snipers:
                return True
        if (snipers := straight & theirs) & STRAIGHT_LINES[king]:
            blocker_mask, reach, _, _ = STRAIGHT_SLIDER[king]
            return bool(reach[(mine | theirs) & blocker_mask] & snipers)
        return False

    return checked


def king_mover(up: bool) -> Callable[[Position, int], list[Position]]:
    """Return the function that lists the king's moves to given squares, captures first."""
    home, turn = (RANK[0], TURN) if up else (RANK[7], 0)

    def king_moves(position: Position, ends: int) -> list[Position]:
        pawns, knights, diagonal, straight, kings, mine, theirs, state = position
        takes = TAKES[kings & mine]
        after = state & ~(EN_PASSANT | TURN | home) | turn
        made = [
            (
                pawns & keep,
                knights & keep,
                diagonal & keep,
                straight & keep,
                kings ^ toggle,
                theirs & keep,
                mine ^ toggle,
                after & keep,
            )
            for keep, _, toggle in takes[ends & theirs]
        ]
        return made + [
            (pawns, knights, diagonal, straight, kings ^ toggle, theirs, mine ^ toggle, after)
            for _, _, toggle in takes[ends & ~theirs]
        ]

    return king_moves


def castler(up: bool) -> Expand:
    """Return the function that lists castling moves. The king must not be in check."""
    home, turn, castles, safe = (
        (RANK[0], TURN, CASTLES[0], SAFE[0]) if up else (RANK[7], 0, CASTLES[1], SAFE[1])
    )

    def castlings(position: Position) -> list[Position]:
        pawns, knights, diagonal, straight, kings, mine, theirs, state = position
        after = state & ~(EN_PASSANT | TURN | home) | turn
        occupied = mine | theirs
        return [
            (
                pawns,
                knights,
                diagonal,
                straight ^ rook,
                kings ^ king,
                theirs,
                mine ^ king ^ rook,
                after,
            )
            for right, empty, path, king, rook in castles
            if right & state and not empty & occupied and safe(position, path, occupied) == path
        ]

    return castlings


def en_passant_capturer(up: bool) -> Expand:
    """Return the function that lists en passant captures of a position with an en passant square."""
    attacks, turn, safe = (PAWN_ATTACKS[1], TURN, SAFE[0]) if up else (PAWN_ATTACKS[0], 0, SAFE[1])

    def captures(position: Position) -> list[Position]:
        pawns, knights, diagonal, straight, kings, mine, theirs, state = position
        passed = state & EN_PASSANT
        victim = passed >> 8 if up else passed << 8
        after = state & ~(EN_PASSANT | TURN) | turn
        made = []
        for start in BITS[attacks[passed] & pawns & mine]:
            pawns_after, mine_after, theirs_after = (
                pawns ^ start ^ passed ^ victim,
                mine ^ start ^ passed,
                theirs ^ victim,
            )
            view = pawns_after, knights, diagonal, straight, kings, mine_after, theirs_after, state
            if safe(view, kings & mine, mine_after | theirs_after):
                made.append(
                    (pawns_after, knights, diagonal, straight, kings, theirs_after, mine_after, after)
                )
        return made

    return captures


CHECKED = checker(up=True), checker(up=False)
CHECKS_AND_PINS = checks_and_pins(up=True), checks_and_pins(up=False)
KING_MOVES = king_mover(up=True), king_mover(up=False)
CASTLINGS = castler(up=True), castler(up=False)
EN_PASSANT_CAPTURES = en_passant_capturer(up=True), en_passant_capturer(up=False)


def expander(side: int) -> Expand:
    """Return the function that lists the children of a side."""
    threats, moves, safe = CHECKS_AND_PINS[side], MOVES[side], SAFE[side]
    king_moves, castlings, passing = KING_MOVES[side], CASTLINGS[side], EN_PASSANT_CAPTURES[side]
    home = RANK[0] if side == WHITE else RANK[7]

    def children(position: Position) -> list[Position]:
        mine, theirs, state = position[5], position[6], position[7]
        king = position[4] & mine
        occupied = mine | theirs
        checkers, pinned, pins = threats(position)
        steps = NEIGHBOURS[king] & ~mine
        if steps:
            steps = safe(position, steps, occupied ^ king)
        if checkers & (checkers - 1):
            return king_moves(position, steps)
        if checkers:
            quiet_targets, prey, pins = BETWEEN.get(king | checkers, 0), checkers, []
        else:
            quiet_targets, prey = ALL ^ occupied, theirs
        made = moves(position, mine ^ king ^ pinned, quiet_targets, prey)
        for bit, line in pins:
            made += moves(position, bit, quiet_targets & line, prey & line)
        if steps:
            made += king_moves(position, steps)
        if state & EN_PASSANT:
            made += passing(position)
        if state & home and not checkers:
            made += castlings(position)
        return made

    return children


def counter(side: int) -> Count:
    """Return the function that counts the children of a side."""
    threats, counted, safe = CHECKS_AND_PINS[side], COUNTS[side], SAFE[side]
    castlings, passing = CASTLINGS[side], EN_PASSANT_CAPTURES[side]
    home = RANK[0] if side == WHITE else RANK[7]

    def count(position: Position) -> int:
        mine, theirs, state = position[5], position[6], position[7]
        king = position[4] & mine
        occupied = mine | theirs
        checkers, pinned, pins = threats(position)
        steps = NEIGHBOURS[king] & ~mine
        found = safe(position, steps, occupied ^ king).bit_count() if steps else 0
        if checkers & (checkers - 1):
            return found
        if checkers:
            found += counted(position, mine ^ king ^ pinned, BETWEEN.get(king | checkers, 0), checkers)
        else:
            quiet_targets = ALL ^ occupied
            found += counted(position, mine ^ king ^ pinned, quiet_targets, theirs)
            for bit, line in pins:
                found += counted(position, bit, quiet_targets & line, theirs & line)
            if state & home:
                found += len(castlings(position))
        return found + len(passing(position)) if state & EN_PASSANT else found

    return count


CHILDREN = expander(WHITE), expander(BLACK)
COUNT = counter(WHITE), counter(BLACK)


def children(position: Position) -> list[Position]:
    """Return one child for each legal move, with the opponent to move."""
    return CHILDREN[position[7] >> SQUARES](position)


def count(position: Position) -> int:
    """Return the number of children of a position."""
    return COUNT[position[7] >> SQUARES](position)


def in_check(position: Position) -> bool:
    """Return True if the king of the player to move is attacked."""
    return CHECKED[position[7] >> SQUARES](position)


def perft(position: Position, depth: int) -> int:
    """Return the number of ways to play exactly `depth` moves; the last ply is counted, not played."""
    if depth <= 1:
        return count(position) if depth else 1
    return sum([perft(child, depth - 1) for child in children(position)])
