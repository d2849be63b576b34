"""English texts of Nuclear Chess, beyond those of chess."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.games.chess.words.en import Words as ChessWords


class Words(ChessWords):
    """The English texts."""

    designer = "players unknown; described by David L. Van Slyke"
    credit = f"By {designer}"
    tagline = "Chess, but every pawn is a bomb: mind what stands beside it."
    lessons: Mapping[str, str] = {
        "start": (
            "It is chess, but a pawn that is captured explodes, with who took it and all around it. "
            "Pick up a piece, then point at a pawn or touch it: you see what would burn."
        ),
        "check": (
            "Check by fire counts: an attack on a pawn beside your king, or linked to one, can burn the king."
        ),
    }
    tutorial: Mapping[str, str] = {
        "blast": (
            "Every pawn is a bomb. Take the one on d5 with your queen; before it is done, the board "
            "marks what would burn."
        ),
        "quiet": "Only a pawn that is taken explodes. Let your own pawn take the knight beside it.",
        "chain": (
            "A pawn that burns sets fire to the pawns beside it. Take the first of the row, on c6, "
            "with your knight."
        ),
        "fuse": (
            "The bishop could take on g2, and the fire would run over f2 to your king: that is check. "
            "Any move that is allowed ends it. Find one."
        ),
        "mate": "Each side has made one move. Go to h5 with your queen, and see what it looks at.",
    }
    tutorial_done: Mapping[str, str] = {
        "blast": "The pawn took your queen with it, and a knight, a bishop and a rook that stood around it.",
        "quiet": "Nothing burns, and your pawn goes on as the bomb that it is.",
        "chain": (
            "The fire went along the row, and burnt the queen at its far end. Never line your pawns "
            "up beside what is dear to you."
        ),
        "fuse": "The pawns around a king are its fuse. Keep their neighbours out of reach.",
        "mate": (
            "Checkmate after two moves. Whatever Black does, you can take a pawn whose fire reaches the king."
        ),
    }
    better: Mapping[str, str] = {
        **ChessWords.better,
        "pawns": "pawns farther forward, or with friends beside them",
        "fuse": "fewer pawns by which the king could be blown up",
    }
    ends: Mapping[str, str] = {**ChessWords.ends, "no-king": "{winner} wins: {loser}'s king is gone."}
    achievements: Mapping[str, tuple[str, str]] = {
        "mate": ("Meltdown", "Win by checkmate."),
        "fuse": ("Short fuse", "Win with a move that blows something up."),
        "queen": ("Boom, your majesty", "Win, and have a blast of yours take the other queen on the way."),
        "moth": ("Moth to the flame", "Win, though a blast of yours took your own queen."),
        "chain": ("Chain reaction", "Win, and set off four pawns with one move on the way."),
        "calm": ("Peace treaty", "Win without blowing anything up."),
        "stalemate": ("Cold war", "Draw by stalemate."),
    }
    blast = "blast"

    def burns(self, own: str) -> str:
        """Return the phrase for own pieces destroyed by a blast."""
        return f"the blast burns {own} of its own"

    def would_go(self, kind: str, step: int) -> str:
        """Return the name of a piece that would be destroyed, with the step of the chain."""
        return f"{self.kind(kind)} would go, step {step}"


class PuzzleWords:
    """The English texts of puzzles."""

    goals: Mapping[str, str] = {
        "mate": "Give mate.",
        "blast": "Have a blast of yours take the queen.",
        "moth": "Make them blow up their own queen.",
    }


say = spoken(Words)
say_puzzle = spoken(PuzzleWords)
