"""The state of a game, and how a square's content is coded.

A square holds one byte: `EMPTY`, a filling, or a checker. A checker is its height (1 pawn, 2 king,
3 emperor), plus what it carries, plus its owner's bit.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.alien.ai.past import NO_PAST, Past
from engine.games.alien.cards.names import AGENT_CARD, ALL_CARDS
from engine.games.alien.info import RULES

EMPTY, WATER, FIRE, MONOLITH = 0, 1, 2, 3
SNOOKLE, CARRIED, RING = 4, 28, 32
"""One Snookle more; the bits that say how many there are, or that a hippo sits there; the bit of a ring."""
HIPPO = CARRIED
MOST_SNOOKLES = 6
"""As many as a checker is shown with. More change nothing: Venus has won with four."""
HEIGHT = 3
"""The bits of a checker's height."""
CHECKER = 64
"""The least byte that is a checker."""
OWNER = (64, 128)
"""The bit of each seat's checkers."""
PAWN, KING, EMPEROR = 1, 2, 3
PIECES = 12
"""A20: what each player owns."""
MOST_HIPPOS = 3
_HEIGHTS = tuple(bytes(cell & HEIGHT if cell & bit else 0 for cell in range(256)) for bit in OWNER)
LAST_TURN = 400
"""A10."""

UNDRAWN, HIDDEN = -1, -2
"""Instead of a planet: not drawn yet; in a view: drawn, but known to its owner only."""
NOBODY = -1
NO_DUTY, WANDER = -1, 64
"""Instead of the square of Fate's checker: no duty; Wanderlust."""
NO_CARD = -1

PLANETS, DEAL, MOVE, TURN, CARD, TARGET, PILE, CROWN, SETTLE, OVER = range(10)
"""The phases. Chance decides in PLANETS, DEAL (the cards face up before a turn), TURN (the new card) and PILE
(what is under the cards that Cheater put in order); SETTLE is passed through inside of `apply`."""


class Result(NamedTuple):
    """How a game ended: the seat that won or `NOBODY`, and a code (see `outcomes`)."""

    winner: int
    code: str


class State(NamedTuple):
    """A situation in a game. With hidden things masked it is what a seat may know (see `hidden`)."""

    cells: bytes
    walls: tuple[int, int] = (0, 0)
    """Each seat's walls, as a set of edges."""
    monolith: int = -1
    """The lower left of its squares, or -1."""
    forward: int = 0
    """The direction the first player moves in."""
    seat: int = 0
    """Whose turn it is; `chooser` may have to decide in it."""
    turn: int = 1
    phase: int = PLANETS
    planets: tuple[int, int] = (UNDRAWN, UNDRAWN)
    revived: tuple[int, int] = (0, 0)
    conquests: tuple[int, int] = (0, 0)
    """A14: captures by emperors."""
    open: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    """The draw pile's next cards as far as they are in an order that somebody knows (A64)."""
    knower: int = NOBODY
    duty: int = NO_DUTY
    moved: tuple[int, int] = (-1, -1)
    """Where the checker moved in step 1 came from and where it is."""
    card: int = NO_CARD
    """The card that is being carried out; it lies on the used pile already."""
    stage: tuple[int, ...] = ()
    """How far the card is carried out; its meaning is the card's own."""
    chooser: int = 0
    """Who chooses in CROWN."""
    face_up: int = 1
    """The option `open_cards` (A7)."""
    result: Result | None = None
    looked: int = 0
    """The turn in which the pile was last looked through (A58)."""
    begun: State | None = None
    """The state at the start of this turn, with a move to be made; None before it."""
    past: Past = NO_PAST
    """This turn's start and those before; nothing in a position that was set up."""
    rules: int = RULES
    """The rules version (see `Game.under`)."""


def has_hippo(cell: int) -> bool:
    """Whether a hippo sits on a checker (A25)."""
    return cell & CARRIED == HIPPO


def snookles(cell: int) -> int:
    """Return how many Snookles a checker carries (A24)."""
    carried = cell & CARRIED
    return 0 if carried == HIPPO else carried // SNOOKLE


def with_snookles(cell: int, count: int) -> int:
    """Return a checker with so many Snookles, and without a hippo (A47)."""
    return cell & ~CARRIED | SNOOKLE * min(count, MOST_SNOOKLES)


def direction(state: State, seat: int) -> int:
    """Return the direction in which a seat's pawns move (A61)."""
    return (state.forward + 2 * seat) % 4


def pile(state: State) -> tuple[int, ...]:
    """Return the cards of the draw pile, sorted: all that lie nowhere else (A64)."""
    return _left(state.open, state.used)


@lru_cache(maxsize=512)
def _left(*elsewhere: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that lie nowhere else; it is asked for several times a turn."""
    return tuple(card for card in ALL_CARDS if not any(card in cards for cards in elsewhere))


def heights(cells: bytes, seat: int) -> int:
    """Return how many pieces of a seat are on the board."""
    found = cells.translate(_HEIGHTS[seat])
    return found.count(PAWN) + KING * found.count(KING) + EMPEROR * found.count(EMPEROR)


def reserve(state: State, seat: int) -> int:
    """Return how many pieces a seat has beside the board (A20); a lifted checker is not among them (A55)."""
    return PIECES - heights(standing(state), seat)


def standing(state: State) -> bytes:
    """Return the cells with a checker that Double Agent has lifted put back (A55)."""
    if state.card != AGENT_CARD or not state.stage:
        return state.cells
    square, cell = state.stage
    return put(state.cells, {square: cell})


def put(cells: bytes, changes: dict[int, int]) -> bytes:
    """Return the cells with some of them changed."""
    changed = bytearray(cells)
    for square, cell in changes.items():
        changed[square] = cell
    return bytes(changed)


def bumped(pair: tuple[int, int], seat: int, by: int) -> tuple[int, int]:
    """Return a pair of counts with a seat's raised."""
    return (pair[0] + by, pair[1]) if seat == 0 else (pair[0], pair[1] + by)
