"""What is said where somebody looks on: the eye, and the review of a game."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    # --- the eye -----------------------------------------------------------------------------------

    eye = "The computer's eye"
    beside = "Here it would look for everybody: press to see what else can be done."
    later = "It opens when the game is over."
    unlaid = "It opens as soon as all that the game hid is laid open."
    review = "Review the game"
    looking = "It looks …"
    blind = "The computer cannot look here."
    only = "the only move"
    drawn = "Its own estimate. Point at one to see it on the board."
    averaged = "Its own estimate; what the player to move could not know, it draws again and again."

    def depth(self, moves: int, positions: int) -> str:
        """Return how far the eye has looked, and at how many positions."""
        return f"{_moves(moves)} ahead, {positions:,} positions."

    def share(self, name: str, of_hundred: int) -> str:
        """Return the chance of a player to win, of a hundred."""
        return f"{name} {of_hundred} of 100"

    # --- the review --------------------------------------------------------------------------------

    chances = "The chances from move to move"
    all_chances = "All of it in numbers"
    place = "Move"
    start = "Start"
    no_points = "No move gave much away."
    none_yet = "No turning point so far."
    points = "Turning points"
    point_back = "The turning point before (,)"
    point_on = "The next turning point (.)"
    stop = "Stop looking"
    go_on = "Look on"
    try_again = "Try it again from here"
    progress = "How much has been looked at"

    def done(self, written: str) -> str:
        """Return the beginning of what was done; how it stood then comes after it."""
        return f"After {written}:"

    def better(self, written: str) -> str:
        """Return the beginning of what was better; how it would have stood comes after it."""
        return f"Better {written}:"

    def known(self, moves: int) -> str:
        """Return how it is known: how many moves ahead was looked."""
        return f"Both were looked at {_moves(moves)} ahead."

    unforeseen = "It counts what could be known then, before chance brought what came of it."


def _moves(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"


say = spoken(Words)
