"""Texts of the puzzles, in German."""

from __future__ import annotations

from collections.abc import Mapping

from ui.words.en import puzzles as english


class Words(english.Words):
    """The German texts."""

    title = "Aufgaben"
    back = "Zurück zu allen Spielen"
    about = (
        "Genau ein erster Zug führt zum Ziel, egal wie der Gegner antwortet. Auf jeden anderen zeigt das "
        "Brett die Widerlegung."
    )
    next_one = "Nächste ungelöste Aufgabe"
    all_games = "Alle Spiele"
    all_puzzles = "Alle Aufgaben"
    all_solved = "Du hast alle gelöst."
    look = "Brett ansehen"
    share = "Link kopieren"
    solved = "Gelöst"
    was_shown = "Lösung"
    shown_words = (
        "Du hast die Lösung gesehen; die Aufgabe gilt als angesehen. Du kannst sie später noch lösen."
    )
    grades: Mapping[str, str] = {"easy": "Leicht", "middling": "Mittel", "hard": "Schwer"}
    states: Mapping[str, str] = {"solved": "gelöst", "seen": "angesehen"}

    def count(self, solved: int, of: int) -> str:
        return f"{solved} von {of} gelöst."

    def seen(self, count: int) -> str:
        return f"{count} angesehen."

    def puzzle(self, number: int, state: str) -> str:
        return f"Aufgabe {number}{', ' if state else ''}{state}"

    def of_grade(self, number: int, grade: str) -> str:
        return f"Aufgabe {number} · {self.grades[grade].lower()}"

    def solved_words(self, game: str, number: int) -> str:
        return f"{game}, Aufgabe {number}: Das war der einzige Zug, der zum Ziel führt."
