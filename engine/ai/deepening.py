"""A ranking of actions by the paranoid search, from looking deeper and deeper (Slate, Atkin 1977)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import partial
from math import inf, tanh
from types import MappingProxyType

from engine.ai.paranoid import BETTER, SURE, Looker, M, N
from engine.contract.budget import BudgetExhausted
from engine.contract.search import Ranking
from engine.contract.values import Action

EVEN = 40.0
"""The score, in steps, at which a game is all but won: a value of 0.76."""
NOTHING: Mapping[Action, float] = MappingProxyType({})
"""What is due for the actions, when nothing is."""


def rank(
    looker: Looker[N, M],
    roots: list[tuple[Action, N]],
    plies: int,
    margin: float,
    dues: Mapping[Action, float] = NOTHING,
    rivals: Sequence[Looker[N, M]] = (),
) -> Iterator[Ranking]:
    """Yield a ranking of the actions that lead to `roots` for each depth; between two actions the last one.

    Only scores within `margin` steps of the best are known, and only those actions are ranked. One turn is
    always looked ahead, whatever the budget. If that ends within a depth, what was found there counts: the
    best action before was looked at first. What is due for an action is taken off its score. Where all
    actions lose to several others together, `rivals` tell after which one of them wins alone.
    """
    scores = {
        action: _less(looker.seats.score(node, looker.me), dues.get(action, 0.0)) for action, node in roots
    }
    ranking = _ranking(scores, scores, margin, 1, len(roots))
    yield ranking
    known: Container[Action] = scores
    for depth in range(1, plies) if len(roots) > 1 and max(scores.values()) < SURE else ():
        found: dict[Action, float] = {}
        exact: set[Action] = set()
        try:
            for action, node in sorted(roots, key=partial(_worse, scores)):
                due = dues.get(action, 0.0)
                floor = max(found.values(), default=-inf) - margin + due
                score = looker.better(node, depth, 1, floor, inf)
                found[action] = _less(score, due)
                if score > floor:
                    exact.add(action)
                yield ranking._replace(nodes=looker.nodes)
        except BudgetExhausted:
            good = _so_far(scores, known, found)
            seen = depth + (good is found)
            yield _ranking(good, exact if good is found else good, margin, seen, looker.nodes)._replace(
                whole=False
            )
            return
        if max(found.values()) < -SURE:
            found = _slowest(scores, _hoped(rivals, roots, found, depth))
            yield _ranking(found, found, margin, depth, looker.nodes)._replace(whole=False)
            return
        scores, known = found, exact
        ranking = _ranking(scores, exact, margin, depth + 1, looker.nodes)
        yield ranking
        if max(scores.values()) > SURE:
            return


def _less(score: float, due: float) -> float:
    """Return a score without what is due; that does not matter when the game is over."""
    return score if abs(score) > SURE else score - due


def _so_far(
    before: dict[Action, float], known: Container[Action], found: dict[Action, float]
) -> dict[Action, float]:
    """Return the scores that a depth gave until it ended; if all lose, those of the others from before it.

    Of the others only those whose score is known and not lost: a bound may hide one that loses at once.
    """
    if max(found.values(), default=-inf) >= -SURE:
        return found
    others = (action for action in before if action in known and action not in found)
    return {action: before[action] for action in others if before[action] >= -SURE} or before


def _hoped(
    rivals: Sequence[Looker[N, M]], roots: list[tuple[Action, N]], found: dict[Action, float], depth: int
) -> dict[Action, float]:
    """Return the scores of the actions after which no rival wins whatever all others do.

    For the others to lose by, somebody must play into another's hands. All, if there are none or no time.
    """
    try:
        lost = {
            action
            for action, node in roots
            if any(rival.look(node, depth, SURE, SURE + BETTER) > SURE for rival in rivals)
        }
    except BudgetExhausted:
        return found
    return {action: score for action, score in found.items() if action not in lost} or found


def _slowest(before: dict[Action, float], found: dict[Action, float]) -> dict[Action, float]:
    """Return, of actions that all lose, those that lose last, with what they seemed worth from less far.

    The others may not see what a look less far did not see either.
    """
    latest = max(found.values())
    return {action: before[action] for action, score in found.items() if score >= latest}


def _worse(scores: dict[Action, float], root: tuple[Action, N]) -> float:
    return -scores[root[0]]


def _ranking(
    scores: Mapping[Action, float], exact: Container[Action], margin: float, depth: int, nodes: int
) -> Ranking:
    """Return the actions that are good enough; of wins only the quickest. The others are worth no more.

    Only the scores of `exact` actions are more than upper bounds.
    """
    best = max(scores.values())
    least = best if best > SURE else best - margin
    good = {
        action for action, score in scores.items() if score >= least and (action in exact or score == best)
    }
    rows = tuple((action, value_of(score)) for action, score in scores.items() if action in good)
    rest = tuple((action, value_of(score)) for action, score in scores.items() if action not in good)
    return Ranking(rows, depth, nodes, rest)


def value_of(score: float) -> float:
    """Return a score as a value from -1 to 1; only a game that is won or lost is 1 or -1."""
    if abs(score) > SURE:
        return 1.0 if score > 0 else -1.0
    return tanh(score / EVEN)
