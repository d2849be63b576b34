"""How a game can be played with friends elsewhere."""

from __future__ import annotations

from engine.contract.game import AnyGame
from engine.remote.agreement import LIVE, POST
from ui.session.screen import Setup
from ui.storage.seats import Remote


def is_remote(setup: Setup) -> bool:
    """Whether somebody is to play from another device."""
    return any(isinstance(seat, Remote) for seat in setup.seats)


def modes_of(game: AnyGame) -> tuple[str, ...]:
    """Return the ways to play with friends elsewhere: where things are hidden, only over a line."""
    return (LIVE,) if game.info.hidden else (LIVE, POST)
