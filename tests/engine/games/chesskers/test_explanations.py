"""Improvements by quiet lines in Chesskers, by the terms of the evaluation."""

from __future__ import annotations

import pytest

from engine.games.chesskers.words.en import say
from tests.engine.games.chesskers.positions import GAME, play


def better(rows: str, turn: str, *texts: str) -> tuple[str, ...]:
    """Return the improvements of a line for the player who starts it."""
    start = GAME.parse(f"{rows} {turn} - 0 1", {})
    return GAME.explain_improvement([start, play(start, *texts)], GAME.player(start))


@pytest.mark.parametrize(
    ("rows", "turn", "text", "terms"),
    [
        ("8/5c2/8/8/8/8/8/K7", "c", "f7-e6", ("crown",)),
        ("8/8/6c1/8/8/8/8/K7", "c", "g6-h5", ("edge", "crown")),
        ("s6c/8/8/8/8/8/8/7K", "c", "a8-b7", ("super",)),
        ("7c/8/8/8/1P6/8/8/7K", "w", "b4-b5", ("pawn",)),
        ("7c/8/8/8/8/8/N7/7K", "w", "a2-c3", ("middle",)),
        ("7c/8/8/8/2K5/8/8/8", "w", "c4-c3", ("king",)),
        ("7c/8/8/8/8/8/6N1/3K4", "w", "g2-e3", ("middle",)),
        ("7c/8/8/8/8/6NP/8/3K4", "w", "d1-e2", ()),
    ],
)
def test_improvements_are_listed_by_weight(rows: str, turn: str, text: str, terms: tuple[str, ...]) -> None:
    assert better(rows, turn, text) == tuple(say.better[term] for term in terms)


def test_a_piece_that_comes_beside_the_king_guards_it() -> None:
    terms = better("7c/8/8/8/8/2R5/8/3K4", "w", "c3-c2")
    assert say.better["guard"] in terms


def test_a_side_that_lost_material_has_no_improvements() -> None:
    with_pawn, without = (
        GAME.parse(f"{rows} w - 0 1", {}) for rows in ("c7/8/8/8/1P4K1/8/8/8", "c7/8/8/8/8/6K1/8/8")
    )
    assert GAME.explain_improvement([with_pawn, without], GAME.player(with_pawn)) == ()
