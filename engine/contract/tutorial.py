"""Tutorials: a few steps on a prepared position for newcomers to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Step(NamedTuple):
    """One step. Its texts are in the game's words (`tutorial`, `tutorial_done`)."""

    id: str
    wanted: tuple[str, ...]
    """Texts of the accepted actions; hints show the first."""
    then: tuple[str, ...] = ()
    """Actions that follow automatically: chance outcomes and moves of other seats."""
    position: str = ""
    """Position of the step; "" continues from the step before."""
    before: tuple[str, ...] = ()
    """Actions already played from that position, such as the first part of a turn."""


class Tutorial(NamedTuple):
    """A tutorial on its own position; the seat to move there is the newcomer."""

    options: Mapping[str, str]
    position: str
    steps: tuple[Step, ...]
