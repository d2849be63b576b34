"""Positions in which some actions are good and others are not, and the choices of the strongest level."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from engine.ai.levels import LEVELS, LevelAgent
from engine.contract.game import AnyGame
from engine.contract.rng import new_rng
from engine.contract.skill import BEST_SKILL


class Fork(NamedTuple):
    """A position, and its good actions, or with `no` its bad ones."""

    kind: str
    text: str
    no: bool
    actions: frozenset[str]

    def good(self, action: str) -> bool:
        return (action in self.actions) != self.no


def read_forks(path: Path, name: str) -> list[Fork]:
    """Return the positions of a game; each line has the game, the kind, the position and the actions."""
    rows = [line.split("|") for line in path.read_text().splitlines() if line.startswith(f"{name}|")]
    return [
        Fork(kind, text, actions.startswith("not "), frozenset(actions.removeprefix("not ").split()))
        for _, kind, text, actions in rows
    ]


def dragon(game: AnyGame, nodes: int) -> LevelAgent:
    """Return the strongest level with a limit of positions, so that it plays the same on any machine."""
    return LevelAgent(game, LEVELS[3]._replace(seconds=None), skill=BEST_SKILL._replace(nodes=nodes))


def mistakes(game: AnyGame, forks: list[Fork], nodes: int) -> list[tuple[str, str, str]]:
    """Return kind, position and choice for each fork where the level does not choose a good action."""
    chosen = [
        (fork, dragon(game, nodes).choose(game.start({}, fork.text), new_rng(number)).text)
        for number, fork in enumerate(forks)
    ]
    return [(fork.kind, fork.text, text) for fork, text in chosen if not fork.good(text)]
