"""English texts of Chesskers."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.contract.words.en import GameWords, quoted


class Words(GameWords):
    """The English texts. `kinds` lists the kinds of pieces."""

    designer = "an unnamed designer"
    credit = f"By {designer}"
    tagline = "Sixteen checkers against a chess army, and every capture is compulsory."
    seats = ("Checkers", "Chess")
    advice: Mapping[str, str] = {
        "king-jumped": "Look for empty squares behind your king: a checker that can land there can jump it.",
        "": "Captures are compulsory for both sides: offer a piece to pull an enemy where you want it.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "All checkers, red and black, are one side: they move diagonally and jump. The chess army "
            "moves as in chess. The checkers win by jumping the king, the army by capturing every "
            "checker."
        ),
        "rows": (
            "The hatched rows belong to the checkers: a chess piece may enter them only by capturing. A "
            "checker that ends its move on the row behind the army becomes a super king."
        ),
        "capture": (
            "Captures are compulsory for both sides. That is how you lure your opponent where you want them."
        ),
    }
    tutorial: Mapping[str, str] = {
        "jump": (
            "You play the checkers. One of them can jump over the pawn and then over the knight, in one "
            "turn: select it, then where it lands."
        ),
        "super": "The last row is open to your checker on f2. Move onto it.",
        "king": "Your super king is right in front of the king. Jump over it, straight ahead.",
        "bait": "Now you have the chess army. Move your pawn to d5, right in front of the checker.",
        "take": "That checker has moved into your rook's line. Capture it.",
        "back": (
            "The last checker hides on the outer row, which chess pieces may enter only by capturing. Do "
            "that."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "jump": "Checkers jump over any chess piece, forward and backward, as long as they can.",
        "super": "Now it is a super king, which moves and jumps in all eight directions.",
        "king": "The king has been jumped, and the checkers win. There is no check, so nothing warns it.",
        "bait": (
            "The checker had to jump, because captures are compulsory. That is how you lure it where you "
            "want it."
        ),
        "take": "You had to capture as well: the rule holds for both sides.",
        "back": "No checker is left, so the chess army wins.",
    }
    ends: Mapping[str, str] = {
        "king-jumped": "{winner} wins: the king has been jumped.",
        "no-checkers": "{winner} wins: no checker is left.",
        "no-moves": "{winner} wins: {loser} has no legal move.",
        "repetition": "Draw by threefold repetition.",
        "fifty-moves": "Draw by the fifty-move rule.",
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
        "no-checkers": ("Off the table", "Win by capturing every checker."),
        "no-moves": ("Nowhere to go", "Win by leaving your opponent without a move."),
        "super": ("Super", "Win after a checker of yours becomes a super king."),
        "swallow": ("Three for supper", "Win after capturing three or more pieces in one move."),
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
        "super": "super kings nearer the middle",
        "pawn": "pawns nearer to promotion",
        "middle": "pieces nearer the middle",
        "king": "a king that is harder to jump",
        "guard": "more pieces next to the king, so no jump can land there",
    }
    """Phrases for positional improvements."""
    back_row = "back row"

    def kind(self, kind: str) -> str:
        """Return the name of a kind of piece."""
        return self.kinds[kind]

    def to_move(self, seat: int, must_capture: bool) -> str:
        """Return the prompt for the seat to move."""
        return f"{self.seats[seat]} {'must capture (K3)' if must_capture else 'to move'}."

    # --- refusals ----------------------------------------------------------------------------------

    only_by_capturing = "A chess piece may enter a back row, or move along it, only by capturing."
    has_moved = "The king or this rook has moved: no castling."
    between = "There is a piece between king and rook: no castling."
    king_in_danger = "A checker could jump the king: no castling now."

    def others_turn(self, seat: int, kind: str) -> str:
        """Return the refusal of an opponent's piece."""
        return f"{self.seats[seat]} to move, and this is a {self.kind(kind)}."

    def must(self, start: str, end: str) -> str:
        """Return the refusal of a quiet move when captures exist, with one of them."""
        return f"You must capture: {start} takes {end}."

    def checker_blocked(self, kind: str, is_super: bool) -> str:
        """Return the refusal of a blocked checker."""
        ways = "eight" if is_super else "four diagonal"
        return f"This {self.kind(kind)} is blocked: none of the {ways} squares next to it is empty."

    def only_to_back_row(self, kind: str) -> str:
        """Return the refusal of a piece whose only moves end on a back row."""
        return f"This {self.kind(kind)} could move only to a back row, and may enter one only by capturing."

    def blocked(self, kind: str) -> str:
        """Return the refusal of a blocked chess piece."""
        return f"This {self.kind(kind)} is blocked."

    def off_its_way(self, kind: str, start: str, end: str) -> str:
        """Return the refusal of a square that the piece cannot reach."""
        return f"The {self.kind(kind)} cannot move from {start} to {end}."

    # --- position editor ---------------------------------------------------------------------------

    checker = "checker"
    details = "Castling, counters"
    kings = "there can be at most one king"
    pawn_behind = "a pawn cannot be on rank 1 or 2: it starts on rank 3"

    def castles(self, right: str) -> str:
        """Return the label of a castling right."""
        return f"{self.seats[1]} may castle {'to the right' if right == 'K' else 'to the left'}"

    def bad_rights(self, text: str) -> str:
        """Return the fault of unreadable castling rights."""
        return f"{quoted(text)} should be KQ, K, Q or -"


class PuzzleWords:
    """The English texts of puzzles."""

    goals: Mapping[str, str] = {
        "king": "Jump the king.",
        "super": "Make a super king.",
        "haul": "Capture at least three chess pieces.",
        "win": "Win the game.",
    }


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
