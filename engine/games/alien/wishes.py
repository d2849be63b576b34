"""What it is worth to a side how near it is to what its planet wants, in the log-odds of `evaluate`."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.games.alien.cards.names import CARD_NUMBERS
from engine.games.alien.planets import ALL_PLANETS, PLANET_NUMBERS
from engine.games.alien.state import NO_CARD, OWNER, State
from engine.games.alien.tables import AREA_SQUARES, CENTRE, CORNERS, OFF

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
AT_HAND = 6.0
"""What a planet is worth if such a card lies open for who chooses next."""
MEMORY = 1 << 14
"""How many boards are remembered."""
_WORTHS = tuple(_WORTH[planet.id] for planet in ALL_PLANETS)
_CARDS = tuple(tuple(CARD_NUMBERS[card] for card in _BRING.get(planet.id, ())) for planet in ALL_PLANETS)
_JUPITER, _PLUTO = PLANET_NUMBERS["jupiter"], PLANET_NUMBERS["pluto"]


class Wish(NamedTuple):
    """What a planet is worth to a seat, and the card that would meet it, or `NO_CARD`."""

    planet: int
    worth: float
    card: int


def wishes(state: State, searcher: int) -> list[float]:
    """Return how far the first player is ahead by planets.

    There is one number for each planet that the searcher's opponent may have; without a searcher, what is
    known or drawn counts.
    """
    first, second = (_worths(state, seat, searcher == 1 - seat) for seat in (0, 1))
    return [one - other for one in first for other in second]


def _worths(state: State, seat: int, hidden: bool) -> list[float]:
    """Return what its planet is worth to a seat, or each that it may be if that is hidden."""
    mine, other = state.planets[seat], state.planets[1 - seat]
    found = _wishes(state.cells, state.monolith, state.revived[seat], state.conquests[seat], seat)
    chooses = seat == (state.seat if state.card == NO_CARD else 1 - state.seat)
    return [
        AT_HAND if chooses and wish.card in state.open else wish.worth
        for wish in found
        if (wish.planet != other if hidden else wish.planet == mine)
    ] or [0.0]


@lru_cache(maxsize=MEMORY)
def _wishes(cells: bytes, monolith: int, revived: int, conquests: int, seat: int) -> tuple[Wish, ...]:
    """Return what each planet is worth to a seat that has not met it."""
    state = State(cells, monolith=monolith, revived=(revived,) * 2, conquests=(conquests,) * 2)
    lacks = [planet.goal - planet.count(state, seat) for planet in ALL_PLANETS]
    return tuple(_wish(state, seat, planet, lack) for planet, lack in enumerate(lacks) if lack > 0)


def _wish(state: State, seat: int, planet: int, lack: int) -> Wish:
    """While the monolith is beside the board, a single card brings it to the middle, if that is empty.

    For Pluto a corner where the other stands counts as one thing more.
    """
    worths, cards = _WORTHS[planet], _CARDS[planet]
    if planet == _JUPITER and state.monolith == OFF:
        lack = 1
        cards = () if any(state.cells[square] for square in AREA_SQUARES[CENTRE]) else cards
    if planet == _PLUTO and lack == 1 and not _open_corner(state.cells, seat):
        lack = 2
    worth = worths[lack - 1] if lack <= len(worths) else 0.0
    return Wish(planet, worth, cards[lack - 1] if lack <= len(cards) else NO_CARD)


def _open_corner(cells: bytes, seat: int) -> bool:
    """Whether a seat stands in a corner whose opposite is not the other's."""
    a1, a8, h1, h8 = (cells[square] for square in CORNERS)
    mine, other = OWNER[seat], OWNER[1 - seat]
    pairs = ((a1, h8), (h8, a1), (a8, h1), (h1, a8))
    return any(here & mine and not there & other for here, there in pairs)
