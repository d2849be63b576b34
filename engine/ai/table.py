"""What a search remembers of positions, and how it counts wins."""

from collections.abc import Collection
from typing import TypeAlias

from engine.contract.kernel import P

MATE = 1_000_000
"""The score of having won here and now; a win in n plies is worth `MATE - n`."""
WON = MATE - 1_000
"""A score of at least this is a forced win, of at most its negative a forced loss."""
TABLE_LIMIT = 200_000
"""Entries in a table: about 45 MiB, which a WebAssembly heap never gives back."""

EXACT, AT_LEAST, AT_MOST = 0, 1, 2


Entry: TypeAlias = tuple[int, int, int, P | None]
"""Depth searched, kind of bound, score (wins counted from this position), best child."""
Table: TypeAlias = dict[P, Entry[P]]


def from_there(score: int, ply: int) -> int:
    """A score at `ply`, with the plies to a win counted from there and not from the root."""
    if score >= WON:
        return score + ply
    return score - ply if score <= -WON else score


def from_here(score: int, ply: int) -> int:
    """The reverse of `from_there`."""
    if score >= WON:
        return score - ply
    return score + ply if score <= -WON else score


def best_line(table: Table[P], position: P, seen: Collection[P]) -> tuple[P, ...]:
    """Return the positions that a search just found to follow one, the best child of each in turn.

    It ends where a position comes again, or only a bound is known from which no child stands out.
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
    """Forget what was not searched deep; everything, if that does not halve a table of `limit` entries."""
    deep = {position: entry for position, entry in table.items() if entry[0] > 2}
    table.clear()
    if len(deep) < limit // 2:
        table.update(deep)
