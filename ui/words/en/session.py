"""What is said of the game at the table: why it cannot go back, what was typed, how its series stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken
from engine.session.narration import listed


class Words:
    """In English."""

    # --- who plays which side ----------------------------------------------------------------------

    def own(self, side: str) -> str:
        """Return a side that is the player's own; it may stand within a sentence."""
        return f"{side} (you)"

    # --- going back --------------------------------------------------------------------------------

    shown = "Dice or cards have been revealed since then, so you cannot undo past them."
    may_be_set = "You can allow this in the settings for games against the computer."
    stays = "The game is over: its moves are final."

    # --- why a button is dimmed -------------------------------------------------------------------

    looking_back = "You are viewing another position: go back to the game first."
    over = "The game is over."
    watching = "Only computers are playing. To look back, step through the game."
    others_turn = "It is not your turn."
    nothing_back = "You have no move to undo."
    nothing_again = "Nothing to redo."
    again_far = "In an online game, replay the move on the board."
    fair = "No hints in online games."
    in_line = "You are trying a variation: go back to the game first."
    turn_begun = "You can resign only at the start of your turn."
    why_later = "This would give secrets away. You can see it after the game."
    no_computer = "No computer plays here, and only computers explain their moves."
    not_moved = "No computer has moved yet."
    forgotten = "The computer's reasons are kept only while you stay at the table."
    in_guide = "Available in a full game."
    try_later = "With hidden information or clocks, variations have to wait until the game is over."
    review_later = "You can review the game once it is over."
    nothing_played = "Nothing has been played yet."
    at_start = "This is the start."
    at_end = "This is the end."
    no_point = "There are no more."

    # --- what was typed ----------------------------------------------------------------------------

    def misread(self, text: str, unclear: bool, some: Sequence[str], more: int) -> str:
        """Return what is wrong with a text, with `some` actions and how many `more` there are."""
        problem = "is ambiguous" if unclear else "is not a legal move here"
        rest = f" and {more} more" if more else ""
        return f"“{text}” {problem}. Possible: {', '.join(some)}{rest}."

    # --- the puzzle of a day --------------------------------------------------------------------

    goals: Mapping[str, str] = {
        "win": "One move wins the game at once. Find it.",
        "take": "One move captures more than any other. Find it.",
        "leap": "One jump is longer than any other: it has the most hops. Find it.",
    }
    met: Mapping[str, str] = {
        "win": "Correct: that wins.",
        "take": "Correct: no other move captures as much.",
        "leap": "Correct: no other jump is as long.",
    }
    missed: Mapping[str, str] = {
        "win": "That does not win at once. Try another move.",
        "take": "Another move captures more. Try again.",
        "leap": "Another jump is longer. Try again.",
    }
    """What is said of a move that is not the one."""

    # --- puzzles --------------------------------------------------------------------------------

    judging = "Checking your move …"
    solved = "Correct!"
    turns: Sequence[str] = ("this turn", "two turns", "three turns", "four turns")

    def asked(self, goal: str, turns: int, begun: bool) -> str:
        """Return what is asked for, and how many turns there are for it; `begun`: some of it is done."""
        return f"{'Right. ' if begun else ''}{goal} You have {self.turns[turns - 1]}."

    def refuted(self, answer: str) -> str:
        """Return that an action does not lead to the goal, and what it was answered with."""
        return f"That does not work{': ' if answer else '.'}{answer} Try something else."

    # --- series ------------------------------------------------------------------------------------

    def winners(self, names: Sequence[str], series: str) -> str:
        """Return who has won a series."""
        return f"{listed(names)} {'wins' if len(names) == 1 else 'share'} the {series}."


say = spoken(Words)
