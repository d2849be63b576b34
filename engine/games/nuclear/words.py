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
    blast = "blast"

    def would_go(self, kind: str, step: int) -> str:
        """Return that a piece would be swept away, in which step of the chain."""
        return f"{self.kind(kind)} would go, step {step}"


say = spoken(Words)
