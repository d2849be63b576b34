"""What is said of a game that is looked over, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.session.review import words as english


class Words(english.Words):
    """In Spanish."""

    kinds: Mapping[str, str] = {
        "win": "deja escapar una victoria segura",
        "loss": "cae en una derrota segura",
        "lead": "pierde la ventaja",
        "chance": "pierde posibilidades",
    }
    wins = "victoria forzada"
    loses = "derrota forzada"

    def about(self, of_hundred: int) -> str:
        return f"cerca de {of_hundred} de 100 partidas"

    def give_or_take(self, of_hundred: int, error: int) -> str:
        return f"cerca de {of_hundred} ± {error} de 100 partidas"

    def at_most(self, of_hundred: int) -> str:
        return f"como mucho {of_hundred} de 100 partidas"

    def answer(self, move: str) -> str:
        return f"una respuesta: {move}"

    def then(self, moves: Sequence[str]) -> str:
        return f"luego {' '.join(moves)}"
