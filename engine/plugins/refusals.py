"""Reasons for refusing a plugin, as English texts for its author."""

from __future__ import annotations


class Words:
    """English texts; each follows the wheel's name and a colon."""

    nameless = "a wheel without a name"
    no_info = "it has no Info"
    no_choice = "there is no legal action at the start"
    unsorted = "its first actions are not sorted by text"
    duplicate_text = "two of its first actions have the same text"
    no_path = "an action has no path to click"
    bad_guess = "its estimate at the start is not a number in [-1, 1] for each seat"
    no_endings = "it lists no ending"
    foreign_clause = "an ending cites a clause of another game"
    no_orientation = "its board lacks an orientation for each seat"
    no_prompt = "its picture has no prompt"
    off_board = "a piece is off the board"
    no_description = "its first move has no description (`events` returned none)"
    save_differs = "a saved game does not reload as the same game"
    link_differs = "a link does not reopen the same game"

    def no_entry_points(self, fault: str) -> str:
        """Return the message that its entry points are damaged."""
        return f"its entry points cannot be read ({fault})"

    def no_import(self, what: str, fault: str) -> str:
        """Return the message that its module cannot be imported."""
        return f"{what} cannot be imported ({fault})"

    def inspection_failed(self, fault: str) -> str:
        """Return the message that it fails before the checks."""
        return f"it fails when it is inspected ({fault})"

    def no_page(self, path: str) -> str:
        """Return the message that the page of its rules is missing."""
        return f"the page of its rules is missing: {path}"

    def no_game(self, kind: str) -> str:
        """Return the message that its entry point names something other than a game."""
        return f"its entry point names an object of type {kind}, not a game"

    def no_id(self, text: str) -> str:
        """Return the message that an id is invalid."""
        return f"{text!r} is not a valid id"

    def id_taken(self, text: str) -> str:
        """Return the message that another game has the id."""
        return f"there is already a game with the id {text!r}"

    def letter_taken(self, letter: str) -> str:
        """Return the message that another game has the letter of its clauses."""
        return f"another game's clauses use the letter {letter}"

    def lacks(self, name: str) -> str:
        """Return the message that a field of its Info is empty."""
        return f"its Info has no {name}"

    def not_within(self, name: str, least: int, most: int) -> str:
        """Return the message that a number is out of range."""
        return f"its {name} is not from {least} to {most}"

    def nobody(self, seat: int) -> str:
        """Return the message that the first player is not one of the seats."""
        return f"seat {seat}, which is to move first, does not exist"

    def no_start(self, fault: str) -> str:
        """Return the message that it does not start."""
        return f"its starting position cannot be made ({fault})"

    def no_end(self, fault: str) -> str:
        """Return the message that its list of endings is invalid."""
        return f"its endings cannot be read ({fault})"

    def no_picture(self, fault: str) -> str:
        """Return the message that it cannot be drawn."""
        return f"its picture cannot be drawn ({fault})"

    def no_save(self, fault: str) -> str:
        """Return the message that it cannot be saved and opened again."""
        return f"a game cannot be saved and reopened ({fault})"


say = Words()
