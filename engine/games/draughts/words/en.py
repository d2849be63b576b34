"""English texts of English draughts."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import lettered, spoken
from engine.contract.words.en import GameWords, quoted

DIAGONALLY, ACROSS = "gecahfdb", 4
"""Columns in the order of square numbers: the dark squares of one row, then those of the next."""


class Words(GameWords):
    """The English texts. A kind of piece is a side and a rank: "dark king"."""

    designer = "traditional"
    credit = "Traditional"
    tagline = "The plain ancestor: jump what you can, crown what gets through."
    seats = ("Dark", "Light")
    advice: Mapping[str, str] = {
        "no-pieces": "Keep your pieces in pairs: with another one right behind it, a piece cannot be jumped.",
        "no-moves": "Before you close a gap, count the moves that you will have left.",
        "": "Leave some pieces on your back row for a while: they keep your opponent from making kings.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Move a checker one step diagonally forward. Capture or block all of your opponent's pieces "
            "to win."
        ),
        "capture": (
            "If you can jump, you must: over an adjacent enemy piece onto the empty square behind it, "
            "and on from there while you can."
        ),
    }
    tutorial: Mapping[str, str] = {
        "step": (
            "Select one of your checkers, then the dark square diagonally in front of it, left or right. "
            "That is a move."
        ),
        "jump": (
            "A light checker stands in front of yours, and the square behind it is empty: jump over it. "
            "Jumping is compulsory, so no other move is legal now."
        ),
        "double": (
            "You can jump two in one turn. Select your checker, then the squares where it lands, one "
            "after the other."
        ),
        "crown": "Nothing stops your checker from reaching the last row. Move onto it.",
        "back": "A king jumps backward, too. Capture the last two with it.",
    }
    tutorial_done: Mapping[str, str] = {
        "step": "The two sides draw closer like this, one step a turn, until they meet.",
        "jump": (
            "Jumped pieces are removed. Your opponent must jump, too, so you can lure pieces where you "
            "want them."
        ),
        "double": "A piece keeps jumping as long as it can. Where the path forks, you choose.",
        "crown": "It is a king now, and moves forward and backward.",
        "back": "Your opponent has no pieces left: you win. Blocking them all wins as well.",
    }
    ends: Mapping[str, str] = {
        "no-moves": "{winner} wins: {loser} has no legal move.",
        "no-pieces": "{winner} wins: {loser} has no pieces left.",
        "repetition": "Draw by threefold repetition.",
        "forty-moves": "Draw: 40 moves by each side without a capture or a pawn move.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "king": ("a king", "kings"),
        "pawn": ("a pawn", "pawns"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "no-pieces": ("Clean sweep", "Win by capturing every piece."),
        "no-moves": ("Locked in", "Win by leaving your opponent without a move."),
        "triple": ("Hop, skip and jump", "Win after capturing three or more pieces in one move."),
        "crownless": ("No crown needed", "Win without crowning a piece."),
    }
    unnumbered = "light square"
    better: Mapping[str, str] = {
        "crown": "pawns nearer to being crowned",
        "middle": "pieces nearer the middle",
        "backed": "pawns backed up by another, so they cannot be jumped",
        "hunt": "kings nearer to their targets",
    }
    """Phrases for positional improvements."""
    sides: Mapping[str, str] = {"dark": "dark", "light": "light"}
    ranks: Mapping[str, str] = {"pawn": "pawn", "king": "king"}
    another_must = "Another piece must jump."

    def kind(self, kind: str) -> str:
        """Return the name of a kind of piece."""
        side, rank = kind.split()
        return f"{self.sides[side]} {self.ranks[rank]}"

    def spot(self, spot: str) -> str:
        """Return the number of a dark square, or its letters if those are set; a light one has no number."""
        if lettered():
            return spot
        column, rank = DIAGONALLY.index(spot[0]), int(spot[1])
        dark = (column < ACROSS) == bool(rank % 2)
        return str((rank - 1) * ACROSS + column % ACROSS + 1) if dark else f"{self.unnumbered} {spot}"

    def to_move(self, seat: int, must_jump: bool) -> str:
        """Return the prompt for the seat to move."""
        return f"{self.seats[seat]} {'must jump (D4)' if must_jump else 'to move'}."

    def others_turn(self, seat: int, kind: str) -> str:
        """Return the refusal of an opponent's piece."""
        return f"It is {self.seats[seat].lower()}'s turn, and this is a {self.kind(kind)}."

    def this_must(self, rank: str, on: bool) -> str:
        """Return the refusal of another move when the piece must jump, or jump on."""
        return f"This {self.ranks[rank]} must {'keep jumping' if on else 'jump'}."

    def blocked(self, kind: str, backward: bool) -> str:
        """Return the refusal of a blocked piece; `backward` marks a king."""
        ways = "king moves one square diagonally" if backward else "pawn moves one square diagonally forward"
        return f"This {self.kind(kind)} is blocked: a {ways}, to an empty square."

    # --- errors in position texts ------------------------------------------------------------------

    def no_position(self, text: str) -> str:
        """Return the fault of a text that is not a position."""
        return f"{quoted(text)} is not a draughts position such as B:W21,22,K30:B1,2"

    def side_twice(self, text: str) -> str:
        """Return the fault of two lists for one side."""
        return f"{quoted(text)} lists the same side twice"

    def no_square(self, text: str) -> str:
        """Return the fault of an item that is not a square."""
        return f"{quoted(text)} is not a square such as 12 or K12"

    def square_twice(self, text: str) -> str:
        """Return the fault of a square that does not exist or is listed twice."""
        return f"{quoted(text)}: squares are 1 to 32, each at most once"

    def square_shared(self, text: str) -> str:
        """Return the fault of a square in both lists."""
        return f"{quoted(text)}: two pieces are on one square"

    def too_many(self, most: int) -> str:
        """Return the fault of too many pieces on one side."""
        return f"a side can have at most {most} pieces"


class PuzzleWords:
    """The English texts of puzzles."""

    goals: Mapping[str, str] = {
        "win": "Win the game.",
        "crown": "Crown one of your pawns.",
        "haul": "Capture at least three pieces.",
    }


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
