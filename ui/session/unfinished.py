"""Pending work at the table: animation steps, actions and arrivals."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """An animated action, and the actions announced with it: from `first` to before `stop`."""

    at: int
    first: int
    stop: int


class PendingAction(NamedTuple):
    """A pending action that began at a place in the log."""

    first: int
    by_hand: bool
    """True if the person has moved the piece by hand; its motion is not animated again."""


class PendingArrival(NamedTuple):
    """A game that people have just sat down to."""

    greeting: str = ""
    """Greeting to show first."""
