"""The tournament of three players (S18)."""

from __future__ import annotations

import pytest

from engine.contract.series import Result, Standing
from engine.contract.values import Outcome
from engine.games.race.turns import State
from engine.games.satan.rules import result, seating, standings, winners
from tests.engine.games.satan.positions import GAME, at, play


def over(state: State) -> Outcome:
    outcome = GAME.outcome(state)
    assert outcome
    return outcome


@pytest.mark.rule("S18")
def test_each_player_is_alone_once() -> None:
    assert [seating(game) for game in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    with pytest.raises(ValueError, match="games"):
        seating(3)


@pytest.mark.rule("S18")
def test_a_score_counts_the_flames_in_the_goal() -> None:
    won = at("C1,D1,D2,4.9,1.0/E2,E3,E4,E5,E6,E7,E8,E9,4.17/B1,B2,2.4", "three", seat=1)
    last = play(won, "4.17-E1")
    assert result(0, last, over(last)) == Result((3, 9, 2), 1)
    assert result(1, last, over(last)) == Result((2, 3, 9), 2)


@pytest.mark.rule("S18")
def test_an_eliminated_player_scores_nothing() -> None:
    last = play(at("C1,D1/E1/B1,B2", "three"), "resign", "resign")
    assert result(0, last, over(last)) == Result((0, 0, 2), 2)


@pytest.mark.rule("S18", "S11")
def test_a_drawn_game_has_no_winner() -> None:
    last = play(at("C1,A1/E1/B1,B2", "three")._replace(turns=999), "A1-4.0")
    assert result(0, last, over(last)) == Result((1, 1, 2), None)


@pytest.mark.rule("S18")
def test_the_player_with_most_wins_wins_the_tournament() -> None:
    results = [Result((9, 0, 0), 0), Result((9, 1, 2), 0), Result((8, 8, 9), 2)]
    assert standings(results) == (Standing(0, 2, 26, 1), Standing(2, 1, 11, 2), Standing(1, 0, 9, 3))
    assert winners(results) == (0,)


@pytest.mark.rule("S18")
def test_the_total_score_breaks_ties() -> None:
    results = [Result((9, 5, 1), 0), Result((2, 9, 1), 1), Result((1, 1, 9), 2)]
    assert [row.player for row in standings(results)] == [1, 0, 2]
    assert winners(results) == (1,)


@pytest.mark.rule("S18")
def test_players_with_equal_wins_and_scores_share_the_tournament() -> None:
    results = [Result((9, 3, 0), 0), Result((3, 9, 0), 1), Result((0, 0, 5), None)]
    assert [row.place for row in standings(results)] == [1, 1, 3]
    assert winners(results) == (0, 1)


@pytest.mark.rule("S18")
def test_there_is_no_winner_before_the_last_game() -> None:
    assert winners([Result((9, 0, 0), 0), Result((9, 0, 0), 0)]) == ()
