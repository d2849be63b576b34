"""Giving up: who may, and what happens then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.protocol import RESIGN, TERMINAL
from ui.seats import people

if TYPE_CHECKING:
    from ui.table import Table


def resigner(table: Table) -> int:
    """Return the seat that a resignation is for: the person to move, or else the first person."""
    persons = people(table.seats)
    return table.match.player if table.match.player in persons else min(persons, default=0)


def may_resign(table: Table) -> bool:
    """Say whether a person may give up now; where that is an action of the game, only as the rules say."""
    if table.game.info.resigning:
        return any(action.text == RESIGN for action in table.actions())
    return table.match.player != TERMINAL and bool(people(table.seats))


def resign(table: Table) -> None:
    """A person gives up, if that may be."""
    if not may_resign(table):
        return
    if table.game.info.resigning:
        table.play(table.game.find(table.state, RESIGN))
    else:
        table.end(resigner(table))
