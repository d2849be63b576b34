"""C20-C22: what a revealed Necronomicon shows, most of all how near its owner is to taking it."""

from __future__ import annotations

from engine.games.ctheckers.evaluate import JUMPED_FROM, Sign
from engine.games.ctheckers.grid import SQUARES, STEPS, rank_of
from engine.games.ctheckers.state import KING, State, letter_of
from engine.games.ctheckers.thinking.reach import ALL, FAR, NEAR, Bits, covered, lands, walks

WHEN = ("next", "later")
BOOK_STEPS = tuple(sum(1 << end for end in STEPS["k"][square]) for square in SQUARES)
LINES = tuple(
    tuple((1 << start, 1 << end, rank_of(start) < rank_of(square)) for start, end in JUMPED_FROM[square])
    for square in SQUARES
)
"""Where a jump over a square starts and ends, and whether it goes up."""


def book_signs(state: State, square: int, side: int, bits: Bits, reach: list[int], mover: int) -> list[Sign]:
    """Return what matters of a side's Necronomicon; `reach` is what each side's walkers can jump."""
    pawns, kings, taken = bits
    foe = 1 - side
    own, foes = pawns[side] | kings[side], pawns[foe] | kings[foe]
    free = ALL & ~taken
    later = side != mover
    tag = WHEN[later]
    beside = walks(pawns[side], kings[side], not side)
    busy = reach[foe] & own and later
    way = ", with a way out" if kings[side] or side in state.control else ""
    found: list[Sign] = []
    if kings[foe] and not busy:
        could = covered(beside, free | 1 << square)
        if could & BOOK_STEPS[square] & free and not could & foes:
            cultist = letter_of("c", foe)
            if any(cell[:1] == cultist for cell in state.board):
                found.append((side, f"book, given {tag}{way}", 1.0))
    if not JUMPED_FROM[square]:
        return found
    found += [
        (side, f"book, {tag}", 1.0),
        (side, "book, own far", float((FAR[square] & own).bit_count())),
        (side, "book, foes near", float((NEAR[square] & foes).bit_count())),
        (side, "book, own kings", float(kings[side].bit_count())),
        (side, f"book, few {tag}", 1 / (1 + own.bit_count())),
    ]
    prey = foes
    if state.forms[foe] == KING:
        prey |= 1 << state.board.index(letter_of("n", foe))
    takes = reach[side] & prey
    entries = holes = 0
    for start, end, up in LINES[square]:
        if (kings[side] if up == bool(side) else own) & start:
            if foes & end and not takes and not busy:
                if any(step & free for step in walks(pawns[foe] & end, kings[foe] & end, not foe)):
                    found.append((side, f"book, held {tag}{way}", 1.0))
            elif own & end:
                found.append((side, f"book, held by own {tag}", 1.0))
        elif not taken & end and not own & start:
            if not taken & start:
                entries |= start
            if not taken & start or foes & start:
                holes |= start
    if entries:
        one, two, three, four = beside
        if (one | two | three | four) & entries:
            found.append((side, f"book, enters {tag}", 1.0))
        if takes and lands(beside, prey) & entries:
            found.append((side, f"book, drawn {tag}", 1.0))
    if holes and not busy and not takes:
        one, two, three, four = walks(pawns[foe], kings[foe], not foe)
        if lands(beside, (one | two | three | four) & free) & holes:
            found.append((side, f"book, shot {tag}", 1.0))
    if reach[side] >> square & 1:
        found.append((side, f"book to jump {tag}", 1.0))
        if not takes:
            when = "pending" if state.todo else tag
            found.append((side, f"trapped {when}{way}{', but' if busy else ''}", 1.0))
            if side in state.control:
                found.append((side, f"trapped {when}, star", 1.0))
    return found
