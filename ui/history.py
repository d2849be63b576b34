"""Going back in the game at the table: where taking back leads, and why it leads no further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.protocol import CHANCE
from ui.seats import people

if TYPE_CHECKING:
    from ui.table import Table

SHOWN = "What chance has shown since then stays known, so play cannot go back there."
MAY_BE_SET = "Against the computer, the settings can allow it."


def undo_point(table: Table) -> int | None:
    """Return where taking back leads, or None."""
    return table.match.undo_point(people(table.seats), _past_reveals(table))


def redo_point(table: Table) -> int | None:
    """Return where playing again leads, or None."""
    return table.match.redo_point(people(table.seats))


def branch_point(table: Table) -> int | None:
    """Return the place that is looked at, if play may go on from there: not before what chance has shown."""
    at = table.viewing
    return None if at is None or _shown_after(table, at) else at


def no_way_back(table: Table) -> str:
    """Return why play cannot go back though there is something to go back to; "" if that is not so."""
    if table.viewing is not None:
        blocked = _shown_after(table, table.viewing)
    else:
        there = table.match.undo_point(people(table.seats), past_reveals=True)
        blocked = there is not None and undo_point(table) is None
    return f"{SHOWN} {MAY_BE_SET if _alone(table) else ''}".strip() if blocked else ""


def _shown_after(table: Table, index: int) -> bool:
    """Whether chance has shown something after a place in the log, and that may not be forgotten."""
    later = range(index, table.match.cursor)
    return not _past_reveals(table) and any(table.match.decider(i) == CHANCE for i in later)


def _past_reveals(table: Table) -> bool:
    return _alone(table) and table.forgets


def _alone(table: Table) -> bool:
    """Whether a person plays against computers only."""
    return len(people(table.seats)) == 1
