"""Analysis: the best actions with exact values, requested actions, and no use of secrets."""

from __future__ import annotations

from itertools import count

import pytest

from engine.ai.alphabeta import search
from engine.ai.analysis import Analyst, Limits, careful, shares
from engine.ai.kernel_rank import value_of
from engine.ai.levels import SHOWN_ACTIONS
from engine.contract.budget import Budget, Clock
from engine.contract.game import AnyGame
from engine.contract.rng import new_rng
from engine.contract.search import Considered
from engine.contract.values import CHANCE, AnyState
from engine.games.ctheckers.state import IDENTITIES, SIDE, Look
from engine.registry import GAMES, find_game

CHESS, DRAUGHTS = find_game("chess"), find_game("draughts")
MATE_IN_TWO = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1"


def begun(name: str, options: dict[str, str] | None = None) -> tuple[AnyGame, AnyState]:
    """Return the state after the first chance nodes."""
    game = find_game(name)
    state = game.initial(game.settle_options(options or {}))
    while game.player(state) == CHANCE:
        state = game.apply(state, game.chance_outcomes(state)[0][0])
    return game, state


def analyse(game: AnyGame, state: AnyState, limits: Limits, asked: str = "") -> tuple[Considered, ...]:
    """Return the final results of an analyst."""
    *_, last = Analyst(game, limits).analyse(game.view(state, game.player(state)), new_rng(0), asked)
    assert last.done
    return last.best


def test_a_mate_in_two_is_found_with_its_line_and_its_alternatives() -> None:
    state = CHESS.start({}, MATE_IN_TWO)
    best = analyse(CHESS, state, Limits(nodes=20_000))
    assert best[0].value == 1 and best[0].chances == (1.0, 0.0)
    for text in (best[0].text, *best[0].line):
        state = CHESS.apply(state, CHESS.find(state, text))
    assert len(best[0].line) == 2 and CHESS.outcome(state)
    assert len(best) == SHOWN_ACTIONS and not any(each.at_most for each in best)


def test_the_best_three_have_the_values_of_single_searches() -> None:
    """Each value comes from a search of that child, one ply less deep."""
    state = DRAUGHTS.start({}, "B:W18,21,23,26,30,32:B1,5,9,12,14,K22")
    kernel, plies = DRAUGHTS.kernel(), 4
    assert kernel
    alone = {}
    for action in DRAUGHTS.legal_actions(state):
        child = DRAUGHTS.apply(state, action)
        if DRAUGHTS.outcome(child):
            continue
        *_, last = search(kernel, child.position, Budget(), max_depth=plies - 1, exact=2)
        alone[action.text] = value_of(-last.score)
    best = analyse(DRAUGHTS, state, Limits(plies=plies))
    assert [each.value for each in best] == sorted(alone.values(), reverse=True)[:SHOWN_ACTIONS]
    assert all(alone[each.text] == each.value for each in best)


def test_a_requested_action_is_compared_with_the_best_in_the_same_search() -> None:
    state = DRAUGHTS.start({})
    worst = min(DRAUGHTS.legal_actions(state), key=lambda action: _worth(state, action.text))
    best, asked = analyse(DRAUGHTS, state, Limits(plies=5), worst.text)
    assert asked.text == worst.text and not asked.at_most and asked.value < best.value
    assert asked.value == _worth(state, worst.text)


def test_a_requested_best_action_stands_alone() -> None:
    state = CHESS.start({}, MATE_IN_TWO)
    (best, *_) = analyse(CHESS, state, Limits(nodes=20_000))
    (alone,) = analyse(CHESS, state, Limits(nodes=20_000), best.text)
    assert (alone.text, alone.value) == (best.text, 1)


def _worth(state: AnyState, text: str) -> float:
    return analyse(DRAUGHTS, state, Limits(plies=5), text)[-1].value


def test_a_single_legal_move_is_searched_deeply() -> None:
    state = DRAUGHTS.start({}, "B:W18,26,27:B1,2,15")
    assert [action.text for action in DRAUGHTS.legal_actions(state)] == ["15x22x31"]
    *_, last = Analyst(DRAUGHTS, Limits(plies=7)).analyse(state, new_rng(0))
    assert last.depth == 7 and len(last.best) == 1


def test_slices_continue_from_the_table() -> None:
    """Between two slices the depth never falls, and the whole search goes deeper than one slice."""
    ticks = iter(range(10**9))

    def clock() -> float:
        return next(ticks) / 50

    state = DRAUGHTS.start({})
    thoughts = list(Analyst(DRAUGHTS, Limits(seconds=4), clock=clock).analyse(state, new_rng(0)))
    depths = [thought.depth for thought in thoughts]
    first = list(Analyst(DRAUGHTS, Limits(seconds=0.4), clock=clock).analyse(state, new_rng(0)))
    assert depths == sorted(depths) and depths[-1] > first[-1].depth
    assert thoughts[-1].nodes > first[-1].nodes


