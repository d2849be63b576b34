"""Value of a side's progress towards its planet's goal, in the log-odds of `evaluate`."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.games.alien.ai.corners import BY_MOVE, can_enter, means_of_entry, wanted_corners
from engine.games.alien.board.tables import AREA_SQUARES, CENTRE, OFF
from engine.games.alien.cards.deck import DECK
from engine.games.alien.planets import ALL_PLANETS, PLANET_NUMBERS
from engine.games.alien.state import MOVE, NO_CARD, State, direction

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
"""Value with one step missing, with two, and so on; fitted to two thousand games."""
AT_HAND = 3.0
"""Value if a card that completes the goal lies open for the next to choose, who may overlook it."""
MET = 1000.0
"""Value of a planet whose goal is met."""
MOST = max(planet.goal for planet in ALL_PLANETS)
"""The largest count that matters."""
CACHE_SIZE = 1 << 14
"""Number of boards that are cached."""
_WORTHS = tuple(_WORTH[planet.id] for planet in ALL_PLANETS)
_CARDS = tuple(
    tuple(number for number, card in enumerate(DECK) if card.completes == planet.id) for planet in ALL_PLANETS
)
"""The card that completes the goal, and the one that completes it when two steps are missing."""
_JUPITER, _PLUTO = PLANET_NUMBERS["jupiter"], PLANET_NUMBERS["pluto"]


class Worth(NamedTuple):
    """A planet's value to a seat, and the card that would complete it, `NO_CARD`, or `BY_MOVE`."""

    value: float
    card: int


def _scale(worths: tuple[float, ...], cards: tuple[int, ...], goal: int) -> tuple[Worth, ...]:
    """Return the value with nothing missing, one step missing, and so on."""
    rows = [*map(Worth, worths, (*cards, *(NO_CARD,) * goal))]
    return (Worth(MET, NO_CARD), *(rows + [Worth(0.0, NO_CARD)] * goal)[:goal])


_SCALES = tuple(map(_scale, _WORTHS, _CARDS, (planet.goal for planet in ALL_PLANETS)))
"""The scales of the planets, by the number of missing steps."""
_PLANETS = tuple(
    (planet.goal, planet.count, scale) for planet, scale in zip(ALL_PLANETS, _SCALES, strict=True)
)
_UNPLACED = (_SCALES[_JUPITER][1], Worth(_SCALES[_JUPITER][1].value, NO_CARD))
"""Jupiter's value with the monolith off the board: if the centre is empty, one card completes the goal."""

PlanetValue: TypeAlias = tuple[int, float, int]
"""A planet of value to a seat, its value, and the card that would complete it."""


def _value_of(planet: int, worth: Worth) -> PlanetValue:
    return planet, worth.value, worth.card


def _counted(number: int) -> tuple[tuple[PlanetValue, ...], ...]:
    """Return the values of a planet by its count; an entry is empty if the value is 0."""
    goal, _, scale = _PLANETS[number]
    worths = (scale[max(0, goal - found)] for found in range(MOST + 1))
    return tuple((_value_of(number, worth),) if worth.value else () for worth in worths)


_COUNTED = tuple((_counted(number), planet.count) for number, planet in enumerate(ALL_PLANETS))


def planet_lead(state: State) -> float:
    """Return the first player's lead by the planets drawn so far."""
    return _worth(state, 0) - _worth(state, 1)


def _worth(state: State, seat: int) -> float:
    planet = state.planets[seat]
    if planet < 0:
        return 0.0
    worth = worths_of(state, seat)[planet]
    return AT_HAND if worth.card in at_hand(state, seat) else worth.value


def at_hand(state: State, seat: int) -> tuple[int, ...]:
    """Return the cards that a seat can use in its current or next turn, with `BY_MOVE` if it moves first."""
    cards = state.open if seat == (state.seat if state.card == NO_CARD else 1 - state.seat) else ()
    return (*cards, BY_MOVE) if seat == (state.seat if state.phase == MOVE else 1 - state.seat) else cards


def worths_of(state: State, seat: int) -> tuple[Worth, ...]:
    """Return each planet's value to a seat."""
    way = direction(state, seat)
    return _worths(state.cells, way, state.monolith, state.revived[seat], state.conquests[seat], seat)


@lru_cache(maxsize=CACHE_SIZE)
def _worths(
    cells: bytes, way: int, monolith: int, revived: int, conquests: int, seat: int
) -> tuple[Worth, ...]:
    """Return each planet's value to a seat that moves in direction `way`."""
    state = State(cells, monolith=monolith, revived=(revived,) * 2, conquests=(conquests,) * 2)
    found = [scale[max(0, goal - count(state, seat))] for goal, count, scale in _PLANETS]
    if monolith == OFF:
        found[_JUPITER] = _UNPLACED[any(cells[square] for square in AREA_SQUARES[CENTRE])]
    if found[_PLUTO] is _SCALES[_PLUTO][1]:
        found[_PLUTO] = _pluto(cells, way, seat)
    return tuple(found)


def planet_values(state: State, seat: int) -> tuple[PlanetValue, ...]:
    """Return the planets of value to a seat."""
    found = [table[min(count(state, seat), MOST)] for table, count in _COUNTED]
    if state.monolith == OFF:
        found[_JUPITER] = (
            _value_of(_JUPITER, _UNPLACED[any(map(state.cells.__getitem__, AREA_SQUARES[CENTRE]))]),
        )
    if found[_PLUTO] is _COUNTED[_PLUTO][0][1]:
        found[_PLUTO] = (_pluto_value(state.cells, direction(state, seat), seat),)
    return tuple([value for values in found for value in values])


def _pluto(cells: bytes, way: int, seat: int) -> Worth:
    """Value one missing corner; if the opponent stands there, it counts as two missing steps."""
    wanted = wanted_corners(cells, seat)
    return Worth(_corner(wanted), BY_MOVE if can_enter(cells, way, seat, wanted) else NO_CARD)


def _pluto_value(cells: bytes, way: int, seat: int) -> PlanetValue:
    """Value one missing corner, cards included."""
    wanted = wanted_corners(cells, seat)
    return _PLUTO, _corner(wanted), means_of_entry(cells, way, seat, wanted)


def _corner(wanted: list[int]) -> float:
    near, far = _WORTHS[_PLUTO]
    return near if wanted else far
