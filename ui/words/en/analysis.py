"""What is said where somebody looks on: the eye, and the review of a game."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    # --- the eye -----------------------------------------------------------------------------------

    eye = "Analysis"
    beside = "Analysis here would show everyone's secrets. Press to see your options."
    later = "Available once the game is over."
    unlaid = "Available once everything hidden is revealed."
    review = "Review the game"
    looking = "Analysing …"
    blind = "The computer cannot analyse this position."
    only = "the only move"
    drawn = "The computer's own estimate. Point at a move to see it on the board."
    averaged = "The computer's own estimate, averaged over everything the player to move cannot know."

    def depth(self, moves: int, positions: int) -> str:
        """Return how far the eye has looked, and at how many positions."""
        return f"{_moves(moves)} ahead, {positions:,} positions."

    def share(self, name: str, of_hundred: int) -> str:
        """Return the chance of a player to win, of a hundred."""
        return f"{name} wins {of_hundred}%"

    # --- the review --------------------------------------------------------------------------------

    chances = "Winning chances, move by move"
    all_chances = "Show as a table"
    place = "Move"
    start = "Start"
    no_points = "No turning points: no move gave much away."
    none_yet = "No turning points so far."
    points = "Turning points"
    point_back = "Previous turning point (,)"
    point_on = "Next turning point (.)"
    stop = "Pause review"
    go_on = "Continue review"
    try_again = "Retry from here"
    progress = "Review progress"

    def done(self, written: str) -> str:
        """Return the beginning of what was done; how it stood then comes after it."""
        return f"After {written}:"

    def better(self, written: str) -> str:
        """Return the beginning of what was better; how it would have stood comes after it."""
        return f"Better was {written}:"

    def known(self, moves: int) -> str:
        """Return how it is known: how many moves ahead was looked."""
        return f"Both moves were searched {_moves(moves)} ahead."

    unforeseen = "This counts what was known at the time, before the dice or cards decided."


def _moves(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"


say = spoken(Words)
