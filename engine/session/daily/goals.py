"""The goals of daily puzzles. Trying every action proves which ones reach a goal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.contract.events import Captured
from engine.contract.game import AnyGame
from engine.contract.values import RESIGN, Action, AnyState

Score = Callable[[Action], int]
"""A function that scores an action."""
LEAST = {"win": 1, "take": 2, "leap": 4}
"""Minimum score of the best action, by goal."""
CHOICE = 3
"""Minimum number of different actions to choose from."""


def wins(game: AnyGame, state: AnyState) -> Score:
    """Score 1 for an action that wins the game at once, else 0."""
    mover = game.player(state)

    def score(action: Action) -> int:
        outcome = game.outcome(game.apply(state, action))
        return int(outcome is not None and outcome.returns[mover] > 0)

    return score


def takes(game: AnyGame, state: AnyState) -> Score:
    """Score the number of opposing pieces that an action captures."""
    mover = game.player(state)
    others = {p.spot for p in game.picture(game.view(state, mover)).pieces if p.owner not in (-1, mover)}

    def score(action: Action) -> int:
        happened = game.events(state, action)
        return sum(isinstance(event, Captured) and event.spot in others for event in happened)

    return score


def leaps(game: AnyGame, state: AnyState) -> Score:
    """Score the number of hops that a piece makes."""
    view = game.view(state, game.player(state))
    return lambda action: len(game.route(view, action)) - 1


SCORES: Mapping[str, Callable[[AnyGame, AnyState], Score]] = {"win": wins, "take": takes, "leap": leaps}
"""The score function of each goal; the action with the highest score is the solution."""


GOALS: Mapping[str, str] = {goal[0]: goal for goal in SCORES}
"""The goals by their first letters."""


def solutions(game: AnyGame, goal: str, state: AnyState) -> tuple[str, ...]:
    """Return the texts of the actions that reach the goal; () if there is no unique solution.

    Actions with the same effect count as one, however many texts they have.
    """
    actions = [action for action in game.legal_actions(state) if action.text != RESIGN]
    if len({game.same_effect_key(state, action) for action in actions}) < CHOICE:
        return ()
    score = SCORES[goal](game, state)
    scores = {action: score(action) for action in actions}
    best = max(scores.values())
    found = [action for action, score in scores.items() if score == best]
    one = len({game.same_effect_key(state, action) for action in found}) == 1
    return tuple(action.text for action in found) if one and best >= LEAST[goal] else ()
