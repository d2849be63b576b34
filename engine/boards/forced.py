"""Forced captures as explanations, in games with compulsory capture."""

from __future__ import annotations

from collections.abc import Sequence

from engine.boards.words.en import say
from engine.contract.facets.playing import S, V
from engine.contract.game import Game


def forced(game: Game[S, V], states: Sequence[S]) -> tuple[str, ...]:
    """Return the capture that the first action forces on the opponent, as phrases."""
    state = states[1]
    legal = () if game.player(state) == game.player(states[0]) else game.legal_actions(state)
    if not legal or "x" not in legal[0].text:
        return ()
    if len(legal) > 1:
        return (say.forces_capture,)
    return (say.forces(game.written(game.view(state, game.player(state)), legal[0])),)
