"""What is said around the puzzles, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from ui.words.en import puzzles as english


class Words(english.Words):
    """In Spanish."""

    title = "Retos"
    back = "Volver a todos los juegos"
    about = (
        "Una posición, un objetivo y una sola manera de empezar que lo consigue, se haga lo que se haga en "
        "contra. Lo demás se responde en el tablero."
    )
    next_one = "Siguiente sin resolver"
    all_games = "Todos los juegos"
    all_puzzles = "Todos los retos"
    all_solved = "Están todos resueltos."
    look = "Ver el tablero"
    share = "Copiar su enlace"
    solved = "Resuelto"
    was_shown = "Así es"
    shown_words = "Se te ha mostrado, así que cuenta como visto. Puedes resolverlo otro día."
    grades: Mapping[str, str] = {"easy": "Fácil", "middling": "Medio", "hard": "Difícil"}
    states: Mapping[str, str] = {"solved": "resuelto", "seen": "visto"}

    def count(self, solved: int, of: int) -> str:
        return f"{solved} de {of} resueltos."

    def seen(self, count: int) -> str:
        return f"{count} vistos." if count > 1 else "1 visto."

    def puzzle(self, number: int, state: str) -> str:
        return f"Reto {number}{', ' if state else ''}{state}"

    def of_grade(self, number: int, grade: str) -> str:
        return f"Reto {number} · {self.grades[grade].lower()}"

    def solved_words(self, game: str, number: int) -> str:
        return f"{game}, reto {number}: no se puede empezar de otra manera."
