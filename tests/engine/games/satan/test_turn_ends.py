"""Elimination, and filling the goal (S8, S9)."""

from __future__ import annotations

import pytest

from engine.games.race.turns import State
from tests.engine.games.satan.positions import GAME, at, holes, log_line, play

FULL_BUT_ONE = "A1,A2,A3,A4,A5,A6,A7,A8"


def returns(state: State) -> tuple[float, ...] | None:
    outcome = GAME.outcome(state)
    return outcome.returns if outcome else None


@pytest.mark.rule("S8")
def test_a_full_home_at_the_end_of_its_owners_turn_puts_the_owner_out() -> None:
    state = at("A9,1.0/D5/" + FULL_BUT_ONE, "three")
    after = play(state, "1.0-2.0")
    assert (holes(after, 0), after.seat) == (set(), 1)
    assert len(holes(after, 2)) == 8
    assert log_line(state, "1.0-2.0").endswith(
        "Red is snuffed out: the home is full (S8). Red is out of the game."
    )


@pytest.mark.rule("S8")
def test_flames_of_any_colour_fill_a_home() -> None:
    mixed = at("A9,1.0/A1,A2,A3,D5/A4,A5,A6,A7,A8", "three")
    assert holes(play(mixed, "1.0-2.0"), 0) == set()
    one_free = at("A9,1.0/A1,A2,A3,D5/A4,A5,A6,A7", "three")
    assert holes(play(one_free, "1.0-2.0"), 0) == {"A9", "2.0"}


@pytest.mark.rule("S8")
def test_a_home_filled_in_anothers_turn_counts_after_its_owners_turn() -> None:
    state = at("1.0/4.4,D5/A1,A2,A3,A5,A6,A7,A8,A9", "three", seat=1)
    after = play(state, "4.4-A4")
    assert (holes(after, 0), after.seat) == ({"1.0"}, 2)
    assert holes(play(after._replace(seat=0), "1.0-2.0"), 0) == set()


@pytest.mark.rule("S8")
def test_the_first_move_empties_the_full_home_of_the_start() -> None:
    state = GAME.initial(GAME.settle_options({"setup": "duel", "fire": "off"}))
    assert len(holes(play(state, "A1-4.0"), 0)) == 9


@pytest.mark.rule("S8")
def test_an_eliminated_seat_is_skipped() -> None:
    state = at("A1//D1", "three")
    assert play(state, "A1-4.0").seat == 2


@pytest.mark.rule("S8")
def test_the_last_player_left_wins_at_once() -> None:
    after = play(at("A9,1.0/" + FULL_BUT_ONE, "duel"), "1.0-2.0")
    assert returns(after) == (-1.0, 1.0)
    assert GAME.legal_actions(after) == ()


@pytest.mark.rule("S8", "S7")
def test_being_snuffed_out_cancels_an_extra_turn() -> None:
    after = play(at("A9,4.9/D5/" + FULL_BUT_ONE, "three"), "4.9-C1")
    assert (holes(after, 0), after.seat, after.again) == (set(), 1, False)


@pytest.mark.rule("S8", "S9")
def test_a_full_home_takes_precedence_over_a_full_goal() -> None:
    state = at("4.9/{A}/D5", "three")
    after = play(state, "4.9-C1")
    assert (returns(after), holes(after, 0)) == (None, set())


@pytest.mark.rule("S8")
def test_a_full_home_counts_after_each_extra_turn() -> None:
    state = at("4.9,4.4,1.0/D5/A1,A2,A3,A5,A6,A7,A8,A9", "three")
    extra = play(state, "4.9-C1")
    assert (extra.seat, extra.turns) == (0, 1)
    assert holes(play(extra, "4.4-A4"), 0) == set()


@pytest.mark.rule("S8")
def test_homes_and_goals_stay_when_their_owner_is_out() -> None:
    state = at("4.9,B1//D1", "three")
    assert play(state, "4.9-C1").again
    assert returns(play(at("4.9,D2//D1", "three"), "4.9-C1")) == (1.0, -1.0, -1.0)


@pytest.mark.rule("S9")
def test_all_flames_in_the_goal_win() -> None:
    state = at("C2,C3,C4,C5,C6,C7,C8,C9,4.9/B1,B2", "duel")
    after = play(state, "4.9-C1")
    assert returns(after) == (1.0, -1.0)
    assert log_line(state, "4.9-C1").endswith("Red's goal is filled.")


