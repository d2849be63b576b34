"""The search tree: estimates agree with evaluations, and likely outcomes come first."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from engine.contract.budget import Budget
from engine.contract.rng import new_rng
from engine.contract.search import Ranking
from engine.contract.values import CHANCE, TERMINAL
from engine.games.ctheckers.evaluate import StepEvaluator, evaluate
from engine.games.ctheckers.flow import apply_action
from engine.games.ctheckers.moves import choices
from engine.games.ctheckers.search import CtheckersSearcher
from engine.games.ctheckers.search_tree import Node, is_quiet
from engine.games.ctheckers.state import State
from tests.engine.games.ctheckers.positions import GAME, play, set_up


def states(games: int) -> Iterator[State]:
    """Yield the states of random games in which a turn begins."""
    rng = new_rng(4)
    for _ in range(games):
        state = GAME.initial({})
        while (player := GAME.player(state)) != TERMINAL:
            if player != CHANCE and not state.todo:
                yield state
            action = (
                GAME.sample_outcome(state, rng) if player == CHANCE else rng.choice(GAME.legal_actions(state))
            )
            state = GAME.apply(state, action)


def test_a_steps_estimate_equals_the_evaluation_after_it() -> None:
    compared = 0
    for state in states(40):
        steps = StepEvaluator(state)
        for choice in choices(state):
            if is_quiet(state, choice.move):
                after = apply_action(state, choice.move, [])
                if not after.end:
                    compared += 1
                    assert steps.evaluate(*choice.move.path) == pytest.approx(evaluate(after))
    assert compared > 1000


def test_deep_chance_nodes_apply_only_likely_and_decisive_outcomes() -> None:
    captured = play(set_up("c3:C d4:m h8:m f8:m b8:m a1:M"), "c3xe5")
    node = Node(captured, None, 2)
    node.expand(0)
    made = {
        action.text for (action, _), child in zip(node.rows, node.children, strict=True) if not child.pending
    }
    assert made == {"is-cultist", "is-cthecker", "is-necronomicon"}
    assert sum(child.weight for child in node.children) == pytest.approx(1)
    assert node.select().weight == max(child.weight for child in node.children)


def test_the_garbage_collector_is_off_only_while_the_tree_exists() -> None:
    rankings = CtheckersSearcher().rank(GAME.initial({}), 99, Budget(None, 3000), 0)
    rests = [not gc.isenabled() for _ in rankings]
    assert rests[0] is False and all(rests[1:]) and gc.isenabled()
    dropped = CtheckersSearcher().rank(GAME.initial({}), 99, Budget(None, 3000), 0)
    assert next(dropped) and next(dropped) and not gc.isenabled()
    del dropped
    assert gc.isenabled(), "also after a search that was dropped"


def test_the_last_ranking_does_not_keep_the_tree() -> None:
    start = GAME.initial({})
    last = Ranking((), 0, 0)
    for ranking in CtheckersSearcher().rank(start, 99, Budget(None, 3000), 0):
        last = ranking
    del ranking
    assert not any(isinstance(kept, Node) for kept in gc.get_objects())
    assert last.line_after(last.best[0]), "and yet it still has its variations"
