"""Explanations of moves: steps, jumps, goals, routes opened and blocked, Satan's fire."""

from __future__ import annotations

import pytest

from engine.session.explanations import line_from
from tests.engine.games.satan.positions import GAME, at

YELLOWS = "A6/3.1,3.3"
"""Yellow can jump over either of its own flames."""
CHAIN = "C1/2.5,4.8,E1"
BEHIND = "2.9/2.7,3.8,E2"


@pytest.mark.parametrize(
    ("lists", "fire", "texts", "words"),
    [
        ("4.19,D7/4.16,4.18", "-", "4.19-D9", ("3 steps nearer the goal", "jumps 3 times")),
        ("4.8,4.14/B2", "3.7", "satan-4.9 4.8-4.10", ("only this allows 4.8-4.10",)),
        ("4.8,4.14/B2", "3.7", "satan-4.9 4.8-3.6", ()),  # it could have gone there anyway
        ("4.8,4.14/B2", "4.9", "stay 4.8-4.10", ()),  # the fire was there before
        (
            *(CHAIN, "2.4", "satan-3.6 C1-1.3"),
            ("only this allows C1-1.3", "jumps 3 times", "opens a move of 4 steps"),
        ),
        (BEHIND, "2.2", "satan-1.1 2.9-2.8", ("1 step nearer the goal", "opens a move of 4 steps")),
        (YELLOWS, "4.2", "satan-3.2 A6-A2", ("blocks Yellow's best move: 1 step instead of 4",)),
        (YELLOWS, "4.2", "satan-4.1 A6-A2", ("opens a move of 4 steps",)),
        ("4.9,A1/A9,4.0,C1", "-", "A1-4.1", ("1 step nearer the goal", "the last one leaves home")),
        (
            *("4.9,A1,C5/A9,4.0,C1", "-", "4.9-C2"),
            ("1 step nearer the goal", "earns an extra turn (S7)", "2 of 3 in the goal"),
        ),
    ],
)
def test_moves_are_explained(lists: str, fire: str, texts: str, words: tuple[str, ...]) -> None:
    line = line_from(GAME, at(lists, "duel", fire=fire), texts.split())
    assert " ".join(action.text for action in line.actions) == texts
    assert tuple(filter(None, line.gain.split("; "))) == words


@pytest.mark.parametrize(
    ("texts", "words"),
    [
        ("A6-A3", "1 step nearer the goal"),
        ("A6-A3 3.1-2.0 A3-4.3", "2 steps nearer the goal, 1 of them this turn"),
    ],
)
def test_the_first_turn_and_the_line_have_separate_explanations(texts: str, words: str) -> None:
    line = line_from(GAME, at("A6/3.1,3.3", "duel"), texts.split())
    assert words in line.gain


def test_decisions_about_satans_fire_are_written_and_read_in_words() -> None:
    state = at("4.8,4.14/B2", "duel", fire="3.7")
    moved, stays = GAME.find(state, "satan-4.9"), GAME.find(state, "stay")
    assert [GAME.written(state, action) for action in (moved, stays)] == ["fire 4.9", "fire stays"]
    assert GAME.parse_move(state, "Fire  4.9") == (moved,)
    assert GAME.parse_move(state, "fire 3.7") == ()
