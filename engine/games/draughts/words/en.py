"""What English draughts says."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import lettered, spoken
from engine.contract.words.en import GameWords

DIAGONALLY, ACROSS = "gecahfdb", 4
"""The columns in the order of the numbers: those of the dark squares in one row, then in the next."""


class Words(GameWords):
    """In English. A kind of piece is a side and a rank: "dark king"."""

    designer = "traditional"
    credit = "Traditional"
    tagline = "The plain ancestor: jump what you can, crown what gets through."
    seats = ("Dark", "Light")
    lessons: Mapping[str, str] = {
        "start": (
            "Move a checker one step forward, slantwise. Who takes all of the other side's, or shuts "
            "them in, has won."
        ),
        "capture": (
            "If you can jump, you must: over a piece beside you, onto the free square behind it, and "
            "on from there while you can."
        ),
    }
    guide: Mapping[str, str] = {
        "step": (
            "Pick one of your checkers, then the dark square before it, to the left or to the right. "
            "That is a move."
        ),
        "jump": (
            "A light checker stands before yours, and the square behind it is free: jump over it. Who "
            "can jump must, so nothing else can be done now."
        ),
        "double": (
            "Two can be jumped in one turn. Pick your checker, then the squares on which it lands, "
            "one after the other."
        ),
        "crown": "Nothing keeps your checker from the last row. Step onto it.",
        "back": "A king jumps backwards, too. Take the last two with it.",
    }
    guide_seen: Mapping[str, str] = {
        "step": "So both sides come nearer, a step a turn, until they meet.",
        "jump": (
            "What is jumped over is gone. The others must jump, too, and so you can lead them where "
            "you want them."
        ),
        "double": "A piece goes on jumping as long as it can. Where the way forks, you choose.",
        "crown": "It is a king now, and goes forward and back.",
        "back": "Nothing is left of the other side: you have won. Shutting it in wins as well.",
    }
    ends: Mapping[str, str] = {
        "no-moves": "{winner} wins: {loser} has no legal move.",
        "no-pieces": "{winner} wins: {loser} has no pieces left.",
        "repetition": "A draw: the same position for the third time.",
        "forty-moves": "A draw: 40 moves each without a capture or a pawn move.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "king": ("a king", "kings"),
        "pawn": ("a pawn", "pawns"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "no-pieces": ("Clean sweep", "Win by taking every piece."),
        "no-moves": ("Locked in", "Win by leaving the other side without a move."),
        "triple": ("Hop, skip and jump", "Win, and take three pieces or more in one move on the way."),
        "crownless": ("No crown needed", "Win without crowning a piece."),
    }
    unnumbered = "light square"
    better: Mapping[str, str] = {
        "crown": "pawns nearer to the row where they are crowned",
        "middle": "pieces nearer to the middle",
        "backed": "pawns with another one behind them, where they cannot be jumped",
        "hunt": "kings nearer to what they hunt",
    }
    """What may be better than before."""
    sides: Mapping[str, str] = {"dark": "dark", "light": "light"}
    ranks: Mapping[str, str] = {"pawn": "pawn", "king": "king"}
    another_must = "Another piece must jump."

    def kind(self, kind: str) -> str:
        """Return what a piece is called."""
        side, rank = kind.split()
        return f"{self.sides[side]} {self.ranks[rank]}"

    def spot(self, spot: str) -> str:
        """Return the number of a dark square, unless letters are wanted; a light one has none."""
        if lettered():
            return spot
        column, rank = DIAGONALLY.index(spot[0]), int(spot[1])
        dark = (column < ACROSS) == bool(rank % 2)
        return str((rank - 1) * ACROSS + column % ACROSS + 1) if dark else f"{self.unnumbered} {spot}"

    def to_move(self, seat: int, must_jump: bool) -> str:
        """Return what a seat is asked for."""
        return f"{self.seats[seat]} {'must jump (D4)' if must_jump else 'to move'}."

    def others_turn(self, seat: int, kind: str) -> str:
        """Return that it is a seat's turn, and the piece is the other's."""
        return f"It is {self.seats[seat].lower()}'s turn, and this is a {self.kind(kind)}."

    def this_must(self, rank: str, on: bool) -> str:
        """Return that a piece must jump, or jump on."""
        return f"This {self.ranks[rank]} must jump{' on' if on else ''}."

    def blocked(self, kind: str, backward: bool) -> str:
        """Return that a piece cannot go anywhere; those that go `backward` go all four ways."""
        ways = "king goes one square diagonally" if backward else "pawn goes one square diagonally forward"
        return f"This {self.kind(kind)} is blocked: a {ways}, to an empty square."

    # --- positions that cannot be read -------------------------------------------------------------

    def no_position(self, text: str) -> str:
        """Return that a text is no position at all."""
        return f"{text!r} is not a draughts position such as B:W21,22,K30:B1,2"

    def side_twice(self, text: str) -> str:
        """Return that both lists are of one side."""
        return f"{text!r} lists the same side twice"

    def no_square(self, text: str) -> str:
        """Return that something in a list is no square."""
        return f"{text!r} is not a square such as 12 or K12"

    def square_twice(self, text: str) -> str:
        """Return that a square does not exist, or is taken already."""
        return f"{text!r}: squares are 1 to 32, each at most once"

    def square_shared(self, text: str) -> str:
        """Return that a square is in both lists."""
        return f"{text!r}: two pieces stand on one square"

    def too_many(self, most: int) -> str:
        """Return that a side has too many pieces."""
        return f"a side has at most {most} pieces"


class PuzzleWords:
    """In English."""

    goals: Mapping[str, str] = {
        "win": "Win the game.",
        "crown": "Crown one of your pawns.",
        "haul": "Take at least three pieces.",
    }


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
