"""What is said where a position of Ctheckers is set up."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.language import spoken
from engine.games.ctheckers.words import say as pieces


class Words:
    """In English."""

    captured = "Captured"
    out = "Out of the game"
    count = "Counts"
    quiet = "Moves of one side without a capture, a reveal, a look, a sacrifice or a face-down checker"
    turn = "The turn"
    begins = "begins"
    owner = "its owner"
    other = "the other player"
    waits = "nobody: it waits for the other player"
    no_form = "none"
    on_light = "only a Nyarlathotep stands on light squares"
    stack_inside = "a stack stands on the first or the last rank"
    without_form = "a revealed Nyarlathotep has a form"
    different = "two players saw different things under one checker"
    no_turn = "what is still to be done in this turn does not go with the position"
    looked_twice = "this player has looked there already"

    def looked(self, seat: int) -> str:
        """Return the heading over what a seat may have seen under a checker."""
        return f"Seen by {pieces.seats[seat]} under a checker"

    def saw(self, seat: int, what: str) -> str:
        """Return what a seat has seen; "" if that is known to nobody."""
        return f"{pieces.seats[seat]} has looked{f' and seen: {what}' if what else ''}"

    def form_of(self, name: str) -> str:
        """Return the question for the form of a Nyarlathotep."""
        return f"Form of the {name}"

    def control_of(self, name: str) -> str:
        """Return the question who controls a Nyarlathotep."""
        return f"Who controls the {name}"

    def goes_on(self, rest: str) -> str:
        """Return what is still to be done in a turn, as the position text has it."""
        return f"goes on: {rest}"

    def too_many(self, name: str) -> str:
        """Return that a side has more of something than there is."""
        return (
            f"too many: {name} (a side has 1 Cthecker, 8 cultists, 1 Nyarlathotep, 1 Carter, 1 Necronomicon)"
        )

    def one_of(self, word: str, known: Sequence[str]) -> str:
        """Return that a word is none of those that are known."""
        return f"{word!r} is none of {', '.join(known)}"

    def no_piles(self, text: str) -> str:
        """Return that a text is not about two piles."""
        return f"{text!r} is not two piles such as C3R1/c2 or -/-"

    def no_pile(self, text: str) -> str:
        """Return that a text is no pile of a side."""
        return f"{text!r} is no pile of that side"

    def no_look(self, text: str) -> str:
        """Return that a text is no look."""
        return f"{text!r} is no look at a face-down checker such as e7=c1"

    def other_side(self, text: str) -> str:
        """Return that a look is written with a letter of the wrong side."""
        return f"{text!r}: the checker there is of the other side"

    def no_count(self, text: str) -> str:
        """Return that a text is no count of moves."""
        return f"{text!r} is no count of moves"


say = spoken(Words)
