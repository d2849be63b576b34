"""The state of a game, its public past, and the encoding of squares.

A square holds one byte: `EMPTY`, a filling, or a checker. A checker's byte is its height (1 pawn, 2 king,
3 emperor) plus its tokens plus its owner's bit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.games.alien.cards.names import AGENT_CARD, cards_of
from engine.games.alien.info import RULES

EMPTY, WATER, FIRE, MONOLITH = 0, 1, 2, 3
SNOOKLE, CARRIED, RING = 4, 28, 32
"""One Snookle; the bits for the number of Snookles or a hippo; the bit of a ring."""
HIPPO = CARRIED
MOST_SNOOKLES = 6
"""The most Snookles that a checker counts. More make no difference: Venus wins with four."""
HEIGHT = 3
"""The bits of a checker's height."""
CHECKER = 64
"""The lowest byte that is a checker."""
OWNER = (64, 128)
"""The bit of each seat's checkers."""
PAWN, KING, EMPEROR = 1, 2, 3
PIECES = 12
"""Number of pieces that each player owns (A20)."""
MOST_HIPPOS = 3
_HEIGHTS = tuple(bytes(cell & HEIGHT if cell & bit else 0 for cell in range(256)) for bit in OWNER)
LAST_TURN = 400
"""Number of turns until a draw (A10)."""

UNDRAWN, HIDDEN = -1, -2
"""Instead of a planet: not drawn yet; in a view: drawn, but known only to its owner."""
NOBODY = -1
NO_DUTY, WANDER = -1, 64
"""Instead of the square of Fate's checker: no duty; Wanderlust."""
NO_CARD = -1

PLANETS, DEAL, MOVE, TURN, CARD, TARGET, PILE, CROWN, SETTLE, OVER = range(10)
"""The phases. Chance decides in PLANETS, DEAL (cards face up before a turn), TURN (the new card) and PILE
(the cards below those that Cheater placed); SETTLE occurs only inside `apply`."""


class TurnStart(NamedTuple):
    """The public values at the start of a turn."""

    seat: int
    cells: bytes
    monolith: int
    revived: tuple[int, int]
    conquests: tuple[int, int]
    open: tuple[int, ...]
    used: tuple[int, ...]


class Past:
    """The starts of the turns so far, the latest first.

    All of them are equal, so that states compare equal whether or not their past is known.
    """

    __slots__ = ("before", "planet_log_odds", "start")

    def __init__(self, start: TurnStart, before: Past | None) -> None:
        self.start = start
        self.before = before
        self.planet_log_odds: dict[int, tuple[float, ...]] = {}
        """Log-odds of each seat's planets, once computed."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Past)

    def __hash__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[TurnStart]:
        here: Past | None = self
        while here:
            yield here.start
            here = here.before

    def __reduce__(self) -> tuple[Callable[[list[TurnStart]], Past | None], tuple[list[TurnStart]]]:
        return _past, (list(self),)


def _past(starts: list[TurnStart]) -> Past | None:
    """Rebuild a past from a list: nested objects are too deep to pickle."""
    past = None
    for start in reversed(starts):
        past = Past(start, past)
    return past


NO_PAST = Past(TurnStart(NOBODY, b"", -1, (0, 0), (0, 0), (), ()), None)
"""The past of a position that was set up."""


class Result(NamedTuple):
    """The end of a game: the winning seat or `NOBODY`, and a code (see `settle.REASONS`)."""

    winner: int
    code: str


class State(NamedTuple):
    """A situation in a game. With values masked it is a seat's knowledge (see `hidden`)."""

    cells: bytes
    walls: tuple[int, int] = (0, 0)
    """Each seat's walls, as a set of edges."""
    monolith: int = -1
    """The monolith's lower left square, or -1."""
    forward: int = 0
    """The direction in which the first player's pawns move."""
    seat: int = 0
    """The seat whose turn it is; `chooser` may have to decide in it."""
    turn: int = 1
    phase: int = PLANETS
    planets: tuple[int, int] = (UNDRAWN, UNDRAWN)
    revived: tuple[int, int] = (0, 0)
    conquests: tuple[int, int] = (0, 0)
    """Number of captures by each seat's emperors (A14)."""
    open: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    """The next cards of the draw pile, as far as a player has ordered them (A64)."""
    knower: int = NOBODY
    duty: int = NO_DUTY
    moved: tuple[int, int] = (-1, -1)
    """Start and end of step 1's move."""
    card: int = NO_CARD
    """The card that is being carried out; it already lies on the used pile."""
    stage: tuple[int, ...] = ()
    """Progress of the card; each card defines its own meaning."""
    chooser: int = 0
    """The seat that chooses in CROWN."""
    face_up: int = 1
    """The option `open_cards` (A7)."""
    result: Result | None = None
    looked: int = 0
    """The turn in which the pile was last looked through (A58)."""
    begun: State | None = None
    """The state at the start of this turn, ready for the move; None before it."""
    past: Past = NO_PAST
    """The starts of this turn and the earlier ones; empty for a position that was set up."""
    rules: int = RULES
    """The rules version (see `Game.with_rules_version`)."""


def has_hippo(cell: int) -> bool:
    """Return True if a hippo sits on the checker (A25)."""
    return cell & CARRIED == HIPPO


def snookles(cell: int) -> int:
    """Return the number of a checker's Snookles (A24)."""
    carried = cell & CARRIED
    return 0 if carried == HIPPO else carried // SNOOKLE


def with_snookles(cell: int, count: int) -> int:
    """Return a checker with a number of Snookles and no hippo (A47)."""
    return cell & ~CARRIED | SNOOKLE * min(count, MOST_SNOOKLES)


def direction(state: State, seat: int) -> int:
    """Return the direction in which a seat's pawns move (A61)."""
    return (state.forward + 2 * seat) % 4


def pile(state: State) -> tuple[int, ...]:
    """Return the cards of the draw pile, sorted: all that lie nowhere else (A64)."""
    return _left(state.rules, state.open, state.used)


@lru_cache(maxsize=512)
def _left(rules: int, *elsewhere: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards that lie nowhere else; cached, because a turn needs them several times."""
    return tuple(card for card in cards_of(rules) if not any(card in cards for cards in elsewhere))


def heights(cells: bytes, seat: int) -> int:
    """Return a seat's number of pieces on the board."""
    found = cells.translate(_HEIGHTS[seat])
    return found.count(PAWN) + KING * found.count(KING) + EMPEROR * found.count(EMPEROR)


def reserve(state: State, seat: int) -> int:
    """Return a seat's number of pieces off the board (A20); a lifted checker does not count (A55)."""
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
    """Return a pair of counts with one seat's raised."""
    return (pair[0] + by, pair[1]) if seat == 0 else (pair[0], pair[1] + by)
