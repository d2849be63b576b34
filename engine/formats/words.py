"""What is said of files of moves (PDN, PGN) that cannot be read: the end of a sentence that says so."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken


class Words:
    """In English. What stands in the file is quoted."""

    no_game = "there is no game in this file"

    def line(self, line: int, fault: str) -> str:
        """Return a fault with the line that it is in."""
        return f"line {line}: {fault}"

    # --- tokens ------------------------------------------------------------------------------------

    open_variation = "the file ends inside a variation; a ')' is missing"
    stray_close = "')' closes no variation"
    open_comment = "the comment that starts with '{' has no end"

    def no_tag(self, text: str) -> str:
        """Return that something is no tag."""
        return f'{text!r} is no tag such as [Event "Club match"]'

    def not_understood(self, text: str) -> str:
        """Return that something is no part of the format."""
        return f"{text!r} is not understood"

    def no_tag_name(self, name: str) -> str:
        """Return that a tag cannot be written."""
        return f"{name!r} is no name for a tag"

    # --- moves -------------------------------------------------------------------------------------

    def illegal(self, number: str, move: str) -> str:
        """Return that a move is not legal."""
        return f"move {number} {move} is not legal"

    def too_late(self, number: str, move: str) -> str:
        """Return that a move comes when the game is over."""
        return f"move {number} {move} comes after the end of the game"

    def which_piece(self, number: str, move: str, meant: Sequence[str]) -> str:
        """Return that a move may be several pieces' move."""
        return f"move {number} {move} could be any of {', '.join(meant)}; say which piece"

    def which_route(self, number: str, move: str, meant: Sequence[str]) -> str:
        """Return that a capture may go several ways."""
        return f"move {number} {move} could be any of {', '.join(meant)}; write the squares between"

    def left_out(self, lines: int, notes: int) -> str:
        """Return how many lines and notes of a file were left out, as a sentence; "" if none was."""
        told = [f"{lines} of the variations (not legal, or too long)"] if lines else []
        told += [f"{notes} of the comments (too much to keep)"] if notes else []
        return f"Not everything in the file could be kept. Left out: {', '.join(told)}." if told else ""

    # --- kinds of games ----------------------------------------------------------------------------

    def other_variant(self, variant: str, known: str) -> str:
        """Return that a file is of another variant of chess; "" is chess itself."""
        return f"this is a game of {variant or 'chess'}, not of {known or 'chess'}"

    draughts: Mapping[str, str] = {
        "20": "international draughts",
        "22": "Italian draughts",
        "23": "American pool checkers",
        "24": "Spanish draughts",
        "25": "Russian draughts",
        "26": "Brazilian draughts",
        "27": "Canadian draughts",
        "28": "Portuguese draughts",
        "29": "Frisian draughts",
        "30": "Turkish draughts",
        "31": "Thai draughts",
        "32": "Czech draughts",
    }
    """What is played by the types of games in PDN, but for English draughts."""

    def other_draughts(self, kind: str) -> str:
        """Return that a file is of another kind of draughts."""
        name = self.draughts.get(kind, "not English draughts")
        return f"this is a game of type {kind!r}, {name}; only 21 can be read"


say = spoken(Words)
