"""Reasons for refusing a plugin, as texts for people."""

from __future__ import annotations


class Words:
    """English texts; each follows the wheel's name and a colon."""

    nameless = "a wheel without a name"
    no_info = "it has no Info"
    no_choice = "nothing can be done at its start"
    unsorted = "its first actions are not sorted by their text"
    twins = "two of its first actions have one text"
    no_path = "an action has no path to click"
    bad_guess = "its guess at the start is not a number in [-1, 1] for each seat"
    endless = "it names no way to end"
    foreign_clause = "a way to end quotes the clause of another game"
    no_facing = "its board does not face each seat"
    no_prompt = "its picture says nothing"
    off_board = "a piece stands beside its board"
    no_story = "its first move tells nothing"
    save_differs = "a saved game comes back as another one"
    link_differs = "a game comes out of a link as another one"

    def no_entry_points(self, fault: str) -> str:
        """Return that its entry points are damaged."""
        return f"its entry points cannot be read ({fault})"

    def no_import(self, what: str, fault: str) -> str:
        """Return that its module cannot be imported."""
        return f"{what} cannot be imported ({fault})"

    def no_look(self, fault: str) -> str:
        """Return that it fails before the checks."""
        return f"it fails when it is looked at ({fault})"

    def no_page(self, path: str) -> str:
        """Return that the page of its rules is missing."""
        return f"the page of its rules is missing: {path}"

    def no_game(self, kind: str) -> str:
        """Return that its entry point names something other than a game."""
        return f"what its entry point names is no game, but of the type {kind}"

    def no_id(self, text: str) -> str:
        """Return that an id is invalid."""
        return f"{text!r} is no id"

    def id_taken(self, text: str) -> str:
        """Return that another game has the id."""
        return f"there is a game with the id {text!r} already"

    def letter_taken(self, letter: str) -> str:
        """Return that another game has the letter of its clauses."""
        return f"the clauses of another game have the letter {letter}"

    def lacks(self, name: str) -> str:
        """Return that a field of its Info is empty."""
        return f"its Info has no {name}"

    def not_within(self, name: str, least: int, most: int) -> str:
        """Return that a number is out of range."""
        return f"its {name} is not from {least} to {most}"

    def nobody(self, seat: int) -> str:
        """Return that the first player is not one of the seats."""
        return f"nobody begins, but seat {seat}"

    def no_start(self, fault: str) -> str:
        """Return that it does not start."""
        return f"its start cannot be made ({fault})"

    def no_end(self, fault: str) -> str:
        """Return that its list of endings is invalid."""
        return f"its ways to end cannot be read ({fault})"

    def no_picture(self, fault: str) -> str:
        """Return that it cannot be drawn."""
        return f"its picture cannot be made ({fault})"

    def no_save(self, fault: str) -> str:
        """Return that it cannot be saved and opened again."""
        return f"a saved game cannot be made ({fault})"


say = Words()
