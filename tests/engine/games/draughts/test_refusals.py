"""English draughts: refusals, texts of positions, numbers of squares."""

from __future__ import annotations

import pytest

from engine.contract.values import BadPosition
from tests.engine.games.draughts.positions import FORK, GAME, at


def test_refusals_cite_the_rules() -> None:
    state = at(FORK)
    jump = GAME.refusal(state, "b2")
    assert jump and jump.clause == "D4" and jump.show[0] == "d4"
    enemy = GAME.refusal(state, "c5")
    assert enemy and "dark's turn" in enemy.words
    blocked = GAME.refusal(GAME.initial({}), "c1")
    assert blocked and blocked.clause == "D2" and "blocked" in blocked.words
    assert GAME.refusal(state, "d4") is None
    assert GAME.refusal(state, "a1") is None
    over = GAME.refusal(GAME.parse("W:W:B1", {}), "g1")
    assert over and "over" in over.words


THERE = """
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    l . . . . . . .
    . l . . . D . .
    . . d . . . . .
    . d . . . . . .
    . . . . . . . .
"""


@pytest.mark.parametrize(
    ("picked", "spot", "clause", "words", "show"),
    [
        ("c3", "d2", "D2", "A pawn moves one square diagonally forward.", ()),
        ("c3", "c4", "D2", "A pawn moves one square diagonally forward.", ()),
        ("f4", "f6", "D2", "A king moves one square diagonally, forward or backward.", ()),
        ("c3", "b4", "D3", "That square is occupied", ()),
        ("c3", "e5", "D3", "There is nothing on 15 to jump over.", ("d4",)),
        ("b2", "d4", "D3", "A piece cannot jump over its own side.", ("c3",)),
    ],
)
def test_an_unreachable_square_is_refused_with_its_clause(
    picked: str, spot: str, clause: str, words: str, show: tuple[str, ...]
) -> None:
    why = GAME.path_refusal(at(THERE), (picked,), spot)
    assert why and why.clause == clause and why.words.startswith(words) and why.show == show


@pytest.mark.rule("D4", "D5")
def test_a_compulsory_jump_is_shown_instead() -> None:
    state = at(FORK)
    first = GAME.path_refusal(state, ("d4",), "c5")
    assert first and first.clause == "D4" and first.show[:2] == ("d4", "f6")
    on = GAME.path_refusal(state, ("d4", "f6"), "g7")
    assert on and on.clause == "D5" and on.words == "This pawn must keep jumping."
    assert GAME.path_refusal(state, ("d4",), "b2") is None, "`refusal` gives the reason"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "B",
        "B:W1",
        "X:W1:B2",
        "B:W33:B1",
        "B:W0:B1",
        "B:W1:B1",
        "B:W1,1:B2",
        "B:W1-13:B20",
        "B:W1:W2",
        "B:Wa:B1",
    ],
)
def test_bad_positions_are_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        GAME.parse(text or " ", {})


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("W:B1-3:W K4 , 31.", "W:W31,K4:B1,2,3"),
        ("B:WK21-22:B1", "B:WK21,K22:B1"),
    ],
)
def test_variant_spellings_of_a_position_are_written_the_same(text: str, same: str) -> None:
    assert GAME.position(GAME.parse(text, {})) == same


def test_the_dark_squares_show_the_numbers_of_the_log() -> None:
    board = GAME.board({})
    numbers = {label.text: (label.x, label.y) for label in board.labels if label.inside}
    assert set(numbers) == {str(number) for number in range(1, 33)}
    for action in GAME.legal_actions(GAME.initial({})):
        for number, spot in zip(action.text.split("-"), action.path, strict=True):
            at = next(place for place in board.spots if place.id == spot)
            assert max(abs(numbers[number][0] - at.x), abs(numbers[number][1] - at.y)) < 0.5
