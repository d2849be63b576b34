"""Chesskers: position texts, events and refusals."""

from __future__ import annotations

import pytest

from engine.contract.events import JUMPS, Captured, Moved
from engine.contract.values import BadPosition
from tests.engine.games.chesskers.positions import GAME, RING, at, play, standing


@pytest.mark.parametrize(
    "text",
    [
        "",
        "8/8/8/8/8/8/8 c - 0 1",
        "9/8/8/8/8/8/8/8 c - 0 1",
        "8/8/8/8/8/8/8/8 b - 0 1",
        "8/8/8/8/8/8/8/8 c KK 0 1",
        "8/8/8/8/8/8/8/KK5c c - 0 1",
        "8/8/8/8/8/8/P7/K6c c - 0 1",
        "8/8/8/8/8/8/8/K6x c - 0 1",
        "8/8/8/8/8/8/8/K6c c - x 1",
        "8/8/8/8/8/8/8/K6cc c - 0 1",
    ],
)
def test_invalid_position_texts_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.parse(text, {})


def test_rights_without_king_or_rook_at_home_do_not_count() -> None:
    state = GAME.parse("8/cccccccc/8/8/8/8/R3K3/8 w KQ", {})
    assert GAME.position(state) == "8/cccccccc/8/8/8/8/R3K3/8 w Q 0 1"


def test_a_move_number_of_zero_is_read_as_one() -> None:
    assert GAME.position(GAME.parse("8/8/8/8/8/8/8/K6c c - 0 0", {})) == "8/8/8/8/8/8/8/K6c c - 0 1"


def test_captures_are_events_in_order() -> None:
    state = at(RING)
    events = GAME.events(state, GAME.find(state, "d3xb5xd7xf5xd3"))
    assert events[0] == Moved(
        "red checker" if standing(state)["d3"].startswith("red") else "black checker",
        ("d3", "b5", "d7", "f5", "d3"),
        how=JUMPS,
    )
    assert events[1:] == tuple(
        Captured("white pawn", spot, i) for i, spot in enumerate(("c4", "c6", "e6", "e4"))
    )


def test_every_piece_without_a_move_shows_the_reason() -> None:
    start = GAME.initial({})
    assert GAME.refusal(start, "a4") is None and GAME.refusal(start, "b6") is None
    blocked = GAME.parse("c7/1P6/2P5/8/8/7c/4K3/8 c - 0 1", {})
    why = GAME.refusal(blocked, "a8")
    assert why and why.clause == "K4"
    chess = play(start, "b6-c5")
    rook = GAME.refusal(chess, "a2")
    assert rook and rook.clause == "K9"
    queen = GAME.refusal(GAME.parse("7c/8/8/8/8/RRRRR3/RRQRK3/RRRRR3 w - 0 1", {}), "c2")
    assert queen and queen.clause == "K6"
    there = GAME.path_refusal(chess, ("b2",), "b5")
    assert there and there.clause == "K6"
    over = GAME.parse("8/8/8/8/8/8/4K3/8 c - 0 1", {})
    assert GAME.refusal(over, "e2") and GAME.path_refusal(over, ("e2",), "e3") is None
