"""English texts of Nuclear Chess, beyond those of chess."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.games.chess.words.en import Words as ChessWords


class Words(ChessWords):
    """The English texts."""

    designer = "players unknown; described by David L. Van Slyke"
    credit = f"By {designer}"
    tagline = "Chess, but every pawn is a bomb: mind what is next to it."
    advice: Mapping[str, str] = {
        "no-king": "Keep your king away from pawns, your own included: every one of them is a bomb.",
        "": "Before each move, look at the squares around every pawn that could be captured next.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "It is chess, but a captured pawn explodes, together with its captor and everything around "
            "it. Select a piece, then point at a pawn or tap it to see what would burn."
        ),
        "check": (
            "Check by fire counts: an attack on a pawn next to your king, or linked to one, can burn the "
            "king."
        ),
    }
    tutorial: Mapping[str, str] = {
        "blast": (
            "Every pawn is a bomb. Capture the one on d5 with your queen; before you confirm, the board "
            "marks what would burn."
        ),
        "quiet": "Only a captured pawn explodes. Let your own pawn capture the knight next to it.",
        "chain": (
            "A burning pawn sets fire to the pawns next to it. Capture the first one in the row, on c6, "
            "with your knight."
        ),
        "fuse": (
            "The bishop could capture on g2, and the fire would spread through f2 to your king: that is "
            "check. Every legal move ends it: find one."
        ),
        "mate": "Each side has made one move. Move your queen to h5 and see what it attacks.",
    }
    tutorial_done: Mapping[str, str] = {
        "blast": "The pawn took your queen with it, along with the knight, bishop and rook around it.",
        "quiet": "Nothing burns, and your pawn lives on, still a bomb.",
        "chain": (
            "The fire ran along the row and burnt the queen at the far end. Never line up your pawns "
            "next to pieces you want to keep."
        ),
        "fuse": "The pawns around a king are its fuse. Keep their neighbours out of reach.",
        "mate": (
            "Checkmate after two moves. Whatever Black does, you can capture a pawn whose fire reaches "
            "the king."
        ),
    }
    better: Mapping[str, str] = {
        **ChessWords.better,
        "pawns": "pawns farther forward, or connected",
        "fuse": "fewer pawns through which the king could be blown up",
    }
    ends: Mapping[str, str] = {**ChessWords.ends, "no-king": "{winner} wins: {loser}'s king is destroyed."}
    achievements: Mapping[str, tuple[str, str]] = {
        "mate": ("Meltdown", "Win by checkmate."),
        "fuse": ("Short fuse", "Win with a move that blows something up."),
        "queen": ("Boom, your majesty", "Win after one of your blasts destroys the enemy queen."),
        "moth": ("Moth to the flame", "Win after blowing up your own queen."),
        "chain": ("Chain reaction", "Win after setting off four pawns with one move."),
        "calm": ("Peace treaty", "Win without blowing anything up."),
        "stalemate": ("Cold war", "Draw by stalemate."),
    }
    blast = "blast"

    def burns(self, own: str) -> str:
        """Return the phrase for the player's own pieces in a blast."""
        return f"its own blast burns {own}"

    def would_go(self, kind: str, step: int) -> str:
        """Return the name of a piece that would be destroyed, with the step of the chain."""
        return f"{self.kind(kind)} would burn, step {step}"


class PuzzleWords:
    """The English texts of puzzles."""

    goals: Mapping[str, str] = {
        "mate": "Checkmate.",
        "blast": "Destroy the queen with a blast.",
        "moth": "Make your opponent blow up their own queen.",
    }


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
