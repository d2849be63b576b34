"""`engine.tools.arena`: series are fair, repeatable, and counted right, even if all can lose."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from engine.ai.agents import Agent, RandomAgent, Thought
from engine.ai.levels import make_agent
from engine.contract.rng import Rng
from engine.session.match import Match, new_match
from engine.tools.arena import Contest, SeriesGame, play_out
from engine.tools.statistics import Tally
from tests.toy import DiceRace, TakeSticks

STICKS, RACE = TakeSticks(), DiceRace()


class Fixed(Agent):
    """An agent that always plays the action at one place in the list."""

    def __init__(self, game: Any, place: int) -> None:
        super().__init__(game)
        self.place = place

    def think(self, view: Any, rng: Rng) -> Iterator[Thought]:
        yield Thought(self.game.legal_actions(self.guess(view, rng)[0])[self.place], done=True)


def fixed(game: Any, a: int, b: int) -> dict[str, Callable[[], Agent]]:
    return {"a": lambda: Fixed(game, a), "b": lambda: Fixed(game, b)}


def randoms(game: Any) -> dict[str, Callable[[], Agent]]:
    return {"a": lambda: RandomAgent(game), "b": lambda: RandomAgent(game)}


def rounds(start: Match, make: Any, games: int, seed: int = 1) -> list[SeriesGame]:
    return [played for pair in Contest(start, make).play(games, seed) for played in pair]


def tally(start: Match, make: Any, games: int) -> Tally:
    return Contest(start, make).tally(games, seed=1)


def log(match: Match) -> list[str]:
    return [action.text for action in match.log]


def test_a_game_is_played_action_by_action_to_its_end() -> None:
    start = new_match(RACE)
    steps = list(play_out(start, [RandomAgent(RACE)] * 3, 3))
    assert [step.cursor for step in steps] == list(range(1, len(steps) + 1))
    assert all(after.log[:-1] == before.log for before, after in pairwise([start, *steps]))
    assert steps[-1].outcome is not None


def test_the_seed_determines_the_game() -> None:
    def game(seed: int) -> list[str]:
        *_, last = play_out(new_match(RACE), [RandomAgent(RACE)] * 3, seed)
        return log(last)

    assert game(7) == game(7)
    assert len({tuple(game(seed)) for seed in range(20)}) > 10


def test_a_finished_game_is_not_played_on() -> None:
    assert list(play_out(new_match(STICKS, start="0 1"), [RandomAgent(STICKS)] * 2, 1)) == []


def test_a_seats_luck_does_not_depend_on_how_often_others_draw() -> None:
    """A seat that never draws leaves the dice of the others unchanged."""
    *_, one = play_out(new_match(RACE), [RandomAgent(RACE), Fixed(RACE, 1), Fixed(RACE, 1)], 5)
    *_, two = play_out(new_match(RACE), [RandomAgent(RACE), RandomAgent(RACE), Fixed(RACE, 1)], 5)

    def of_first(match: Match) -> list[str]:
        return [action.text for i, action in enumerate(match.log) if match.decider(i) == 0]

    shared = min(len(of_first(one)), len(of_first(two)))
    assert of_first(one)[:shared] == of_first(two)[:shared]


def test_seats_are_swapped_in_pairs_with_the_same_luck() -> None:
    found = rounds(new_match(STICKS), randoms(STICKS), 6)
    assert [game.seats for game in found] == [(0,), (1,)] * 3
    assert all(one.log == two.log for one, two in zip(found[::2], found[1::2], strict=True))
    assert len({game.log for game in found}) > 1


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
    assert [game.log for game in first] == [game.log for game in again]
    assert [game.log for game in first] != [g.log for g in rounds(new_match(RACE), make, 6, seed=8)]


def test_each_game_gets_new_agents() -> None:
    made: list[str] = []

    def maker(side: str) -> Callable[[], Agent]:
        def make() -> Agent:
            made.append(side)
            return RandomAgent(STICKS)

        return make

    rounds(new_match(STICKS), {"a": maker("a"), "b": maker("b")}, 3)
    assert sorted(made) == ["a"] * 3 + ["b"] * 3


def test_a_series_is_tallied_for_a() -> None:
    """From three sticks, taking all wins: A does, B takes one."""
    start = new_match(STICKS, start="3 0")
    assert tally(start, fixed(STICKS, -1, 0), 4) == Tally(wins=4, points=4)
    assert tally(start, fixed(STICKS, 0, -1), 4) == Tally(losses=4)


def test_games_lost_by_both_are_counted_apart() -> None:
    """All roll until they crash or arrive; with this seed all lose some games."""
    found = tally(new_match(RACE), fixed(RACE, 0, 0), 120)
    assert found.both_lost > 0
    assert found.games == 120 == found.wins + found.draws + found.losses + found.both_lost
    assert 0 < found.score < 1


def test_a_alone_plays_each_seat_in_turn() -> None:
    played = rounds_alone(new_match(RACE), fixed(RACE, 0, 0), 4)
    assert [each.seats for each in played] == [(0,), (1,), (2,), (0,)]


def test_against_one_alone_the_best_of_the_others_counts() -> None:
    played = rounds_alone(new_match(RACE), randoms(RACE), 30)
    found = Contest(new_match(RACE), randoms(RACE), alone=True).tally(30, 2)
    won = sum(each.outcome.returns[each.seats[0]] > 0 for each in played)
    all_lost = sum(max(each.outcome.returns) < 0 for each in played)
    assert (found.wins + found.draws, found.both_lost) == (won, all_lost)
    assert found.points == won
    assert 0 < won < 30


def rounds_alone(start: Match, make: Any, games: int) -> list[SeriesGame]:
    return [played for pair in Contest(start, make, alone=True).play(games, 2) for played in pair]


def test_processes_side_by_side_play_the_same_series() -> None:
    contest = Contest(new_match(RACE), randoms(RACE))
    alone = list(contest.play(7, seed=4))
    assert list(contest.play(7, seed=4, jobs=2)) == alone
    assert [len(pair) for pair in alone] == [2, 2, 2, 1]


def test_a_series_can_be_ended_early() -> None:
    pairs = Contest(new_match(RACE), randoms(RACE)).play(1_000, seed=4, jobs=2)
    assert len(next(pairs)) == 2
    pairs.close()


def test_both_games_of_a_pair_have_the_same_opening() -> None:
    def begun(opening: int) -> list[tuple[str, ...]]:
        contest = Contest(new_match(STICKS, start="7 0"), fixed(STICKS, 0, 0), opening=opening)
        return [played.log for pair in contest.play(12, seed=3) for played in pair]

    assert len(set(begun(0))) == 1
    found = begun(1)
    assert found[::2] == found[1::2] and len(set(found)) > 2


def test_an_opening_that_decides_the_game_is_replaced() -> None:
    """Two decisions must leave four of six sticks: from three or fewer the next player wins at once."""
    found = Contest(new_match(STICKS, start="6 0"), randoms(STICKS), opening=2).play(20, seed=1)
    assert {played.log[:2] for pair in found for played in pair} == {("take-1", "take-1")}
