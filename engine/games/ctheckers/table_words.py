"""What Ctheckers says at the table: prompts, notes, buttons, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.games.ctheckers.words import say


class Words:
    """In English."""

    # --- asked for ---------------------------------------------------------------------------------

    chances: Mapping[str, str] = {
        "uncover": "The captured checker on {0} is turned over (C3).",
        "rise": "The checker on {0} has reached the far rank and is turned over (C3).",
        "coin": "A coin is flipped for Carter on {0} (C17).",
        "die": "The die is rolled for the form of Nyarlathotep on {0} (C9, C11).",
        "see": "Carter looks under the checker on {0} (C18).",
    }
    """What chance decides now, by tasks; `{0}` stands for the square."""

    def chance(self, task: str, spot: str) -> str:
        """Return what chance decides now."""
        return self.chances[task].format(spot)

    def may_look(self, seat: int) -> str:
        """Return that Carter has been promoted."""
        return f"{say.seats[seat]}: Carter may look under a checker of {say.seats[1 - seat]} (C18)."

    def may_jump_book(self, seat: int) -> str:
        """Return that a seat can jump on, or stop."""
        return f"{say.seats[seat]} may jump their own Necronomicon, or stop (C21)."

    def must_jump_on(self, seat: int) -> str:
        """Return that a seat has to jump on."""
        return f"{say.seats[seat]} must jump on (D5)."

    def to_move(self, seat: int) -> str:
        """Return that a seat may do anything."""
        return f"{say.seats[seat]} to move."

    def must_capture(self, seat: int) -> str:
        """Return that a seat has to capture."""
        return f"{say.seats[seat]} must capture (D4, C5)."

    def must_capture_by_star(self, seat: int) -> str:
        """Return that a seat has to capture with Nyarlathotep."""
        return f"{say.seats[seat]} must capture with Nyarlathotep (C13)."

    def must_capture_book(self, seat: int, ways_out: bool) -> str:
        """Return that a seat has to capture its own Necronomicon, if there is no way out."""
        sacrifice = ", or make a sacrifice" if ways_out else ""
        return f"{say.seats[seat]} must capture their own Necronomicon{sacrifice} (C21, C22)."

    buttons: Mapping[str, str] = {"decline": "Do not look", "stop": "Stop here"}

    # --- beside the board --------------------------------------------------------------------------

    captured = "Lost"
    still_face_down = "Still face down"
    may_be_face_down = "May be face down"
    """Where a position was set up with fewer face-down checkers than that."""
    out = "Out of the game"

    def you_know(self, kind: str, spot: str, what: str) -> str:
        """Return what the reader alone has seen under a checker."""
        return f"You know: the {say.kind(kind)} on {spot} is a {say.things[what]}."

    def may_lie(self, spot: str) -> str:
        """Return what chances are about: a face-down checker."""
        return f"What may lie face down on {spot}"

    def one_in(self, colour: str, among: int) -> str:
        """Return how likely a checker of a colour is the Cthecker."""
        return f"1 in {among} for a {say.colours[colour]} one"

    def odds(self, chances: list[str]) -> str:
        """Return what the numbers on the checkers mean."""
        known = f": {', '.join(chances)} that you know nothing of" if chances else ""
        return f"The number on a face-down checker is the chance that it is the Cthecker{known}."

    # --- what an action would do -------------------------------------------------------------------

    would_go_mad = "Carter looks under it, and goes mad"
    would_push = "this cultist leaves the game to push the Necronomicon"
    would_burn = "Carter and this Necronomicon leave the game"
    would_lose = "capturing it loses the game"
    would_lose_own = "it would be captured, though it is your own"

    def turns_over(self, spot: str) -> str:
        """Return that a checker is turned over of which it is known that it is not the Cthecker."""
        return f"turns over the checker on {spot}, which is not the Cthecker"

    def risks(self, spot: str, among: int) -> str:
        """Return how likely a checker that is turned over is the Cthecker: one of so many."""
        what = "the Cthecker" if among == 1 else f"a chance of 1 in {among} that it is the Cthecker"
        return f"turns over the checker on {spot}: {what}"

    def risks_at_most(self, among: int) -> str:
        """Return how likely one of several checkers is the Cthecker, at most."""
        return f"that turns a checker over: a chance of up to 1 in {among} that it is the Cthecker"

    def jumps_on(self, spot: str, among: int) -> str:
        """Return that the jump may have to go on over a checker, and how likely that is the Cthecker."""
        risk = f", with a chance of 1 in {among} of the Cthecker" if among else ""
        return f"it may have to jump on over {spot}{risk}"

    # --- why not -----------------------------------------------------------------------------------

    ways: Mapping[str, str] = {
        "m": "a checker goes one square diagonally forward",
        "c": "a cultist goes one square diagonally",
        "r": "Carter goes one square diagonally",
    }
    """By the letters of kinds."""
    book_stays = (
        "A revealed Necronomicon cannot be moved by its owner; a face-up cultist can be "
        "sacrificed to move it one square."
    )
    push_beside = "Beside it a free square is meant, where the Necronomicon is pushed."
    capture_first = "A capture must come first."
    something_first = "Something must be captured first."
    book_is_safe = "The other side's Necronomicon cannot be captured."
    star_is_safe = "A Nyarlathotep can be jumped in king form only."

    def comes_first(self, prompt: str) -> str:
        """Return that something else is to be decided now."""
        return f"Something else comes first. {prompt}"

    def others_turn(self, seat: int, kind: str) -> str:
        """Return that it is a seat's turn, and the piece is the other's."""
        return f"It is {say.seats[seat]}'s turn, and this is a {say.kind(kind)}."

    def in_form(self, form: str) -> str:
        """Return how Nyarlathotep goes now."""
        return f"Nyarlathotep is a {say.forms[form]} now. {say.gaits[form]}"

    def still_until(self, seat: int) -> str:
        """Return what a Nyarlathotep waits for."""
        return f"It stands still until a cultist or a Carter of {say.seats[seat]} lies captured."

    def only_moved_by(self, seat: int) -> str:
        """Return who controls a Nyarlathotep."""
        return f"Only {say.seats[seat]} can move this Nyarlathotep now."

    def star_blocked(self, kind: str) -> str:
        """Return that a Nyarlathotep cannot go anywhere."""
        return f"This {say.kind(kind)} is blocked in its present form."

    def blocked(self, kind: str, letter: str) -> str:
        """Return that a checker cannot go anywhere."""
        return f"This {say.kind(kind)} is blocked: {self.ways[letter]}, to an empty square."


tell = spoken(Words)
