"""Third-party engines that play our games by our rules, and their tactical strength."""

from __future__ import annotations

from itertools import islice
from time import process_time

import pytest

from engine.ai.agents import RandomAgent
from engine.ai.levels import UnknownAgent
from engine.contract.rng import new_rng
from engine.registry import find_game
from engine.session.match import Match, new_match
from engine.tools.arena import play_out
from tests.reference.peers import make_peer

SECONDS = 0.02
MOST = 70


def played(name: str, text: str) -> Match:
    """Return a game of a peer against random moves."""
    game = find_game(name)
    agents = [make_peer(game, SECONDS, process_time), RandomAgent(game)]
    *_, last = islice(play_out(new_match(game, start=text), agents, seed=4), MOST)
    return last


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("draughts", "B:W25,26,30,31,32:BK5,K9,10,11"),
        ("draughts", "B:WK32,31:BK1,K5,K6"),
        ("chess", "4k3/P7/8/8/3pPp2/8/8/R3K2R w KQ - 0 1"),
        ("chess", "4k3/8/8/8/8/8/8/4K2Q w - - 0 1"),
    ],
)
def test_a_peer_wins_against_random_moves(name: str, text: str) -> None:
    outcome = played(name, text).outcome
    assert outcome and outcome.returns[0] == 1


@pytest.mark.parametrize(
    ("name", "text", "good"),
    [
        ("draughts", "B:W22,K30:B10,18", "18x25"),
        ("draughts", "W:W9,27,K25:B15,K21", "25-22"),
        ("chess", "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "e1e8"),
        ("chess", "k3r3/8/8/8/8/8/5PPP/6K1 b - - 0 1", "e8e1"),
        ("chess", "7k/8/8/pP6/8/8/8/7K w - a6 0 1", "b5a6 b5b6"),
    ],
)
def test_a_peer_finds_a_tactic(name: str, text: str, good: str) -> None:
    game = find_game(name)
    match = new_match(game, start=text)
    action = make_peer(game, SECONDS, process_time).choose(match.state, new_rng(1))
    assert action.text in good.split()


def test_our_own_games_have_no_peer() -> None:
    with pytest.raises(UnknownAgent, match="no peer for Chesskers"):
        make_peer(find_game("chesskers"), SECONDS, process_time)
