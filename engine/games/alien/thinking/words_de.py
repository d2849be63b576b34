"""What an action of Alien Checkers is good for, in German."""

from __future__ import annotations

from engine.games.alien.thinking import words as english
from engine.games.alien.words import say as named


class Words(english.Words):
    """In German."""

    def nearer(self, planet: str, count: int, goal: int, own: bool) -> str:
        if own:
            return f"für {named.planets[planet]}, {count} von {goal}: {named.wishes[planet]}"
        return f"bringt {named.planets[planet]} auf der Gegenseite näher, jetzt {count} von {goal}"

    def farther(self, planet: str, count: int, goal: int, own: bool) -> str:
        if own:
            return f"weg von {named.planets[planet]}, jetzt {count} von {goal}"
        return f"gegen {named.planets[planet]} auf der Gegenseite, jetzt {count} von {goal}"

    def crowns(self, count: int, goal: int) -> str:
        return f"für fünf Damen, {count} von {goal}"

    def fewer_crowns(self, count: int, goal: int) -> str:
        return f"gegen fünf Damen auf der Gegenseite, jetzt {count} von {goal}"

    def sat_upon(self, kind: str) -> str:
        return f"ein Hippo sitzt auf: {named.kind(kind)}"

    def freed(self, kind: str) -> str:
        return f"ohne Hippo darauf: {named.kind(kind)}"
