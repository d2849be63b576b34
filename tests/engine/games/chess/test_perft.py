"""Perft of chess, Nuclear Chess and Chesskers against counts from other programs.

Row by row: {"position": text, "depth": plies, "nodes": leaves}.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.boards.bench import perft_listed, perft_visiting
from engine.contract.game import Game
from engine.games.chess import kernel as chess
from engine.games.chess.pieces import Position
from engine.registry import GAMES
from tests.reference import chesskers as slow_chesskers
from tests.reference import nuclear as slow_nuclear

FOLDER = Path(__file__).parents[3] / "perft"
SMALL, TINY = 20_000, 1_500


class Row(NamedTuple):
    game: str
    position: str
    depth: int
    nodes: int


def rows(*games: str) -> list[Row]:
    found = []
    for game in games:
        text = (FOLDER / f"{game}.json").read_text(encoding="utf-8")
        found += [Row(game=game, **row) for row in json.loads(text)]
    return found


ROWS = rows("chess", "nuclear", "chesskers")


@pytest.mark.rule("N1", "K6")
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_perft_matches_the_published_counts(row: Row) -> None:
    game = GAMES[row.game]
    assert game.perft(game.parse(row.position, {}), row.depth) == row.nodes


@pytest.mark.parametrize("row", [row for row in ROWS if row.nodes <= TINY], ids=str)
def test_legal_actions_match_the_published_counts(row: Row) -> None:
    game = GAMES[row.game]
    assert Game.perft(game, game.parse(row.position, {}), row.depth) == row.nodes


@pytest.mark.parametrize("row", [row for row in rows("chess") if row.nodes <= SMALL], ids=str)
def test_listing_and_visiting_count_the_same(row: Row) -> None:
    position = GAMES["chess"].parse(row.position, {}).position
    seen: list[Position] = []
    assert perft_listed(chess.children, position, row.depth) == row.nodes
    assert perft_visiting(chess.children, position, row.depth, seen.append) == row.nodes == len(seen)


@pytest.mark.parametrize("row", [row for row in rows("nuclear") if row.nodes <= TINY], ids=str)
def test_the_slow_nuclear_reference_counts_the_same(row: Row) -> None:
    assert slow_nuclear.perft(slow_nuclear.read(row.position), row.depth) == row.nodes


@pytest.mark.parametrize("row", [row for row in rows("chesskers") if row.nodes <= SMALL], ids=str)
def test_the_slow_chesskers_reference_counts_the_same(row: Row) -> None:
    assert slow_chesskers.perft(slow_chesskers.read(row.position), row.depth) == row.nodes
