"""What is said around the puzzles."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """In English."""

    title = "Challenges"
    back = "Back to all games"
    about = (
        "A position, a goal, and one way to begin that reaches it, whatever is done against it. All else is "
        "answered on the board."
    )
    next_one = "Next unsolved"
    all_games = "All games"
    all_puzzles = "All challenges"
    all_solved = "All of them are solved."
    look = "Look at the board"
    share = "Copy a link to it"
    solved = "Solved"
    was_shown = "That is the way"
    shown_words = "It was shown to you, so it counts as seen. It can be solved another time."
    grades: Mapping[str, str] = {"easy": "Easy", "middling": "Middling", "hard": "Hard"}
    states: Mapping[str, str] = {"solved": "solved", "seen": "seen"}

    def count(self, solved: int, of: int) -> str:
        """Return how many are solved."""
        return f"{solved} of {of} solved."

    def seen(self, count: int) -> str:
        """Return how many were shown."""
        return f"{count} seen."

    def puzzle(self, number: int, state: str) -> str:
        """Return what a puzzle is called, and what became of it."""
        return f"Challenge {number}{', ' if state else ''}{state}"

    def of_grade(self, number: int, grade: str) -> str:
        """Return the number of a puzzle, and how hard it is."""
        return f"Challenge {number} · {self.grades[grade].lower()}"

    def solved_words(self, game: str, number: int) -> str:
        """Return that a puzzle was solved."""
        return f"{game}, challenge {number}: there is no other way to begin."


say = spoken(Words)
