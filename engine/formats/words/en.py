"""Error messages for files of moves (PDN, PGN), as ends of sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken
from engine.contract.words.en import quoted


class Words:
    """English texts, which quote the file."""

    no_game = "there is no game in this file"

    def line(self, line: int, fault: str) -> str:
        """Return an error with its line number."""
        return f"line {line}: {fault}"

    # --- tokens ------------------------------------------------------------------------------------

    open_variation = "the file ends inside a variation; a “)” is missing"
    stray_close = "this “)” does not close a variation"
    open_comment = "the comment that starts with “{” does not end"

    def no_tag(self, text: str) -> str:
        """Return the message that something is not a tag."""
        return f'{quoted(text)} is not a tag such as [Event "Club match"]'

    def not_understood(self, text: str) -> str:
        """Return the message that something is not part of the format."""
        return f"{quoted(text)} is not understood"

    def no_tag_name(self, name: str) -> str:
        """Return the message that a tag cannot be written."""
        return f"{quoted(name)} is not a valid tag name"

    # --- moves -------------------------------------------------------------------------------------

    def illegal(self, number: str, move: str) -> str:
        """Return the message that a move is not legal."""
        return f"move {number} {move} is not legal"

    def too_late(self, number: str, move: str) -> str:
        """Return the message that a move comes after the end of the game."""
        return f"move {number} {move} comes after the end of the game"

    def which_piece(self, number: str, move: str, meant: Sequence[str]) -> str:
        """Return the message that several pieces could make a move."""
        return f"move {number} {move} could be any of {', '.join(meant)}; say which piece"

    def which_route(self, number: str, move: str, meant: Sequence[str]) -> str:
        """Return the message that a capture could take several routes."""
        return f"move {number} {move} could be any of {', '.join(meant)}; write the squares between"

    # --- omissions ---------------------------------------------------------------------------------

    no_move_before = "a variation begins before the first move"
    too_many = "there are too many variations"
    escaped = "the line begins with “%”"
    too_many_tags = "there are too many tags"

    def note(self, line: int, fault: str) -> str:
        """Return an error as a sentence."""
        return f"Line {line}: {fault}."

    def skipped(self, line: int, fault: str) -> str:
        """Return an error that loses nothing else."""
        return f"Line {line}: {fault}; left out."

    def rest_of_game(self, line: int, fault: str) -> str:
        """Return an error that ends the reading of the moves."""
        return f"Line {line}: {fault}. The rest of the game is left out."

    def rest_of_variation(self, line: int, fault: str) -> str:
        """Return an error that ends the reading of a variation."""
        return f"Line {line}: {fault}. The rest of the variation is left out."

    def long_comment(self, line: int, most: int) -> str:
        """Return the message that a comment was cut."""
        return f"Line {line}: a comment has more than {most:,} characters. The rest is left out."

    def no_room_for_comment(self, line: int) -> str:
        """Return the message that a comment could not be kept."""
        return f"Line {line}: there are too many comments; this one is left out."

    def more_left_out(self, count: int) -> str:
        """Return the message that more was left out than is listed."""
        return f"And {count:,} more like these."

    def after_result(self, text: str) -> str:
        """Return the message that the moves go on after the result."""
        return f"{quoted(text)} comes after the result"

    def tag_twice(self, name: str) -> str:
        """Return the message that a tag is repeated."""
        return f"the tag {name} appears twice"

    def no_result(self, text: str) -> str:
        """Return the message that the tag Result is invalid."""
        return f"the result {quoted(text)} is not understood"

    def no_date(self, text: str) -> str:
        """Return the message that the tag Date is invalid."""
        return f"the date {quoted(text)} is not written like 1858.11.02"

    def other_result(self, tag: str, moves: str) -> str:
        """Return the message that two results differ; that of the moves is kept."""
        return f"the tag Result is {tag}, but the moves end with {moves}"

    def no_part_of_position(self, text: str) -> str:
        """Return the message that part of a position text is invalid."""
        return f"{quoted(text)} in the position is not understood, and left out"

    def no_such_right(self, rights: str) -> str:
        """Return the message that a position has impossible castling rights."""
        return f"king or rook is not on its home square, so the castling rights {quoted(rights)} are left out"

    def no_pawn_passed(self, square: str) -> str:
        """Return the message that a position has an impossible en-passant square."""
        return f"no pawn has just passed {quoted(square)}; this en passant square is left out"

    def long_tag(self, name: str, most: int) -> str:
        """Return the message that the value of a tag was cut."""
        return f"the tag {name} has more than {most:,} characters; the rest is left out"

    # --- kinds of games ----------------------------------------------------------------------------

    def other_variant(self, variant: str, known: str) -> str:
        """Return the message that a file is of another variant of chess; "" is chess itself."""
        return f"this is a game of {variant or 'chess'}, not {known or 'chess'}"

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
    """Games that the PDN game types stand for, except English draughts."""

    def other_draughts(self, kind: str) -> str:
        """Return the message that a file is of another kind of draughts."""
        name = self.draughts.get(kind, "not English draughts")
        return f"this is a game of type {quoted(kind)}, {name}; only 21 can be read"


say = spoken(Words)
