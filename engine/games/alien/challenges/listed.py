"""Challenges: what can be asked for, and where."""

from __future__ import annotations

from engine.contract.puzzle import Challenges
from engine.games.alien.challenges.goals import GOALS
from engine.games.alien.challenges.table import TABLE
from engine.games.alien.state import State
from engine.games.alien.words.en import say_puzzle


def _turn(state: State) -> int:
    return state.seat


CHALLENGES = Challenges(GOALS, say_puzzle, TABLE, _turn)
