"""Challenges: what can be asked for, and where."""

from __future__ import annotations

from engine.contract.puzzle import Challenges
from engine.games.race.challenges.goals import GOALS
from engine.games.satan.challenges.table import TABLE
from engine.games.satan.words.en import say_puzzle

ASKED = ("win", "home1", "home2", "home3")
"""Which goals of a race."""
CHALLENGES = Challenges({goal: GOALS[goal] for goal in ASKED}, say_puzzle, TABLE)
