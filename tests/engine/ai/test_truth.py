"""Shown values are exact: each is that of a search that begins after the move, and none is a bound."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise

import pytest

from engine.ai.analysis import Analyst, Limits, careful
from engine.ai.deepening import value_of as value_in_steps
from engine.ai.kernel_rank import judge_kernel, rank_exactly, value_of
from engine.contract.budget import Budget
from engine.contract.game import AnyGame
from engine.contract.rng import new_rng
from engine.contract.search import Considered
from engine.contract.values import CHANCE, RESIGN, AnyState
from engine.games.race.actions import LEFT, apply_known, legal
from engine.games.race.kernel import Racers
from engine.games.race.searcher import RaceSearcher
from engine.games.race.turns import State
from engine.registry import GAMES, find_game
from engine.session.match import new_match
from engine.tools.accuracy import FAR, NEAR, measured, positions, summary
from tests.engine.ai.plain import minimax

CHESS = find_game("chess")
IMMORTAL = "rnb1kb1r/p2p1ppp/2p5/1B3Nqn/4Pp2/3P4/PPP3PP/RNBQ1K1R w kq - 2 10"
"""The queen can take a knight, and is lost then."""
KERNELS = [name for name, game in GAMES.items() if game.kernel()]
MOST = 0.95
"""Share of the rows that must be close."""


def some(name: str, count: int, seed: int = 1) -> Iterator[AnyState]:
    return islice(positions(new_match(find_game(name)), seed), count)


def seen(game: AnyGame, state: AnyState, nodes: int, asked: str = "") -> tuple[Considered, ...]:
    view = game.view(state, game.player(state))
    *_, last = Analyst(game, Limits(nodes=nodes)).analyse(view, new_rng(0), asked)
    return last.best


def test_no_bound_that_ties_with_the_best_passes_for_a_value() -> None:
    """The null move returns only a bound: it ties with the best, far above the true value."""
    state = CHESS.start({}, IMMORTAL)
    *_, ranking = rank_exactly(CHESS, state, 99, Budget(nodes=9_600), {}, 1, CHESS.find(state, "g2g4"))
    assert "d1h5" not in {action.text for action, _ in ranking.rows}
    assert "d1h5" not in {each.text for each in seen(CHESS, state, 4_000, "g2g4")}


@pytest.mark.parametrize("name", KERNELS)
def test_on_shallow_depths_a_value_is_that_of_a_plain_search(name: str) -> None:
    """Without a table or pruning; the values of both searches agree."""
    game, found = find_game(name), 0
    kernel = game.kernel()
    assert kernel
    for state in some(name, 3):
        *_, ranking = rank_exactly(game, state, 2, Budget(), {}, 3)
        for action, value in ranking.rows:
            after = game.apply(state, action)
            if game.outcome(after) or after.position in state.earlier:
                continue
            *_, worth = judge_kernel(game, state, action, 2, Budget())
            assert worth.value == value == value_of(-minimax(kernel, after.position, 1))
            found += 1
    assert found > 3


@pytest.mark.parametrize("name", ["satan", "chinese"])
def test_on_shallow_depths_a_value_in_a_race_is_that_of_a_plain_search(name: str) -> None:
    """The shown value is the mean of two depths, both of exhaustive searches."""
    game, found = find_game(name), 0
    for state in some(name, 3):
        racers, seat = Racers(state), state.seat
        for action in game.legal_actions(state)[:6]:
            after = game.apply(state, action)
            if after.end or action.text == RESIGN:
                continue
            plain = [value_in_steps(plain_race(racers, after, seat, plies)) for plies in range(3)]
            middles = [plain[0], *((one + two) / 2 for one, two in pairwise(plain))]
            worths = [
                worth.value for worth in RaceSearcher().judge(state, action, 3 - state.deciding, Budget())
            ]
            assert worths == pytest.approx(middles[: len(worths)])
            found += len(worths)
    assert found > 20


def plain_race(racers: Racers, state: State, seat: int, plies: int) -> float:
    """Return the score of an exhaustive search; the fire stays, as in the search."""
    node = racers.node(state)
    if racers.mover(node) < 0 or (plies <= 0 and racers.calm(node)):
        return racers.score(node, seat)
    if state.deciding:
        state = apply_known(state, LEFT)
    actions = [action for action in legal(state) if action.text != RESIGN]
    scores = [plain_race(racers, apply_known(state, action), seat, plies - 1) for action in actions]
    return max(scores) if state.seat == seat else min(scores)


@pytest.mark.parametrize("name", GAMES)
def test_shown_values_are_found_again_by_a_search_after_the_move(name: str) -> None:
    check(name, 3, 300)


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_hundreds_of_shown_values_are_found_again(name: str) -> None:
    check(name, 300)


def check(name: str, count: int, nodes: int = 0) -> None:
    game = find_game(name)
    rows = []
    for number, state in enumerate(some(name, count)):
        limits = careful(game, state)
        rows += measured(game, state, limits._replace(nodes=nodes or limits.nodes), number)
    found = summary(rows)
    assert found.near >= MOST and found.far == 1, f"{NEAR} and {FAR}: {found}"
    assert found.covered is None or found.covered >= MOST, f"within twice the displayed error: {found}"


@pytest.mark.parametrize("name", GAMES)
def test_the_best_move_has_a_line_of_three_actions(name: str) -> None:
    """A line may be shorter at the end of the game or before a chance node."""
    game = find_game(name)
    for state in some(name, 3, seed=4):
        best = seen(game, state, 800)[0]
        for action in (best.text, *best.line):
            if action in {each.text for each in game.legal_actions(state)}:
                state = game.apply(state, game.find(state, action))
        assert len(best.line) >= 2 or game.outcome(state) or game.player(state) == CHANCE
