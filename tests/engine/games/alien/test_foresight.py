"""Foresight of a search: cards known to come, Pluto's corners, and sides short of moves."""

from __future__ import annotations

import pytest

from engine.ai.sampled_rank import rank_sampled
from engine.contract.budget import Budget
from engine.contract.rng import new_rng
from engine.games.alien.ai.board_features import ALONE, ENOUGH, NONE, ONE, PAIR, THREE, TWO, board_features
from engine.games.alien.ai.corners import BY_EITHER, BY_MOVE, means_of_entry, wanted_corners
from engine.games.alien.cards.names import CARD_IDS, QUEEN_CARD, WORMHOLE_CARD
from engine.games.alien.state import NO_CARD, State, direction
from tests.engine.games.alien.positions import ALIEN, FRAME, at, card, play, texts

LIT = "c1:M e1:M g1:M b8:m d8:m f8:m c3:^ d4:^"
EDGED = f"{FRAME} c1:M e1:M g1:M a8:m a6:m a4:m a2:m d6:k"
"""A quarter turn would crown four pawns of the second player, and make five kings."""


def value_for(state: State, seat: int = 0) -> float:
    """Return a search's evaluation of a state for the seat that starts it."""
    return ALIEN.search_evaluation(state, seat)(state)[seat]


@pytest.mark.rule("A58")
def test_cheater_places_a_card_where_its_player_turns_it_over() -> None:
    looking = card("cheater", LIT, planets="mercury/mars")
    first, second, neither = (
        value_for(play(looking, *(f"put1:{name}" for name in names)))
        for names in (("fire", "doom"), ("doom", "fire"), ("doom", "queen"))
    )
    assert first <= neither < second
    view = ALIEN.view(play(looking, "put1:doom"), 0)
    *_, last = rank_sampled(ALIEN, view, new_rng(1), Budget(None, 3000))
    assert last.best[0].text == "put1:fire"


@pytest.mark.rule("A58", "A61")
def test_knowing_the_pile_reveals_the_player_of_rotate() -> None:
    looking = card("cheater", "c1:M e1:M g1:M a8:m a6:m a4:m a2:m d6:k", frame="a1:M h8:m", move="c1-b2")
    names = ("rotate", "doom", "queen", "fate")
    orders = [(*names[n:], *names[:n]) for n in (0, 3, 2)]
    theirs, mine, later = (value_for(play(looking, *(f"put1:{name}" for name in order))) for order in orders)
    assert theirs < later < mine


@pytest.mark.rule("A58", "A64")
def test_an_order_known_to_the_opponent_alone_does_not_count() -> None:
    used = ",".join(name for name in CARD_IDS if name not in ("ring", "rotate", "doom", "queen"))
    known, unknown = (at(EDGED, cards=f"ring;{used}", order=order) for order in ("rotate,doom,queen", "?"))
    assert value_for(known, 0) != value_for(unknown, 0)
    assert value_for(known, 1) == value_for(unknown, 1)


@pytest.mark.rule("A19", "A50", "A52")
@pytest.mark.parametrize(
    ("men", "way"),
    [
        ("h8:m b2:m", BY_MOVE),
        ("h8:m d6:m", WORMHOLE_CARD),
        ("h8:m d4:k", BY_EITHER),
        ("h8:m d4:k b2:M", WORMHOLE_CARD),
        ("a8:m[h] h4:k", QUEEN_CARD),
        ("a8:m[h] c3:m", NO_CARD),
        ("h8:m d4:k a1:^", NO_CARD),
    ],
)
def test_ways_into_the_last_corner_are_found(men: str, way: int) -> None:
    state = at(f"c1:M {men}")
    assert means_of_entry(state.cells, direction(state, 1), 1, wanted_corners(state.cells, 1)) == way


@pytest.mark.rule("A19", "A50")
def test_wormhole_is_a_threat_if_the_opponent_may_need_a_corner() -> None:
    near, far = (f"c1:M e1:M g1:M a3:M h2:M {men} b8:m f8:m d6:m a7:m" for men in ("h8:m", "g7:m"))
    lost = [
        value_for(at(men, player=2, cards="ring;wormhole"))
        - value_for(at(men, player=2, cards="wormhole;ring"))
        for men in (near, far)
    ]
    assert lost[0] > lost[1] + 0.03


@pytest.mark.rule("A9")
@pytest.mark.parametrize(
    ("men", "freedom"),
    [
        ("h2:m[h]", NONE),
        ("h4:m h2:m[h]", ONE),
        ("h4:m", ALONE),
        ("h4:m b8:m", PAIR),
        ("h4:m b8:m h2:m[h]", TWO),
        ("h4:m b8:m d8:m", THREE),
        ("h4:m b8:m d8:m f8:m", ENOUGH),
    ],
)
def test_the_lower_freedom_of_the_two_sides_is_found(men: str, freedom: int) -> None:
    state = at(f"a1:K c1:K e1:K g1:K {men}")
    rest = (state.revived, state.conquests, state.seat, True)
    features = board_features(state.cells, state.walls, state.forward, state.monolith, *rest)
    assert features.freedom == freedom


@pytest.mark.rule("A9", "D5")
@pytest.mark.parametrize(("beside", "freedom"), [("b8:m[h]", NONE), ("b8:m[h] h4:m", ONE), ("", ALONE)])
def test_a_forced_jump_reduces_the_opponents_freedom(beside: str, freedom: int) -> None:
    state = at(f"c3:K a1:K d4:m {beside}")
    rest = (state.revived, state.conquests, state.seat, True)
    features = board_features(state.cells, state.walls, state.forward, state.monolith, *rest)
    assert features.freedom == freedom


@pytest.mark.rule("A8", "A9")
def test_a_lead_counts_more_over_a_lone_checker_than_over_one_beside_a_hippo() -> None:
    alone, beside = (value_for(at(f"a1:K c1:K e1:K h4:m {more}")) for more in ("", "b8:m[h]"))
    assert beside < alone


@pytest.mark.rule("A21")
def test_a_waiting_pawn_beside_four_kings_is_a_threat() -> None:
    men = "a1:K c1:K e1:K g1:K c3:M e3:M g3:M a5:k h8:k f6:m d8:m h6:m"
    waiting, near = (value_for(at(f"{men} {pawn}:M"), 1) for pawn in ("b8", "a7"))
    assert waiting < near - 0.1


@pytest.mark.rule("A8", "A10", "A22", "A57")
def test_a_fifth_king_wins_before_the_choice_of_the_pawn_to_crown() -> None:
    men = (
        "g5:K g3:K e1:K g1:K a1:M c1:M d2:M f2:M g7:m a5:m a7:m b6:m b8:m c5:m c7:m d8:m e5:m e7:m f8:m h8:m"
    )
    moved = play(at(men, way="S", cards="antimatter;-"), "g5-h6", "turn:hippo")
    after = play(moved, "card:antimatter", "antimatter:g6+h7")
    assert "crown:d8" in texts(after) and ALIEN.player(after) == 1
    assert value_for(after, 0) == 1.0
    *_, last = rank_sampled(ALIEN, ALIEN.view(moved, 0), new_rng(1), Budget(None, 1000))
    assert last.best[0].text == "card:antimatter"
