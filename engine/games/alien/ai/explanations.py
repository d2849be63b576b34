"""Explanations of an action by its gains: planet, kings, hippos."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.alien.kinds import checker
from engine.games.alien.planets import ALL_PLANETS
from engine.games.alien.settle import ENOUGH_KINGS, kings
from engine.games.alien.state import OWNER, State, has_hippo
from engine.games.alien.words.en import say_gain

MANY = 3
"""The number of kings from which gains and losses are mentioned."""


def gain(before: State, after: State, seat: int) -> Iterator[str]:
    """Yield the changes for planets (A11-A19), five kings (A8) and hippos, as phrases."""
    for owner in (seat, 1 - seat):
        yield from _planet(before, after, owner, owner == seat)
    then, now = kings(before, seat), kings(after, seat)
    if now > then and now >= MANY:
        yield say_gain.crowns(now, ENOUGH_KINGS)
    then, now = kings(before, 1 - seat), kings(after, 1 - seat)
    if then > now and then >= MANY:
        yield say_gain.fewer_crowns(now, ENOUGH_KINGS)
    for was, cell in zip(before.cells, after.cells, strict=True):
        if cell & OWNER[1 - seat] and has_hippo(cell) and not has_hippo(was):
            yield say_gain.sat_upon(checker(cell))
        if cell & OWNER[seat] and has_hippo(was) and not has_hippo(cell):
            yield say_gain.freed(checker(cell))


def _planet(before: State, after: State, owner: int, own: bool) -> Iterator[str]:
    if before.planets[owner] < 0:
        return
    planet = ALL_PLANETS[before.planets[owner]]
    then, now = (max(0, min(planet.count(state, owner), planet.goal)) for state in (before, after))
    if now != then:
        yield (say_gain.nearer if now > then else say_gain.farther)(planet.id, now, planet.goal, own)
