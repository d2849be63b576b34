"""The named openings of draughts."""

from __future__ import annotations

import pytest

from engine.games.draughts.openings import TABLE
from engine.games.draughts.rules import GAME
from engine.session.match import Match, new_match
from engine.session.openings import LONGEST, opening_at


def after(moves: str) -> Match:
    match = new_match(GAME, {})
    for move in moves.split():
        match = match.play(GAME.find(match.state, move))
    return match


@pytest.mark.parametrize("row", TABLE)
def test_every_opening_is_legal_and_found(row: str) -> None:
    moves, name = row.split(" | ")
    match = after(moves)
    found = opening_at(match, match.cursor)
    assert found == (name, match.cursor)
    assert match.cursor <= LONGEST


def test_there_are_at_least_60_openings() -> None:
    assert len({row.split(" | ")[0] for row in TABLE}) == len(TABLE) >= 60


def test_another_order_of_moves_reaches_the_same_opening() -> None:
    assert opening_at(after("9-14 23-19 11-15 22-17 6-9"), 5) == ("Souter", 5)
