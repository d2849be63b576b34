"""The fast kernel of English draughts against the slow reference, and facts that the reference lacks."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.boards.memo import MEMO_LIMIT, Memo, bits
from engine.games.draughts.kernel import START, Position, Squares, children, count, pack, side_to_move, unpack
from engine.games.draughts.routes import moves
from engine.games.draughts.tables import NAMES, NUMBERS
from tests.examples import examples
from tests.reference import draughts as reference

CROWDED_RING = Squares(
    0, frozenset(), frozenset({3}), frozenset({6, 7, 14, 15}), frozenset({22, 23, 24, 30, 31})
)
"""A king that can go round a ring of four both ways, with more pieces in reach."""


def agrees(squares: Squares) -> None:
    """Assert that children, count, routes and conversions agree with the reference."""
    position = pack(*squares)
    side, *groups = squares
    expected = reference.all_moves(reference.make_board(*groups), side)

    def position_of(board: reference.Board) -> Position:
        return pack(1 - side, *reference.numbers_of(board))

    routes = sorted((move.path, move.captured, position_of(move.board)) for move in expected)
    merged = Counter(position_of(board) for board in reference.merged(expected).values())
    assert unpack(position) == squares
    assert [tuple(move) for move in moves(position)] == routes
    assert Counter(children(position)) == merged
    assert count(position) == len(children(position)) == merged.total()
    assert set(merged.values()) <= {1}, "two different moves led to the same position"


@st.composite
def placements(draw: st.DrawFn, letters: str) -> Squares:
    """Any pieces of the given kinds anywhere, either side to move."""
    board = draw(st.lists(st.sampled_from(letters), min_size=32, max_size=32))
    groups = [frozenset(n for n, letter in enumerate(board, 1) if letter == kind) for kind in "dDlL"]
    return Squares(draw(st.integers(0, 1)), *groups)


@pytest.mark.rule("D2", "D3", "D4", "D5", "D6", "D7")
@settings(max_examples=examples(400), deadline=None)
@given(placements("......ddDllL"))
def test_any_position_agrees_with_the_reference(squares: Squares) -> None:
    agrees(squares)


@pytest.mark.rule("D3", "D5")
@settings(max_examples=examples(300), deadline=None)
@given(placements("........Dlll"))
def test_kings_among_many_pieces_agree_with_the_reference(squares: Squares) -> None:
    agrees(squares)


@pytest.mark.rule("D2", "D3", "D4", "D5", "D6", "D7")
@pytest.mark.parametrize("seed", range(12))
def test_random_games_agree_with_the_reference(seed: int) -> None:
    rng, position, plies = random.Random(seed), START, 0
    while plies < 150 and children(position):
        agrees(unpack(position))
        position = rng.choice(children(position))
        plies += 1
    assert plies > 20


@pytest.mark.rule("D5")
@pytest.mark.parametrize("seed", range(6))
def test_ring_captures_agree_with_the_reference(seed: int) -> None:
    """Kings on one of the lattices that rings of captures run along, men of the other side on their edges."""
    rng = random.Random(seed)
    edges = [n for n in range(1, 33) if NAMES[n][0] in "bdf" and NAMES[n][1] in "246"]
    circular = 0
    for _ in range(60):
        prey = frozenset(rng.sample(edges, rng.randint(4, len(edges))))
        corners = [NUMBERS[name] for name in ("c1", "e1", "a3", "c3", "e3", "g3", "c5", "e5", "g5")]
        kings = frozenset(rng.sample(sorted(set(corners) - prey), rng.randint(1, 2)))
        squares = Squares(0, frozenset(), kings, prey, frozenset())
        agrees(squares)
        circular += any(move.path[0] == move.path[-1] for move in moves(pack(*squares)))
    assert circular
    agrees(CROWDED_RING)


@pytest.mark.rule("D5")
def test_a_ring_is_one_child_and_two_routes() -> None:
    position = pack(0, (), [NUMBERS["c1"]], [NUMBERS[name] for name in ("b2", "d2", "b4", "d4")], ())
    assert [move.path for move in moves(position)] == [(3, 10, 19, 12, 3), (3, 12, 19, 10, 3)]
    assert len(children(position)) == 1


@pytest.mark.rule("D1")
def test_the_start_has_dark_on_the_three_near_ranks() -> None:
    dark, light = frozenset(range(1, 13)), frozenset(range(21, 33))
    assert unpack(START) == Squares(0, dark, frozenset(), light, frozenset())
    assert side_to_move(START) == 0
    assert {side_to_move(child) for child in children(START)} == {1}


@pytest.mark.rule("D1")
def test_square_numbers_have_their_names() -> None:
    named = {1: "g1", 4: "a1", 5: "h2", 8: "b2", 29: "h8", 32: "b8"}
    assert {number: NAMES[number] for number in named} == named
    assert [NUMBERS[name] for name in NAMES[1:]] == list(range(1, 33))


def test_an_uncrowned_man_on_its_far_rank_cannot_move() -> None:
    assert children(pack(0, [30], (), [5], ())) == []
    assert children(pack(1, [30], (), [3], ())) == []
    assert [move.path for move in moves(pack(0, [30, 1], (), [32], ()))] == [(1, 5), (1, 6)]


@pytest.mark.parametrize(
    "squares",
    [(2, [], [], [], []), (0, [33], [], [], []), (0, [0], [], [], []), (0, [1], [1], [], [])],
    ids=["side", "above", "below", "twice"],
)
def test_pack_refuses_invalid_positions(
    squares: tuple[int, list[int], list[int], list[int], list[int]],
) -> None:
    with pytest.raises(ValueError, match=r"no such|one square"):
        pack(*squares)


def test_a_full_memo_is_emptied() -> None:
    memo = Memo(lambda mask: tuple(bits(mask)))
    for mask in range(MEMO_LIMIT + 1):
        assert memo[mask] == tuple(bits(mask))
    assert len(memo) == 1
    assert memo[5] == (1, 4)
    assert len(memo) == 2
