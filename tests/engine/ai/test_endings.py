"""Won endings are won: level 4 beats its own best defence before a draw by the move limit."""

from __future__ import annotations

import pytest

from engine.ai.levels import LEVELS, LevelAgent
from engine.contract.rng import new_rng
from engine.contract.skill import BEST_SKILL
from engine.contract.values import TERMINAL
from engine.games.chess.ai.endings import king_pawn_bitbase
from engine.games.chess.ai.evaluate import evaluate
from engine.games.chess.fen import read_fen
from engine.games.chess.tables import NAMES
from engine.registry import find_game
from tests.engine.forks import dragon

NODES, FEW = 8_000, 4_000
PLIES = {"draughts": 76, "chess": 96}
"""Maximum plies: a few less than the move limit."""
ALIKE = pytest.mark.soak
"""Mark of an ending like one that the gate plays: kings against kings, and pieces that drive a bare king."""


@pytest.mark.parametrize(
    ("name", "nodes", "text"),
    [
        ("draughts", NODES, "B:WK14:BK24,K4"),
        pytest.param("draughts", NODES, "B:WK28:BK3,K6", marks=ALIKE),
        pytest.param("draughts", NODES, "W:WK28,K3:BK15", marks=ALIKE),
        pytest.param("draughts", NODES, "B:WK7:BK20,K12", marks=ALIKE),
        pytest.param("draughts", NODES, "B:WK28:BK14,K3,K6", marks=ALIKE),
        pytest.param("draughts", NODES, "W:WK1,K3,K32:BK5", marks=ALIKE),
        ("chess", FEW, "8/8/6Q1/8/3k4/8/8/7K w - - 0 1"),
        ("chess", FEW, "8/5r2/8/8/6K1/8/k7/8 b - - 0 1"),
        pytest.param("chess", FEW, "8/8/7K/8/B7/8/4kB2/8 w - - 0 1", marks=ALIKE),
        pytest.param("chess", FEW, "8/8/3p4/4k3/2K5/8/8/8 b - - 0 1", marks=ALIKE),
        pytest.param("chess", FEW, "8/8/6N1/8/8/8/1K2B3/7k w - - 0 1", marks=ALIKE),
        pytest.param("chess", FEW, "8/7k/8/8/3K4/8/3N4/4B3 w - - 0 1", marks=ALIKE),
        pytest.param("chess", NODES, "8/3B4/6K1/8/1N6/8/8/1k6 w - - 0 1", marks=ALIKE),
    ],
)
def test_the_stronger_side_wins(name: str, nodes: int, text: str) -> None:
    """In most chess endings the attacker has half the defender's nodes."""
    game = find_game(name)
    state, rng, plies = game.start({}, text), new_rng(1), 0
    strong = game.player(state)
    agents = [dragon(game, nodes if seat == strong else NODES) for seat in range(2)]
    while (player := game.player(state)) != TERMINAL and plies < PLIES[name]:
        state = game.apply(state, agents[player].choose(state, rng))
        plies += 1
    outcome = game.outcome(state)
    assert outcome, "the game is not over in time"
    assert outcome.returns[strong] == 1


@pytest.mark.parametrize("men", ["B", "N", "NN", "b", "n", "nn"])
def test_insufficient_material_is_a_draw(men: str) -> None:
    for turn in "wb":
        assert abs(evaluate(read_fen(f"8/4k3/8/8/8/8/4K3/{men}{8 - len(men)} {turn} - - 0 1")[0])) < 10


@pytest.mark.parametrize(("near", "far"), [("7k", "4k3"), ("7k", "k7")])
def test_a_bare_king_is_worst_off_in_a_corner_of_the_bishops_colour(near: str, far: str) -> None:
    """The bishop stands on a dark square."""
    worth = [evaluate(read_fen(f"{rank}/8/8/3K4/8/8/8/BN6 w - - 0 1")[0]) for rank in (near, far)]
    assert worth[0] > worth[1]


def test_the_king_and_pawn_bitbases_have_the_published_counts() -> None:
    """The counts are those of the literature: 62,480 with the pawn's side to move, 48,802 with the other."""
    tables = [
        king_pawn_bitbase(bit) for bit, name in NAMES.items() if name[0] in "abcd" and name[1] not in "18"
    ]
    assert len(tables) == 24
    counts = [sum(mask.bit_count() for table in tables for mask in table[turn].values()) for turn in (0, 1)]
    assert counts == [62_480, 48_802]


@pytest.mark.parametrize(
    ("text", "good"),
    [
        ("8/8/8/2k5/4K3/3P4/8/8 w - - 0 1", {"e4e5"}),
        ("8/8/8/8/3p4/4k3/2K5/8 w - - 0 1", {"c2d1"}),
        ("k7/8/8/3P4/8/5K2/8/8 b - - 0 1", {"a8b7", "a8b8"}),
        ("8/8/8/8/4k3/8/1p6/2K5 w - - 0 1", {"c1b2"}),
    ],
)
def test_a_single_pawn_ending_needs_few_nodes(text: str, good: set[str]) -> None:
    game = find_game("chess")
    assert dragon(game, 50).choose(game.start({}, text), new_rng(1)).text in good


@pytest.mark.parametrize(
    ("one", "other", "wins"),
    [
        ("8/8/4k3/8/4K3/4P3/8/8 w", "8/8/4p3/4k3/8/4K3/8/8 b", False),
        ("8/8/4k3/8/4K3/4P3/8/8 b", "8/8/4p3/4k3/8/4K3/8/8 w", True),
        ("8/8/5k2/8/P7/8/8/7K w", "7k/8/8/p7/8/5K2/8/8 b", True),
        ("8/8/3k4/8/P7/8/8/7K w", "7k/8/8/p7/8/3K4/8/8 b", False),
    ],
)
def test_a_single_pawn_is_worth_the_same_to_either_side(one: str, other: str, wins: bool) -> None:
    worth = [evaluate(read_fen(f"{text} - - 0 1")[0]) for text in (one, other)]
    assert worth[0] == worth[1]
    assert (abs(worth[0]) > 400) == wins


def test_an_agent_keeps_its_table_between_moves() -> None:
    game = find_game("draughts")
    agent = LevelAgent(game, LEVELS[3]._replace(seconds=None), skill=BEST_SKILL._replace(plies=6))
    state = game.initial({})
    first, second = [list(agent.think(state, new_rng(1)))[-1] for _ in range(2)]
    assert second.value == first.value
    assert second.nodes < first.nodes / 2
