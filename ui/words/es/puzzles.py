"""Texts of the puzzles, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from ui.words.en import puzzles as english


class Words(english.Words):
    """The Spanish texts."""

    title = "Problemas"
    back = "Volver a todos los juegos"
    about = (
        "Una posición, un objetivo y una sola primera jugada que lo fuerza. El tablero muestra cómo se "
        "refuta cualquier otra."
    )
    next_one = "Siguiente sin resolver"
    all_games = "Todos los juegos"
    all_puzzles = "Todos los problemas"
    all_solved = "Los has resuelto todos."
    look = "Ver el tablero"
    share = "Copiar enlace"
    solved = "Resuelto"
    was_shown = "Solución"
    shown_words = (
        "Se te ha mostrado la solución, así que el problema cuenta como visto. Puedes resolverlo más "
        "adelante."
    )
    grades: Mapping[str, str] = {"easy": "Fácil", "middling": "Medio", "hard": "Difícil"}
    states: Mapping[str, str] = {"solved": "resuelto", "seen": "visto"}

    def count(self, solved: int, of: int) -> str:
        return f"{solved} de {of} {'resuelto' if of == 1 else 'resueltos'}."

    def seen(self, count: int) -> str:
        return f"{count} vistos." if count > 1 else "1 visto."

    def puzzle(self, number: int, state: str) -> str:
        return f"Problema {number}{', ' if state else ''}{state}"

    def of_grade(self, number: int, grade: str) -> str:
        return f"Problema {number} · {self.grades[grade].lower()}"

    def solved_words(self, game: str, number: int) -> str:
        return f"{game}, problema {number}: era la única primera jugada que lo consigue."
