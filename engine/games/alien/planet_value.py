"""What it is worth to a side how near it is to what its planet wants, in the log-odds of `evaluate`."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.alien.board.moves import hops_of
from engine.games.alien.board.tables import AREA_SQUARES, CENTRE, CORNERS, OFF, SIZE, SQUARES
from engine.games.alien.cards.names import CARD_NUMBERS
from engine.games.alien.planets import ALL_PLANETS, PLANET_NUMBERS
from engine.games.alien.state import HIPPO, MOVE, NO_CARD, OWNER, State, direction

_WORTH = {
    "mercury": (2.4, 1.1, 0.7),
    "venus": (2.0,),
    "earth": (1.0,),
    "mars": (1.1, 0.5),
    "jupiter": (1.7, 0.6, 0.9, 0.7),
    "saturn": (0.4, 0.3),
    "neptune": (2.3, 0.9, 0.5),
    "uranus": (1.5, 0.9, 0.6, 0.4),
    "pluto": (1.7, 0.5),
}
"""What it is worth to want one thing more, two, and so on; after what came of two thousand games."""
_BRING = {
    "mercury": ("fire",),
    "venus": ("snookle",),
    "earth": ("revive",),
    "jupiter": ("monolith", "doom"),
    "saturn": ("ring",),
    "neptune": ("flood",),
    "uranus": ("translation",),
}
"""The card that brings the last thing, and the one that brings the last two."""
AT_HAND = 3.0
"""What a planet is worth if such a card lies open for who chooses next, and may overlook it."""
MET = 1000.0
"""What a planet is worth that has come true."""
BY_MOVE = -2
"""Instead of such a card: a move does it."""
MEMORY = 1 << 14
"""How many boards are remembered."""
_WORTHS = tuple(_WORTH[planet.id] for planet in ALL_PLANETS)
_CARDS = tuple(tuple(CARD_NUMBERS[card] for card in _BRING.get(planet.id, ())) for planet in ALL_PLANETS)
_JUPITER, _PLUTO = PLANET_NUMBERS["jupiter"], PLANET_NUMBERS["pluto"]


class Wish(NamedTuple):
    """What a planet is worth to a seat, and the card that would meet it, or `NO_CARD`, or `BY_MOVE`."""

    worth: float
    card: int


def planet_value(state: State, searcher: int, possible: tuple[int, ...]) -> list[float]:
    """Return how far the first player is ahead by planets.

    There is one number for each planet that is `possible` for the searcher's opponent; without a searcher,
    what is known or drawn counts.
    """
    known = [(planet,) for planet in state.planets]
    first, second = (
        _worths(state, seat, possible if searcher == 1 - seat else known[seat]) for seat in (0, 1)
    )
    return [one - other for one in first for other in second]


def _worths(state: State, seat: int, planets: tuple[int, ...]) -> list[float]:
    """Return what each of some planets is worth to a seat."""
    way = direction(state, seat)
    found = _wishes(state.cells, way, state.monolith, state.revived[seat], state.conquests[seat], seat)
    at_hand = state.open if seat == (state.seat if state.card == NO_CARD else 1 - state.seat) else ()
    if seat == (state.seat if state.phase == MOVE else 1 - state.seat):
        at_hand = (*at_hand, BY_MOVE)
    wanted = [found[planet] for planet in planets if planet >= 0]
    return [AT_HAND if wish.card in at_hand else wish.worth for wish in wanted] or [0.0]


@lru_cache(maxsize=MEMORY)
def _wishes(
    cells: bytes, way: int, monolith: int, revived: int, conquests: int, seat: int
) -> tuple[Wish, ...]:
    """Return what each planet is worth to a seat that moves that way."""
    state = State(cells, monolith=monolith, revived=(revived,) * 2, conquests=(conquests,) * 2)
    lacks = [planet.goal - planet.count(state, seat) for planet in ALL_PLANETS]
    found = [_wish(state, planet, lack) for planet, lack in enumerate(lacks)]
    if lacks[_PLUTO] == 1:
        found[_PLUTO] = _pluto(cells, way, seat)
    return tuple(found)


def _wish(state: State, planet: int, lack: int) -> Wish:
    """While the monolith is beside the board, a single card brings it to the middle, if that is empty."""
    if lack <= 0:
        return Wish(MET, NO_CARD)
    worths, cards = _WORTHS[planet], _CARDS[planet]
    if planet == _JUPITER and state.monolith == OFF:
        lack = 1
        cards = () if any(state.cells[square] for square in AREA_SQUARES[CENTRE]) else cards
    worth = worths[lack - 1] if lack <= len(worths) else 0.0
    return Wish(worth, cards[lack - 1] if lack <= len(cards) else NO_CARD)


def _pluto(cells: bytes, way: int, seat: int) -> Wish:
    """For a seat that wants one corner more: one where the other stands counts as one thing more."""
    mine, other = OWNER[seat], OWNER[1 - seat]
    near, far = _WORTHS[_PLUTO]
    wanted = [corner for corner in CORNERS if cells[_opposite(corner)] & mine and not cells[corner] & other]
    able = any(_enters(cells, way, seat, corner) for corner in wanted if not cells[corner])
    return Wish(near if wanted else far, BY_MOVE if able else NO_CARD)


def _opposite(corner: int) -> int:
    return len(SQUARES) - 1 - corner


def _enters(cells: bytes, way: int, seat: int, corner: int) -> bool:
    """Whether a seat's checker can step or jump into a corner, but for walls and emperors."""
    step = (_opposite(corner) - corner) // (SIZE - 1)
    return any(
        cells[square] & OWNER[seat]
        and not cells[square] & HIPPO
        and (hop.to == corner or (hop.land == corner and cells[hop.to] & OWNER[1 - seat]))
        for square in (corner + step, corner + 2 * step)
        for hop in hops_of(cells[square], square, way)
    )
