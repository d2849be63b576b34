"""`engine.tools.arena`: series are fair, repeatable, and counted right, also where all can lose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from engine.ai.agents import Agent, RandomAgent, Thought
from engine.ai.levels import make_agent
from engine.contract.rng import Rng
from engine.session.match import Match, new_match
from engine.tools.arena import Round, Tally, play_out, series, wilson
from tests.toy import DiceRace, TakeSticks

STICKS, RACE = TakeSticks(), DiceRace()


class Fixed(Agent):
    """Always plays the action of this place in the list."""

    def __init__(self, game: Any, place: int) -> None:
        super().__init__(game)
        self.place = place

    def think(self, view: Any, rng: Rng) -> Iterator[Thought]:
        yield Thought(self.game.legal_actions(self.guess(view, rng)[0])[self.place], done=True)


def fixed(game: Any, a: int, b: int) -> dict[str, Callable[[], Agent]]:
    return {"a": lambda: Fixed(game, a), "b": lambda: Fixed(game, b)}


def randoms(game: Any) -> dict[str, Callable[[], Agent]]:
    return {"a": lambda: RandomAgent(game), "b": lambda: RandomAgent(game)}


def rounds(start: Match, make: Any, games: int, seed: int = 1) -> list[Round]:
    return list(series(start, make, games, seed))


def log(match: Match) -> list[str]:
    return [action.text for action in match.log]


def test_a_game_is_played_action_by_action_to_its_end() -> None:
    start = new_match(RACE)
    steps = list(play_out(start, [RandomAgent(RACE)] * 3, 3))
    assert [step.cursor for step in steps] == list(range(1, len(steps) + 1))
    assert all(after.log[:-1] == before.log for before, after in pairwise([start, *steps]))
    assert steps[-1].outcome is not None


def test_the_seed_makes_the_game() -> None:
    def game(seed: int) -> list[str]:
        *_, last = play_out(new_match(RACE), [RandomAgent(RACE)] * 3, seed)
        return log(last)

    assert game(7) == game(7)
    assert len({tuple(game(seed)) for seed in range(20)}) > 10


def test_a_finished_game_is_not_played_on() -> None:
    assert list(play_out(new_match(STICKS, start="0 1"), [RandomAgent(STICKS)] * 2, 1)) == []


def test_a_seats_luck_does_not_depend_on_how_often_others_draw() -> None:
    """A seat that never draws leaves the dice of the others as they are."""
    *_, one = play_out(new_match(RACE), [RandomAgent(RACE), Fixed(RACE, 1), Fixed(RACE, 1)], 5)
    *_, two = play_out(new_match(RACE), [RandomAgent(RACE), RandomAgent(RACE), Fixed(RACE, 1)], 5)

    def of_first(match: Match) -> list[str]:
        return [action.text for i, action in enumerate(match.log) if match.decider(i) == 0]

    shared = min(len(of_first(one)), len(of_first(two)))
    assert of_first(one)[:shared] == of_first(two)[:shared]


def test_seats_are_swapped_in_pairs_with_the_same_luck() -> None:
    found = rounds(new_match(STICKS), randoms(STICKS), 6)
    assert [game.seats for game in found] == [(0,), (1,)] * 3
    assert all(log(one.match) == log(two.match) for one, two in zip(found[::2], found[1::2], strict=True))
    assert len({tuple(log(game.match)) for game in found}) > 1


def test_with_three_seats_each_side_has_every_seat_in_turn() -> None:
    found = rounds(new_match(RACE), randoms(RACE), 4)
    assert [game.seats for game in found] == [(0, 2), (1,), (1,), (0, 2)]
    two = rounds(new_match(RACE, {"players": "2"}), randoms(RACE), 4)
    assert [game.seats for game in two] == [(0,), (1,), (0,), (1,)]


def test_an_odd_number_of_games_leaves_the_last_without_its_pair() -> None:
    assert [game.seats for game in rounds(new_match(STICKS), randoms(STICKS), 3)] == [(0,), (1,), (0,)]


def test_the_same_seed_gives_the_same_series() -> None:
    make = {"a": lambda: make_agent(RACE, "level2"), "b": lambda: make_agent(RACE, "greedy")}
    first, again = (rounds(new_match(RACE), make, 6, seed=9) for _ in range(2))
    assert [log(game.match) for game in first] == [log(game.match) for game in again]
    assert [log(game.match) for game in first] != [
        log(g.match) for g in rounds(new_match(RACE), make, 6, seed=8)
    ]


def test_agents_are_made_anew_for_each_game() -> None:
    made: list[str] = []

    def maker(side: str) -> Callable[[], Agent]:
        def make() -> Agent:
            made.append(side)
            return RandomAgent(STICKS)

        return make

    rounds(new_match(STICKS), {"a": maker("a"), "b": maker("b")}, 3)
    assert sorted(made) == ["a"] * 3 + ["b"] * 3


def test_a_series_is_tallied_for_a() -> None:
    """From three sticks, who takes all wins: A does, B takes one."""
    found = rounds(new_match(STICKS, start="3 0"), fixed(STICKS, -1, 0), 4)
    assert [game.tally.wins for game in found] == [1, 2, 3, 4]
    reverse = rounds(new_match(STICKS, start="3 0"), fixed(STICKS, 0, -1), 4)[-1].tally
    assert reverse == Tally(losses=4)


def test_games_lost_by_both_are_counted_apart() -> None:
    """All roll until they crash or get through; with this seed some games are lost by all."""
    tally = rounds(new_match(RACE), fixed(RACE, 0, 0), 120)[-1].tally
    assert tally.both_lost > 0
    assert tally.games == 120 == tally.wins + tally.draws + tally.losses + tally.both_lost
    assert 0 < tally.score < 1


def test_returns_become_kinds_and_points() -> None:
    tally = Tally().plus(1, -1).plus(-1, 1).plus(0, 0).plus(-1, -1).plus(0, -1).plus(1, 1)
    assert tally == Tally(wins=2, draws=2, losses=1, both_lost=1, points=1 + 0 + 0.5 + 0 + 0.5 + 1)
    assert tally.score == pytest.approx(3 / 6)
    assert Tally().score == 0


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [
        (0.5, 10, 0.2366, 0.7634),
        (0.0, 10, 0.0, 0.2775),
        (1.0, 10, 0.7225, 1.0),
        (0.9, 50, 0.7864, 0.9565),
        (1.0, 1, 0.2065, 1.0),
        (0.3, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_wilsons(share: float, count: int, low: float, high: float) -> None:
    assert wilson(share, count) == pytest.approx((low, high), abs=2e-4)


def test_the_interval_of_a_tally_holds_its_score() -> None:
    tally = Tally(wins=7, draws=2, losses=3, both_lost=1, points=8)
    low, high = tally.interval()
    assert 0 < low < tally.score < high < 1


def test_a_alone_has_one_seat_after_the_other() -> None:
    played = rounds_alone(new_match(RACE), fixed(RACE, 0, 0), 4)
    assert [each.seats for each in played] == [(0,), (1,), (2,), (0,)]


def test_against_one_alone_the_best_of_the_others_counts() -> None:
    played = rounds_alone(new_match(RACE), randoms(RACE), 30)
    tally = played[-1].tally
    won = sum(each.outcome.returns[each.seats[0]] > 0 for each in played)
    all_lost = sum(max(each.outcome.returns) < 0 for each in played)
    assert (tally.wins + tally.draws, tally.both_lost) == (won, all_lost)
    assert tally.points == won
    assert 0 < won < 30


def rounds_alone(start: Match, make: Any, games: int) -> list[Round]:
    return list(series(start, make, games, 2, alone=True))
