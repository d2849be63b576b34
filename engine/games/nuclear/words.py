"""What Nuclear Chess says, beside what chess says."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.games.chess.words import Words as ChessWords


class Words(ChessWords):
    """In English."""

    designer = "players unknown; described by David L. Van Slyke"
    credit = f"By {designer}"
    tagline = "Chess, but every pawn is a bomb: mind what stands beside it."
    lessons: Mapping[str, str] = {
        "start": (
            "It is chess, but a pawn that is captured explodes, with who took it and all around it. "
            "Pick up a piece and point at a pawn to see what would burn."
        ),
        "check": (
            "Check by fire counts: an attack on a pawn beside your king, or linked to one, can burn the king."
        ),
    }
    ends: Mapping[str, str] = {**ChessWords.ends, "no-king": "{winner} wins: {loser}'s king is gone."}
    feats: Mapping[str, tuple[str, str]] = {
        "mate": ("Meltdown", "Win by checkmate."),
        "fuse": ("Short fuse", "Win with a move that blows something up."),
        "queen": ("Boom, your majesty", "Win, and have a blast of yours take the other queen on the way."),
        "moth": ("Moth to the flame", "Win, though a blast of yours took your own queen."),
        "chain": ("Chain reaction", "Win, and set off four pawns with one move on the way."),
        "calm": ("Peace treaty", "Win without blowing anything up."),
        "stalemate": ("Cold war", "Draw by stalemate."),
    }
    blast = "blast"

    def would_go(self, kind: str, step: int) -> str:
        """Return that a piece would be swept away, in which step of the chain."""
        return f"{self.kind(kind)} would go, step {step}"


say = spoken(Words)
