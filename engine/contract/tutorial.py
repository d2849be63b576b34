"""A first game: a few steps on a prepared position, done by a newcomer's own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Step(NamedTuple):
    """One step. Its texts are in the game's words (`tutorial`, `tutorial_done`)."""

    id: str
    wanted: tuple[str, ...]
    """The texts of the actions that do it: any of them will do, and the first is shown to who asks."""
    then: tuple[str, ...] = ()
    """What follows by itself, whichever it was: outcomes of chance, and what the other seats do."""
    position: str = ""
    """The position in which it is done; "": where the step before has led."""
    before: tuple[str, ...] = ()
    """What has been done from there already, such as the first part of a turn."""


class Tutorial(NamedTuple):
    """The steps of a first game, on a position of its own; whoever is to move there is the newcomer."""

    options: Mapping[str, str]
    position: str
    steps: tuple[Step, ...]
