"""Opponent modelling: the probable planet of a seat, inferred from its turns so far.

A player that leaves Fire lying is unlikely to have Mercury; one that brings the monolith nearer to the centre
may have Jupiter. The numbers are log-odds from a multinomial regression over 12,000 positions of 950 games:
of the search against itself and against a plain search. Turns without data contribute nothing.
"""

from __future__ import annotations

from itertools import pairwise
from math import exp

from engine.games.alien.board.tables import CORNERS, IS_DARK, OFF
from engine.games.alien.cards.names import CARD_NUMBERS
from engine.games.alien.planets import ALL_PLANETS, PLANET_NUMBERS
from engine.games.alien.state import OWNER, State, TurnStart

UNINFORMATIVE = 0.2
"""Probability that the turns are uninformative: random play, or an overlooked planet."""
MOST = 4
"""Maximum number of times that an observation counts."""
LEFT_LYING = {
    "mercury": ("fire", -2.0),
    "saturn": ("ring", -0.35),
    "neptune": ("flood", -1.8),
    "uranus": ("translation", -0.75),
}
"""For a planet: the card that suits it, and the log-odds each time that it is left lying."""
NEARER = {
    "mercury": 1.35,
    "venus": 0.1,
    "jupiter": 0.6,
    "saturn": 0.5,
    "neptune": 1.15,
    "uranus": 0.6,
    "pluto": 0.3,
}
"""Log-odds of a planet for each turn that brought its goal nearer."""
FARTHER = {"mercury": -1.8, "venus": -0.7, "jupiter": -1.9, "neptune": -1.75, "uranus": -0.95}
"""Log-odds of a planet for each turn that moved its goal away."""
LIGHT_CORNER = 1.5
"""Log-odds of Pluto for a checker in a light corner, which is rarely there by chance."""
NEXT_TO_MIDDLE = 0.75
"""Log-odds of Jupiter for a monolith one move from the centre."""
_JUPITER, _PLUTO = PLANET_NUMBERS["jupiter"], PLANET_NUMBERS["pluto"]
_LIGHT_CORNERS = tuple(square for square in CORNERS if not IS_DARK[square])
_LEFT = {PLANET_NUMBERS[name]: (CARD_NUMBERS[card], odds) for name, (card, odds) in LEFT_LYING.items()}
_PROGRESS_ODDS = tuple((NEARER.get(planet.id, 0.0), FARTHER.get(planet.id, 0.0)) for planet in ALL_PLANETS)


def planet_odds(state: State, seat: int, planets: list[int]) -> tuple[float, ...]:
    """Return the probability of each planet for a seat, given the planets it can have."""
    planet_log_odds = state.past.planet_log_odds
    if seat not in planet_log_odds:
        turns = [(start, after) for after, start in pairwise(state.past) if start.seat == seat]
        planet_log_odds[seat] = tuple(_turn_odds(turns, planet, seat) for planet in PLANET_NUMBERS.values())
    odds = [0.0] * len(ALL_PLANETS)
    for planet in planets:
        odds[planet] = exp(planet_log_odds[seat][planet] + _board_odds(state, planet, seat))
    total = sum(odds)
    informed = tuple((1 - UNINFORMATIVE) * each / total for each in odds)
    uniform = UNINFORMATIVE / len(planets)
    return tuple(each + uniform * (planet in planets) for planet, each in enumerate(informed))


def _turn_odds(turns: list[tuple[TurnStart, TurnStart]], planet: int, seat: int) -> float:
    nearer, farther = _PROGRESS_ODDS[planet]
    card, left = _LEFT.get(planet, (OFF, 0.0))
    times = [0, 0, 0]
    for start, after in turns:
        gained = _gained(start, after, planet, seat)
        times[0] += gained > 0
        times[1] += gained < 0
        times[2] += bool(after.used) and card in after.open
    return sum(min(MOST, n) * odds for n, odds in zip(times, (nearer, farther, left), strict=True))


def _gained(start: TurnStart, after: TurnStart, planet: int, seat: int) -> int:
    if planet == _JUPITER and OFF in (start.monolith, after.monolith):
        return 0
    goal, count = ALL_PLANETS[planet].goal, ALL_PLANETS[planet].count
    return min(goal, count(after, seat)) - min(goal, count(start, seat))


def _board_odds(state: State, planet: int, seat: int) -> float:
    if planet == _PLUTO:
        return LIGHT_CORNER * sum(state.cells[square] & OWNER[seat] > 0 for square in _LIGHT_CORNERS)
    kind = ALL_PLANETS[planet]
    near = planet == _JUPITER and state.monolith != OFF and kind.goal - kind.count(state, seat) == 1
    return NEXT_TO_MIDDLE * near
