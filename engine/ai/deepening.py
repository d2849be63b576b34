"""Iterative deepening of the paranoid search (Slate, Atkin 1977), as rankings of actions."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import partial
from math import inf, tanh
from types import MappingProxyType

from engine.ai.paranoid import DECIDED, EPSILON, M, N, ParanoidSearch
from engine.contract.budget import BudgetExhausted
from engine.contract.search import Ranking
from engine.contract.values import Action

VALUE_SCALE = 40.0
"""Scale from scores, in steps, to values: it maps to 0.76, an all but won game."""
NO_PENALTIES: Mapping[Action, float] = MappingProxyType({})
"""No penalties."""


def rank(
    search: ParanoidSearch[N, M],
    roots: list[tuple[Action, N]],
    plies: int,
    margin: float,
    penalties: Mapping[Action, float] = NO_PENALTIES,
    rivals: Sequence[ParanoidSearch[N, M]] = (),
) -> Iterator[Ranking]:
    """Yield a ranking of the actions that lead to `roots` per depth; between two actions the last one.

    Only actions within `margin` steps of the best have exact scores and are ranked. Depth one ignores the
    budget. If the budget ends within a depth, its results count, since the best action was searched first.
    Penalties are subtracted from scores. Where all actions lose to several opponents together, `rivals` find
    the actions after which no opponent wins alone.
    """
    scores = {
        action: _penalised(search.seats.score(node, search.me), penalties.get(action, 0.0))
        for action, node in roots
    }
    ranking = _ranking(scores, scores, margin, 1, len(roots))
    yield ranking
    known: Container[Action] = scores
    for depth in range(1, plies) if len(roots) > 1 and max(scores.values()) < DECIDED else ():
        found: dict[Action, float] = {}
        exact: set[Action] = set()
        try:
            for action, node in sorted(roots, key=partial(_worse, scores)):
                penalty = penalties.get(action, 0.0)
                floor = max(found.values(), default=-inf) - margin + penalty
                score = search.scout(node, depth, 1, floor, inf)
                found[action] = _penalised(score, penalty)
                if score > floor:
                    exact.add(action)
                yield ranking._replace(nodes=search.nodes)
        except BudgetExhausted:
            good = _so_far(scores, known, found)
            seen = depth + (good is found)
            yield _ranking(good, exact if good is found else good, margin, seen, search.nodes)._replace(
                whole=False
            )
            return
        if max(found.values()) < -DECIDED:
            found = _slowest(scores, _hoped(rivals, roots, found, depth))
            yield _ranking(found, found, margin, depth, search.nodes)._replace(whole=False)
            return
        scores, known = found, exact
        ranking = _ranking(scores, exact, margin, depth + 1, search.nodes)
        yield ranking
        if max(scores.values()) > DECIDED:
            return


def _penalised(score: float, penalty: float) -> float:
    """Return a score minus its penalty, which does not matter when the game is over."""
    return score if abs(score) > DECIDED else score - penalty


def _so_far(
    before: dict[Action, float], known: Container[Action], found: dict[Action, float]
) -> dict[Action, float]:
    """Return the scores of an incomplete depth; if all lose, those of the other actions before it.

    Of those, only exact scores that are not lost: a bound may hide an immediate loss.
    """
    if max(found.values(), default=-inf) >= -DECIDED:
        return found
    others = (action for action in before if action in known and action not in found)
    return {action: before[action] for action in others if before[action] >= -DECIDED} or before


def _hoped(
    rivals: Sequence[ParanoidSearch[N, M]],
    roots: list[tuple[Action, N]],
    found: dict[Action, float],
    depth: int,
) -> dict[Action, float]:
    """Return the scores of the actions after which no rival wins against all others.

    The others lose only if one of them helps a rival. Returns all if there are none or no time is left.
    """
    try:
        lost = {
            action
            for action, node in roots
            if any(rival.search(node, depth, DECIDED, DECIDED + EPSILON) > DECIDED for rival in rivals)
        }
    except BudgetExhausted:
        return found
    return {action: score for action, score in found.items() if action not in lost} or found


def _slowest(before: dict[Action, float], found: dict[Action, float]) -> dict[Action, float]:
    """Return the last to lose of lost actions, with their values from a shallower search.

    A shallower search stands for opponents who may miss the win.
    """
    latest = max(found.values())
    return {action: before[action] for action, score in found.items() if score >= latest}


def _worse(scores: dict[Action, float], root: tuple[Action, N]) -> float:
    return -scores[root[0]]


def _ranking(
    scores: Mapping[Action, float], exact: Container[Action], margin: float, depth: int, nodes: int
) -> Ranking:
    """Return the actions within the margin; of wins only the quickest.

    Only the scores of `exact` actions are more than upper bounds.
    """
    best = max(scores.values())
    least = best if best > DECIDED else best - margin
    good = {
        action for action, score in scores.items() if score >= least and (action in exact or score == best)
    }
    rows = tuple((action, value_of(score)) for action, score in scores.items() if action in good)
    rest = tuple((action, value_of(score)) for action, score in scores.items() if action not in good)
    return Ranking(rows, depth, nodes, rest)


def value_of(score: float) -> float:
    """Return a score as a value from -1 to 1; only finished games are 1 or -1."""
    if abs(score) > DECIDED:
        return 1.0 if score > 0 else -1.0
    return tanh(score / VALUE_SCALE)
