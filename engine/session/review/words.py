"""What is said of a game that is looked over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken


class Words:
    """In English."""

    kinds: Mapping[str, str] = {
        "win": "lets a sure win go",
        "loss": "walks into a sure loss",
        "lead": "gives the lead away",
        "chance": "gives chances away",
    }
    """What a turning point was: who did it comes before."""
    wins = "wins by force"
    loses = "loses by force"

    def about(self, of_hundred: int) -> str:
        """Return the chance to win, of a hundred."""
        return f"about {of_hundred} of 100 games"

    def give_or_take(self, of_hundred: int, error: int) -> str:
        """Return the chance to win, of a hundred, and how far it may be off."""
        return f"about {of_hundred} ± {error} of 100 games"

    def at_most(self, of_hundred: int) -> str:
        """Return the chance to win where only this is known, that it is no better."""
        return f"at most {of_hundred} of 100 games"

    def answer(self, move: str) -> str:
        """Return an answer that was found, where nothing else is known."""
        return f"an answer to it: {move}"

    def then(self, moves: Sequence[str]) -> str:
        """Return what is expected to follow."""
        return f"then {' '.join(moves)}"


say = spoken(Words)
