"""Texts of the result of a game."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """The English texts."""

    over = "Game over"
    you_won = "You won!"
    you_lost = "Not this time"
    new_game = "New game"
    look = "View board"
    review = "Review"
    share = "Share"
    try_this = "One thing to try"
    advice = "Review the game: it shows the turn where the chances changed."
    level_up = "One level up?"

    def play(self, opponent: str) -> str:
        """Return the label of the button for a game against another opponent."""
        return f"Play {opponent}"

    def streak(self, games: int) -> str:
        """Return the number of games won in a row, at least two."""
        return f"{games} wins in a row"

    def new_seal(self, opponent: str, seals: int) -> str:
        """Return that the seal of an opponent was earned, with the number of all seals."""
        return f"New seal: {opponent}. You have {seals} now."

    def secret(self, card: str, words: str) -> str:
        """Return a secret card with its text."""
        return f"{card}. {words}"

    # --- daily puzzle -------------------------------------------------------------------------------------

    daily = "Odd Checkers · Daily puzzle"
    result = "Your result"
    share_result = "Share result"

    def solved(self, tries: int, helped: bool) -> str:
        """Return in how many tries a daily puzzle was solved (0: unknown), and whether with a hint."""
        words = "Solved on the first try" if tries == 1 else f"Solved in {tries} tries" if tries else "Solved"
        return f"{words}, with a hint" if helped else words


say = spoken(Words)
