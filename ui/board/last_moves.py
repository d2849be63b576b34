"""Traces of the last moves on the board: paths of pieces, and spots that changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.contract.events import Captured, Event, Exploded, Moved, Placed, Removed
from engine.contract.values import CHANCE
from ui.board.marks import Trace


class LoggedAction(NamedTuple):
    """An action of the log: its seat and its events."""

    seat: int
    events: tuple[Event, ...]


def traces(backwards: Iterable[LoggedAction], to_move: int) -> list[Trace]:
    """Return the traces of each seat's last turn, newest first, back to the turn of `to_move`.

    The log is given backwards and read no further than necessary.
    """
    found: list[Trace] = []
    turns: list[int] = []
    for seat, done in _steps(backwards):
        if turns and seat != turns[-1] and seat in (*turns, to_move):
            break
        turns += [seat] if turns[-1:] != [seat] else []
        for events in done:
            found = _joined(found, _left_by(events, len(turns) - 1))
    return found


def _steps(backwards: Iterable[LoggedAction]) -> Iterator[tuple[int, list[tuple[Event, ...]]]]:
    """Yield each action's seat and events, last first; chance events count for the action before them."""
    happened: list[tuple[Event, ...]] = []
    for done in backwards:
        happened.append(done.events)
        if done.seat != CHANCE:
            yield done.seat, happened
            happened = []
    if happened:
        yield CHANCE, happened


def _left_by(events: tuple[Event, ...], age: int) -> list[Trace]:
    """Return the traces of one action."""
    moved = [Trace(event.path, (), age) for event in events if isinstance(event, Moved)]
    burnt = any(isinstance(event, Exploded) for event in events)
    seen = Placed | Removed | Exploded | Captured if burnt else Placed | Removed
    touched = dict.fromkeys(event.spot for event in events if isinstance(event, seen))
    return [*moved, *([Trace((), tuple(touched), age)] if touched else [])]


def _joined(later: list[Trace], earlier: list[Trace]) -> list[Trace]:
    """Return both, with a piece's steps in several actions as one path."""
    newer, older = later[-1:], earlier[:1]
    joins = newer and older and newer[0].path and newer[0].path[0] in older[0].path[-1:]
    if not joins or newer[0].age != older[0].age:
        return later + earlier
    whole = (*older[0].path, *newer[0].path[1:])
    return [*later[:-1], newer[0]._replace(path=whole), *earlier[1:]]
