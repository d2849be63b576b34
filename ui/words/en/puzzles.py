"""Texts of the puzzles."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken


class Words:
    """The English texts."""

    title = "Puzzles"
    back = "Back to all games"
    about = (
        "A position, a goal, and exactly one first move that forces it. Any other move is answered on "
        "the board."
    )
    next_one = "Next unsolved"
    all_games = "All games"
    all_puzzles = "All puzzles"
    all_solved = "You have solved them all."
    look = "View board"
    share = "Copy link"
    solved = "Solved"
    was_shown = "Solution"
    shown_words = "You were shown the solution, so this puzzle counts as seen. You can still solve it later."
    grades: Mapping[str, str] = {"easy": "Easy", "middling": "Medium", "hard": "Hard"}
    states: Mapping[str, str] = {"solved": "solved", "seen": "seen"}

    def count(self, solved: int, of: int) -> str:
        """Return the number of solved puzzles, of all."""
        return f"{solved} of {of} solved."

    def seen(self, count: int) -> str:
        """Return the number of puzzles whose solution was shown."""
        return f"{count} seen."

    def puzzle(self, number: int, state: str) -> str:
        """Return the label of a puzzle, with its state."""
        return f"Puzzle {number}{', ' if state else ''}{state}"

    def of_grade(self, number: int, grade: str) -> str:
        """Return the number of a puzzle, with its difficulty."""
        return f"Puzzle {number} · {self.grades[grade].lower()}"

    def solved_words(self, game: str, number: int) -> str:
        """Return that a puzzle was solved."""
        return f"{game}, puzzle {number}: yours was the only first move that works."


say = spoken(Words)
