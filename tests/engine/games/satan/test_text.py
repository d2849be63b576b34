"""Position texts and move notation."""

from __future__ import annotations

import pytest

from engine.contract.values import BadPosition
from engine.games.race.text import read_position
from engine.session.match import new_match
from tests.engine.games.satan.positions import GAME, HOME, at, play

STARTS = {
    "five": "/".join(",".join(f"{p}{n}" for n in range(1, 10)) for p in "ABCDE"),
    "three": "/".join(",".join(f"{p}{n}" for n in range(1, 10)) for p in "ACD"),
}


@pytest.mark.parametrize("setup", STARTS)
def test_the_start_survives_a_round_trip(setup: str) -> None:
    text = f"{STARTS[setup]} satan:c 0 0 {setup}"
    options = GAME.settle_options({"setup": setup})
    assert GAME.position(GAME.initial(options)) == text
    assert GAME.parse(text, options) == GAME.initial(options)


@pytest.mark.parametrize(
    "text",
    [
        "A1,A2/C1 satan:c 0 0 duel",
        "A1,A2/C1 satan:- 1 0 duel",
        "A1,A2//D1 satan:2.3 2 1 three",
        "/C1/D1 satan:- 1 0 three",
        "A1/C1 satan:c - 0 duel",
        "C1/B1 satan:c 0 0 duel won",
        "A1//D1 satan:c 0 0 three draw",
        "/C1 satan:c 1 0 duel",
    ],
)
def test_a_position_survives_a_round_trip(text: str) -> None:
    assert GAME.position(GAME.parse(text, {})) == text


def test_holes_may_come_in_any_order() -> None:
    assert GAME.position(GAME.parse("A2,4.0,A1/C1 satan:- 0 0 duel", {})) == "4.0,A1,A2/C1 satan:- 0 0 duel"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not a position"),
        ("A1/C1 satan:c 0 0", "not a position"),
        ("A1/C1 satan:c 0 0 duel won won", "not a position"),
        ("A1/C1 satan:c 0 0 nowhere", "set-up"),
        ("A1/C1 satan:c 0 0 chinese2", "set-up"),
        ("A1/C1/D1 satan:c 0 0 duel", "2 players"),
        ("A10/C1 satan:c 0 0 duel", "no hole 'A10'"),
        ("A1/4.20 satan:c 0 0 duel", "no hole '4.20'"),
        ("A1,A1/C1 satan:c 0 0 duel", "taken twice"),
        ("A1/A1 satan:c 0 0 duel", "taken twice"),
        ("{A},c/C1 satan:1.0 0 0 duel", "at most 9"),
        ("A1/C1 c 0 0 duel", "satan:c or satan:-"),
        ("A1/C1 satan:B3 0 0 duel", "cannot be on B3"),
        ("A1/c satan:c 0 0 duel", "cannot be on c"),
        ("A1/C1 satan:c 2 0 duel", "not out"),
        ("/C1 satan:c 0 0 duel", "not out"),
        ("/ satan:c 0 0 duel", "nobody"),
        ("A1/C1 satan:c 0 2 duel", "sign"),
        ("A1/C1 satan:c - 1 duel", "has not begun"),
        ("A1/C1 satan:c 0 0 duel lost", "ending"),
        ("A1/B1/C1/D1/E1 satan:- 0 0 five", "S13"),
    ],
)
def test_invalid_positions_are_refused_with_a_reason(text: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        GAME.parse(text.format(**HOME), {})
    with pytest.raises(ValueError, match=words):
        read_position(text.format(**HOME), GAME.setups, GAME.info.rules_version)


def test_the_options_follow_the_position() -> None:
    match = new_match(GAME, {"setup": "five"}, "A1//D1 satan:- 2 0 three")
    assert match.options == {"setup": "three", "fire": "off", "first": "0", "games": "single"}
    assert match.seats == ("Red", "Yellow", "Blue")
    assert len(match.game.board(match.options).orientations) == 3


def test_a_finished_game_stays_finished() -> None:
    end = play(at("4.9/B1", "duel"), "4.9-C1")
    text = GAME.position(end)
    assert text == "C1/B1 satan:- 0 0 duel won"
    again = GAME.parse(text, {})
    assert GAME.outcome(again) == GAME.outcome(end)
    assert GAME.legal_actions(again) == ()
