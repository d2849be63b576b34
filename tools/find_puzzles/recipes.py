"""The kinds of puzzles to search for, by game and grade."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tools.find_puzzles.sources import COMPOSED, FEW, KNOWN, MANY, PLAYED


class Recipe(NamedTuple):
    """A kind of puzzle to search for."""

    grade: str
    goal: str
    turns: int
    source: str
    most: int = 1_500
    """Maximum cost of its proof, see `SearchSpace.expanded`."""


RECIPES: Mapping[str, tuple[Recipe, ...]] = {
    "chess": (
        Recipe("easy", "mate", 1, PLAYED),
        Recipe("middling", "mate", 2, PLAYED),
        Recipe("middling", "stalemate", 1, COMPOSED),
        Recipe("hard", "mate", 3, COMPOSED, 1_800),
        Recipe("hard", "mate", 3, PLAYED, 1_800),
        Recipe("hard", "stalemate", 2, COMPOSED, 7_000),
        Recipe("hard", "mate", 2, COMPOSED),
    ),
    "nuclear": (
        Recipe("easy", "mate", 1, PLAYED),
        Recipe("easy", "blast", 1, PLAYED),
        Recipe("middling", "moth", 1, COMPOSED),
        Recipe("middling", "mate", 2, PLAYED),
        Recipe("hard", "mate", 3, COMPOSED, 1_800),
        Recipe("hard", "mate", 3, PLAYED, 1_800),
        Recipe("hard", "blast", 2, COMPOSED, 7_000),
        Recipe("hard", "mate", 2, COMPOSED),
    ),
    "chesskers": (
        Recipe("easy", "king", 1, PLAYED),
        Recipe("easy", "king", 1, COMPOSED),
        Recipe("middling", "king", 2, PLAYED, 4_500),
        Recipe("middling", "haul", 2, PLAYED, 4_500),
        Recipe("middling", "super", 2, PLAYED, 4_500),
        Recipe("hard", "king", 3, PLAYED, 8_000),
        Recipe("hard", "win", 3, COMPOSED, 8_000),
    ),
    "draughts": (
        Recipe("easy", "win", 2, COMPOSED),
        Recipe("middling", "haul", 2, PLAYED, 4_500),
        Recipe("middling", "crown", 2, PLAYED, 4_500),
        Recipe("middling", "win", 2, PLAYED, 4_500),
        Recipe("hard", "win", 3, COMPOSED, 8_000),
        Recipe("hard", "haul", 3, PLAYED, 8_000),
        Recipe("hard", "win", 4, COMPOSED, 8_000),
    ),
    "satan": (
        Recipe("easy", "home1", 1, COMPOSED, 500),
        Recipe("easy", "win", 1, COMPOSED),
        Recipe("middling", "home2", 1, COMPOSED, 2_500),
        Recipe("middling", "home2", 1, PLAYED, 2_500),
        Recipe("hard", "home3", 1, COMPOSED, 6_000),
        Recipe("hard", "win", 2, COMPOSED, 9_000),
    ),
    "chinese": (
        Recipe("easy", "leap", 1, PLAYED, 3_000),
        Recipe("easy", "win", 1, COMPOSED, 3_000),
        Recipe("middling", "win", 2, COMPOSED, 4_000),
        Recipe("hard", "home2", 2, COMPOSED, 6_000),
        Recipe("hard", "leap", 2, PLAYED, 8_000),
    ),
    "alien": (
        Recipe("easy", "planet", 1, KNOWN, 4_000),
        Recipe("easy", "kings", 1, KNOWN, 4_000),
        Recipe("middling", "captured", 1, KNOWN, 4_000),
        Recipe("middling", "planet", 1, FEW, 6_000),
        Recipe("middling", "kings", 1, FEW, 6_000),
        Recipe("hard", "captured", 1, FEW, 8_000),
        Recipe("hard", "planet", 1, MANY, 8_000),
        Recipe("hard", "kings", 1, MANY, 8_000),
        Recipe("hard", "captured", 1, MANY, 8_000),
    ),
    "ctheckers": (
        Recipe("easy", "taken", 1, COMPOSED),
        Recipe("easy", "torn", 1, COMPOSED),
        Recipe("easy", "world", 1, COMPOSED),
        Recipe("middling", "cultists", 1, COMPOSED),
        Recipe("middling", "safe", 1, PLAYED, 4_500),
        Recipe("hard", "world", 2, COMPOSED, 7_000),
        Recipe("hard", "taken", 2, COMPOSED, 7_000),
        Recipe("hard", "torn", 2, COMPOSED, 7_000),
    ),
}
"""The recipes by game."""
OPTIONS: Mapping[str, tuple[dict[str, str], ...]] = {
    "satan": ({"setup": "duel"}, {"setup": "crossing"}, {"setup": "duel", "fire": "off"}),
}
"""Options that differ from the defaults, tried in turn."""
