"""Actions that skip an implied decision."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.contract.values import Action, AnyState
from engine.session.match import Match


def person_choices(game: AnyGame, state: AnyState) -> tuple[Action, ...]:
    """Return a person's choices: the legal actions, and moves that imply the present decision."""
    legal, implied = game.legal_actions(state), game.implied(state)
    if not implied:
        return legal
    later = game.legal_actions(game.apply(state, implied))
    return (*legal, *(action for action in later if len(action.path) > 1))


def with_implied(match: Match, action: Action) -> Match:
    """Return the match after the action implied by `action`, so that `action` is legal there."""
    implied = match.game.implied(match.state)
    return match.play(implied) if implied and action not in match.game.legal_actions(match.state) else match
