"""What has been begun at the table and is still to be finished or seen."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """The action that is shown, and those that are told with it: from `first` up to the one before `stop`."""

    at: int
    first: int
    stop: int


class Doing(NamedTuple):
    """An action is being done that began at a place in the log."""

    first: int
    by_hand: bool
    """Whether a person has moved the piece by hand, so that it need not be shown moving."""


class Arrival(NamedTuple):
    """People are sitting down."""

    greeting: str = ""
    """What they are told first."""
