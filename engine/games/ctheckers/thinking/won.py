"""Who wins in this turn, as far as a glance at the board tells."""

from __future__ import annotations

from engine.games.ctheckers.ends import CULTISTS
from engine.games.ctheckers.state import ASLEEP, KING, State, letter_of
from engine.games.ctheckers.thinking.reach import ALL, Bits, attacked, covered, walks


def winner(state: State, bits: Bits) -> int | None:
    """Return who all but certainly wins in this turn, by a capture that there is or that is compulsory."""
    if state.todo:
        return None
    mover, foe, (pawns, kings, taken) = state.turn, 1 - state.turn, bits
    others = taken != pawns[0] | pawns[1] | kings[0] | kings[1]
    last = (state.piles[foe] + state.out[foe]).count("c") == CULTISTS - 1
    if not others and not last:
        return None
    jumps = covered(walks(pawns[mover], kings[mover], not mover), ALL & ~taken)
    hits = [_hits(state, side, taken) for side in (0, 1)]
    if _takes_star(state, jumps, hits[mover]):
        return mover
    if last and _has_cultist(state, (jumps | hits[0] | hits[1]) & kings[foe]):
        return mover
    takes = jumps & (pawns[foe] | kings[foe]) or kings[mover]
    return foe if others and not takes and _is_trapped(state, jumps, hits[0] | hits[1], taken) else None


def _hits(state: State, side: int, taken: int) -> int:
    """Where a side's Nyarlathotep takes what stands there, if it may be moved now."""
    if state.control[side] != state.turn or not state.forms[side]:
        return 0
    return attacked(state.forms[side], state.board.index(letter_of("n", side)), state.turn, taken)


def _takes_star(state: State, jumps: int, hits: int) -> bool:
    """C14: by a jump over a king, or with the own Nyarlathotep."""
    foe = 1 - state.turn
    if state.control[foe] == ASLEEP:
        return False
    star = 1 << state.board.index(letter_of("n", foe))
    return bool(hits & star) or bool(jumps & star and state.forms[foe] == KING)


def _has_cultist(state: State, squares: int) -> bool:
    """Whether one of the other side's cultists lies on top on one of these squares."""
    cultist = letter_of("c", 1 - state.turn)
    return bool(squares) and any(
        squares >> at & 1 for at, cell in enumerate(state.board) if cell[:1] == cultist
    )


def _is_trapped(state: State, jumps: int, hits: int, taken: int) -> bool:
    """C21: whether the own Necronomicon must be taken, as there is nothing else to take, and no sacrifice."""
    book, theirs = letter_of("b", state.turn), letter_of("b", 1 - state.turn)
    if book not in state.board or not jumps >> state.board.index(book) & 1:
        return False
    blocked = sum(1 << state.board.index(letter) for letter in (book, theirs) if letter in state.board)
    return not hits & taken & ~blocked
