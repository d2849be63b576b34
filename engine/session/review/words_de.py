"""What is said of a game that is looked over, in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.session.review import words as english


class Words(english.Words):
    """In German."""

    kinds: Mapping[str, str] = {
        "win": "lässt einen sicheren Sieg aus",
        "loss": "läuft in eine sichere Niederlage",
        "lead": "gibt den Vorteil aus der Hand",
        "chance": "vergibt Chancen",
    }
    wins = "gewinnt sicher"
    loses = "verliert sicher"

    def about(self, of_hundred: int) -> str:
        return f"etwa {of_hundred} von 100 Partien"

    def give_or_take(self, of_hundred: int, error: int) -> str:
        return f"etwa {of_hundred} ± {error} von 100 Partien"

    def at_most(self, of_hundred: int) -> str:
        return f"höchstens {of_hundred} von 100 Partien"

    def answer(self, move: str) -> str:
        return f"eine Antwort darauf: {move}"

    def then(self, moves: Sequence[str]) -> str:
        return f"dann {' '.join(moves)}"
