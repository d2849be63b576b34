"""What is said of saved games, of the place that keeps them, and of who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken

_ADVICE = "You can keep playing, but closing this page loses the game. Export it or share a link to keep it."


class Words:
    """In English."""

    # --- the place that keeps texts ----------------------------------------------------------------

    forbidden = f"This browser does not let the page store games (private window?). {_ADVICE}"
    full = f"The storage of this browser is full. {_ADVICE} Deleting games you no longer need makes room."
    dropped = f"This browser did not keep what the page stored. {_ADVICE}"
    stays = "This browser does not let the page delete what it stored."

    # --- saved games -------------------------------------------------------------------------------

    damaged = (
        "This game is damaged and cannot be opened. You can save what is left of it as a file, or delete it."
    )
    damaged_name = "A damaged game"
    damaged_file = "The game in this file is damaged."
    newer = "This game was stored by a newer version of Odd Checkers. Reload the page to update and open it."
    newer_name = "A newer game"
    gone = "This game is no longer stored here."
    clash = "This game was continued in another tab. Use that version, or keep both."
    too_long = "This game is too long to be stored."
    copy = " (copy)"
    """What the name of a copy ends with."""

    def sure(self, problem: str) -> str:
        """Return the question whether a game with this problem is to be deleted."""
        return f"{problem} Delete it anyway?"

    # --- everything in one file ----------------------------------------------------------------------

    everything = "backup"
    """What the file with everything is called."""
    everything_damaged = (
        "This backup was changed after it was saved, or part of it is missing. Nothing was imported. "
        "Save it again on the other device."
    )
    everything_newer = (
        "This file was made by a newer version of Odd Checkers. Reload the page to update, and open it again."
    )

    # --- names -------------------------------------------------------------------------------------

    nameless = "A game needs a name. Type at least one character."
    game = "Game"
    """What a game is called that came without a name."""

    def long_name(self, most: int) -> str:
        """Return that a name is too long."""
        return f"This name is too long. Use at most {most} characters."

    # --- who sits where ----------------------------------------------------------------------------

    person = "Person"
    computer = "Computer"

    def level(self, title: str) -> str:
        """Return what a computer player is called in a list."""
        return f"Computer: {title}"

    def coloured(self, name: str, colour: str) -> str:
        """Return a player's name with the colour of the seat."""
        return f"{name} ({colour})"

    def player(self, number: int) -> str:
        """Return what a person without a name is called, by number from 1."""
        return f"Player {number}"

    def computer_player(self, number: int) -> str:
        """Return what a computer is called, by number from 1."""
        return f"Computer {number}"

    # --- how a game stands -------------------------------------------------------------------------

    def title(self, title: str, number: str, names: Sequence[str]) -> str:
        """Return a name for a game: "Chess: Ada (White) – Black"; `number` tells its place in a series."""
        return f"{title}{', ' if number else ''}{number}: {' – '.join(names)}"

    def number(self, number: int, games: int) -> str:
        """Return which game of a series this is, from 1."""
        return f"game {number} of {games}"

    def to_move(self, side: str) -> str:
        """Return who is to move."""
        return f"{side} to move."

    # --- games by links ------------------------------------------------------------------------------

    not_sent = "Not sent yet."
    your_turn = "Your turn."

    def by_links(self, names: str) -> str:
        """Return with whom a game is played by links; names may be empty."""
        return f"With {names}, by link." if names else "By link."

    def waits_for(self, names: str) -> str:
        """Return whose link a game waits for; names may be empty."""
        return f"Waiting for {names}." if names else "Waiting for your friend."


say = spoken(Words)
