"""Rules of Chinese Checkers (S20)."""

from __future__ import annotations

import pytest

from engine.contract.values import BadPosition
from engine.games.chinese.rules import Chinese
from engine.games.race import turns
from engine.games.race.turns import State
from engine.session.match import new_match

GAME = Chinese()


def at(lists: str, seat: int = 0) -> State:
    count = lists.count("/") + 1
    return GAME.parse(f"{lists} satan:- {seat} 0 chinese{count}", {})


def play(state: State, *texts: str) -> State:
    for text in texts:
        state = GAME.apply(state, GAME.find(state, text))
    return state


def returns(state: State) -> tuple[float, ...] | None:
    outcome = GAME.outcome(state)
    return outcome.returns if outcome else None


@pytest.mark.rule("S20")
@pytest.mark.parametrize(
    ("players", "homes", "goals"),
    [
        ("2", "A D", "D A"),
        ("3", "A C E", "D F B"),
        ("4", "A B D E", "D E A B"),
        ("6", "A B C D E F", "D E F A B C"),
    ],
)
def test_each_player_has_ten_marbles_and_the_opposite_goal(players: str, homes: str, goals: str) -> None:
    options = GAME.settle_options({"players": players})
    picture = GAME.picture(GAME.initial(options))
    assert len(GAME.seats(options)) == int(players)
    for seat, (home, goal) in enumerate(zip(homes.split(), goals.split(), strict=True)):
        own = {piece.spot for piece in picture.pieces if piece.owner == seat}
        assert own == {f"{home}{n}" for n in range(1, 11)}
        wanted = {g.spot for g in picture.grounds if (g.name, g.owner) == ("goal", seat)}
        assert wanted == {f"{goal}{n}" for n in range(1, 11)}


@pytest.mark.rule("S20", "S6")
def test_marbles_step_and_jump_over_the_centre_and_into_the_tips() -> None:
    state = at("1.0,A5/c,A8")
    texts = {action.text for action in GAME.legal_actions(state)}
    assert {"1.0-1.3", "A5-A10", "1.0-2.0"} <= texts
    jump = GAME.find(state, "1.0-1.3")
    assert GAME.route(state, jump) == ("1.0", "1.3")


@pytest.mark.rule("S20")
def test_there_is_no_satans_fire() -> None:
    state = GAME.initial(GAME.settle_options({}))
    assert state.fire == turns.NO_FIRE
    assert "stay" not in {action.text for action in GAME.legal_actions(state)}
    with pytest.raises(BadPosition, match="S20"):
        GAME.parse("A1/D1 satan:c 0 0 chinese2", {})


@pytest.mark.rule("S20")
def test_entering_the_goal_gives_no_extra_turn() -> None:
    after = play(at("4.13,A1/B1"), "4.13-D1")
    assert (after.seat, after.again) == (1, False)


@pytest.mark.rule("S20")
def test_a_full_home_eliminates_no_player() -> None:
    home = ",".join(f"A{n}" for n in range(1, 11))
    after = play(at(f"1.0/C1/{home}"), "1.0-2.0")
    assert after.flames[0]


@pytest.mark.rule("S20")
def test_the_first_to_fill_the_goal_wins() -> None:
    goal = ",".join(f"D{n}" for n in range(2, 11))
    assert returns(play(at(f"4.13,{goal}/B1"), "4.13-D1")) == (1.0, -1.0)


@pytest.mark.rule("S20")
def test_a_goal_with_an_empty_hole_is_not_filled() -> None:
    assert returns(play(at("4.13,D3/B1"), "4.13-D1")) is None


@pytest.mark.rule("S20")
@pytest.mark.parametrize(("own", "result"), [(6, (1.0, -1.0)), (5, None)])
def test_a_full_goal_wins_if_most_of_its_marbles_are_the_players(
    own: int, result: tuple[float, ...] | None
) -> None:
    mine = ",".join(f"D{n}" for n in range(2, own + 1))
    theirs = ",".join(f"D{n}" for n in range(own + 1, 11))
    assert returns(play(at(f"4.13,1.0,{mine}/{theirs}"), "4.13-D1")) == result


@pytest.mark.rule("S20")
def test_the_goal_counts_after_its_owners_move() -> None:
    goal = ",".join(f"D{n}" for n in range(1, 11))
    state = at(f"{goal}/B1", seat=1)
    assert returns(play(state, "B1-4.4")) is None


@pytest.mark.rule("S20", "S10", "S11")
def test_resigning_passing_and_the_turn_limit_are_as_in_satans_checkers() -> None:
    assert returns(play(at("A1/D1"), "resign")) == (-1.0, 1.0)
    stuck = at("A10/A8,A9,A5,A7,A6")
    assert {action.text for action in GAME.legal_actions(stuck)} == {"pass", "resign"}
    assert play(stuck, "pass").seat == 1
    assert returns(play(at("A1/D1")._replace(turns=999), "A1-4.0")) == (0.0, 0.0)


def test_the_number_of_players_follows_the_position() -> None:
    match = new_match(GAME, {}, "A1/C1/E1 satan:- 1 0 chinese3")
    assert match.options["players"] == "3"
    assert match.seats == ("Red", "Yellow", "Blue")
