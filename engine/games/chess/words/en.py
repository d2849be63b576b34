"""English texts of chess; those of Nuclear Chess build on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.language import spoken
from engine.contract.words.en import GameWords, quoted


class Words(GameWords):
    """The English texts. A kind of piece is a colour and a rank: "white king"."""

    designer = "traditional"
    credit = "Traditional"
    tagline = "The neighbour's game: the board is the same, the pieces are not."
    seats = ("White", "Black")
    advice: Mapping[str, str] = {
        "checkmate": "Keep your king safe: castle early, and leave it a square to escape to.",
        "": "Before each move, look at every check and capture that your opponent could answer with.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Checkmate the enemy king: attack it so that it cannot escape. Select a piece to see where "
            "it can go."
        ),
        "check": "Your king is in check. Move it, block the attack, or capture the attacker.",
    }
    tutorial: Mapping[str, str] = {
        "leap": (
            "A knight jumps two squares in one direction and one to the side, over anything in between. "
            "Capture the queen with it."
        ),
        "pass": (
            "The black pawn has just moved two squares, past yours. Capture it as if it had moved only "
            "one: move your pawn to d6."
        ),
        "castle": "Bring your king to safety: select it, then the square two steps towards a rook.",
        "check": "The rook attacks your king. Move the king out of its line, or block the attack.",
        "queen": "Your pawn is one step from the last row. Move it there and choose what it becomes.",
        "mate": (
            "The black king is hemmed in by its own pawns. Attack it along its row, from the far end of "
            "the board."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "leap": "No other piece jumps like that: all the others need a clear path.",
        "pass": "This is called en passant. It is legal only on the very next move.",
        "castle": (
            "The rook jumps to the king's other side. You may castle if neither has moved and no square "
            "on the king's path is attacked."
        ),
        "check": "Your king is safe again. A move that leaves it in check is not legal.",
        "queen": "Most players choose the queen, which moves in any direction, any distance.",
        "mate": "Checkmate: the king is attacked and cannot be saved. That wins the game.",
    }
    ends: Mapping[str, str] = {
        "checkmate": "{winner} wins by checkmate: {loser} is in check, and no legal move ends it.",
        "stalemate": "Draw by stalemate: no legal move, but no check.",
        "fifty-moves": "Draw by the fifty-move rule.",
        "repetition": "Draw by threefold repetition.",
        "material": "Draw: neither side has enough pieces left to checkmate.",
    }
    pieces: Mapping[str, tuple[str, str]] = {
        "king": ("a king", "kings"),
        "queen": ("a queen", "queens"),
        "rook": ("a rook", "rooks"),
        "bishop": ("a bishop", "bishops"),
        "knight": ("a knight", "knights"),
        "pawn": ("a pawn", "pawns"),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "pawn-mate": ("Foot soldier", "Checkmate with a pawn."),
        "knight-mate": ("Round the corner", "Checkmate with a knight."),
        "modest": ("No queen, thank you", "Win after promoting a pawn to something other than a queen."),
        "stalemate": ("Stuck in the mud", "Draw by stalemate."),
    }
    better: Mapping[str, str] = {
        "forward": "pawns farther forward, or nearer the middle",
        "passed": "a passed pawn, or one farther advanced",
        "linked": "connected pawns",
        "middle": "more active pieces",
        "rooks": "rooks on open files, or farther forward",
        "siege": "more pieces near the enemy king",
        "hit": "a pawn that attacks a piece",
        "guarded": "pieces protected by a pawn",
        "king": "a safer king",
        "march": "a king nearer to where it is needed",
    }
    """Phrases for positional improvements."""
    colours: Mapping[str, str] = {"white": "white", "black": "black"}
    ranks: Mapping[str, str] = {
        "pawn": "pawn",
        "knight": "knight",
        "bishop": "bishop",
        "rook": "rook",
        "queen": "queen",
        "king": "king",
    }

    def kind(self, kind: str) -> str:
        """Return the name of a kind of piece."""
        colour, rank = kind.split()
        return f"{self.colours[colour]} {self.ranks[rank]}"

    def choice(self, rank: str) -> str:
        """Return the label of a promotion button."""
        return self.ranks[rank].capitalize()

    def to_move(self, seat: int, check: bool) -> str:
        """Return the prompt for the seat to move."""
        return f"{self.seats[seat]} to move{', and in check' if check else ''}."

    # --- refusals ----------------------------------------------------------------------------------

    suicide = "A king can never capture a pawn: the blast would destroy your own king."
    blast_takes_king = "The blast would destroy your own king."
    no_castling_in_check = "You cannot castle out of check."
    no_castling_through = "You cannot castle through or into check."

    def others_turn(self, seat: int, kind: str) -> str:
        """Return the refusal of an opponent's piece."""
        return f"It is {self.seats[seat]}'s turn, and this is a {self.kind(kind)}."

    def blocked(self, kind: str) -> str:
        """Return the refusal of a blocked piece."""
        return f"This {self.kind(kind)} is blocked: it can reach no empty square and no enemy piece."

    def off_its_way(self, kind: str, start: str, end: str) -> str:
        """Return the refusal of a square that the piece cannot reach."""
        return f"The {self.kind(kind)} cannot move from {start} to {end}."

    def king_lost(self, deed: str) -> str:
        """Return the refusal of a move that would lose the king."""
        return f"This would lose your king: {deed}."

    # --- check -------------------------------------------------------------------------------------

    king_in_check = "king in check"
    gives_check = "gives check"
    in_the_blast = "in the blast"
    attacked = "attacked"

    def deed(self, kind: str, start: str, victim: str, spot: str, blast: bool) -> str:
        """Return the description of a capture that removes a king, directly or by its blast."""
        words = f"the {self.kind(kind)} on {start} captures the {self.kind(victim)} on {spot}"
        return f"{words}, and the blast destroys the king" if blast else words

    def in_check(self, seat: int, deed: str) -> str:
        """Return the note on a check and the capture that threatens."""
        return f"{self.seats[seat]} is in check: {deed}."

    # --- mate --------------------------------------------------------------------------------------

    wherever = "the king would be lost wherever it moves"
    cannot_step = "the king cannot move away"
    no_move_stops = "no move stops every threat"
    no_move_saves = "no other move saves the king"

    def attackers(self, giving: Sequence[tuple[str, str]], seat: int) -> str:
        """Return the pieces, each with its square, that attack a seat's king."""
        named = " and the ".join(f"{self.kind(kind)} on {spot}" for kind, spot in giving)
        return f"The {named} {'attacks' if len(giving) == 1 else 'attack'} {self.seats[seat]}'s king."

    def threats(self, seat: int, near: Sequence[str], far: Sequence[str]) -> str:
        """Return the moves that would blow up the opponent's king, directly or through other pawns."""
        king = f"{self.seats[1 - seat]}'s king"
        ways = [f"{' or '.join(near)}, which would blow up {king}"] if near else []
        if far:
            whom = "it" if near else king
            ways.append(f"{' or '.join(far)}, which would burn through the pawns to {whom}")
        return f"{self.seats[seat]} could play {', or '.join(ways)}."

    def nobody_takes(self, kind: str, spot: str) -> str:
        """Return the reason that the attacker cannot be captured."""
        return f"no other piece can capture the {self.kind(kind)} on {spot}"

    def would_burn(self, move: str) -> str:
        """Return the reason that a capture would blow up one's own king."""
        return f"{move} would burn it as well"

    def would_allow(self, move: str, reply: str) -> str:
        """Return the reason that a capture does not help."""
        return f"{move} would allow {reply}"

    def fails(self, reasons: Sequence[str]) -> str:
        """Return the sentence that joins the reasons."""
        *first, last = reasons
        told = f"{', '.join(first)}, and {last}."
        return told[:1].upper() + told[1:]

    # --- errors in position texts ------------------------------------------------------------------

    kings_touch = "the kings are next to each other"
    pawn_on_end = "a pawn cannot be on the first or the last rank"

    def no_position(self, text: str, example: str) -> str:
        """Return the fault of a text that is not a position."""
        return f"{quoted(text)} is not a position such as {example}"

    def bad_rows(self, text: str, count: int) -> str:
        """Return the fault of a wrong number of rows."""
        return f"{quoted(text)} has {count} rows, not 8"

    def bad_sign(self, row: str, sign: str) -> str:
        """Return the fault of an unknown sign in a row."""
        return f"{quoted(row)}: {quoted(sign)} is not a piece, or the row is too long"

    def bad_squares(self, row: str, count: int) -> str:
        """Return the fault of a row without exactly eight squares."""
        return f"{quoted(row)} has {count} squares, not 8"

    def bad_counts(self, clock: str, number: str) -> str:
        """Return the fault of counters that are not numbers."""
        return f"{quoted(clock)} and {quoted(number)} should be the half-move clock and the move number"

    def large_counts(self, clock: str, number: str) -> str:
        """Return the fault of counters out of range."""
        return f"{quoted(clock)} and {quoted(number)}: the counters are out of range"

    def bad_side(self, text: str, first: str, second: str) -> str:
        """Return the fault of an unknown side to move."""
        return f"{quoted(text)}: the side to move must be {first} or {second}"

    def bad_rights(self, text: str) -> str:
        """Return the fault of unreadable castling rights."""
        return f"{quoted(text)} should be made of the letters KQkq, or be -"

    def bad_passed(self, text: str) -> str:
        """Return the fault of an impossible en passant square."""
        return f"{quoted(text)}: no pawn has just passed there"

    def one_king(self, seat: int) -> str:
        """Return the fault of a seat without exactly one king."""
        return f"{self.seats[seat]} needs exactly one king"

    def not_to_move(self, text: str, seat: int) -> str:
        """Return the fault of a position in which the seat not to move is in check."""
        return f"{quoted(text)}: {self.seats[seat]} is in check but not to move"

    # --- position editor ---------------------------------------------------------------------------

    details = "Castling, en passant, counters"
    passed = "En passant square"
    nothing_passed = "none"
    clock = "Half-moves since the last capture or pawn move"
    number = "Move number"

    def castles(self, right: str) -> str:
        """Return the label of a castling right, by its letter in FEN."""
        side = "kingside" if right in "Kk" else "queenside"
        return f"{self.seats[right.islower()]} may castle {side}"

    def bad_count(self, text: str, least: int, most: int) -> str:
        """Return the fault of a counter that is not a number in range."""
        return f"{quoted(text)} is not a number from {least} to {most}"

    def no_field(self, text: str) -> str:
        """Return the fault of a surplus field."""
        return f"{quoted(text)} is one field too many"

    def could_be_taken(self, seat: int) -> str:
        """Return the editor's fault of a seat in check that is not to move."""
        return f"{self.seats[seat]} is in check but not to move"


class PuzzleWords:
    """The English texts of puzzles."""

    goals: Mapping[str, str] = {
        "mate": "Checkmate.",
        "stalemate": "Force a stalemate.",
    }


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
