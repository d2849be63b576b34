"""Perft of both star games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.registry import find_game

FOLDER = Path(__file__).parents[3] / "perft"
ROWS = [row for game in ("satan", "chinese") for row in json.loads((FOLDER / f"{game}.json").read_text())]
SLOW_WAY = 2_000
"""Maximum perft of a row that is also counted through the contract."""


@pytest.mark.rule("S6", "S7", "S8", "S12", "S14", "S15", "S16", "S17", "S20")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['position'].split()[-1]}-{row['depth']}")
def test_perft_matches_the_recorded_counts(row: dict[str, Any]) -> None:
    game = find_game(row["game"])
    state = game.start({}, row["position"])
    assert game.position(state) == row["position"]
    assert game.perft(state, row["depth"]) == row["nodes"]


@pytest.mark.parametrize("row", [row for row in ROWS if row["nodes"] <= SLOW_WAY], ids=str)
def test_the_actions_of_the_contract_count_the_same(row: dict[str, Any]) -> None:
    game = find_game(row["game"])

    def count(state: Any, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(count(game.apply(state, action), depth - 1) for action in game.merged_actions(state))

    assert count(game.start({}, row["position"]), row["depth"]) == row["nodes"]


@pytest.mark.rule("S5", "S10")
def test_the_draw_for_the_first_player_counts_and_resigning_does_not() -> None:
    game = find_game("satan")
    state = game.start({"setup": "duel", "first": "chance"})
    assert [game.perft(state, depth) for depth in (0, 1, 2)] == [1, 2, 12]
    assert "resign" not in [action.text for action in game.merged_actions(game.start({"setup": "duel"}))]


def test_the_turn_limit_does_not_cut_perft_short() -> None:
    game = find_game("satan")
    state = game.start({"setup": "duel", "fire": "off"})._replace(turns=999)
    assert game.perft(state, 2) == 196
