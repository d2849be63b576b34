"""What the screen says on which a position is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken


class Words:
    """In English."""

    back = "Back to the set-up of the game"
    share = "Share"
    rules = "Rules"
    settings = "Settings"
    palette = "What can be put on the board"
    tools = "What else can be done on the board"
    hand = "Move what lies on the board (M)"
    eraser = "Take away what lies on the board (E)"
    whole = "The whole board"
    undo = "Undo (U)"
    redo = "Redo (R)"
    nothing_back = "Nothing is left to undo."
    nothing_again = "Nothing has been undone."
    turn = "Turn the board (F)"
    flips: Mapping[str, str] = {"mirror": "Mirror: exchange left and right", "swap": "Exchange the sides"}
    short_flips: Mapping[str, str] = {"mirror": "Mirror", "swap": "Sides"}
    empty = "Empty the board: take everything away"
    start = "The usual start"
    short = ("Undo", "Redo", "Turn", "Empty", "Start")
    faults = "What is wrong"
    sound = "Nothing is wrong with this position."
    game_over = "Nothing is wrong with this position, but the game is over in it."
    not_sound = "First mend what is wrong with the position."
    nothing_left = "The game is over in this position."
    text = "The position as text"
    play = "Play from here"
    study = "Analyse"
    shared = "Share this position"
    link = "A link that can be read"
    link_help = "It can be changed by hand, too. Whoever opens it can play the position, or mend it here."
    text_help = "For other programs."

    def title(self, game: str) -> str:
        """Return what is done here."""
        return f"{game}: set up"

    def board(self, game: str) -> str:
        """Return what the board is called."""
        return f"Board of {game}, being set up"

    def wrong(self, words: str) -> str:
        """Return what is wrong with a place, after its name."""
        return f"wrong: {words}"

    def place(self, place: str, what: Sequence[str]) -> str:
        """Return what lies between spots."""
        return f"{place}, {', '.join(what) or 'empty'}"


say = spoken(Words)
