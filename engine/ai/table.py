"""The transposition table, and how it counts wins."""

from collections.abc import Collection
from typing import TypeAlias

from engine.contract.kernel import P

MATE = 1_000_000
"""Score of an immediate win; a win in n plies scores `MATE - n`."""
WON = MATE - 1_000
"""Minimum score of a forced win; its negative is the maximum of a forced loss."""
TABLE_LIMIT = 200_000
"""Entries in a table: about 45 MiB, which a WebAssembly heap never gives back."""

EXACT, AT_LEAST, AT_MOST = 0, 1, 2


Entry: TypeAlias = tuple[int, int, int, P | None]
"""Depth, kind of bound, score (wins counted from this position), best child."""
Table: TypeAlias = dict[P, Entry[P]]


def from_there(score: int, ply: int) -> int:
    """Return a score at `ply` with its win counted from there instead of the root."""
    if score >= WON:
        return score + ply
    return score - ply if score <= -WON else score


def from_here(score: int, ply: int) -> int:
    """Return the reverse of `from_there`."""
    if score >= WON:
        return score - ply
    return score + ply if score <= -WON else score


def best_line(table: Table[P], position: P, seen: Collection[P]) -> tuple[P, ...]:
    """Return the principal variation after a position, from the table.

    It ends at a repetition, or where only a bound without a best child is known.
    """
    line: list[P] = []
    seen = {position, *seen}
    while (known := table.get(position)) and known[3] is not None and known[1] != AT_MOST:
        position = known[3]
        if position in seen:
            break
        seen.add(position)
        line.append(position)
    return tuple(line)


def make_room(table: Table[P], limit: int) -> None:
    """Drop shallow entries; all entries if that does not halve a table of `limit` entries."""
    deep = {position: entry for position, entry in table.items() if entry[0] > 2}
    table.clear()
    if len(deep) < limit // 2:
        table.update(deep)
