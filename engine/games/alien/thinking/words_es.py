"""What an action of Alien Checkers is good for, in Spanish."""

from __future__ import annotations

from engine.contract.words_es import some
from engine.games.alien.thinking import words as english
from engine.games.alien.words import say as named


class Words(english.Words):
    """In Spanish."""

    def nearer(self, planet: str, count: int, goal: int, own: bool) -> str:
        if own:
            return f"para {named.planets[planet]}, {count} de {goal}: {named.wishes[planet]}"
        return f"acerca {named.planets[planet]} al rival, ahora {count} de {goal}"

    def farther(self, planet: str, count: int, goal: int, own: bool) -> str:
        if own:
            return f"se aleja de {named.planets[planet]}, ahora {count} de {goal}"
        return f"contra {named.planets[planet]} del rival, ahora {count} de {goal}"

    def crowns(self, count: int, goal: int) -> str:
        return f"para cinco damas, {count} de {goal}"

    def fewer_crowns(self, count: int, goal: int) -> str:
        return f"contra las cinco damas del rival, ahora {count} de {goal}"

    def sat_upon(self, kind: str) -> str:
        return f"un hipopótamo sobre {some(named.kind(kind))}"

    def freed(self, kind: str) -> str:
        return f"sin hipopótamo encima: {named.kind(kind)}"
