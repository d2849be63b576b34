"""Perft of English draughts against published counts (OEIS A133046) and counts of difficult positions.

Row by row: {"position": PDN FEN, "depth": plies, "nodes": leaves}.
"""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.boards.bench import perft_listed, perft_visiting
from engine.games.draughts.fen import read_fen
from engine.games.draughts.kernel import Position, children, perft, unpack
from tests.reference import draughts as reference

FILE = Path(__file__).parents[3] / "perft" / "draughts.json"
SMALL = 40_000


class Row(NamedTuple):
    position: str
    depth: int
    nodes: int


ROWS = [Row(**row) for row in json.loads(FILE.read_text(encoding="utf-8"))]
SMALL_ROWS = [row for row in ROWS if row.nodes <= SMALL]


@pytest.mark.rule("D1", "D2", "D3", "D4", "D5", "D6", "D7")
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_perft_matches_the_published_counts(row: Row) -> None:
    assert perft(read_fen(row.position), row.depth) == row.nodes


@pytest.mark.parametrize("row", SMALL_ROWS, ids=str)
def test_listing_and_visiting_count_the_same(row: Row) -> None:
    position = read_fen(row.position)
    seen: list[Position] = []
    assert perft_listed(children, position, row.depth) == row.nodes
    assert perft_visiting(children, position, row.depth, seen.append) == row.nodes == len(seen)


@pytest.mark.parametrize("row", [row for row in ROWS if row.nodes <= 1_000], ids=str)
def test_the_slow_reference_counts_the_same(row: Row) -> None:
    side, *groups = unpack(read_fen(row.position))
    assert reference.perft(reference.make_board(*groups), side, row.depth) == row.nodes
