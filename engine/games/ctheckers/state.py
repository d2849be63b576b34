"""What a situation of Ctheckers is made of. Everything is plain and immutable.

A square holds "" or letters, top first; capitals belong to the first player (seat 0):
M face-down checker, C cultist (several letters: a stack), N Nyarlathotep, R Randolph Carter,
B Necronomicon, T Cthecker (which ends the game).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Board: TypeAlias = tuple[str, ...]
Key: TypeAlias = tuple[Board, int, tuple[int, int], tuple[int, int], tuple[str, str]]
"""What is compared for a repetition (C26)."""

IDENTITIES = {"t": 1, "c": 8, "n": 1, "r": 1, "b": 1}
"""How many of each kind a side has."""
SIDE = {**dict.fromkeys("MCNRBT", 0), **dict.fromkeys("mcnrbt", 1)}
HIDDEN = ("M", "m")
PAWN, BISHOP, KING, KNIGHT, QUEEN, ROOK = range(1, 7)
"""The forms of Nyarlathotep, by the die (C9); 0 while it is being rolled, or not yet revealed."""
ASLEEP, WAITING = -2, -1
"""In place of a seat that controls a Nyarlathotep: not revealed; stands still until the other may (C12)."""
UNKNOWN, MASKED = "?", "*"
"""In place of a letter in a look: known to nobody any more; not to be known by the reader of a view."""
NO_CARD = -1
"""In place of the number of a card: it is not drawn yet (a look that a position text tells of)."""
BOTH, NEITHER = -1, -2
"""In place of the seat that loses."""


class Look(NamedTuple):
    """C18: what a seat has seen under the face-down checker on a square; follows the checker."""

    square: int
    seat: int
    letter: str
    """Small, or `UNKNOWN`, or `MASKED`."""
    card: int = NO_CARD
    """Its number in the deck of its side, which it has been drawn from (see `card_under`)."""


class Task(NamedTuple):
    """What is still to be done in this turn: a step of the rules, a square, and a second square or a seat."""

    kind: str
    at: int = 0
    to: int = 0


class End(NamedTuple):
    """How the game ended: the code of the reason, and who lost (or `BOTH`, `NEITHER`)."""

    code: str
    loser: int
    at: int = -1
    """The square where the Cthecker came to light."""
    among: int = 0
    """How many identities, each as likely, the checker there might have had for those who had not looked."""


class State(NamedTuple):
    """A situation. A view of it is the same with `MASKED` letters in `looks`."""

    board: Board
    turn: int = 0
    """The active player."""
    forms: tuple[int, int] = (0, 0)
    control: tuple[int, int] = (ASLEEP, ASLEEP)
    """Who may move each side's Nyarlathotep."""
    piles: tuple[str, str] = ("", "")
    """What is captured of each side: small letters, sorted."""
    out: tuple[str, str] = ("", "")
    """What of each side is out of the game for good (C22)."""
    looks: tuple[Look, ...] = ()
    todo: tuple[Task, ...] = ()
    """First what comes next; empty at the start of a turn."""
    jumped: tuple[int, ...] = ()
    """C4: squares jumped in this turn."""
    took: bool = False
    """Whether something was captured in this turn."""
    quiet: int = 0
    """C26: plies since the count restarted; -1 when it restarts with this turn."""
    earlier: tuple[Key, ...] = ()
    """The positions at the start of each turn since then, this one included."""
    end: End | None = None


def key(state: State) -> Key:
    """C26: hidden checkers are all alike, and who has looked at what does not count."""
    return state.board, state.turn, state.forms, state.control, state.piles


def letter_of(kind: str, side: int) -> str:
    """The letter of a kind (small) as the board has it."""
    return kind if side else kind.upper()


def with_cell(board: Board, square: int, cell: str) -> Board:
    """The board with one square holding something else."""
    return (*board[:square], cell, *board[square + 1 :])


def with_side(pair: tuple[str, str], side: int, value: str) -> tuple[str, str]:
    """The pair with one side's value replaced."""
    return (pair[0], value) if side else (value, pair[1])


def with_number(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """The pair with one side's number replaced."""
    return (pair[0], value) if side else (value, pair[1])


def hidden_squares(board: Board, side: int) -> list[int]:
    """Where a side's face-down checkers stand."""
    letter = HIDDEN[side]
    return [square for square, cell in enumerate(board) if cell == letter]


def seen(state: State, side: int) -> dict[int, str]:
    """The letters that are known of a side's face-down checkers, by square."""
    letter = HIDDEN[side]
    known = {look.square: look.letter for look in state.looks if look.letter in IDENTITIES}
    return {square: kind for square, kind in known.items() if state.board[square] == letter}


def face_up(state: State, side: int) -> str:
    """The small letters of all of a side's pieces that everybody knows of."""
    table = "".join(state.board)
    mine = "".join(kind * table.count(letter_of(kind, side)) for kind in IDENTITIES)
    return mine + state.piles[side] + state.out[side]


def face_down(state: State, side: int) -> dict[str, int]:
    """C2: how many of each kind may still lie under a side's checkers, as far as everybody knows."""
    gone = face_up(state, side)
    return {kind: count - gone.count(kind) for kind, count in IDENTITIES.items()}


def unaccounted(state: State, side: int) -> dict[str, int]:
    """C2: how many of each kind may still lie under those checkers of a side that nobody has seen."""
    known = list(seen(state, side).values())
    return {kind: count - known.count(kind) for kind, count in face_down(state, side).items()}


def card_under(state: State, square: int) -> int:
    """Return the number of the card under a face-down checker: that of its look, or the next to be drawn."""
    side = SIDE[state.board[square]]
    drawn = {look.square: look.card for look in state.looks if look.card != NO_CARD}
    mine = {at: card for at, card in drawn.items() if SIDE[state.board[at]] == side}
    return mine.get(square, len(face_up(state, side)) + len(mine))


def identities(state: State, square: int) -> dict[str, int]:
    """C2: what the face-down checker on a square can be, with weights."""
    side = SIDE[state.board[square]]
    known = seen(state, side).get(square)
    if known:
        return {known: 1}
    return {kind: count for kind, count in unaccounted(state, side).items() if count > 0}
