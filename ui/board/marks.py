"""The signs on the board: what can move and where to, what was picked or pointed out, what happened last."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ui.board.drawing import Mark, Tag, Thing, Trail
from ui.board.geometry import Geometry

SINGLE = ("hint", "why")
"""What is pointed out by a ring where it is about a single spot; a way of one spot needs no sign."""
FADE = 0.62
"""How much of a last move's signs is left with each turn that comes after it."""
BETWEEN_HOLES = 1.5
"""How many times as wide as on squares an arrow is between holes."""


class Trace(NamedTuple):
    """What a move has left to be seen."""

    path: tuple[str, ...]
    """The way of a piece, or nothing."""
    touched: tuple[str, ...] = ()
    """Spots where something came, went or burnt."""
    age: int = 0
    """How many turns came after it."""


class Way(NamedTuple):
    """The way of an action that is only thought of."""

    path: tuple[str, ...]
    kind: str
    alpha: float = 1.0
    number: str = ""
    """Its place among several, which stands where it ends."""


class Marks(NamedTuple):
    """What is to be pointed out on the board; all of it may be empty."""

    movable: Collection[str] = ()
    targets: Collection[str] = ()
    picked: tuple[str, ...] = ()
    last: Sequence[Trace] = ()
    hint: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    route: tuple[str, ...] = ()
    ways: Sequence[Way] = ()


def marks_under(geometry: Geometry, marks: Marks) -> list[Thing]:
    """Return the signs that lie under the pieces: the last move, what is picked."""
    things = [thing for trace in reversed(marks.last) for thing in _trace(geometry, trace)]
    spots = geometry.places
    picked = "picked-hole" if geometry.board.plate else "picked"
    return [*things, *(Mark(*spots[spot], picked) for spot in marks.picked if spot in geometry.spots)]


def _trace(geometry: Geometry, trace: Trace) -> list[Thing]:
    """Return a move's signs; the older it is, the fainter. Where lines join the spots, it is a line."""
    spots, path = geometry.spots, trace.path
    alpha = FADE**trace.age
    things: list[Thing] = [Mark(*spots[spot], "touched", alpha) for spot in trace.touched if spot in spots]
    if path and geometry.board.lines:
        things.append(Trail(tuple(spots[spot] for spot in path), "last", alpha))
    elif path:
        things.append(Mark(*spots[path[0]], "last-start", alpha))
        things.append(Mark(*spots[path[-1]], "last-end", alpha))
    return things


def marks_over(geometry: Geometry, marks: Marks, taken: Collection[str]) -> list[Thing]:
    """Return the signs that lie over the pieces; `taken` are the spots where pieces stand."""
    spots = geometry.places
    between = geometry.extras.keys() & {*marks.movable, *marks.targets}
    things: list[Thing] = [Mark(*spots[spot], "between") for spot in sorted(between)]
    things += [Mark(*spots[s], "between-picked") for s in marks.picked if s in geometry.extras]
    things += [Mark(*spots[spot], "movable") for spot in sorted({*marks.movable} - between)]
    targets = sorted({*marks.targets} - between)
    things += [Mark(*spots[s], "target-taken" if s in taken else "target") for s in targets]
    for path, kind in ((marks.hint, "hint"), (marks.why, "why"), (marks.route, "route")):
        if len(path) == 1 and kind in SINGLE:
            things.append(Mark(*spots[path[0]], kind))
        elif len(path) > 1:
            things.append(Trail(tuple(spots[spot] for spot in path), kind, wide=_wide(geometry)))
    return [*things, *(thing for way in reversed(marks.ways) for thing in _way(geometry, way))]


def _way(geometry: Geometry, way: Way) -> list[Thing]:
    """Return an arrow, or a ring where nothing moves, and the number."""
    points = tuple(geometry.places[spot] for spot in way.path if spot in geometry.places)
    if not points:
        return []
    arrow = (
        Trail(points, way.kind, way.alpha, _wide(geometry))
        if len(points) > 1
        else Mark(*points[0], way.kind, way.alpha)
    )
    return [arrow, Tag(*points[-1], way.number)] if way.number else [arrow]


def _wide(geometry: Geometry) -> float:
    """Return how wide an arrow is: wider on a star, whose holes lie close to each other."""
    return BETWEEN_HOLES if geometry.board.lines else 1.0
