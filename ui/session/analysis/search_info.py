"""Information from a computer player's search."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.search import Considered


class SearchInfo(NamedTuple):
    """Progress of a search, shown while it runs and afterwards on request."""

    depth: int = 0
    nodes: int = 0
    best: tuple[Considered, ...] = ()
    """At the end of the search, the values of the action played and of the best others."""


NO_INFO = SearchInfo()
"""For a person's action, or a computer's that was cut short."""


class MoveSearchInfo(NamedTuple):
    """The finished search behind a computer's action."""

    at: int
    """Place of the action in the log."""
    level: str
    thinking: SearchInfo
