"""Agents and levels: legal, reproducible, without secrets, each level stronger than the one below."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import count, islice
from typing import Any

import pytest

from engine.ai import lookahead
from engine.ai.agents import Agent, Thought, mean_value
from engine.ai.kernel_rank import rank_kernel, value_of
from engine.ai.levels import AGENTS, LEVELS, Level, LevelAgent, UnknownAgent, make_agent
from engine.contract.budget import Budget, BudgetExhausted
from engine.contract.game import AnyGame
from engine.contract.rng import Rng, new_rng
from engine.contract.skill import BEST_SKILL, Skill
from engine.contract.values import CHANCE, Action
from engine.games.draughts.evaluate import DraughtsKernel
from engine.games.draughts.rules import Draughts
from engine.registry import find_game
from engine.session.match import new_match
from engine.tools.arena import Contest, play_out
from engine.tools.statistics import Tally
from tests.toy import DiceRace, Racers, Sticks, TakeSticks


class KernelDraughts(Draughts):
    """Draughts with the kernel, even if the registered game has none."""

    def kernel(self) -> Any:
        return DraughtsKernel()


class PlainDraughts(Draughts):
    """Draughts for the plain lookahead."""

    def kernel(self) -> Any:
        return None


class HiddenSticks(TakeSticks):
    """Sticks whose number only `determinize` knows: a view holds only the seat to move."""

    info = TakeSticks.info._replace(hidden=True)

    def view(self, state: Sticks, _seat: int | None) -> Sticks:
        return Sticks(-1, state.seat)

    def determinize(self, view: Sticks, rng: Rng) -> Sticks:
        return Sticks(rng.choice((3, 4, 5)), view.seat)


STICKS, RACE, KERNEL, PLAIN = TakeSticks(), DiceRace(), KernelDraughts(), PlainDraughts()
GAMES: list[AnyGame] = [STICKS, RACE, KERNEL, PLAIN, HiddenSticks()]
SOAK = pytest.mark.soak
REPEATABLE = [name for name in AGENTS if name != "level4"]


def ids(game: AnyGame) -> str:
    return type(game).__name__


def played(game: AnyGame, name: str, seed: int, plies: int = 12) -> list[str]:
    start = new_match(game)
    agents = [make_agent(game, name, clock=lambda: 0.0) for _ in start.seats]
    *_, last = islice(play_out(start, agents, seed), plies)
    return [action.text for action in last.log]


def thoughts(game: AnyGame, name: str, view: Any, seed: int = 1) -> list[Thought]:
    return list(make_agent(game, name, 0.05 if name == "level4" else None).think(view, new_rng(seed)))


def test_the_names_rise_from_random_to_level_4() -> None:
    assert AGENTS == ("random", "greedy", "level1", "level2", "level3", "level4")
    assert [level.id for level in LEVELS] == list(AGENTS[2:])
    assert all(level.title and level.words.endswith(".") and "\n" not in level.words for level in LEVELS)
    assert len({level.title for level in LEVELS}) == 4


@pytest.mark.parametrize("name", ["", "Random", "level5", "level", "greedy ", "\x00"])
def test_an_unknown_name_is_refused_with_a_list_of_the_known_ones(name: str) -> None:
    with pytest.raises(UnknownAgent, match="random, greedy, level1"):
        make_agent(STICKS, name)


@pytest.mark.parametrize("game", GAMES, ids=ids)
@pytest.mark.parametrize("name", AGENTS)
def test_thinking_ends_in_one_last_legal_thought(game: AnyGame, name: str) -> None:
    view = game.view(game.initial(game.settle_options({})), 0)
    *before, last = thoughts(game, name, view)
    legal = game.legal_actions(game.determinize(view, new_rng(0)))
    assert last.done and not any(thought.done for thought in before)
    assert all(thought.action in legal for thought in (*before, last))
    assert all(-1 <= thought.value <= 1 for thought in (*before, last))
    assert [thought.nodes for thought in before] == sorted(thought.nodes for thought in before)


@pytest.mark.parametrize("game", GAMES[:4], ids=ids)
@pytest.mark.parametrize("name", REPEATABLE)
def test_the_same_seed_plays_the_same_game(game: AnyGame, name: str) -> None:
    plies = 3 if name == "level3" else 12
    assert played(game, name, 5, plies) == played(game, name, 5, plies)


@pytest.mark.parametrize("name", ["random", "greedy", "level1", "level2", "level3"])
def test_games_differ_from_seed_to_seed(name: str) -> None:
    seen: set[tuple[str, ...]] = set()
    for seed in range(6):
        if len(seen) <= 2:
            seen.add(tuple(played(KERNEL, name, seed, 2 if name == "level3" else 6)))
    assert len(seen) > 2


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_only_the_strongest_level_keeps_its_table_between_moves(level: Level) -> None:
    """Weaker levels play a series as on the page, with a new agent per decision."""
    agent = LevelAgent(KERNEL, level, 0.02)
    start = new_match(KERNEL).state
    agent.choose(start, new_rng(0))
    assert agent.table
    agent.table["of before"] = (0, 0, 0, None)
    agent.choose(start, new_rng(1))
    assert ("of before" in agent.table) == level.patient


def pace(game: AnyGame, name: str) -> Any:
    """Return a test parameter; the gate leaves out the middle levels, and long searches."""
    slow = name in ("level2", "level3") or (name == "level4" and game.info.id in ("alien", "satan"))
    return pytest.param(game, name, id=f"{ids(game)}-{name}", marks=SOAK if slow else ())


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pace(game, name)
        for game in (*GAMES[1:3], *map(find_game, ("alien", "satan", "ctheckers")))
        for name in AGENTS[2:]
    ],
)
def test_every_level_keeps_its_time_limit_on_slow_machines(game: AnyGame, name: str) -> None:
    """The clock advances 2 ms per reading, as if positions took that long; 0.1 s of tolerance."""
    now = count()
    agent = make_agent(game, name, clock=lambda: next(now) * 0.002)
    match = new_match(game).settle(new_rng(1))
    *_, last = agent.think(game.view(match.state, match.player), new_rng(2))
    level = LEVELS[AGENTS.index(name) - 2]
    assert level.seconds and last.seconds <= level.seconds + 0.1


def test_stronger_levels_may_think_longer() -> None:
    seconds = [level.seconds or 0 for level in LEVELS]
    assert seconds == sorted(set(seconds)) and seconds[0] <= 0.3 and seconds[2] <= 1 and seconds[3] <= 2


def test_seconds_replace_the_limits_of_a_level(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[float | None, int | None]] = []

    def budget(seconds: float | None = None, nodes: int | None = None, _clock: object = None) -> Budget:
        made.append((seconds, nodes))
        return Budget(None, 500)

    monkeypatch.setattr("engine.ai.levels.Budget", budget)
    state = KERNEL.initial({})
    for seconds in (None, 0.5):
        for name in ("level3", "level4"):
            make_agent(KERNEL, name, seconds).choose(state, AlwaysHigh(1))
    assert made == [(1.0, KERNEL.skills(state)[2].nodes), (2.0, None), (0.5, None), (0.5, None)]


class AlwaysHigh(Rng):
    """A random generator that never slips."""

    def random(self) -> float:
        return 0.999


def test_an_agent_sees_views_only() -> None:
    seen: list[Any] = []

    class Watching(Agent):
        def think(self, view: Any, rng: Rng) -> Iterator[Thought]:
            seen.append(view)
            yield Thought(self.game.legal_actions(self.guess(view, rng)[0])[0], done=True)

    game = HiddenSticks()
    for match in play_out(new_match(game), [Watching(game), Watching(game)], 1):
        if match.cursor == 3:
            break
    assert seen == [Sticks(-1, 0), Sticks(-1, 1), Sticks(-1, 0)]


def test_random_plays_everything_and_greedy_takes_the_best() -> None:
    counts = {make_agent(STICKS, "random").choose(Sticks(7), new_rng(seed)).text for seed in range(40)}
    assert counts == {"take-1", "take-2", "take-3"}
    for left, text in ((1, "take-1"), (2, "take-2"), (3, "take-3")):
        assert make_agent(STICKS, "greedy").choose(Sticks(left), new_rng(1)).text == text
    ties = {make_agent(STICKS, "greedy").choose(Sticks(7), new_rng(seed)).text for seed in range(40)}
    assert ties == {"take-1", "take-2", "take-3"}


def test_greedy_weighs_chance() -> None:
    rolled, stopped = (
        RACE.apply(Racers((0, 0, 0)), Action("roll", ("roll",))),
        Racers((0, 0, 0), 1, stopped=(0,)),
    )
    one, two = 1 / 4 - 1, 2 / 4 - 1
    assert mean_value(RACE, rolled)[0] == pytest.approx((1 * (-1 / 4 - 1) + 2 * one + 3 * two) / 6)
    assert mean_value(RACE, stopped)[0] == -1
    assert make_agent(RACE, "greedy").choose(Racers((0, 0, 0)), new_rng(1)).text == "roll"
    assert make_agent(RACE, "greedy").choose(Racers((6, 0, 0)), new_rng(1)).text == "stop"


@pytest.mark.parametrize("nodes", [15_000, None])
@pytest.mark.parametrize("left", [1, 2, 3, 5, 6, 7])
def test_the_plain_lookahead_solves_sticks(nodes: int | None, left: int) -> None:
    agent = LevelAgent(STICKS, LEVELS[3], skill=Skill(9, nodes, spread=8, slips=0))
    assert agent.choose(Sticks(left), new_rng(1)).text == f"take-{left % 4}"


def test_a_lost_game_is_played_on_when_a_shallower_search_has_hope() -> None:
    *_, last = lookahead.rank(STICKS, Sticks(4), new_rng(1), 9, Budget())
    assert last.depth == 1
    assert {value for _, value in last.rows} == {0.0}


def test_the_plain_lookahead_stops_when_settled_won_or_forced() -> None:
    depth = [
        max(r.depth for r in lookahead.rank(STICKS, Sticks(n), new_rng(1), 9, Budget())) for n in (1, 3, 5, 7)
    ]
    assert depth == [1, 1, 3, 3]
    stopping = Racers((7, 6, 7), 1, stopped=(0,))
    assert max(r.depth for r in lookahead.rank(RACE, stopping, new_rng(1), 50, Budget())) < 50


def test_the_plain_lookahead_keeps_its_node_limit_after_one_ply() -> None:
    state = PLAIN.initial({})
    for nodes in (1, 50, 700):
        *_, last = lookahead.rank(PLAIN, state, new_rng(1), 9, Budget(nodes=nodes))
        assert len(last.rows) == 7
        assert last.nodes <= nodes + 7
    assert last.depth > 1


def test_max_n_maximises_the_return_of_each_seat() -> None:
    """Green is one step from the end and will finish; Red knows that waiting then loses."""
    look = lookahead.rank(RACE, Racers((6, 7, 7), 0, stopped=()), new_rng(1), 2, Budget())
    *_, last = look
    values = {action.text: value for action, value in last.rows}
    assert values["stop"] == -1
    assert values["roll"] == pytest.approx((5 - 1) / 6)


def test_a_kernel_ranking_names_every_near_best_action_once() -> None:
    state = KERNEL.initial({})
    *_, last = rank_kernel(KERNEL, state, 4, Budget(), 1000)
    assert sorted(action.text for action, _ in last.rows) == [a.text for a in KERNEL.legal_actions(state)]
    *_, last = rank_kernel(KERNEL, state, 4, Budget(), 0)
    assert len(last.rows) == 1


def test_routes_to_the_same_position_are_one_choice_of_the_kernel() -> None:
    state = KERNEL.parse("B:W6,7,14,15:BK2", {})
    legal = KERNEL.legal_actions(state)
    *_, last = rank_kernel(KERNEL, state, 2, Budget(), 1000)
    effects = {KERNEL.apply(state, action) for action in legal}
    assert len(legal) > len(effects) == len(last.rows)
    assert all(action in legal for action, _ in last.rows)


@pytest.mark.parametrize(
    ("score", "value"), [(0, 0), (100, 0.245), (-100, -0.245), (999_995, 1), (-999_995, -1)]
)
def test_scores_become_values(score: int, value: float) -> None:
    assert value_of(score) == pytest.approx(value, abs=0.001)
    assert abs(value_of(50_000)) <= 1


@pytest.mark.parametrize("name", ["level1", "level2", "level3", "level4"])
def test_every_level_takes_a_win_it_sees(name: str) -> None:
    agent = make_agent(KERNEL, name, 0.05 if name == "level4" else None)
    state = KERNEL.parse("B:W5:BK6,20", {})
    assert len(KERNEL.legal_actions(state)) > 3
    assert [agent.choose(state, new_rng(seed)).text for seed in range(8)] == ["6-1"] * 8


def test_the_search_can_be_stopped_between_two_thoughts() -> None:
    thinking = make_agent(KERNEL, "level4", 60.0).think(KERNEL.initial({}), new_rng(1))
    assert isinstance(thinking, Generator)
    first = [next(thinking) for _ in range(12)]
    thinking.close()
    assert all(not thought.done for thought in first)
    with pytest.raises(StopIteration):
        next(thinking)


def test_a_spent_budget_still_gives_an_action() -> None:
    with pytest.raises(BudgetExhausted):
        Budget(nodes=1).check(1)
    for game in (KERNEL, PLAIN):
        agent = LevelAgent(game, LEVELS[3]._replace(seconds=None), skill=BEST_SKILL._replace(nodes=1))
        assert agent.choose(game.initial({}), new_rng(1)) in game.legal_actions(game.initial({}))


SEVEN = "B:W19,21,23,25,27,29,31:B2,4,6,8,10,12,14"
"""Balanced, and far from the end."""


def duel(game: AnyGame, strong: str, weak: str, games: int, start: str = "") -> Tally:
    make = {"a": lambda: make_agent(game, strong), "b": lambda: make_agent(game, weak)}
    return Contest(new_match(game, {}, start), make).tally(games, seed=11)


@pytest.mark.parametrize(
    ("strong", "weak", "games", "score", "start"),
    [
        ("level1", "random", 12, 0.7, ""),
        pytest.param("level2", "level1", 4, 0.85, "", marks=SOAK),
        ("level3", "level1", 2, 0.85, SEVEN),
    ],
)
def test_each_level_beats_one_below(strong: str, weak: str, games: int, score: float, start: str) -> None:
    """Fewer games need a higher share of wins."""
    assert duel(KERNEL, strong, weak, games, start).score > score


def test_levels_rise_in_a_game_of_chance_for_three() -> None:
    assert duel(RACE, "level3", "random", 15).score > 0.65


def test_chance_nodes_are_decided_without_the_agents() -> None:
    start = new_match(RACE)
    *_, match = play_out(start, [make_agent(RACE, "greedy") for _ in start.seats], 4)
    assert CHANCE in [match.decider(i) for i in range(len(match.log))]
    assert match.outcome is not None
