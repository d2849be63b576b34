"""Texts of analysis, review and variations."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """Analysis and review, in English."""

    # --- analysis -----------------------------------------------------------------------------------------

    analysis = "Analysis"
    beside = "Analysis here would show everyone's secrets. Press to see your options."
    after_end = "Available once the game is over."
    after_reveal = "Available once everything hidden is revealed."
    review = "Review the game"
    analysing = "Analysing …"
    impossible = "The computer cannot analyse this position."
    only = "the only move"
    drawn = "The computer's own estimate. Point at a move to see it on the board."
    averaged = "The computer's own estimate, averaged over everything the player to move cannot know."

    def depth(self, moves: int, positions: int) -> str:
        """Return how many moves ahead the analysis has searched, and how many positions."""
        searched = "1 position" if positions == 1 else f"{positions:,} positions"
        return f"{_moves(moves)} ahead, {searched}."

    def share(self, name: str, of_hundred: int) -> str:
        """Return a player's winning chance in percent."""
        return f"{name} wins {of_hundred}%"

    even = "Even chances"

    def wins(self, name: str) -> str:
        """Return the heading of a player's winning chances."""
        return f"{name} wins"

    def percent(self, of_hundred: int) -> str:
        """Return a number of percent."""
        return f"{of_hundred}%"

    # --- review -------------------------------------------------------------------------------------------

    chances = "Winning chances, move by move"
    all_chances = "Show as a table"
    place = "Move"
    start = "Start"
    no_points = "No turning points: no move gave much away."
    none_yet = "No turning points so far."
    points = "Turning points"
    opening = "Opening"
    point_back = "Previous turning point (,)"
    point_on = "Next turning point (.)"
    stop = "Pause review"
    go_on = "Continue review"
    try_again = "Retry from here"
    progress = "Review progress"

    def done(self, written: str) -> str:
        """Return the start of the line about the move played; the resulting chances follow."""
        return f"After {written}:"

    def better(self, written: str) -> str:
        """Return the start of the line about the better move; the resulting chances follow."""
        return f"Better was {written}:"

    def known(self, moves: int) -> str:
        """Return the depth of the search that compared both moves."""
        return f"Both moves were searched {_moves(moves)} ahead."

    unforeseen = "This counts what was known at the time, before the dice or cards decided."


def _moves(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"


class VariationWords:
    """Variations, in English."""

    try_line = "Try a variation (T)"
    try_here = "Try a variation from here"
    trying = "You are trying a variation and move for everyone. The game stays as it is."
    line = "Variation"
    title = "This variation"
    name = "Variation name"
    do_name = "Rename"
    promote = "Make main line"
    put_first = "Move to top"
    delete = "Delete"
    comment = "Comment"
    comment_title = "Comment on this position"
    keep = "Save"
    undone = "undone"
    """Label of an undone move in the log."""

    def size(self, moves: int) -> str:
        """Return the length of a variation."""
        return "1 move" if moves == 1 else f"{moves} moves"

    def about(self, title: str) -> str:
        """Return the label of the button that opens a variation's options."""
        return f"Options for the variation: {title}"


say = spoken(Words)
say_variation = spoken(VariationWords)
