"""Texts about the game at the table: undo, dimmed buttons, typed moves, puzzles, series."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken
from engine.session.narration import listed


class Words:
    """The English texts."""

    # --- the person's side --------------------------------------------------------------------------------

    def own(self, side: str) -> str:
        """Return the person's own side; it may stand within a sentence."""
        return f"{side} (you)"

    # --- undo ---------------------------------------------------------------------------------------------

    revealed_since = "Dice or cards have been revealed since then, so you cannot undo past them."
    setting_allows_it = "You can allow this in the settings for games against the computer."
    moves_are_final = "The game is over: its moves are final."

    # --- dimmed buttons -----------------------------------------------------------------------------------

    viewing_earlier = "You are viewing another position: go back to the game first."
    over = "The game is over."
    watching = "Only computers are playing. To look back, step through the game."
    others_turn = "It is not your turn."
    nothing_to_undo = "You have no move to undo."
    nothing_to_redo = "Nothing to redo."
    no_remote_redo = "In an online game, replay the move on the board."
    no_remote_hints = "No hints in online games."
    in_variation = "You are trying a variation: go back to the game first."
    turn_begun = "You can resign only at the start of your turn."
    why_after_end = "This would give secrets away. You can see it after the game."
    no_computer = "No computer plays here, and only computers explain their moves."
    not_moved = "No computer has moved yet."
    reasons_forgotten = "The computer's reasons are kept only while you stay at the table."
    in_tutorial = "Available in a full game."
    try_later = "With hidden information or clocks, variations have to wait until the game is over."
    review_later = "You can review the game once it is over."
    nothing_played = "Nothing has been played yet."
    at_start = "This is the start."
    at_end = "This is the end."
    no_point = "There are no more."

    # --- typed moves --------------------------------------------------------------------------------------

    def misread(self, text: str, unclear: bool, some: Sequence[str], more: int) -> str:
        """Return the fault of a typed text, with `some` possible actions and the number of the others."""
        problem = "is ambiguous" if unclear else "is not a legal move here"
        rest = f" and {more} more" if more else ""
        return f"“{text}” {problem}. Possible: {', '.join(some)}{rest}."

    # --- daily puzzle -------------------------------------------------------------------------------------

    goals: Mapping[str, str] = {
        "win": "One move wins the game at once. Find it.",
        "take": "One move captures more than any other. Find it.",
        "leap": "One jump is longer than any other: it has the most hops. Find it.",
    }
    found: Mapping[str, str] = {
        "win": "Correct: that wins.",
        "take": "Correct: no other move captures as much.",
        "leap": "Correct: no other jump is as long.",
    }
    missed: Mapping[str, str] = {
        "win": "That does not win at once. Try another move.",
        "take": "Another move captures more. Try again.",
        "leap": "Another jump is longer. Try again.",
    }
    """Comments on a wrong move, by the kind of daily puzzle."""

    # --- puzzles ------------------------------------------------------------------------------------------

    judging = "Checking your move …"
    solved = "Correct!"
    turns: Sequence[str] = ("one turn", "two turns", "three turns", "four turns")

    def asked(self, goal: str, turns: int, begun: bool) -> str:
        """Return the goal of a puzzle, with the number of turns; `begun`: the first moves were right."""
        return f"{'Right. ' if begun else ''}{goal} You have {self.turns[turns - 1]}."

    def refuted(self, answer: str) -> str:
        """Return that a move does not reach the goal, with the refutation."""
        return f"That does not work{': ' if answer else '.'}{answer} Try something else."

    # --- series -------------------------------------------------------------------------------------------

    def winners(self, names: Sequence[str], series: str) -> str:
        """Return the winners of a series."""
        return f"{listed(names)} {'wins' if len(names) == 1 else 'share'} the {series}."


say = spoken(Words)
