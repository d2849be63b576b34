"""English texts of Chesskers."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.contract.words.en import GameWords


class Words(GameWords):
    """The English texts. `kinds` lists the kinds of pieces."""

    designer = "an unnamed designer"
    credit = f"By {designer}"
    tagline = "Sixteen checkers against a chess army, and whoever can capture must."
    seats = ("Checkers", "Chess")
    lessons: Mapping[str, str] = {
        "start": (
            "All checkers, red and black, are one side: they go slantwise and jump. The chess army moves as "
            "in chess. The checkers win by jumping the king, the army by taking every checker."
        ),
        "rows": (
            "The hatched rows are for the checkers: a chess piece comes there only by taking something, and "
            "a checker that ends its way on the one behind the army becomes a super king."
        ),
        "capture": (
            "Who can capture must, on either side, and that is how one gets the other where one wants."
        ),
    }
    tutorial: Mapping[str, str] = {
        "jump": (
            "You have the checkers. One of them can jump over the pawn and on over the knight, in one "
            "turn: pick it, then where it lands."
        ),
        "super": "The way to the last row is free for your checker on f2. Step onto it.",
        "king": "Your super king stands before the king. Jump over it, straight ahead.",
        "bait": "Now you have the chess army. Put your pawn on d5, right before the checker.",
        "take": "That checker has come into your rook's line. Take it.",
        "back": (
            "The last checker hides on the outer row, which chess pieces enter only by taking "
            "something there. Do that."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "jump": "Checkers jump over any chess piece, forward and back, as long as they can.",
        "super": "Now it is a super king, which steps and jumps in all eight directions.",
        "king": "The king is jumped, and the checkers have won. Nobody warns it: there is no check.",
        "bait": "The checker had to jump, for who can capture must. So you bring it where you want it.",
        "take": "You had to do that as well: the duty holds for both sides.",
        "back": "No checker is left, so the chess army has won.",
    }
    ends: Mapping[str, str] = {
        "king-jumped": "{winner} won: the king is jumped.",
        "no-checkers": "{winner} won: no checker is left.",
        "no-moves": "{winner} won: no legal move is left for {loser}.",
        "repetition": "A draw: the same position for the third time.",
        "fifty-moves": "A draw: 50 moves each without a capture or a pawn move.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "super-king": ("a super king", "super kings"),
        "checker": ("a checker", "checkers"),
        "king": ("a king", "kings"),
        "queen": ("a queen", "queens"),
        "rook": ("a rook", "rooks"),
        "bishop": ("a bishop", "bishops"),
        "knight": ("a knight", "knights"),
        "pawn": ("a pawn", "pawns"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "king-jumped": ("Over the crown", "Win by jumping the king."),
        "no-checkers": ("Off the table", "Win by taking every checker."),
        "no-moves": ("Nowhere to go", "Win by leaving the other side without a move."),
        "super": ("Super", "Win, and have a checker become a super king on the way."),
        "swallow": ("Three for supper", "Win, and take three pieces or more in one move on the way."),
    }
    kinds: Mapping[str, str] = {
        "red checker": "red checker",
        "black checker": "black checker",
        "super king": "super king",
        "white pawn": "white pawn",
        "white knight": "white knight",
        "white bishop": "white bishop",
        "white rook": "white rook",
        "white queen": "white queen",
        "white king": "white king",
    }
    choices: Mapping[str, str] = {
        "pawn": "Pawn",
        "knight": "Knight",
        "bishop": "Bishop",
        "rook": "Rook",
        "queen": "Queen",
        "king": "King",
    }
    """Labels of the promotion buttons."""
    better: Mapping[str, str] = {
        "crown": "checkers nearer to the row where they become super kings",
        "edge": "more checkers on the edge, where they are safer",
        "super": "super kings nearer to the middle",
        "pawn": "pawns nearer to their promotion",
        "middle": "pieces nearer to the middle",
        "king": "the king where it is harder to jump",
        "guard": "more pieces beside the king, where no jump can land then",
    }
    """Phrases for positional improvements."""
    back_row = "back row"

    def kind(self, kind: str) -> str:
        """Return the name of a kind of piece."""
        return self.kinds[kind]

    def to_move(self, seat: int, must_capture: bool) -> str:
        """Return the prompt for the seat to move."""
        return f"{self.seats[seat]} {'must capture (K3)' if must_capture else 'to move'}."

    # --- why not -----------------------------------------------------------------------------------

    only_by_capturing = "A chess piece goes to a back row, or along it, only by capturing."
    has_moved = "The king or this rook has moved: no castling."
    between = "Something stands between king and rook: no castling."
    king_in_danger = "A checker could jump the king: no castling now."

    def others_turn(self, seat: int, kind: str) -> str:
        """Return the refusal of an opponent's piece."""
        return f"{self.seats[seat]} to move, and this is a {self.kind(kind)}."

    def must(self, start: str, end: str) -> str:
        """Return the refusal of a quiet move when captures exist, with one of them."""
        return f"Who can capture must: {start} takes {end}."

    def checker_blocked(self, kind: str, is_super: bool) -> str:
        """Return the refusal of a blocked checker."""
        ways = "eight" if is_super else "four diagonal"
        return f"This {self.kind(kind)} is blocked: none of the {ways} squares beside it is empty."

    def only_to_back_row(self, kind: str) -> str:
        """Return the refusal of a piece whose only moves end on a back row."""
        return f"This {self.kind(kind)} could only go to a back row, and may enter one only by capturing."

    def blocked(self, kind: str) -> str:
        """Return the refusal of a blocked chess piece."""
        return f"This {self.kind(kind)} is blocked."

    def off_its_way(self, kind: str, start: str, end: str) -> str:
        """Return the refusal of a square that the piece cannot reach."""
        return f"The {self.kind(kind)} does not go from {start} to {end}."

    # --- setting up a position ---------------------------------------------------------------------

    checker = "checker"
    details = "Castling, counters"
    kings = "there is one king at most"
    pawn_behind = "a pawn cannot stand on rank 1 or 2: it starts on rank 3"

    def castles(self, right: str) -> str:
        """Return the label of a castling right."""
        return f"{self.seats[1]} may castle {'to the right' if right == 'K' else 'to the left'}"

    def bad_rights(self, text: str) -> str:
        """Return the fault of unreadable castling rights."""
        return f"{text!r} should be KQ, K, Q or -"


class PuzzleWords:
    """The English texts of puzzles."""

    goals: Mapping[str, str] = {
        "king": "Jump the king.",
        "super": "Make a super king.",
        "haul": "Take at least three chess pieces.",
        "win": "Win the game.",
    }


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
