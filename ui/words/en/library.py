"""Texts of the library: all saved games, and the filter."""

from __future__ import annotations

from engine.contract.language import spoken


class Words:
    """In English."""

    title = "Saved games"
    back = "Back to all games"
    game = "Game"
    all_games = "All games"
    state = "Status"
    any_state = "All"
    open = "Unfinished"
    over = "Finished"

    def count(self, shown: int, of: int) -> str:
        """Return how many saved games the filter shows."""
        every = f"{of} game{'' if of == 1 else 's'}"
        return every if shown == of else f"{shown} of {every}"


say = spoken(Words)