@pytest.mark.rule("S9")
def test_the_goal_counts_after_its_owners_move() -> None:
    state = at("C1,C2,C3,C4,C5,C6,C7,C8,C9/3.0,B1", "crossing", seat=1)
    assert returns(play(state, "B1-4.4")) is None


@pytest.mark.rule("S9")
def test_a_goal_with_an_empty_hole_is_not_filled() -> None:
    assert returns(play(at("C2,C3,C4,C5,C6,C7,4.9,1.0/B1", "duel"), "4.9-C1")) is None


FOREIGN = "C2,C3,C4,C5,C6,C7,C8,C9"


@pytest.mark.rule("S9")
def test_a_goal_full_of_strangers_counts_with_one_own_flame() -> None:
    state = at(f"4.9,4.10/2.4/{FOREIGN}/D1", "four")
    assert returns(play(state, "4.9-C1")) is None, "C is the home of the third player, who is not out"
    state = at(f"4.9,4.10/{FOREIGN}/2.4/D1", "four")
    after = play(state, "4.9-C1")
    assert returns(after) == (1.0, -1.0, -1.0, -1.0)
    assert GAME.explain_end(after) == "The goal is full; eight of its flames belong to other players."
    without_own = at(f"1.0,4.10/{FOREIGN},C1/2.4/D1", "four")
    assert returns(play(without_own, "1.0-1.1")) is None


@pytest.mark.rule("S9")
def test_a_flame_left_in_another_players_goal_does_not_block_it() -> None:
    parked = at("4.9,C2,C3,C4,C5,C6,C7,C8,4.10/C9,2.4", "crossing")
    after = play(parked, "4.9-C1")
    assert returns(after) == (1.0, -1.0)
    assert GAME.explain_end(after) == "The goal is full; one of its flames belongs to another player."
    alone = play(at("C2,C3,C4,C5,C6,C7,C8,C9,4.9/B1,B2", "duel"), "4.9-C1")
    assert GAME.explain_end(alone) == "", "all flames in the goal are the winner's"
    typed = GAME.parse("C1,4.9/C2,B1 satan:- 0 0 crossing won", {})
    assert GAME.explain_end(typed) == "", "a position may say that it was won, however it stands"


@pytest.mark.rule("S9")
@pytest.mark.parametrize(
    ("outside", "won"),
    [("4.8", True), ("4.10", True), ("4.12", True), ("3.8", False), ("4.13", False), ("1.0", False)],
)
def test_a_full_goal_wins_only_if_the_other_flames_stand_beside_it(outside: str, won: bool) -> None:
    """Point C has paths to the holes 4.8 to 4.12."""
    state = at(f"4.9,4.11,C2,C3,C4,C5,C6,C7,{outside}/C8,C9,2.4", "crossing")
    assert returns(play(state, "4.9-C1")) == ((1.0, -1.0) if won else None)


@pytest.mark.rule("S9")
def test_flames_that_pass_through_a_goal_do_not_win_it() -> None:
    """Red has five flames home, and four on their way in ring 2."""
    traffic = "C1,C3,C4,C5,4.9,2.1,2.2,2.3,2.4/A1,1.1/B1,1.2/C6,C7,C8,C9/E1,1.3 satan:c 0 1 five"
    after = play(GAME.parse(traffic, {}), "4.9-C2")
    assert (returns(after), after.seat, after.again) == (None, 0, True)
    before = GAME.with_rules_version(1)
    assert before
    after = play(before.parse(traffic, {}), "4.9-C2")
    assert returns(after) == (1.0, -1.0, -1.0, -1.0, -1.0), "as the first version of our rules had it"


@pytest.mark.rule("S9", "S17")
def test_the_lone_player_of_three_needs_all_flames_in_the_goal() -> None:
    swapped = "4.9,4.10,C2,C3,C4,D1,D2,D3,D4/D5,D6,D7,D8,D9/C5,C6,C7,C8,C9"
    after = play(at(swapped, "three"), "4.9-C1")
    assert (returns(after), after.again) == (None, True)


@pytest.mark.rule("S9", "S8")
def test_a_goal_is_not_filled_while_its_home_owner_has_flames_in_it() -> None:
    state = at("4.9,C2,C3,C4,C5,C6,C7,C8,1.0/C9,2.4", "duel")
    after = play(state, "4.9-C1")
    assert returns(after) is None
    assert after.again
    owner_moves = play(play(after, "1.0-1.1"), "2.4-1.2")
    assert returns(owner_moves) == (1.0, -1.0), "the home owner is snuffed out (S8)"
