"""Challenges: what can be asked for, and where."""

from __future__ import annotations

from engine.contract.puzzle import Challenges
from engine.games.ctheckers.challenges.goals import GOALS
from engine.games.ctheckers.challenges.table import TABLE
from engine.games.ctheckers.state import State
from engine.games.ctheckers.words.en import say_puzzle


def _turn(state: State) -> int:
    return state.turn


CHALLENGES = Challenges(GOALS, say_puzzle, TABLE, _turn)
