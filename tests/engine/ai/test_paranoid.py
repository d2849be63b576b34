"""The paranoid search, on drawn trees and on the star."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any, NamedTuple

import pytest

from engine.ai.deepening import rank, value_of
from engine.ai.levels import make_agent
from engine.ai.paranoid import DECIDED, WON, ParanoidSearch, Widths
from engine.contract.budget import Budget, BudgetExhausted
from engine.contract.rng import Rng, new_rng
from engine.contract.values import Action
from engine.games.chinese.rules import Chinese
from engine.games.race import turns
from engine.games.race.actions import apply_known
from engine.games.race.gains import PASS
from engine.games.race.kernel import Racers
from engine.games.race.moves import holes_of
from engine.games.race.setups import CHINESE, SATAN
from engine.games.satan.info import INFO
from engine.games.satan.rules import Satan
from tests.engine.games.satan.positions import at
from tests.engine.games.satan.random_games import random_turn

WIDE = Widths(99, 99, 99)
SATANS, CHINESES = Satan(), Chinese()


class Tree(NamedTuple):
    """A drawn tree: the mover, the value for seat 0, whether the search may stop here."""

    mover: int
    score: float = 0.0
    kids: tuple[Tree, ...] = ()
    calm: bool = True


class Trees:
    """`Seats` for drawn trees."""

    def mover(self, node: Tree) -> int:
        return node.mover if node.kids else -1

    def calm(self, node: Tree) -> bool:
        return node.calm

    def key(self, node: Tree) -> Tree:
        return node

    def moves(self, node: Tree, width: int) -> tuple[Tree, ...]:
        return node.kids[:width]

    def after(self, _node: Tree, move: Tree) -> Tree:
        return move

    def edge(self, node: Tree, width: int, _me: int) -> tuple[None, Iterable[Tree]]:
        return None, self.moves(node, width)

    def score(self, node: Tree, me: int) -> float:
        return node.score if me == 0 else -node.score


def leaf(score: float) -> Tree:
    return Tree(-1, score)


def turn(mover: int, *kids: Tree) -> Tree:
    """Return a node no better for its mover than its worst move: moving helps."""
    scores = [kid.score for kid in kids]
    return Tree(mover, min(scores) if mover == 0 else max(scores), kids)


def new_search(widths: Widths = WIDE, nodes: int | None = None) -> ParanoidSearch[Any, Any]:
    return ParanoidSearch(Trees(), 0, widths, Budget(None, nodes))


def test_all_others_play_against_the_one_that_thinks() -> None:
    tree = turn(1, turn(2, leaf(5), leaf(1)), turn(2, leaf(4), leaf(3)))
    assert new_search().search(tree, 2, -inf, inf) == 1
    assert new_search().search(tree._replace(mover=0), 2, -inf, inf) == 3


def test_widths_leave_out_unlikely_moves() -> None:
    tree = turn(1, leaf(5), leaf(1))
    assert new_search(Widths(9, 1, 9)).search(tree, 1, -inf, inf) == 5
    assert new_search(Widths(1, 9, 9)).search(tree, 1, -inf, inf) == 1


def test_a_string_of_turns_is_searched_to_its_end() -> None:
    string = Tree(0, 0, (Tree(0, 0, (leaf(7),), calm=False),), calm=False)
    assert new_search().search(string, 0, -inf, inf) == 7
    assert new_search().search(string._replace(calm=True), 0, -inf, inf) == 0


def test_a_win_counts_more_the_sooner_it_comes() -> None:
    soon, late = leaf(WON), Tree(0, 0, (leaf(WON),))
    both = Tree(0, 0, (late, soon))
    assert new_search().search(both, 3, -inf, inf) == new_search().search(soon, 2, -inf, inf)
    assert new_search().search(soon, 2, -inf, inf) > new_search().search(late, 2, -inf, inf) > DECIDED


def test_the_budget_ends_it() -> None:
    tree = Tree(0, 0, (leaf(1), leaf(2)))
    with pytest.raises(BudgetExhausted):
        new_search(nodes=2).search(tree, 1, -inf, inf)


def drawn(rng: Rng, plies: int) -> Tree:
    """Return a random tree in which moving helps a little, with three seats in turn."""
    if not plies:
        return leaf(rng.randrange(100) / 100)
    return turn(plies % 3, *(drawn(rng, plies - 1) for _ in range(3)))


def brute(tree: Tree) -> float:
    """Return the value by exhaustive search, with all seats against one."""
    if not tree.kids:
        return tree.score
    return (max if tree.mover == 0 else min)(map(brute, tree.kids))


@pytest.mark.parametrize("plies", [2, 4, 6])
def test_pruning_changes_no_score(plies: int) -> None:
    rng = new_rng(plies)
    for _ in range(20):
        tree = drawn(rng, plies)
        one = new_search()
        assert one.search(tree, plies, -inf, inf) == brute(tree)
        before = one.nodes
        assert one.search(tree, plies, -inf, inf) == brute(tree)
        assert one.nodes == before + 1


def test_results_of_an_incomplete_depth_count() -> None:
    roots = actions(Tree(1, 3, (leaf(2),)), Tree(1, 2, (leaf(1),)), Tree(1, 9, (leaf(-WON),)))
    *_, last = rank(new_search(nodes=3), roots, 5, 0.5)
    assert (last.best[0].text, last.depth) == ("0", 1)


def test_of_wins_only_the_quickest_is_ranked() -> None:
    soon, late = Tree(0, 0, (leaf(WON),)), Tree(0, 0, (Tree(0, 0, (leaf(WON),)),))
    roots = actions(Tree(1, 0, (late,)), Tree(1, 0, (soon,)))
    *_, last = rank(new_search(), roots, 9, 50.0)
    assert [action.text for action, _ in last.rows] == ["1"]


def actions(*nodes: Tree) -> list[tuple[Action, Tree]]:
    return [(Action(str(n)), node) for n, node in enumerate(nodes)]


def test_a_ranking_for_each_depth_ends_with_the_best_found() -> None:
    roots = actions(Tree(1, 9, (leaf(-9),)), Tree(1, 5, (leaf(4),)), Tree(1, 4, (leaf(3.5),)))
    rankings = list(rank(new_search(), roots, 2, 1.0))
    assert rankings[0].best[0].text == "0"
    assert {action.text for action, _ in rankings[-1].rows} == {"1", "2"}
    assert (rankings[-1].best[0].text, rankings[-1].depth) == ("1", 2)


def test_penalties_are_subtracted_unless_the_game_is_over() -> None:
    roots = actions(Tree(1, 0, (leaf(4),)), Tree(1, 0, (leaf(3),)))
    for plies in (1, 2):
        *_, last = rank(new_search(), roots, plies, 0.5, {roots[0][0]: 2.0})
        assert [action.text for action, _ in last.rows] == ["1"]
    won = actions(leaf(WON), leaf(9))
    *_, last = rank(new_search(), won, 2, 0.5, {won[0][0]: 2.0})
    assert last.best == (won[0][0], 1.0)


def test_without_time_the_first_ranking_stands() -> None:
    roots = actions(Tree(1, 9, (leaf(-9),)), Tree(1, 1, (leaf(4),)))
    *_, last = rank(new_search(nodes=0), roots, 5, 0.0)
    assert (last.best[0].text, last.depth) == ("0", 1)


def test_a_deep_loss_does_not_spoil_the_play() -> None:
    roots = actions(Tree(1, 9, (leaf(-WON),)), Tree(1, 1, (leaf(-WON),)))
    *_, last = rank(new_search(), roots, 5, 0.0)
    assert last.best[0].text == "0"


def test_of_losses_the_latest_is_taken() -> None:
    string = Tree(1, 0, (leaf(-WON),), calm=False)
    roots = actions(Tree(1, 9, (leaf(-WON),)), Tree(1, 1, (string,)))
    *_, last = rank(new_search(), roots, 5, 0.0)
    assert [action.text for action, _ in last.rows] == ["1"]


def test_values_lie_between_minus_one_and_one() -> None:
    assert (value_of(WON + 3), value_of(-WON), value_of(0)) == (1.0, -1.0, 0.0)
    assert 0 < value_of(10) < value_of(60) < 1


@pytest.mark.rule("S6", "S7", "S8", "S9", "S11", "S20")
@pytest.mark.parametrize("setup", [setup.id for setup in (*SATAN, *CHINESE)])
def test_the_races_kernel_follows_the_rules(setup: str) -> None:
    """Every child of the kernel is the result of a legal move, in random games."""
    rng = new_rng(2)
    state = turns.starting(setup, setup in ("five", "duel"), 0, INFO.rules_version)
    for _ in range(120):
        if state.end:
            break
        ready, state = random_turn(state, rng)
        racers = Racers(ready)
        moves = turns.flame_ends(ready)
        wanted = [
            racers.node(turns.move_flame(ready, start, end))
            for start, ends in moves
            for end in holes_of(ends)
        ] or [racers.node(turns.end_turn(ready))]
        node = racers.node(ready)
        found = [racers.after(node, step) for step in racers.every(node) or [PASS]]
        assert sorted(found) == sorted(wanted)


@pytest.mark.rule("S5", "S7", "S8")
@pytest.mark.parametrize("setup", [setup.id for setup in (*SATAN, *CHINESE)])
def test_the_last_turn_has_the_value_of_its_best_move(setup: str) -> None:
    """For any searcher, its own turns maximise the score and those of others minimise it."""
    rng = new_rng(3)
    state = turns.starting(setup, False, 0, INFO.rules_version)
    for _ in range(80):
        if state.end:
            break
        ready, state = random_turn(state, rng)
        racers = Racers(ready)
        node = racers.node(ready)
        moves = racers.moves(node, 99)
        for me in turns.living(ready):
            score, others = racers.edge(node, 99, me)
            best = max if ready.seat == me else min
            found = [racers.score(after, me) for after in others] + ([] if score is None else [score])
            assert best(found) == best(racers.score(racers.after(node, move), me) for move in moves)


def best(state: turns.State, plies: int = 3) -> str:
    *_, last = SATANS.searcher().rank(state, plies, Budget(None, 3_000), 0)
    return last.best[0].text


@pytest.mark.rule("S9")
def test_it_wins_when_it_can() -> None:
    assert best(at("C2,C3,C4,C5,C6,C7,C8,C9,4.9/B1,B2", "duel")) == "4.9-C1"


@pytest.mark.rule("S7")
def test_it_knows_extra_turns() -> None:
    state = at("C2,C3,C5,C6,C7,C8,C9,4.9,4.11/4.4,A1,A2,A3,A5,A6,A7,A8,A9", "crossing")
    assert best(state).split("-")[1][0] == "C"
    assert max(v for _, v in last_rows(state)) == 1.0


def last_rows(state: turns.State) -> tuple[tuple[Action, float], ...]:
    *_, last = SATANS.searcher().rank(state, 3, Budget(None, 3_000), 0)
    return last.rows


@pytest.mark.rule("S8")
def test_it_does_not_let_itself_be_snuffed_out() -> None:
    state = at("A9,A4,1.0/A1,A2,A3,A5,A6,A7,A8,3.7,2.4", "duel")
    assert best(state).split("-")[0] in ("A4", "A9")


@pytest.mark.rule("S8")
def test_it_snuffs_out_others() -> None:
    state = at("4.8,2.0,1.0/C2,C3,C4,C5,C6,C7,C8,C9,2.4", "duel")
    assert best(state, 2) == "4.8-C1"


@pytest.mark.rule("S12")
def test_it_decides_about_satans_fire_and_never_resigns() -> None:
    state = SATANS.initial(SATANS.settle_options({}))
    for level in ("level1", "level2", "level3"):
        agent = make_agent(SATANS, level)
        rng = new_rng(4)
        after = state
        for _ in range(10):
            action = agent.choose(after, rng)
            assert action.text != "resign"
            after = apply_known(after, action)


@pytest.mark.parametrize(
    ("game", "options"),
    [(SATANS, {"setup": "duel"}), pytest.param(CHINESES, {"players": "2"}, marks=pytest.mark.soak)],
)
def test_a_level_beats_the_greedy_mover(game: Satan | Chinese, options: dict[str, str]) -> None:
    agents = [make_agent(game, "level3"), make_agent(game, "greedy")]
    rng = new_rng(1)
    state = game.start(options)
    while not state.end:
        state = apply_known(state, agents[state.seat].choose(state, rng))
    assert state.seat == 0
