"""The kinds of puzzles to search for, by game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tools.find_puzzles.sources import COMPOSED, FEW, KNOWN, MANY, PLAYED


class Recipe(NamedTuple):
    """A kind of puzzle to search for."""

    goal: str
    turns: int
    source: str
    most: int = 1_500
    """Maximum cost of its proof, see `SearchSpace.expanded`."""


RECIPES: Mapping[str, tuple[Recipe, ...]] = {
    "chess": (
        Recipe("mate", 1, PLAYED),
        Recipe("mate", 2, PLAYED),
        Recipe("stalemate", 1, COMPOSED),
        Recipe("mate", 3, COMPOSED, 1_800),
        Recipe("mate", 3, PLAYED, 1_800),
        Recipe("stalemate", 2, COMPOSED, 7_000),
        Recipe("mate", 2, COMPOSED),
    ),
    "nuclear": (
        Recipe("mate", 1, PLAYED),
        Recipe("blast", 1, PLAYED),
        Recipe("moth", 1, COMPOSED),
        Recipe("mate", 2, PLAYED),
        Recipe("mate", 3, COMPOSED, 1_800),
        Recipe("mate", 3, PLAYED, 1_800),
        Recipe("blast", 2, COMPOSED, 7_000),
        Recipe("mate", 2, COMPOSED),
    ),
    "chesskers": (
        Recipe("king", 1, PLAYED),
        Recipe("king", 1, COMPOSED),
        Recipe("king", 2, PLAYED, 4_500),
        Recipe("haul", 2, PLAYED, 4_500),
        Recipe("super", 2, PLAYED, 4_500),
        Recipe("king", 3, PLAYED, 8_000),
        Recipe("win", 3, COMPOSED, 8_000),
    ),
    "draughts": (
        Recipe("win", 2, COMPOSED),
        Recipe("haul", 2, PLAYED, 4_500),
        Recipe("crown", 2, PLAYED, 4_500),
        Recipe("win", 2, PLAYED, 4_500),
        Recipe("win", 3, COMPOSED, 8_000),
        Recipe("haul", 3, PLAYED, 8_000),
        Recipe("win", 4, COMPOSED, 8_000),
    ),
    "satan": (
        Recipe("home1", 1, COMPOSED, 500),
        Recipe("win", 1, COMPOSED),
        Recipe("home2", 1, COMPOSED, 2_500),
        Recipe("home2", 1, PLAYED, 2_500),
        Recipe("home3", 1, COMPOSED, 6_000),
        Recipe("win", 2, COMPOSED, 9_000),
    ),
    "chinese": (
        Recipe("leap", 1, PLAYED, 3_000),
        Recipe("win", 1, COMPOSED, 3_000),
        Recipe("win", 2, COMPOSED, 4_000),
        Recipe("home2", 2, COMPOSED, 6_000),
        Recipe("leap", 2, PLAYED, 8_000),
    ),
    "alien": (
        Recipe("planet", 1, KNOWN, 4_000),
        Recipe("kings", 1, KNOWN, 4_000),
        Recipe("captured", 1, KNOWN, 4_000),
        Recipe("planet", 1, FEW, 6_000),
        Recipe("kings", 1, FEW, 6_000),
        Recipe("captured", 1, FEW, 8_000),
        Recipe("planet", 1, MANY, 8_000),
        Recipe("kings", 1, MANY, 8_000),
        Recipe("captured", 1, MANY, 8_000),
    ),
    "ctheckers": (
        Recipe("taken", 1, COMPOSED),
        Recipe("torn", 1, COMPOSED),
        Recipe("world", 1, COMPOSED),
        Recipe("cultists", 1, COMPOSED),
        Recipe("safe", 1, PLAYED, 4_500),
        Recipe("world", 2, COMPOSED, 7_000),
        Recipe("taken", 2, COMPOSED, 7_000),
        Recipe("torn", 2, COMPOSED, 7_000),
    ),
}
"""The recipes by game."""
OPTIONS: Mapping[str, tuple[dict[str, str], ...]] = {
    "satan": ({"setup": "duel"}, {"setup": "crossing"}, {"setup": "duel", "fire": "off"}),
}
"""Options that differ from the defaults, tried in turn."""
