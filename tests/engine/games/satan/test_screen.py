"""Pictures and texts of Satan's Checkers."""

from __future__ import annotations

import pytest

from engine.contract.values import Refusal
from tests.engine.games.satan.positions import GAME, at, play

MIXED = "A1,C1/B1/D1"


def why(spot: str, lists: str = "A8/A9,A5,A6,A3,A1/D1", fire: str = "c", decided: int = 0) -> Refusal | None:
    return GAME.refusal(at(lists, "three", fire=fire, decided=decided), spot)


def test_flames_have_the_colours_of_their_seats_and_satans_is_black() -> None:
    picture = GAME.picture(at(MIXED, "three", fire="c"))
    pieces = {piece.spot: (piece.art, piece.owner, piece.name) for piece in picture.pieces}
    assert pieces["C1"] == ("flame-red", 0, "red flame")
    assert pieces["D1"] == ("flame-blue", 2, "blue flame")
    assert pieces["c"] == ("flame-black", -1, "Satan's fire")


@pytest.mark.rule("S2")
def test_each_tip_shows_whose_goal_the_point_is() -> None:
    overlays = GAME.picture(at(MIXED, "three")).overlays
    assert [(overlay.name, overlay.art) for overlay in overlays] == [
        ("Red's goal, point C", "marker-flame-red"),
        ("Red's goal, point D", "marker-flame-red"),
        ("Yellow's goal, point E", "marker-flame-yellow"),
        ("Blue's goal, point B", "marker-flame-blue"),
    ]


def test_grounds_name_homes_and_goals_by_owner() -> None:
    grounds = GAME.picture(at(MIXED, "three")).grounds
    of_c4 = [(ground.art, ground.name, ground.owner) for ground in grounds if ground.spot == "C4"]
    assert of_c4 == [("home-yellow", "home", 1), ("goal-red", "goal", 0)]


def test_goal_rings_show_on_empty_holes_and_under_their_own_flames() -> None:
    picture = GAME.picture(GAME.initial(GAME.settle_options({})))
    taken = {piece.spot: piece.owner for piece in picture.pieces}
    goals = [ground for ground in picture.grounds if ground.name == "goal"]
    assert len(goals) == 45 and {taken[ground.spot] for ground in goals} == set(range(5))
    assert {ground.art for ground in goals} == {""}, "red flames at home are in nobody's rings"
    arrived = {(g.spot, g.art) for g in GAME.picture(play(at("4.9,B1//D1", "three"), "4.9-C1")).grounds}
    assert ("C1", "goal-red") in arrived and ("C2", "goal-red") in arrived


def test_notes_list_extra_turns_and_eliminated_seats() -> None:
    notes = GAME.picture(play(at("4.9,B1//D1", "three"), "4.9-C1")).notes
    assert notes == (
        "Red has an extra turn (S7).",
        "Yellow is out.",
    )


def test_each_seat_in_the_game_shows_its_flames_in_the_goal() -> None:
    found = GAME.picture(play(at("4.9,B1//D1", "three"), "4.9-C1")).progress
    assert [(each.seat, each.reached, each.words, each.about) for each in found] == [
        (0, 1, "1 of 9 home", "Red: 1 of 9 in goals C and D."),
        (2, 0, "0 of 9 home", "Blue: 0 of 9 in goal B."),
    ]
    assert found[0].warning == "Red needs only one more flame in the goal to win."
    assert found[1].warning == "Blue needs only one more flame in the goal to win.", "one flame is left"


def test_prompts_name_the_seat_and_the_action() -> None:
    state = at("A1/C1", "duel", fire="c")
    assert GAME.picture(state).prompt == "Red to move a flame, or Satan's fire first (S12)."
    assert GAME.picture(play(state, "stay")).prompt == "Red to move a flame."
    stuck = at("A8/A9,A5,A6,A3,A1", "duel")
    assert GAME.picture(stuck).prompt == "Red cannot move any flame and passes (S11)."
    assert GAME.picture(play(at("4.9/B1", "duel"), "4.9-C1")).prompt == "The game is over."
    undrawn = GAME.initial(GAME.settle_options({"first": "chance"}))
    assert GAME.picture(undrawn).prompt == "The first player is being drawn at random."


def test_buttons_have_words() -> None:
    state = at("A1/C1", "duel", fire="c")
    words = {target: GAME.label(state, target) for target in ("stay", "pass", "resign")}
    assert words == {
        "stay": "Let Satan's fire stay",
        "pass": "Pass: nothing can move",
        "resign": "Resign",
    }


def test_a_piece_that_cannot_move_shows_the_reason() -> None:
    assert why("c") is None
    assert why("2.3") is None, "an empty hole needs no reason"
    assert why("A1", MIXED) is None, "to move it at once is to let Satan's fire stay"
    assert why("A9") == Refusal("It is Red's turn, and this flame belongs to Yellow.", "S5")
    for decided in (0, 1):
        blocked = why("A8", decided=decided)
        assert blocked and blocked.clause == "S6"
    once = why("c", decided=1)
    assert once and once.words == "Satan's fire has already been moved or left this turn."
    shut_in = why("c", lists="1.0,1.1,1.2,1.3,1.4/C1/D1")
    assert shut_in and shut_in.clause == "S12"


def test_every_piece_is_refused_when_the_game_is_over() -> None:
    end = play(at("4.9/B1", "duel"), "4.9-C1")
    assert GAME.refusal(end, "C1") == Refusal("The game is over.")


@pytest.mark.parametrize(
    ("picked", "spot", "clause", "words", "decided"),
    [
        ("A1", "2.0", "S6", "It cannot move there", 1),
        ("A1", "2.0", "S6", "It cannot move there", 0),
        ("A1", "B1", "S6", "That hole is occupied", 1),
        ("c", "B1", "S12", "That hole is occupied", 0),
        ("c", "3.0", "S12", "Satan's fire moves one step", 0),
    ],
)
def test_holes_out_of_reach_are_refused_with_the_reason(
    picked: str, spot: str, clause: str, words: str, decided: int
) -> None:
    state = at(MIXED.replace("A1,C1", "A1,C9"), "three", fire="c", decided=decided)
    found = GAME.path_refusal(state, (picked,), spot)
    assert found and found.clause == clause and found.words.startswith(words)
    assert GAME.path_refusal(state, (picked,), "C9") is None, "an own flame has a refusal of its own"
