"""Challenges: what can be asked for, and where."""

from __future__ import annotations

from engine.contract.puzzle import Challenges
from engine.games.nuclear.challenges.goals import GOALS
from engine.games.nuclear.challenges.table import TABLE
from engine.games.nuclear.words.en import say_puzzle

CHALLENGES = Challenges(GOALS, say_puzzle, TABLE)