def test_slices_grow_if_they_are_too_short_for_the_first_depths() -> None:
    """As with many captures on a slow phone: each slice would repeat the first depth."""
    ticks = iter(range(10**9))
    analyst = Analyst(DRAUGHTS, Limits(seconds=1000), clock=lambda: next(ticks) / 2)
    *_, last = analyst.analyse(DRAUGHTS.start({}), new_rng(0))
    assert last.depth > 2


def ticking(step: float) -> Clock:
    """Return a clock that is `step` seconds later at each look."""
    ticks = count()
    return lambda: next(ticks) * step


@pytest.mark.parametrize("step", [0.3, 1000])
@pytest.mark.parametrize("name", GAMES)
def test_without_any_time_each_shown_action_still_has_a_value(name: str, step: float) -> None:
    """As on a slow and busy phone, whose first action takes longer than a round."""
    game, state = begun(name)
    analyst = Analyst(game, Limits(seconds=1), clock=ticking(step))
    *_, last = analyst.analyse(game.view(state, game.player(state)), new_rng(0))
    assert last.done and last.nodes and last.action.text in [each.text for each in last.best]


# --- what is hidden --------------------------------------------------------------------------------------


def test_another_planet_or_another_pile_changes_nothing() -> None:
    """Two states with the same view get the same analysis."""
    game, state = begun("alien")
    seat = game.player(state)
    view = game.view(state, seat)
    other = next(made for seed in range(99) if (made := game.determinize(view, new_rng(seed))) != state)
    assert analyse(game, state, Limits(nodes=1_500)) == analyse(game, other, Limits(nodes=1_500))
    assert game.view(other, seat) == view


def test_spectators_average_over_all_planets() -> None:
    """Both planets are unknown to spectators, so that no seat is far ahead."""
    game, state = begun("alien")
    others = (game.determinize(game.view(state, None), new_rng(seed)) for seed in range(9))
    other = next(each for each in others if each.planets[0] != state.planets[0])
    *_, one = Analyst(game, Limits(nodes=1_500)).analyse(game.view(state, None), new_rng(0))
    *_, two = Analyst(game, Limits(nodes=1_500)).analyse(game.view(other, None), new_rng(0))
    assert one.best == two.best and one.best[0].chances[0] < 0.6


def test_cards_seen_by_the_opponent_change_nothing() -> None:
    game, state = begun("ctheckers")
    mover, seat = game.player(state), 1 - game.player(state)
    square = next(i for i, cell in enumerate(state.board) if cell and SIDE[cell] == seat)
    one, other = (state._replace(looks=(Look(square, seat, kind),)) for kind in list(IDENTITIES)[:2])
    assert one != other and game.view(one, mover) == game.view(other, mover)
    assert analyse(game, one, Limits(nodes=1_500)) == analyse(game, other, Limits(nodes=1_500))


@pytest.mark.parametrize(
    ("name", "options"),
    [("satan", {"setup": "five"}), ("satan", {"setup": "three"}), ("chinese", {"players": "4"})],
)
def test_each_of_several_seats_has_a_chance(name: str, options: dict[str, str]) -> None:
    game, state = begun(name, options)
    best = analyse(game, state, Limits(nodes=1_500))
    for each in best:
        assert len(each.chances) == len(game.seats(game.settle_options(options)))
        assert sum(each.chances) == pytest.approx(1)


def test_chances_sum_to_less_than_one_where_both_can_lose() -> None:
    game, state = begun("ctheckers")
    chances = analyse(game, state, Limits(nodes=2_000))[0].chances
    assert 0 < sum(chances) < 0.9


def test_returns_become_winning_chances() -> None:
    assert shares((0.5, -0.5)) == (0.75, 0.25)
    assert shares((-1.0, -1.0)) == (0.0, 0.0)
    assert shares((-1.0, 1.0, -1.0)) == (0.0, 1.0, 0.0)
    assert shares((0.0, 0.0, 0.0)) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    some = shares((0.6, -0.2, -1.0))
    assert sum(some) == pytest.approx(1) and some[0] > some[1] > some[2] == 0


@pytest.mark.parametrize("name", ["alien", "ctheckers", "satan", "chinese", "chesskers", "nuclear", "chess"])
def test_every_game_can_be_analysed(name: str) -> None:
    game, state = begun(name)
    last = game.legal_actions(state)[-1]
    limits = careful(game, state)._replace(nodes=300)
    best = analyse(game, state, limits, last.text)
    assert 1 <= len(best) <= 2 and best[0].value >= best[-1].value
    assert all(0 <= share <= 1 for each in best for share in each.chances)
