"""Legal actions of a turn (S5-S7, S10-S13)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.contract.events import JUMPS, Moved
from engine.contract.rng import new_rng
from engine.contract.values import CHANCE, Action, BadOption, IllegalAction
from engine.games.race.turns import NO_FIRE, UNDRAWN
from engine.session.match import new_match
from tests.engine.games.satan.positions import GAME, at, ends, holes, legal, log_line, play


@pytest.mark.rule("S5")
def test_turns_go_round_anticlockwise() -> None:
    options = GAME.settle_options({"setup": "four", "fire": "off"})
    state = GAME.initial(options)
    board = state.field.board
    assert [board.names[mask.bit_length() - 1][0] for mask in state.flames] == list("ABCD")
    seats = []
    for move in ("A1-4.0", "B1-4.4", "C1-4.8", "D1-4.12", "A2-4.1"):
        seats.append(GAME.player(state))
        state = play(state, move)
    assert seats == [0, 1, 2, 3, 0]


@pytest.mark.rule("S5")
def test_the_players_choose_the_first_player() -> None:
    state = GAME.initial(GAME.settle_options({"setup": "duel", "first": "1"}))
    assert GAME.player(state) == 1
    assert GAME.settle_options({"setup": "duel", "first": "4"})["first"] == "0"
    with pytest.raises(BadOption):
        GAME.settle_options({"first": "nobody"})


@pytest.mark.rule("S5")
def test_chance_draws_the_first_player_evenly() -> None:
    state = GAME.initial(GAME.settle_options({"setup": "three", "first": "chance"}))
    assert (GAME.player(state), state.seat) == (CHANCE, UNDRAWN)
    assert GAME.chance_outcomes(state) == tuple((Action(f"first-{seat}"), 1.0) for seat in range(3))
    assert log_line(state, "first-2") == "Blue moves first."
    assert GAME.player(play(state, "first-2")) == 2
    assert GAME.position(state).endswith(" satan:c - 0 three")
    match = new_match(GAME, {"setup": "three", "first": "chance"}).settle(new_rng(1))
    assert match.player in range(3)


@pytest.mark.rule("S6")
def test_a_flame_steps_to_an_empty_neighbouring_hole() -> None:
    state = at("3.0/4.1", "duel")
    assert ends(state, "3.0") == {"4.0", "3.1", "2.0", "3.14", "4.19", "A2"}
    assert holes(play(state, "3.0-2.0"), 0) == {"2.0"}


@pytest.mark.rule("S6")
def test_a_jump_goes_straight_over_a_neighbour_of_any_colour_and_takes_nothing() -> None:
    state = at("4.1,4.4/4.2", "duel")
    assert {"4.3", "B1"} <= ends(state, "4.1")
    after = play(state, "4.1-B1")
    assert (holes(after, 0), holes(after, 1)) == ({"B1", "4.4"}, {"4.2"})


@pytest.mark.rule("S6", "S12")
def test_a_jump_may_go_over_satans_fire() -> None:
    state = at("3.0/C1", "duel", fire="2.0", decided=1)
    assert "1.0" in ends(state, "3.0")
    assert "c" not in ends(state, "3.0")


@pytest.mark.rule("S6")
def test_a_jump_needs_one_piece_to_jump_and_an_empty_hole_behind() -> None:
    assert not {"4.3", "4.4"} & ends(at("4.1/4.2,4.3", "duel"), "4.1")
    assert "4.3" not in ends(at("4.1/C1", "duel"), "4.1")


@pytest.mark.rule("S6", "S3")
def test_a_jump_may_enter_or_leave_the_centre_but_not_cross_it() -> None:
    assert ends(at("1.0/C1", "duel", fire="c", decided=1), "1.0") == {"2.0", "2.1", "1.1", "1.4", "2.9"}
    assert "c" in ends(at("2.0,1.0/C1", "duel"), "2.0")
    assert "2.0" in ends(at("c,1.0/C1", "duel"), "c")


@pytest.mark.rule("S6")
def test_a_flame_may_stop_after_any_jump_and_pass_through_homes_and_goals() -> None:
    state = at("4.1/4.2,4.4,B5", "duel")
    assert {"4.3", "B1", "B8"} <= ends(state, "4.1")
    through = at("4.7/4.8,4.9,C5", "duel")
    assert {"C1", "C8", "3.7"} <= ends(through, "4.7")


@pytest.mark.rule("S6")
def test_a_flame_may_not_end_where_it_started() -> None:
    ring = at("2.1/3.1,3.2,2.2,1.1,1.0,2.0", "duel")
    assert "2.1" not in ends(ring, "2.1")
    with pytest.raises(IllegalAction):
        GAME.apply(ring, Action("2.1-2.1", ("2.1", "2.1")))


@pytest.mark.rule("S6")
def test_routes_to_one_hole_are_one_move_and_a_shortest_is_shown() -> None:
    state = at("4.1/4.2,4.4,3.1,3.2,3.3", "duel")
    texts = [action.text for action in GAME.legal_actions(state)]
    assert len(set(texts)) == len(texts)
    jump = GAME.find(state, "4.1-B1")
    assert jump.path == ("4.1", "B1")
    assert GAME.route(state, jump) == ("4.1", "4.3", "B1")
    assert GAME.events(state, jump)[0] == Moved("red flame", ("4.1", "4.3", "B1"), how=JUMPS)
    once = GAME.events(state, GAME.find(state, "4.1-4.3"))[0]
    assert once == Moved("red flame", ("4.1", "4.3"), how=JUMPS), "one jump is a jump, too"
    assert GAME.events(state, GAME.find(state, "4.1-A1"))[0] == Moved("red flame", ("4.1", "A1"))


@pytest.mark.rule("S6")
def test_a_step_is_shown_as_a_step_even_where_jumps_lead_there_too() -> None:
    state = at("3.0/4.1", "duel")
    assert GAME.route(state, GAME.find(state, "3.0-2.0")) == ("3.0", "2.0")


@pytest.mark.rule("S6")
def test_every_route_is_made_of_single_jumps() -> None:
    state = at("4.7/4.8,C5,C6,C3,4.10", "duel")
    moves, numbers = state.field.moves, state.field.board.numbers
    for action in GAME.legal_actions(state):
        way = GAME.route(state, action)
        for start, end in pairwise(way) if len(way) > 2 else ():
            left = state.occupied & ~(1 << numbers[action.path[0]])
            assert moves.jumps(numbers[start], left) >> numbers[end] & 1


@pytest.mark.rule("S7")
def test_each_flame_that_enters_the_goal_gives_an_extra_turn() -> None:
    state = at("4.9,4.10,A1/B1,B2", "duel")
    first = play(state, "4.9-C1")
    assert (first.seat, first.again) == (0, True)
    assert "Red has an extra turn (S7)." in log_line(state, "4.9-C1")
    second = play(first, "4.10-C2")
    assert (second.seat, second.again) == (0, True)
    assert play(second, "A1-4.0").seat == 1


@pytest.mark.rule("S7")
def test_a_flame_that_began_the_turn_in_the_goal_gives_no_extra_turn() -> None:
    assert play(at("C1,A1/B1", "duel"), "C1-C2").seat == 1
    state = at("C3,A1/C2,B1", "duel")
    assert GAME.route(state, GAME.find(state, "C3-C1")) == ("C3", "C1")
    assert play(state, "C3-C1").seat == 1


@pytest.mark.rule("S7")
def test_a_flame_that_jumps_out_of_the_goal_and_back_gives_no_extra_turn() -> None:
    state = at("C2,A1/4.10,4.11", "duel")
    assert GAME.route(state, GAME.find(state, "C2-C4")) == ("C2", "3.8", "C4")
    assert play(state, "C2-C4").seat == 1


@pytest.mark.rule("S7")
def test_a_flame_that_only_passes_through_the_goal_gives_no_extra_turn() -> None:
    state = at("4.7,A1/4.8,4.9", "duel")
    through = GAME.find(state, "4.7-3.7")
    assert GAME.route(state, through) == ("4.7", "C1", "3.7")
    assert GAME.apply(state, through).seat == 1


@pytest.mark.rule("S7", "S12")
def test_an_extra_turn_is_a_full_turn_with_satans_fire() -> None:
    after = play(at("4.9,A1/B1", "duel", fire="c"), "stay", "4.9-C1")
    assert {"stay", "satan-1.0", "resign"} <= legal(after)


@pytest.mark.rule("S10")
def test_resigning_takes_the_flames_off_and_the_others_go_on() -> None:
    state = at("A1/C1/D1", "three")
    after = play(state, "resign")
    assert (after.flames[0], after.seat, after.turns) == (0, 1, 1)
    assert log_line(state, "resign") == "Red resigns. Red is out of the game."
    last = play(after, "resign")
    outcome = GAME.outcome(last)
    assert outcome and outcome.returns == (-1.0, -1.0, 1.0)
    assert outcome.reason.clause == "S8, S10"


@pytest.mark.rule("S10", "S12")
def test_a_player_can_resign_at_the_start_of_a_turn_only() -> None:
    state = at("A1/C1", "duel", fire="c")
    assert "resign" in legal(state)
    assert "resign" not in legal(play(state, "stay"))
    assert "resign" in legal(at("A1/C1", "duel"))


BLOCKED = "A8/A9,A5,A6,A3,A1"


@pytest.mark.rule("S11")
def test_a_seat_without_moves_passes_its_turn() -> None:
    state = at(BLOCKED, "duel")
    assert legal(state) == {"pass", "resign"}
    after = play(state, "pass")
    assert (after.seat, after.turns) == (1, 1)
    assert log_line(state, "pass") == "Red passes."


@pytest.mark.rule("S11", "S12")
def test_a_pass_comes_after_the_decision_about_satans_fire() -> None:
    state = at("4.0/A1,A5,4.19,4.18,E4,E7,2.0,4.1,4.2", "duel", fire="3.0")
    assert "satan-3.1" in legal(state)
    assert legal(play(state, "stay")) == {"pass"}
    assert ends(play(state, "satan-3.1"), "4.0") == {"3.0"}


@pytest.mark.rule("S11", "S8")
def test_a_full_home_counts_after_a_pass() -> None:
    lists = "A8/A9,A5,A6,A3,A1,A2,A4,A7/E1"
    state = at(lists, "three")
    assert legal(state) == {"pass", "resign"}
    after = play(state, "pass")
    assert (after.flames[0], after.seat) == (0, 1)


@pytest.mark.rule("S11", "S9")
def test_a_full_goal_counts_after_a_pass() -> None:
    stuck = at("C8/C9,C5,C6,C3,C1,B1", "duel")
    assert legal(stuck) == {"pass", "resign"}
    assert GAME.outcome(stuck) is None
    outcome = GAME.outcome(play(stuck, "pass"))
    assert outcome and outcome.returns == (1.0, -1.0)


@pytest.mark.rule("S11")
def test_after_a_thousand_turns_the_remaining_players_draw() -> None:
    state = at("A1//D1", "three")._replace(turns=998)
    state = play(state, "A1-4.0")
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(play(state, "D1-4.12"))
    assert outcome and outcome.returns == (0.0, -1.0, 0.0)
    assert outcome.reason.clause == "S11"


@pytest.mark.rule("S11")
def test_a_win_in_the_last_turn_counts() -> None:
    state = at("4.9/B1", "duel")._replace(turns=999)
    outcome = GAME.outcome(play(state, "4.9-C1"))
    assert outcome and outcome.returns == (1.0, -1.0)


@pytest.mark.rule("S12")
def test_satans_fire_starts_in_the_centre_and_steps_before_the_turn() -> None:
    state = GAME.initial(GAME.settle_options({"setup": "duel"}))
    texts = {"stay", "resign", "satan-1.0", "satan-1.1", "satan-1.2", "satan-1.3", "satan-1.4"}
    assert legal(state) == texts
    moved = play(state, "satan-1.2")
    assert (moved.seat, moved.decided) == (0, True)
    assert not [text for text in legal(moved) if text.startswith("satan")]
    assert GAME.find(state, "satan-1.2").path == ("c", "1.2")
    assert GAME.find(state, "stay").path == ("stay",)
    assert log_line(state, "satan-1.2") == "Red moves Satan's fire from c to 1.2."
    assert log_line(state, "stay") == "Red lets Satan's fire stay."


@pytest.mark.rule("S12")
def test_satans_fire_does_not_jump_nor_enter_a_taken_hole() -> None:
    state = at("1.0,A1/C1", "duel", fire="c")
    assert {text for text in legal(state) if text.startswith("satan")} == {
        "satan-1.1",
        "satan-1.2",
        "satan-1.3",
        "satan-1.4",
    }


@pytest.mark.rule("S12")
def test_satans_fire_enters_no_point_of_the_star() -> None:
    for fire, setup in (("4.1", "duel"), ("4.5", "duel"), ("4.4", "crossing")):
        lists = "3.14/2.4" if setup == "duel" else "3.14/2.5"
        moves = {
            text.removeprefix("satan-") for text in legal(at(lists, setup, fire=fire)) if "satan" in text
        }
        assert moves and not [name for name in moves if name[0] in "ABCDE"]


@pytest.mark.rule("S12")
def test_satans_fire_that_is_shut_in_stays() -> None:
    state = at("1.0,1.1,1.2,A1/1.3,1.4,C1", "duel", fire="c")
    assert legal(state) == {"stay", "resign"}


@pytest.mark.rule("S13")
def test_satans_fire_is_compulsory_with_five_and_an_option_on_by_default_with_fewer() -> None:
    for setup in ("four", "three", "crossing", "duel"):
        assert GAME.initial(GAME.settle_options({"setup": setup})).fire == 0
        assert GAME.initial(GAME.settle_options({"setup": setup, "fire": "off"})).fire == NO_FIRE
    assert GAME.initial(GAME.settle_options({"setup": "five", "fire": "off"})).fire == 0
    assert {"five"} == {o["setup"] for o in GAME.all_options()} - {
        o["setup"] for o in GAME.all_options() if o["fire"] == "off"
    }


@pytest.mark.rule("S13")
def test_without_satans_fire_a_turn_is_one_decision() -> None:
    state = GAME.initial(GAME.settle_options({"setup": "duel", "fire": "off"}))
    assert play(state, "A1-4.0").seat == 1
