"""Monte Carlo tree search: it finds wins, keeps its limits, and uses only the view."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ai.levels import LEVELS, LevelAgent, make_agent
from engine.ai.mcts import MERGED_CHANCE, WIDENING_START, Search
from engine.ai.sampled_rank import Findings, rank_sampled
from engine.contract.budget import Budget
from engine.contract.game import AnyGame
from engine.contract.rng import Rng, new_rng
from engine.contract.search import Ranking
from engine.contract.skill import BEST_SKILL
from engine.session.match import new_match
from engine.tools.arena import Contest
from tests.engine.games.alien.positions import ALIEN, FRAME, MOVE, at, card, play
from tests.toy import DiceRace, Racers, Sticks, TakeSticks

RACE = DiceRace()


class OpenSticks(TakeSticks):
    """Sticks whose number only `determinize` knows."""

    info = TakeSticks.info._replace(hidden=True)

    def view(self, state: Sticks, _seat: int | None) -> Sticks:
        return Sticks(-1, state.seat)

    def determinize(self, view: Sticks, rng: Rng) -> Sticks:
        return Sticks(rng.choice((5, 6, 7)), view.seat)


def ranked(game: AnyGame, view: Any, nodes: int, seed: int = 1) -> list[Ranking]:
    return list(rank_sampled(game, view, new_rng(seed), Budget(None, nodes)))


def test_it_leaves_a_multiple_of_four_sticks() -> None:
    for left in (5, 6, 7):
        last = ranked(TakeSticks(), Sticks(left), 3000)[-1]
        assert last.best[0].text == f"take-{left - 4}"


def test_it_stops_in_time_and_rolls_on_behind_another() -> None:
    ahead = ranked(RACE, Racers((6, 0, 0), 0, stopped=(1, 2)), 3000)[-1]
    assert ahead.best[0].text == "stop"
    behind = ranked(RACE, Racers((2, 5, 0), 0, stopped=(1, 2)), 3000)[-1]
    assert behind.best[0].text == "roll"


def rankings_of(view: Any, seed: int = 1) -> list[tuple[Any, ...]]:
    """Return the rankings of a search, without lines, which are computed on demand."""
    return [ranking[:3] for ranking in ranked(ALIEN, view, 1500, seed)]


def test_the_same_seed_gives_the_same_ranking() -> None:
    view = ALIEN.view(at("c3:M e3:M g1:K f6:m h8:m b8:k"), 0)
    assert rankings_of(view, 7) == rankings_of(view, 7)


@pytest.mark.parametrize("nodes", [1, 10, 400])
def test_the_node_limit_holds_and_every_action_is_always_ranked(nodes: int) -> None:
    view = ALIEN.view(at("c3:M e3:M g1:K f6:m h8:m b8:k"), 0)
    rankings = ranked(ALIEN, view, nodes)
    assert rankings
    assert all(ranking.nodes <= nodes for ranking in rankings)
    legal = ALIEN.legal_actions(at("c3:M e3:M g1:K f6:m h8:m b8:k"))
    assert all({a for a, _ in ranking.rows} == set(legal) for ranking in rankings)


def test_a_single_action_needs_no_search() -> None:
    assert [r.nodes for r in ranked(ALIEN, ALIEN.view(at("c3:M d4:m h8:m"), 0), 5000)] == [0]


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (at(f"{FRAME} g7:M b8:K d8:K c5:K a5:E"), "g7-"),
        (card("fire", "d4:^ e4:^", planets="mercury/mars"), "fire:"),
        (card("monolith", "d5:# d6:# e5:# e6:#", planets="jupiter/mars"), "shift:south"),
        (
            play(at(f"{FRAME} d4:~ e4:~", cards="flood;-", planets="neptune/mars"), MOVE, "turn:doom"),
            "card:flood",
        ),
    ],
)
def test_a_win_at_hand_is_found_and_ends_the_search(state: Any, text: str) -> None:
    rankings = ranked(ALIEN, ALIEN.view(state, 0), 200_000)
    assert rankings[-1].best[0].text.startswith(text)
    assert rankings[-1].nodes < 100_000


def test_two_edges_in_either_order_are_searched_once() -> None:
    search = Search(ALIEN, ALIEN.view(card("fortify"), 0), new_rng(1), Budget(None, 3000))
    assert len(search.actions) == 49 * 6 + 1
    search.iterate()
    assert len(search.root.children) == len(search.actions)


def test_below_the_root_a_growing_sample_of_many_actions_is_searched() -> None:
    view = ALIEN.view(play(at("a1:M c1:M h8:m", cards="fortify;-"), MOVE, "turn:ring"), 0)
    search = Search(ALIEN, view, new_rng(1), Budget(None, 20_000))
    widths = []
    for _ in range(60):
        search.iterate()
        widths.append(len(search.root.children["card:fortify"].children))
    fortify = search.root.children["card:fortify"]
    grown = [width for width in widths if width]
    assert grown[0] == WIDENING_START < grown[-1] <= WIDENING_START + fortify.visits


def test_a_card_is_valued_by_its_best_use() -> None:
    start = at(f"{FRAME} d4:^ e4:^", cards="fire;-", planets="mercury/mars")
    view = ALIEN.view(play(start, MOVE, "turn:ring"), 0)
    search = Search(ALIEN, view, new_rng(2), Budget(None, 2000))
    search.iterate()
    assert search.root.children["card:fire"].mean(0) == 1.0
    assert search.root.children["card:ring"].mean(0) < 0.9


def test_consecutive_chance_outcomes_share_a_node() -> None:
    """The draw pile is revealed card by card; the tree still grows behind it."""
    looking = card("cheater", "c1:M e1:M b8:m d8:m")
    leave = ALIEN.find(looking, "leave")
    search = Search(ALIEN, ALIEN.view(looking, 0), new_rng(1), Budget(None, 20_000), [leave])
    for _ in range(40):
        search.iterate()
    read = search.root.children["leave"].children[MERGED_CHANCE]
    assert sum(child.visits for child in read.children.values()) > 30
    assert Findings(search).line(leave) == ()


def test_it_uses_only_the_view() -> None:
    """Indistinguishable states get the same search."""
    one, other = (at("c3:M e3:M f6:m h8:m d4:~", planets=f"earth/{name}") for name in ("mars", "neptune"))
    assert rankings_of(ALIEN.view(one, 0)) == rankings_of(ALIEN.view(other, 0))


def test_hidden_information_is_sampled_in_every_iteration() -> None:
    game = OpenSticks()
    search = Search(game, game.view(Sticks(6), 0), new_rng(3), Budget(None, 2000))
    for _ in range(200):
        search.iterate()
    assert set(search.root.children) == {"take-1", "take-2", "take-3"}
    assert search.root.visits == 200
    assert -1 < search.root.mean(0) < 1


@pytest.mark.parametrize(("games", "points"), [(2, 2), pytest.param(6, 5, marks=pytest.mark.soak)])
def test_it_beats_random_play(games: int, points: int) -> None:
    dragon, quick = LEVELS[3]._replace(seconds=None), BEST_SKILL._replace(nodes=300)
    make = {"a": lambda: LevelAgent(ALIEN, dragon, skill=quick), "b": lambda: make_agent(ALIEN, "random")}
    assert Contest(new_match(ALIEN), make).tally(games, 3).points >= points


def test_levels_of_games_with_chance_use_it() -> None:
    view = ALIEN.view(at("c3:M e3:M g1:K f6:m h8:m b8:k"), 0)
    rng: Rng = new_rng(5)
    thoughts = list(make_agent(ALIEN, "level2").think(view, rng))
    assert thoughts[-1].done
    assert thoughts[-1].nodes > 300
