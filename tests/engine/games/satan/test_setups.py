"""Homes and goals of the set-ups, as pictures (S14-S17)."""

from __future__ import annotations

import pytest

from engine.contract.picture import Picture
from engine.games.race.turns import State
from tests.engine.games.satan.positions import GAME, at, play


def drawn(setup: str) -> Picture:
    return GAME.picture(GAME.initial(GAME.settle_options({"setup": setup})))


def points(picture: Picture, kind: str) -> list[str]:
    """Return the points of each seat's home or goal."""
    seats = sorted({ground.owner for ground in picture.grounds})
    return [
        "".join(sorted({g.spot[0] for g in picture.grounds if (g.owner, g.name) == (seat, kind)}))
        for seat in seats
    ]


@pytest.mark.parametrize(
    ("setup", "homes", "goals"),
    [
        pytest.param("five", "A B C D E", "C D E A B", marks=pytest.mark.rule("S14")),
        pytest.param("four", "A B C D", "C D A B", marks=pytest.mark.rule("S15")),
        pytest.param("crossing", "A B", "C D", marks=pytest.mark.rule("S16")),
        pytest.param("duel", "A C", "C A", marks=pytest.mark.rule("S16")),
        pytest.param("three", "A C D", "CD E B", marks=pytest.mark.rule("S17")),
    ],
)
def test_each_set_up_has_its_homes_and_goals(setup: str, homes: str, goals: str) -> None:
    picture = drawn(setup)
    assert points(picture, "home") == homes.split()
    assert points(picture, "goal") == goals.split()
    for seat, home in enumerate(homes.split()):
        stands = {piece.spot for piece in picture.pieces if piece.owner == seat}
        assert stands == {f"{home}{n}" for n in range(1, 10)}


@pytest.mark.rule("S14")
def test_with_five_players_every_point_is_a_home_and_a_goal() -> None:
    picture = drawn("five")
    assert len(GAME.seats(GAME.settle_options({}))) == 5
    assert sorted(points(picture, "goal")) == sorted(points(picture, "home")) == list("ABCDE")


@pytest.mark.rule("S15")
def test_with_four_players_goals_are_homes_in_pairs() -> None:
    picture = drawn("four")
    homes, goals = points(picture, "home"), points(picture, "goal")
    assert [homes[homes.index(goal)] for goal in goals] == goals
    assert all(goals[homes.index(goals[seat])] == homes[seat] for seat in range(4))


@pytest.mark.rule("S16")
def test_the_goals_of_crossing_are_no_homes() -> None:
    picture = drawn("crossing")
    assert not set(points(picture, "goal")) & set(points(picture, "home"))


@pytest.mark.rule("S16", "S8")
def test_in_a_duel_the_opponents_flames_help_to_fill_their_home() -> None:
    state = at("4.9,1.0/C2,C3,C4,C5,C6,C7,C8,C9,2.4", "duel")
    after = play(state, "4.9-C1", "1.0-1.1", "2.4-1.2")
    assert returns(after) == (1.0, -1.0)


@pytest.mark.rule("S17")
def test_the_lone_player_wins_with_any_split_between_both_homes() -> None:
    state = at("C1,C2,D2,D3,D4,D5,D6,1.0,4.12/B1/E1", "three")
    assert returns(play(state, "4.12-D1")) is None
    last = at("C1,C2,D2,D3,D4,D5,D6,D7,4.12/B1/E1", "three")
    assert returns(play(last, "4.12-D1")) == (1.0, -1.0, -1.0)


@pytest.mark.rule("S17", "S7")
def test_both_homes_are_one_goal_for_the_extra_turn() -> None:
    assert play(at("4.12,A1/B1/E1", "three"), "4.12-C4").again
    assert play(at("4.12,A1/B1/E1", "three"), "4.12-D1").again
    across = play(at("C4,A1/4.12,B1/E1", "three"), "C4-4.13")
    assert not across.again
    over = at("C4,A1/4.12,D2,B1/E1", "three")
    assert GAME.route(over, GAME.find(over, "C4-D6")) == ("C4", "4.13", "D6")
    assert not play(over, "C4-D6").again


@pytest.mark.rule("S17")
def test_the_other_two_of_three_players_have_one_goal_each() -> None:
    assert returns(play(at("A1/4.17/D1", "three", seat=1), "4.17-E1")) == (-1.0, 1.0, -1.0)
    assert returns(play(at("A1/C1/4.5", "three", seat=2), "4.5-B1")) == (-1.0, -1.0, 1.0)


def returns(state: State) -> tuple[float, ...] | None:
    outcome = GAME.outcome(state)
    return outcome.returns if outcome else None
