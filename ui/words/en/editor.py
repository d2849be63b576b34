"""Texts of the position editor: the screen and its notices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken


class Words:
    """The screen, in English."""

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
    nothing_to_undo = "Nothing to undo."
    nothing_to_redo = "Nothing to redo."
    flip_board = "Flip board (F)"
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
        """Return the title of the screen."""
        return f"{game}: set up"

    def board(self, game: str) -> str:
        """Return the label of the board."""
        return f"{game} board, being set up"

    def wrong(self, words: str) -> str:
        """Return a fault of a spot, to follow its name."""
        return f"problem: {words}"

    def place(self, place: str, what: Sequence[str]) -> str:
        """Return a place between the spots, with its content."""
        return f"{place}, {', '.join(what) or 'empty'}"


class NoticeWords:
    """The notices, in English."""

    hand = "Move pieces."
    eraser = "Erase pieces."

    def opened(self, title: str) -> str:
        """Return that the editor for a game is open."""
        return f"Set up a position of {title}."

    def chosen(self, what: str) -> str:
        """Return the piece that the next click places."""
        return f"Place: {what}."

    def lies(self, spot: str, what: Sequence[str]) -> str:
        """Return a spot with its new content."""
        return f"{spot}: {', '.join(what) or 'empty'}."

    def faults(self, count: int) -> str:
        """Return the number of faults in the position."""
        if not count:
            return "No problems."
        return "1 problem." if count == 1 else f"{count} problems."

    def no_position(self, text: str, title: str) -> str:
        """Return that a link holds no valid position of its game."""
        return f"“{text}” is not a valid position of {title}. Ask for the link again."


say = spoken(Words)
say_notice = spoken(NoticeWords)
