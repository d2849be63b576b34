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

    shown = "What chance has shown since then stays known, so play cannot go back there."
    may_be_set = "Against the computer, the settings can allow it."
    stays = "The game is over: what was played stays the game."

    # --- why a button is dimmed -------------------------------------------------------------------

    looking_back = "You are looking at another position: first go back to the game."
    over = "The game is over."
    watching = "Only computers play here. To look back, step through the game."
    others_turn = "It is somebody else's turn."
    nothing_back = "Nothing of yours has been played yet."
    nothing_again = "Nothing has been taken back."
    again_far = "With a friend elsewhere, play it again on the board."
    fair = "With a friend elsewhere nobody is given hints."
    in_line = "You are trying another line: first go back to the game."
    turn_begun = "Here one resigns at the beginning of one's turn."
    why_later = "It would give secrets away, so it is told when the game is over."
    no_computer = "No computer moves here, and only computers tell why."
    not_moved = "No computer has moved yet."
    forgotten = "What it thought is known only as long as you stay at the table."
    in_guide = "In a whole game you can."
    try_later = "Where something is hidden or clocks run, you can when the game is over."
    review_later = "A game is reviewed when it is over."
    nothing_played = "Nothing has been played yet."
    at_start = "This is the start."
    at_end = "This is the end."
    no_point = "There is none."

    # --- what was typed ----------------------------------------------------------------------------

    def misread(self, text: str, unclear: bool, some: Sequence[str], more: int) -> str:
        """Return what is wrong with a text, with `some` actions and how many `more` there are."""
        problem = "could be several moves" if unclear else "is no move here"
        rest = f" and {more} more" if more else ""
        return f"“{text}” {problem}. Possible: {', '.join(some)}{rest}."

    # --- the puzzle of a day --------------------------------------------------------------------

    goals: Mapping[str, str] = {
        "win": "One move wins the game at once. Find it.",
        "take": "One move takes more than any other. Find it.",
        "leap": "One jump is longer than any other: it has the most hops. Find it.",
    }
    met: Mapping[str, str] = {
        "win": "Yes: that wins.",
        "take": "Yes: no other move takes as much.",
        "leap": "Yes: no other jump is as long.",
    }
    missed: Mapping[str, str] = {
        "win": "That does not win at once. Try another move.",
        "take": "Another move takes more. Try again.",
        "leap": "Another jump is longer. Try again.",
    }
    """What is said of a move that is not the one."""

    # --- puzzles --------------------------------------------------------------------------------

    judging = "It is looked at whether that does it …"
    solved = "Yes: that is it."
    turns: Sequence[str] = ("this turn", "two turns", "three turns", "four turns")

    def asked(self, goal: str, turns: int, begun: bool) -> str:
        """Return what is asked for, and how many turns there are for it; `begun`: some of it is done."""
        return f"{'Right. ' if begun else ''}{goal} You have {self.turns[turns - 1]}."

    def refuted(self, answer: str) -> str:
        """Return that an action does not lead to the goal, and what it was answered with."""
        return f"That does not do it{': ' if answer else '.'}{answer} Try something else."

    # --- series ------------------------------------------------------------------------------------

    def winners(self, names: Sequence[str], series: str) -> str:
        """Return who has won a series."""
        return f"{listed(names)} {'wins' if len(names) == 1 else 'share'} the {series}."


say = spoken(Words)
