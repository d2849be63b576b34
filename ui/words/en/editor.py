"""What the screen says on which a position is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken


class Words:
    """In English."""

    back = "Back to game set-up"
    share = "Share"
    rules = "Rules"
    settings = "Settings"
    palette = "Pieces"
    tools = "Tools"
    hand = "Move pieces (M)"
    eraser = "Erase pieces (E)"
    whole = "The whole board"
    undo = "Undo (U)"
    redo = "Redo (R)"
    nothing_back = "Nothing to undo."
    nothing_again = "Nothing to redo."
    turn = "Flip board (F)"
    flips: Mapping[str, str] = {"mirror": "Mirror: swap left and right", "swap": "Swap sides"}
    short_flips: Mapping[str, str] = {"mirror": "Mirror", "swap": "Sides"}
    empty = "Empty the board"
    start = "Starting position"
    short = ("Undo", "Redo", "Flip", "Empty", "Start")
    faults = "Problems"
    sound = "This position is valid."
    game_over = "This position is valid, but the game is already over."
    not_sound = "Fix the problems first."
    nothing_left = "The game is over in this position."
    text = "The position as text"
    play = "Play from here"
    study = "Analyse"
    shared = "Share this position"
    link = "Readable link"
    link_help = "You can also edit it by hand. Anyone who opens it can play or edit the position."
    text_help = "For other programs."

    def title(self, game: str) -> str:
        """Return what is done here."""
        return f"{game}: set up"

    def board(self, game: str) -> str:
        """Return what the board is called."""
        return f"{game} board, being set up"

    def wrong(self, words: str) -> str:
        """Return what is wrong with a place, after its name."""
        return f"problem: {words}"

    def place(self, place: str, what: Sequence[str]) -> str:
        """Return what lies between spots."""
        return f"{place}, {', '.join(what) or 'empty'}"


say = spoken(Words)
