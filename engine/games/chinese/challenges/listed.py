"""Challenges: what can be asked for, and where."""

from __future__ import annotations

from engine.contract.puzzle import Challenges
from engine.games.chinese.challenges.table import TABLE
from engine.games.chinese.words.en import say_puzzle
from engine.games.race.challenges.goals import GOALS

ASKED = ("leap", "win", "home2")
"""Which goals of a race."""
CHALLENGES = Challenges({goal: GOALS[goal] for goal in ASKED}, say_puzzle, TABLE)
