"""The evaluation of chess prefers the better of two positions that differ in one feature."""

from __future__ import annotations

import random

import pytest

from engine.games.chess.ai.evaluate import evaluate, white_worth
from engine.games.chess.ai.tapered import blended, packed
from engine.games.chess.fen import read_fen
from engine.games.chess.kernel import START, children
from engine.games.chess.pieces import Position


def worth(rows: str) -> int:
    return white_worth(read_fen(f"{rows} w - - 0 1")[0])


def turned_over(position: Position) -> Position:
    """Return the position with the colours swapped."""
    *masks, state = position
    rows = [int.from_bytes(mask.to_bytes(8, "big"), "little") for mask in masks]
    passed = int.from_bytes((state & (1 << 64) - 1).to_bytes(8, "big"), "little")
    return *rows, passed | (1 - (state >> 64)) << 64  # type: ignore[return-value]  # as many as before


@pytest.mark.parametrize("seed", range(4))
def test_the_evaluation_is_symmetric(seed: int) -> None:
    rng, position = random.Random(seed), START
    while kids := children(position):
        position = rng.choice(kids)
        assert evaluate(turned_over(position)) == evaluate(position)
        if not position[0]:
            break


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("4k3/p6p/8/3P4/8/8/P6P/4K3", "4k3/p2p3p/8/3P4/8/8/P2P3P/4K3", id="a passed pawn"),
        pytest.param("3qk3/p6p/3P4/8/8/8/P6P/3QK3", "3qk3/p6p/8/8/3P4/8/P6P/3QK3", id="farther ahead"),
        pytest.param("1k6/8/8/3P4/4K3/8/7r/7R", "1k6/8/8/3P4/8/8/4K2r/7R", id="its king beside it"),
        pytest.param("k7/8/8/3P4/4K3/8/7r/7R", "8/3k4/8/3P4/4K3/8/7r/7R", id="the other king far away"),
        pytest.param("4k2n/8/3P4/8/8/8/8/4K3", "4k3/3n4/3P4/8/8/8/8/4K3", id="a free way"),
        pytest.param("4k3/pppp4/8/8/8/8/PPPP4/4K3", "4k3/pppp4/8/8/8/P7/P1PP4/4K3", id="no doubled pawns"),
        pytest.param("4k3/ppppp3/8/8/8/8/PPPP4/4K3", "4k3/ppppp3/8/8/8/8/PPP1P3/4K3", id="no lonely pawns"),
        pytest.param("r3k3/pppp4/8/8/8/8/PPPP4/4KR2", "r3k3/pppp4/8/8/8/8/PPPP4/R3K3", id="an open file"),
        pytest.param(
            "r1k5/pppp1pp1/8/8/8/8/PPPP2P1/2K2R2", "r1k5/pppp1pp1/8/8/8/8/PPPP1P2/2K2R2", id="half open"
        ),
        pytest.param("3qr1k1/5ppp/8/8/8/8/5PPP/3QR1K1", "3qr1k1/5ppp/8/8/8/8/5PPP/1K1QR3", id="a shield"),
        pytest.param("r2q1rk1/8/7n/8/8/1N6/8/R2Q1RK1", "r2q1rk1/8/8/8/8/1N5n/8/R2Q1RK1", id="no siege"),
        pytest.param("4k3/8/2n1n3/3P4/8/8/8/4K3", "4k3/8/2n1n3/8/3P4/8/8/4K3", id="a fork"),
        pytest.param("4k3/pppp4/8/8/8/8/PPPP4/2B1KB2", "4k3/pppp4/8/8/8/8/PPPP4/2B1KN2", id="two bishops"),
        pytest.param("r2q1rk1/5ppp/8/8/8/8/5PPP/R2Q1RK1", "r2q1rk1/5ppp/8/8/4K3/8/5PPP/R2Q1R2", id="at home"),
        pytest.param("6k1/5ppp/8/8/4K3/8/5PPP/8", "6k1/5ppp/8/8/8/8/5PPP/6K1", id="later in the middle"),
    ],
)
def test_the_evaluation_prefers_the_better_position(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


def test_middlegame_and_endgame_scores_are_added_as_one_int() -> None:
    pairs = [(95, -105), (-40, 300), (7, 0), (-950, -960)]
    total = sum(map(packed, pairs))
    assert blended(total, 0) == sum(late for _, late in pairs)
    assert blended(total, 16) == blended(total, 18) == sum(early for early, _ in pairs)
    assert blended(total, 8) == int(sum(early + late for early, late in pairs) / 2)
