"""The search: it takes certain wins, avoids needless risks, gambles when lost, and respects secrets."""

from __future__ import annotations

import pytest

from engine.ai.levels import make_agent
from engine.ai.lookahead import LOST, WON
from engine.contract.budget import Budget
from engine.contract.rng import new_rng
from engine.contract.search import Ranking, no_line
from engine.games.ctheckers.evaluate import evaluate
from engine.games.ctheckers.search import CtheckersSearcher, Search, value_of
from engine.games.ctheckers.search_tree import preference
from engine.games.ctheckers.state import State
from tests.engine.games.ctheckers.positions import GAME, at, play, set_up

TWO_CAPTURES = """
    . . . . . . . m
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . m . m . . . .
    . . C . . . . .
    . . . . . . . .
    M . . . . . . .
"""
THREAT = """
    . . . . . . . .
    . . . . . . . .
    . . . . . m . .
    . . . . . . N3- .
    . r . m . . . .
    . . C . . . . .
    . . . . . . . .
    M . . . . . . .
"""


def ranked(state: State, seat: int = 0, nodes: int = 4000, plies: int = 99) -> list[Ranking]:
    """Return all rankings of a seat's decision."""
    guess = GAME.determinize(GAME.view(state, seat), new_rng(1))
    rankings = CtheckersSearcher().rank(guess, plies, Budget(None, nodes), 0)
    return [ranking._replace(line_after=no_line, returns=None) for ranking in rankings]


def worth(ranking: Ranking) -> dict[str, float]:
    return {action.text: value for action, value in ranking.rows}


@pytest.mark.rule("C23")
def test_a_certain_win_is_taken_without_further_search() -> None:
    *_, last = ranked(at(TWO_CAPTURES, piles="-/c7", looks="d4=c1"), nodes=100_000)
    assert last.best[0].text == "c3xe5"
    assert last.best[1] == WON
    assert last.nodes < 1000


@pytest.mark.rule("C6")
def test_a_known_cthecker_is_not_turned_over() -> None:
    captures = worth(ranked(at(TWO_CAPTURES, piles="-/c6", looks="d4=t1"))[-1])
    assert captures["c3xe5"] == LOST < captures["c3xa5"]
    *_, last = ranked(set_up("a7:M d2:C f4:c h8:m", looks="a7=T1"))
    assert worth(last)["a7-b8"] == LOST < last.best[1]


@pytest.mark.rule("C15")
@pytest.mark.parametrize("name", ["level1", "level2", "level3", "level4"])
def test_a_lost_seat_risks_the_cthecker(name: str) -> None:
    """Its Nyarlathotep is jumped next, unless the last cultist lies under d4, or the Cthecker does."""
    lost = at(THREAT, piles="-/c7")
    thoughts = list(make_agent(GAME, name, 0.3 if name == "level4" else None).think(lost, new_rng(2)))
    assert thoughts[-1].action.text == "c3xe5"
    assert worth(ranked(lost)[-1])["c3xa5"] < -0.99


def test_equally_lost_actions_are_ranked_equally() -> None:
    lost = set_up("g5:N3- f6:c h8:m c3:C", piles="C1/-")
    *_, last = ranked(lost, nodes=50_000)
    assert worth(last) == {action.text: LOST for action in GAME.legal_actions(lost)}


def test_chance_is_weighed_exactly() -> None:
    """Under d4 lies the last cultist, which wins, or the Cthecker."""
    state = set_up("c3:C d4:m h8:m a1:M g1:n1-", piles="-/c7r1", out="-/b1")
    search = Search(play(state, "c3xe5"), 99, Budget())
    assert search.run(1)
    assert search.root.values == (0.0, -1.0)
    assert search.root.settled


@pytest.mark.rule("C18")
def test_the_opponents_looks_do_not_affect_the_search() -> None:
    one, other = (at(TWO_CAPTURES, looks=f"d4={letter}2") for letter in "tc")
    assert ranked(one) == ranked(other)
    assert ranked(one) != ranked(at(TWO_CAPTURES, looks="d4=t1"))
    assert ranked(GAME.view(one, 0)) == ranked(at(TWO_CAPTURES))


