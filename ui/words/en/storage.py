"""Texts about storage, saved games and seats."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken

_ADVICE = (
    "You can keep playing, but closing this page loses the game. Save it as a file or share a link to keep "
    "it."
)


class Words:
    """The English texts."""

    # --- storage ------------------------------------------------------------------------------------------

    forbidden = f"This browser does not let the page store games (private window?). {_ADVICE}"
    full = f"The storage of this browser is full. {_ADVICE} Deleting games you no longer need makes room."
    dropped = f"This browser did not keep what the page stored. {_ADVICE}"
    stays = "This browser does not let the page delete what it stored."

    # --- saved games --------------------------------------------------------------------------------------

    damaged = (
        "This game is damaged and cannot be opened. You can save what is left of it as a file, or delete it."
    )
    damaged_name = "A damaged game"
    damaged_file = "The game in this file is damaged."
    newer = "This game was stored by a newer version of Odd Checkers. Reload the page to update and open it."
    newer_name = "A newer game"
    gone = "This game is no longer stored here."
    conflict = "This game was continued in another tab. Use that version, or keep both."
    too_long = "This game is too long to be stored."
    copy = " (copy)"
    """Suffix of the name of a copy."""

    def delete_anyway(self, problem: str) -> str:
        """Return the question whether to delete a game in spite of a problem."""
        return f"{problem} Delete it anyway?"

    # --- backup -------------------------------------------------------------------------------------------

    backup_name = "backup"
    """Name of a backup file."""
    backup_damaged = (
        "This backup was changed after it was saved, or part of it is missing. Nothing was imported. "
        "Save it again on the other device."
    )
    backup_newer = (
        "This file was made by a newer version of Odd Checkers. Reload the page to update, and open it again."
    )

    # --- names --------------------------------------------------------------------------------------------

    nameless = "A game needs a name. Type at least one character."
    game = "Game"
    """Name of a game without a name."""

    def long_name(self, most: int) -> str:
        """Return that a name is too long."""
        return f"This name is too long. Use at most {most} characters."

    # --- seats --------------------------------------------------------------------------------------------

    person = "Person"

    def level(self, title: str) -> str:
        """Return the label of a computer player in a list."""
        return f"Computer: {title}"

    def coloured(self, name: str, colour: str) -> str:
        """Return a player's name with the colour of the seat."""
        return f"{name} ({colour})"

    def played_by(self, side: str, name: str) -> str:
        """Return the side of a player whose name follows; it may stand within a sentence."""
        return f"{side} ({name})"

    def player(self, number: int) -> str:
        """Return a name for a nameless person; players count from 1."""
        return f"Player {number}"

    # --- state of a game ----------------------------------------------------------------------------------

    def title(self, title: str, number: str, names: Sequence[str]) -> str:
        """Return a name for a game: "Chess: Ada (White) – Black"; `number` is its place in a series."""
        return f"{title}{', ' if number else ''}{number}: {' – '.join(names)}"

    def number(self, number: int, games: int) -> str:
        """Return the number of a game in its series, from 1."""
        return f"game {number} of {games}"

    def to_move(self, side: str) -> str:
        """Return the side to move."""
        return f"{side} to move."

    # --- players of a finished online game ----------------------------------------------------------------

    unchecked = "So says this copy of the game; this device has not checked it."
    """Follows a claim about a player that comes from a file or a link."""

    def abandoned(self, names: str, _count: int) -> str:
        """Return that players have abandoned a game that the others went on with."""
        return f"{names} abandoned the game, the others say."

    def unopened(self, names: str) -> str:
        """Return that devices have not revealed the secret of their cards."""
        return f"The cards are not proven: the secret of {names} is missing."

    # --- games by link ------------------------------------------------------------------------------------

    not_sent = "Not sent yet."
    your_turn = "Your turn."

    def live(self, names: str) -> str:
        """Return that a game is played live; `names` are the other players, or ""."""
        return f"Live with {names}." if names else "Live."

    def by_links(self, names: str) -> str:
        """Return that a game is played by link; `names` are the other players, or ""."""
        return f"With {names}, by link." if names else "By link."

    def waits_for(self, names: str) -> str:
        """Return the names of the players whose links a game waits for, as a sentence; `names` may be ""."""
        return f"Waiting for {names}." if names else "Waiting for your friend."


say = spoken(Words)
