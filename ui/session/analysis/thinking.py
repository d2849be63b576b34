"""What a computer player thinks, and has thought before it acted."""

from __future__ import annotations

from typing import NamedTuple

from engine.contract.search import Considered


class SearchInfo(NamedTuple):
    """How far a computer player has come: shown while it thinks, and on request afterwards."""

    depth: int = 0
    nodes: int = 0
    best: tuple[Considered, ...] = ()
    """At its end, what it thinks of the action, and of the best others."""


NO_INFO = SearchInfo()
"""What a person thought, or a computer that was cut short."""


class MoveSearchInfo(NamedTuple):
    """What a computer player thought before it acted."""

    at: int
    """The place of its action in the log."""
    level: str
    thinking: SearchInfo
