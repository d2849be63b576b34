"""What an action of Alien Checkers is good for, as "Why?" tells it."""

from __future__ import annotations

from engine.contract.language import spoken
from engine.games.alien.words import say as named


class Words:
    """In English."""

    def nearer(self, planet: str, count: int, goal: int, own: bool) -> str:
        """Return that an action brings one's own planet nearer, or the other's."""
        if own:
            return f"for {named.planets[planet]}, {count} of {goal}: {named.wishes[planet]}"
        return f"brings the other's {named.planets[planet]} nearer, now {count} of {goal}"

    def farther(self, planet: str, count: int, goal: int, own: bool) -> str:
        """Return that one's own planet is farther off after an action, or the other's."""
        if own:
            return f"away from {named.planets[planet]}, now {count} of {goal}"
        return f"against the other's {named.planets[planet]}, now {count} of {goal}"

    def crowns(self, count: int, goal: int) -> str:
        """Return how many kings and emperors one has then."""
        return f"for five kings, {count} of {goal}"

    def fewer_crowns(self, count: int, goal: int) -> str:
        """Return how many kings and emperors the other is left with."""
        return f"against five kings of the other side, now {count} of {goal}"

    def sat_upon(self, kind: str) -> str:
        """Return that a hippo sits on a checker of the other side then."""
        return f"a hippo sits on the {named.kind(kind)}"

    def freed(self, kind: str) -> str:
        """Return that a hippo sits no more on an own checker then."""
        return f"frees the {named.kind(kind)} of its hippo"


say = spoken(Words)
