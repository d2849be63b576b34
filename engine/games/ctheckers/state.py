"""The immutable state of a game, and the names of its pieces.

A square holds "" or letters, top first; capitals belong to the first player (seat 0):
M face-down checker, C cultist (several letters: a stack), N Nyarlathotep, R Randolph Carter,
B Necronomicon, T Cthecker (which ends the game).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Board: TypeAlias = tuple[str, ...]
Key: TypeAlias = tuple[Board, int, tuple[int, int], tuple[int, int], tuple[str, str]]
"""The values that two positions must share for a repetition (C26)."""

IDENTITIES = {"t": 1, "c": 8, "n": 1, "r": 1, "b": 1}
"""Number of pieces of each kind that a side has."""
SIDE = {**dict.fromkeys("MCNRBT", 0), **dict.fromkeys("mcnrbt", 1)}
COLOURS = ("dark", "light")
TOKENS = {
    "t": "cthecker",
    "c": "cultist",
    "n": "nyarlathotep",
    "r": "carter",
    "b": "necronomicon",
}
"""The names of identities in chance outcomes."""
KINDS = {"m": "checker", **TOKENS}
HIDDEN = ("M", "m")
PAWN, BISHOP, KING, KNIGHT, QUEEN, ROOK = range(1, 7)
"""The forms of Nyarlathotep, by the die (C9); 0 while the die rolls, or before the reveal."""
FORMS = ("", "pawn", "bishop", "king", "knight", "queen", "rook")
PIPS = ("", "one", "two", "three", "four", "five", "six")
UNREVEALED, WAITING = -2, -1
"""Instead of a seat that controls a Nyarlathotep: not revealed; motionless until the other may (C12)."""
UNKNOWN, MASKED = "?", "*"
"""Instead of a letter in a look: no longer known to any seat; hidden from the reader of a view."""
NO_CARD = -1
"""Instead of the number of a card: not drawn yet (a look in a position text)."""
BOTH, NEITHER = -1, -2
"""Instead of the losing seat."""


class Look(NamedTuple):
    """A seat's look under the face-down checker on a square (C18); it moves with the checker."""

    square: int
    seat: int
    letter: str
    """The identity in lower case, or `UNKNOWN`, or `MASKED`."""
    card: int = NO_CARD
    """The card's number in its side's deck (see `card_under`)."""


class Task(NamedTuple):
    """A pending step of this turn: its kind, a square, and a second square or a seat."""

    kind: str
    at: int = 0
    to: int = 0


class End(NamedTuple):
    """The end of the game: the code of the reason, and the losing seat (or `BOTH`, `NEITHER`)."""

    code: str
    loser: int
    at: int = -1
    """The square where the Cthecker was revealed."""
    among: int = 0
    """Number of equally likely identities of that checker for players who had not looked."""


class State(NamedTuple):
    """A situation. A view is the same with `MASKED` letters in `looks`."""

    board: Board
    turn: int = 0
    """The active player."""
    forms: tuple[int, int] = (0, 0)
    control: tuple[int, int] = (UNREVEALED, UNREVEALED)
    """The seat that may move each side's Nyarlathotep."""
    piles: tuple[str, str] = ("", "")
    """Each side's captured pieces: lower-case letters, sorted."""
    out: tuple[str, str] = ("", "")
    """Each side's pieces that left the game for good (C22)."""
    looks: tuple[Look, ...] = ()
    todo: tuple[Task, ...] = ()
    """The pending tasks, the next one first; empty at the start of a turn."""
    jumped: tuple[int, ...] = ()
    """The squares jumped in this turn (C4)."""
    took: bool = False
    """True if this turn has captured a piece."""
    quiet: int = 0
    """Plies since the count restarted (C26); -1 if it restarts with this turn."""
    earlier: tuple[Key, ...] = ()
    """The positions at the start of each turn since then, this one included."""
    end: End | None = None


def key(state: State) -> Key:
    """Return the key of a position (C26): all hidden checkers are alike, and looks do not count."""
    return state.board, state.turn, state.forms, state.control, state.piles


def letter_of(kind: str, side: int) -> str:
    """Return the letter of a kind (in lower case) on the board."""
    return kind if side else kind.upper()


def with_cell(board: Board, square: int, cell: str) -> Board:
    """Return the board with one square replaced."""
    return (*board[:square], cell, *board[square + 1 :])


def with_side(pair: tuple[str, str], side: int, value: str) -> tuple[str, str]:
    """Return the pair with one side's value replaced."""
    return (pair[0], value) if side else (value, pair[1])


def with_number(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """Return the pair with one side's number replaced."""
    return (pair[0], value) if side else (value, pair[1])


def hidden_squares(board: Board, side: int) -> list[int]:
    """Return the squares of a side's face-down checkers."""
    letter = HIDDEN[side]
    return [square for square, cell in enumerate(board) if cell == letter]


def known_looks(state: State, side: int) -> dict[int, str]:
    """Return the known letters of a side's face-down checkers, by square."""
    letter = HIDDEN[side]
    known = {look.square: look.letter for look in state.looks if look.letter in IDENTITIES}
    return {square: kind for square, kind in known.items() if state.board[square] == letter}


def face_up(state: State, side: int) -> str:
    """Return the lower-case letters of a side's pieces that are public."""
    table = "".join(state.board)
    mine = "".join(kind * table.count(letter_of(kind, side)) for kind in IDENTITIES)
    return mine + state.piles[side] + state.out[side]


def face_down(state: State, side: int) -> dict[str, int]:
    """Return the number of each kind that may lie under a side's checkers, by public knowledge (C2)."""
    gone = face_up(state, side)
    return {kind: count - gone.count(kind) for kind, count in IDENTITIES.items()}


def unaccounted(state: State, side: int) -> dict[str, int]:
    """Return the number of each kind that may lie under a side's checkers without a known look (C2)."""
    known = list(known_looks(state, side).values())
    return {kind: count - known.count(kind) for kind, count in face_down(state, side).items()}


def card_under(state: State, square: int) -> int:
    """Return the number of the card under a checker: the card of its look, or the next in the deck."""
    side = SIDE[state.board[square]]
    drawn = {look.square: look.card for look in state.looks if look.card != NO_CARD}
    mine = {at: card for at, card in drawn.items() if SIDE[state.board[at]] == side}
    return mine.get(square, len(face_up(state, side)) + len(mine))


def identities(state: State, square: int) -> dict[str, int]:
    """Return the possible identities of the face-down checker on a square, with weights (C2)."""
    side = SIDE[state.board[square]]
    known = known_looks(state, side).get(square)
    if known:
        return {known: 1}
    return {kind: count for kind, count in unaccounted(state, side).items() if count > 0}


def kind_of(letter: str) -> str:
    """Return the kind of a letter on the board, such as "dark cultist"."""
    return f"{COLOURS[SIDE[letter]]} {KINDS[letter.lower()]}"


def art(letter: str) -> str:
    """Return the drawing of a letter on the board; a face-down checker looks like a pawn."""
    kind = letter.lower()
    return f"{COLOURS[SIDE[letter]]}-{'pawn' if kind == 'm' else TOKENS[kind]}"
