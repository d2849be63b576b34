"""Shown values are true: each is what a search finds that begins after the move, and none is a bound."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from engine.ai.analysis import Eye, Limits, careful
from engine.ai.kernel_rank import judge_kernel, rank_exactly, value_of
from engine.contract.budget import Budget
from engine.contract.game import AnyGame
from engine.contract.rng import new_rng
from engine.contract.search import Considered
from engine.contract.values import AnyState
from engine.registry import GAMES, find_game
from engine.session.match import new_match
from engine.tools.accuracy import FAR, NEAR, measured, positions, summary
from tests.engine.ai.plain import minimax

CHESS = find_game("chess")
IMMORTAL = "rnb1kb1r/p2p1ppp/2p5/1B3Nqn/4Pp2/3P4/PPP3PP/RNBQ1K1R w kq - 2 10"
"""The queen can take a knight, and is lost then."""
KERNELS = [name for name, game in GAMES.items() if game.kernel()]
MOST = 0.95
"""The part of the rows that must be near."""


def some(name: str, count: int, seed: int = 1) -> Iterator[AnyState]:
    return islice(positions(new_match(find_game(name)), seed), count)


def seen(game: AnyGame, state: AnyState, nodes: int, asked: str = "") -> tuple[Considered, ...]:
    view = game.view(state, game.player(state))
    *_, last = Eye(game, Limits(nodes=nodes)).look(view, new_rng(0), asked)
    return last.best


def test_no_bound_that_ties_with_the_best_passes_for_a_value() -> None:
    """The null move gives no more than what was asked for: it ties with the best, far above the truth."""
    state = CHESS.start({}, IMMORTAL)
    *_, ranking = rank_exactly(CHESS, state, 99, Budget(nodes=9_600), {}, 1, CHESS.find(state, "g2g4"))
    assert "d1h5" not in {action.text for action, _ in ranking.rows}
    assert "d1h5" not in {each.text for each in seen(CHESS, state, 4_000, "g2g4")}


@pytest.mark.parametrize("name", KERNELS)
def test_on_shallow_depths_a_value_is_that_of_a_plain_search(name: str) -> None:
    """Without a table, without leaving anything out; so is what both searches give of each move."""
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
    assert found.told is None or found.told >= MOST


# --- what is better -------------------------------------------------------------------------------------


def test_a_better_move_loses_no_material_for_nothing() -> None:
    compare(4, 1_500)


@pytest.mark.soak
def test_sixty_better_moves_lose_no_material_for_nothing() -> None:
    compare(60, 0)


def compare(count: int, nodes: int) -> None:
    for state in some("chess", count, seed=2):
        played = new_rng(0).choice(CHESS.legal_actions(state)).text
        best, *others = seen(CHESS, state, nodes or careful(CHESS, state).nodes or 0, played)
        line = (best.text, *best.line)
        assert len(line) >= 3 or CHESS.outcome(along(state, line))
        for other in others:
            gained, kept = won(state, best), won(state, other)
            assert best.value >= other.value
            assert abs(best.value) == 1 or gained >= min(0, kept) - 200, f"{best} {other}"


def along(state: AnyState, texts: tuple[str, ...]) -> AnyState:
    for text in texts:
        state = CHESS.apply(state, CHESS.find(state, text))
    return state


def won(state: AnyState, each: Considered) -> int:
    """The material that a line wins for who begins it, in hundredths of a pawn, once all is taken back."""
    worth = {"pawn": 100, "knight": 300, "bishop": 300, "rook": 500, "queen": 900, "king": 0}
    seat = CHESS.player(state)

    def balance(at: AnyState) -> int:
        pieces = CHESS.picture(CHESS.view(at, None)).pieces
        return sum(worth[each.art.split("-")[1]] * (1 if each.owner == seat else -1) for each in pieces)

    return balance(along(state, (each.text, *each.line))) - balance(state)