@pytest.mark.rule("C18")
def test_the_other_players_look_is_not_searched() -> None:
    """The opponent's findings are secret: the tree assumes no look."""
    coin = play(at(TWO_CAPTURES), "c3xe5", "is-carter")
    search = Search(coin, 99, Budget())
    assert search.run(3)
    heads = search.root.children[0]
    assert heads.seat == 1 and len(heads.children) == 1
    assert len(GAME.legal_actions(play(coin, "heads"))) > 1


@pytest.mark.parametrize("nodes", [1, 40, 1000])
def test_every_budget_returns_a_ranking_and_is_checked_before_each_expansion(nodes: int) -> None:
    start = GAME.initial({})
    rankings = ranked(start, nodes=nodes)
    assert all(
        {action for action, _ in ranking.rows} == set(GAME.legal_actions(start)) for ranking in rankings
    )
    assert nodes <= rankings[-1].nodes < nodes + 20
    assert ranked(start, nodes=nodes) == rankings


def test_a_single_action_needs_no_search() -> None:
    assert [ranking.nodes for ranking in ranked(set_up("a1:M h8:m"))] == [0]


def test_a_one_ply_search_settles_at_once_and_weighs_chance() -> None:
    *_, last = ranked(at(TWO_CAPTURES), plies=1, nodes=100_000)
    assert last.depth == 1 and last.nodes < 100


def test_a_loss_for_both_is_preferred_to_an_opponents_win() -> None:
    win, even, both, alone = (1.0, -1.0), (-0.7, -0.7), (-1.0, -1.0), (-1.0, 1.0)
    assert preference(win, 0) > preference(even, 0) > preference(both, 0) > preference(alone, 0)
    assert preference(alone, 1) == preference(win, 0)
    assert value_of(win, 0) == WON > value_of((0.99, -1.0), 0) > value_of(even, 0)
    assert value_of(both, 0) == value_of(alone, 0) == LOST < value_of((-0.99, 0.9), 0)


# --- evaluation ------------------------------------------------------------------------------------------


def test_at_the_start_a_loss_for_both_is_likelier_than_a_win() -> None:
    chances = [(value + 1) / 2 for value in evaluate(GAME.initial({}))]
    assert 0 < sum(chances) < 0.5


@pytest.mark.rule("C6")
def test_a_possible_cthecker_costs_both_players() -> None:
    captured = play(set_up("c3:C d4:m h8:m a1:M g1:n1-", piles="-/c6r1", out="-/b1"), "c3xe5")
    harmless = play(set_up("c3:C d4:m h8:m a1:M g1:n1-", piles="-/c6r1", looks="h8=t1", out="-/b1"), "c3xe5")
    assert all(more > less for more, less in zip(evaluate(harmless), evaluate(captured), strict=True))


@pytest.mark.rule("C21")
def test_a_forced_capture_of_ones_own_necronomicon_is_nearly_lost() -> None:
    trapped = set_up("d4:b e5:m c7:m a1:M b2:M", side=2)
    free = set_up("d4:b e5:m c7:m a1:M c3:M", side=2)
    assert evaluate(trapped)[0] > evaluate(free)[0] + 0.5
    assert evaluate(trapped)[1] < evaluate(free)[1]


@pytest.mark.rule("C14")
def test_a_nyarlathotep_that_can_be_jumped_next_is_in_danger() -> None:
    danger, blocked = (set_up(f"d4:n3- c3:R a1:M {square}:m") for square in ("h8", "e5"))
    assert evaluate(danger)[0] > evaluate(blocked)[0] + 0.3


@pytest.mark.rule("C15")
def test_reaching_the_other_nyarlathotep_next_is_nearly_won() -> None:
    reached, blocked = (set_up(f"d4:N4- {square}:m d8:n6+ a1:M", side=2) for square in ("h8", "d6"))
    assert evaluate(reached)[0] < -0.99 and evaluate(reached)[1] > 0.9
    assert evaluate(blocked)[1] < 0
    assert evaluate(reached._replace(turn=0))[1] < 0
