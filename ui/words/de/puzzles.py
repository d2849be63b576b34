"""What is said around the challenges, in German."""

from __future__ import annotations

from collections.abc import Mapping

from ui.words.en import puzzles as english


class Words(english.Words):
    """In German."""

    title = "Aufgaben"
    back = "Zurück zu allen Spielen"
    about = (
        "Eine Stellung, ein Ziel und ein einziger Anfang, der es erreicht, was auch dagegen getan wird. "
        "Alles andere wird auf dem Brett beantwortet."
    )
    next_one = "Nächste ungelöste"
    all_games = "Alle Spiele"
    all_challenges = "Alle Aufgaben"
    all_solved = "Alle sind gelöst."
    look = "Das Brett ansehen"
    share = "Link dazu kopieren"
    solved = "Gelöst"
    was_shown = "So geht es"
    shown_words = "Sie wurde dir gezeigt, darum gilt sie als gesehen. Lösen kannst du sie ein andermal."
    grades: Mapping[str, str] = {"easy": "Leicht", "middling": "Mittel", "hard": "Schwer"}
    states: Mapping[str, str] = {"solved": "gelöst", "seen": "gesehen"}

    def count(self, solved: int, of: int) -> str:
        return f"{solved} von {of} gelöst."

    def seen(self, count: int) -> str:
        return f"{count} gesehen."

    def challenge(self, number: int, state: str) -> str:
        return f"Aufgabe {number}{', ' if state else ''}{state}"

    def of_grade(self, number: int, grade: str) -> str:
        return f"Aufgabe {number} · {self.grades[grade].lower()}"

    def solved_words(self, game: str, number: int) -> str:
        return f"{game}, Aufgabe {number}: Anders kann man nicht beginnen."
