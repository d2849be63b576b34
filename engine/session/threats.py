"""Threats: actions the opponent could play after a null move, in games that have one."""

from __future__ import annotations

from collections.abc import Iterable
from math import atanh, inf
from typing import TypeAlias

from engine.contract.events import Captured, Crowned
from engine.contract.game import AnyGame
from engine.contract.values import Action, AnyState
from engine.session.explanations import ExplainedLine, answer_in, changes, line_from, recaptures, takes
from engine.session.words.en import say

Benefits: TypeAlias = dict[Action, float]
"""Actions with a large benefit, and that benefit."""
MIN_BENEFIT = 0.1
"""Minimum benefit of a threat: half a pawn, in games with a kernel."""
MAX_VALUE = 0.999_999
"""Maximum value to convert by `atanh`; beyond it lies the end of the game."""


def stopped_threat(game: AnyGame, made: ExplainedLine) -> str:
    """Return the opponent's threat that the turn has stopped, as text; "" if there is none.

    It is also "" if no null move is allowed, or the turn may not have ended. A check may only have been
    delayed. The other functions here follow the same conventions.
    """
    passed, theirs = game.null_move(made.states[0]), _theirs(game, made)
    if theirs is None or game.null_move(theirs) is None:
        return ""
    gone = _without(_beneficial(game, passed), [*_beneficial(game, theirs), *_answers(game, made)])
    return say.unless(*_in_words(game, passed, gone)) if gone else ""


def new_threat(game: AnyGame, made: ExplainedLine) -> str:
    """Return a new threat that a turn makes, as text; "" if the opponent must capture."""
    theirs = _theirs(game, made)
    if theirs is None or must_take(game, theirs):
        return ""
    passed = game.null_move(theirs)
    new = _without(_beneficial(game, passed), _beneficial(game, _own_turn(game, made.states[0])))
    return say.threatens(*_in_words(game, passed, new)) if new else ""


def open_reply(game: AnyGame, made: ExplainedLine) -> str:
    """Return the opponent's good reply to a turn, unless exactly that is expected.

    A chance node in between may change that.
    """
    theirs = _theirs(game, made)
    left = _beneficial(game, theirs)
    if not left or left.keys() & _answers(game, made):
        return ""
    text = say.leaves(*_in_words(game, theirs, left))
    return text if theirs in made.states else say.unless_drawn(text)


def must_take(game: AnyGame, state: AnyState) -> bool:
    """Return True if every legal action captures."""
    return all(takes(game.events(state, action)) for action in game.legal_actions(state))


def _answers(game: AnyGame, made: ExplainedLine) -> set[Action]:
    """Return the opponent's expected reply, if it is known."""
    run = answer_in(game, made.states)
    return {made.actions[run[0]]} if run else set()


def _without(found: Benefits, others: Iterable[Action]) -> Benefits:
    """Return the actions without those that start on the path of another, whatever choice follows."""
    ways = {action.path[:2] for action in others}
    return {action: benefit for action, benefit in found.items() if action.path[:2] not in ways}


def _theirs(game: AnyGame, made: ExplainedLine) -> AnyState | None:
    """Return the opponent's state after the turn; None if it is unknown or cannot be judged.

    Chance nodes in between are skipped.
    """
    seat = game.player(made.states[0])
    after = next((state for state in made.states if game.player(state) != seat), None)
    return after if after is None or game.player(after) == 1 - seat else game.null_move(after)


def _own_turn(game: AnyGame, state: AnyState) -> AnyState:
    """Return the state of the same seat, with a null move by each side before it."""
    passed = game.null_move(state)
    return state if passed is None else game.null_move(passed) or state


def _in_words(game: AnyGame, state: AnyState, found: Benefits) -> tuple[str, str]:
    """Return the most beneficial action in notation, and its benefit."""
    line = line_from(game, state, [max(found, key=lambda action: found[action]).text])
    return line.written[0], line.gain


def _beneficial(game: AnyGame, state: AnyState | None) -> Benefits:
    """Return the actions with a large benefit to the seat to decide, and that benefit."""
    if state is None or game.player(state) < 0:
        return {}
    seat, legal = game.player(state), game.legal_actions(state)
    found = {action: _benefit(game, state, action, seat) for action in legal}
    return {action: benefit for action, benefit in found.items() if benefit >= MIN_BENEFIT}


def _benefit(game: AnyGame, state: AnyState, action: Action, seat: int) -> float:
    """Return how much an action that captures, crowns or wins improves the seat's value.

    The capturing piece may be recaptured. In games without a kernel, each piece counts one.
    """
    after, happened = game.apply(state, action), game.events(state, action)
    if end := game.outcome(after):
        return inf if end.returns[seat] > 0 else 0.0
    if not takes(happened, Captured | Crowned):
        return 0.0
    other = after if game.player(after) == 1 - seat else game.null_move(after)
    replies = [] if other is None else [game.apply(other, each) for each in recaptures(game, other, happened)]
    if not game.kernel():
        (lost, new), (won, _) = changes(game, (state, after), (action,), seat)
        return 0.0 if replies else float(won.total() + new.total() - lost.total())
    return min(_worth(game, each, seat) for each in (after, *replies)) - _worth(game, state, seat)


def _worth(game: AnyGame, state: AnyState, seat: int) -> float:
    return atanh(max(-MAX_VALUE, min(MAX_VALUE, game.evaluate(state)[seat])))
