"""A short recorded playthrough of every game: what a random game of a fixed seed looked like when recorded.

A difference means that the rules, the order of actions or the sampling changed, and that old saves and
links may no longer open; `CHANGED` is the way if that is meant. By earlier rules a game replays as it was
recorded then (`satan-1.txt`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.contract.game import AnyGame
from engine.registry import GAMES, INFOS
from engine.session.narration import describe_action
from tests.engine.contract.checks.played import play_out

CHANGED = (
    "another game than recorded: old saves and links may not open. If the rules are meant to change, raise "
    "`rules_version`, put the old one into `earlier_rules`, and record anew: "
    "python -m tests.engine.contract.test_playthroughs"
)
FOLDER = Path(__file__).parents[2] / "playthroughs"
SEED = 7
LINES = 60
"""Number of recorded actions."""
OLDER = [(info.id, version) for info in INFOS.values() for version in info.earlier_rules]


def playthrough(game: AnyGame) -> str:
    """Return the beginning of a random game as text: each action, its events, and its state."""
    lines = [f"rules version {game.info.rules_version}"]
    match = play_out(game, game.settle_options({}), SEED)
    for i, action in enumerate(match.log[:LINES]):
        lines.append(f"{i + 1}. {action.text}: {describe_action(match, i)}")
        lines.append(f"   {game.position(game.view(match.states[i + 1], None))}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_playthrough(game: AnyGame) -> None:
    assert recorded(game.info.id) == playthrough(game), CHANGED


@pytest.mark.parametrize(("name", "version"), OLDER)
def test_playthrough_by_earlier_rules(name: str, version: int) -> None:
    game = GAMES[name].with_rules_version(version)
    assert game and recorded(f"{name}-{version}") == playthrough(game), CHANGED


def recorded(name: str) -> str:
    """Return a recorded playthrough; "" if there is none."""
    path = FOLDER / f"{name}.txt"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def record(game: AnyGame) -> None:
    """Record the playthrough of a game, and keep the recording by earlier rules under their version."""
    path, name = FOLDER / f"{game.info.id}.txt", game.info.id
    for version in game.info.earlier_rules:
        if recorded(name).startswith(f"rules version {version}\n"):
            path.rename(FOLDER / f"{name}-{version}.txt")
    path.write_text(playthrough(game), encoding="utf-8")


if __name__ == "__main__":
    for each in GAMES.values():
        record(each)
