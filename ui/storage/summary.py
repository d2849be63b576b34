"""What the list of saved games tells of a match."""

from __future__ import annotations

from collections.abc import Sequence

from engine.session.match import Match
from engine.session.narration import result_words


def summary(match: Match, names: Sequence[str]) -> tuple[str, str, bool]:
    """Return what the list tells of a match, as everybody may know it: status, position, whether it is over.

    `names` are what the players are called, by seat.
    """
    outcome, view = match.outcome, match.game.view(match.state, None)
    status = (
        result_words(outcome, tuple(names), match.game.words) if outcome else match.game.picture(view).prompt
    )
    return status, match.game.position(view), outcome is not None
