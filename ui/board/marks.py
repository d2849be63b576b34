"""Traces of moves on the board, and its signs: movable pieces, targets, selections and highlights."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from engine.contract.events import Captured, Event, Exploded, Moved, Placed, Removed
from engine.contract.picture import Arrow
from engine.contract.values import CHANCE
from ui.board.drawing import Mark, Tag, Thing, Trail
from ui.board.geometry import Geometry

SINGLE = ("hint", "why")
"""Kinds shown as a ring for a single spot; a variation's way of one spot needs no sign."""
FADE = 0.62
"""Factor by which a last move's signs fade with each later turn."""
BETWEEN_HOLES = 1.5
"""Width of an arrow between holes, relative to that on squares."""
DIRECTION = 2.2
"""Relative width of an arrow for a direction to choose."""
SPARK = 0.6
"""Relative width of the arrow from an explosion to something it destroyed."""


class Trace(NamedTuple):
    """The visible trace of a move."""

    path: tuple[str, ...]
    """Path of a piece, or ()."""
    touched: tuple[str, ...] = ()
    """Spots where something appeared, disappeared or burnt."""
    age: int = 0
    """Number of later turns."""
    seat: int = CHANCE
    """Seat that made the move."""
    fuses: tuple[tuple[str, str], ...] = ()
    """Each explosion's spot with a spot that it burnt, in the order of the chain."""


class Way(NamedTuple):
    """The path of a considered action."""

    path: tuple[str, ...]
    kind: str
    alpha: float = 1.0
    number: str = ""
    """Its rank among several, shown at its end."""


class Marks(NamedTuple):
    """The signs to show; all may be empty."""

    movable: Collection[str] = ()
    targets: Collection[str] = ()
    picked: tuple[str, ...] = ()
    last: Sequence[Trace] = ()
    hint: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    route: tuple[str, ...] = ()
    ways: Sequence[Way] = ()
    premove: tuple[str, ...] = ()
    """Start and end of a move chosen in advance; only the start while it is being chosen."""
    arrows: Mapping[str, Arrow] = MappingProxyType({})
    """Arrows for the directions that can be chosen, by target."""
    sides: tuple[str, ...] = ()
    """Kind of the trail of each seat's moves, in the colour of its pieces."""


def marks_under(geometry: Geometry, marks: Marks) -> list[Thing]:
    """Return the signs under the pieces: the last move and the selection."""
    things = [thing for trace in reversed(marks.last) for thing in _trace(geometry, trace, marks.sides)]
    spots = geometry.places
    picked = "picked-hole" if geometry.board.plate else "picked"
    numbers = [thing for thing in things if isinstance(thing, Tag)]
    return [
        *(thing for thing in things if thing not in numbers),
        *numbers,
        *(Mark(*spots[spot], picked) for spot in (*marks.picked, *marks.premove) if spot in geometry.spots),
    ]


def _trace(geometry: Geometry, trace: Trace, sides: Sequence[str]) -> list[Thing]:
    """Return a move's signs, fainter with age: a trail in the mover's colour, and marks on squares."""
    spots, path = geometry.spots, trace.path
    alpha = FADE**trace.age
    things: list[Thing] = [Mark(*spots[spot], "touched", alpha) for spot in trace.touched if spot in spots]
    things += sparks(geometry, trace.fuses, alpha)
    if path:
        kind = sides[trace.seat] if 0 <= trace.seat < len(sides) else "last"
        things.append(Trail(tuple(spots[spot] for spot in path), kind, alpha))
    if path and not geometry.board.lines:
        things.append(Mark(*spots[path[0]], "last-start", alpha))
        things.append(Mark(*spots[path[-1]], "last-end", alpha))
    return things


def sparks(geometry: Geometry, fuses: Sequence[tuple[str, str]], alpha: float) -> list[Thing]:
    """Return arrows from each explosion to what it burnt; several new explosions have numbers."""
    spots = geometry.spots
    bombs = list(dict.fromkeys(start for start, _ in fuses))
    arrows = [Trail((spots[start], spots[end]), "fuse", alpha, SPARK) for start, end in fuses]
    numbers = [Tag(*spots[bomb], str(number)) for number, bomb in enumerate(bombs, 1)]
    return [*arrows, *(numbers if len(bombs) > 1 and alpha == 1 else [])]


def marks_over(geometry: Geometry, marks: Marks, taken: Collection[str]) -> list[Thing]:
    """Return the signs over the pieces; `taken` are the occupied spots."""
    spots = geometry.places
    between = geometry.extras.keys() & {*marks.movable, *marks.targets} - marks.arrows.keys()
    things: list[Thing] = [Mark(*spots[spot], "between") for spot in sorted(between)]
    things += [Mark(*spots[s], "between-picked") for s in marks.picked if s in geometry.extras]
    shown = {*between, *marks.arrows}
    things += [Mark(*spots[spot], "movable") for spot in sorted({*marks.movable} - shown)]
    targets = sorted({*marks.targets} - shown)
    things += [Mark(*spots[s], "target-taken" if s in taken else "target") for s in targets]
    for path, kind in (
        (marks.hint, "hint"),
        (marks.why, "why"),
        (marks.route, "route"),
        (marks.premove, "premove"),
    ):
        if len(path) == 1 and kind in SINGLE:
            things.append(Mark(*spots[path[0]], kind))
        elif len(path) > 1:
            things.append(Trail(tuple(spots[spot] for spot in path), kind, wide=_wide(geometry)))
    arrows = [
        Trail((geometry.place(*arrow.start), geometry.place(*arrow.end)), "target", wide=DIRECTION)
        for arrow in marks.arrows.values()
    ]
    return [*things, *arrows, *(thing for way in reversed(marks.ways) for thing in _way(geometry, way))]


def _way(geometry: Geometry, way: Way) -> list[Thing]:
    """Return an arrow, or a ring if nothing moves, and the number."""
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
    """Return the relative width of arrows: wider on a star, whose holes are close together."""
    return BETWEEN_HOLES if geometry.board.lines else 1.0


class SeatEvents(NamedTuple):
    """An action of the log: its seat and its events."""

    seat: int
    events: tuple[Event, ...]


def traces(backwards: Iterable[SeatEvents], to_move: int) -> list[Trace]:
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
            found = _joined(found, _left_by(events, len(turns) - 1, seat))
    return found


def _steps(backwards: Iterable[SeatEvents]) -> Iterator[tuple[int, list[tuple[Event, ...]]]]:
    """Yield each action's seat and events, last first; chance events count for the action before them."""
    happened: list[tuple[Event, ...]] = []
    for done in backwards:
        happened.append(done.events)
        if done.seat != CHANCE:
            yield done.seat, happened
            happened = []
    if happened:
        yield CHANCE, happened


def _left_by(events: tuple[Event, ...], age: int, seat: int) -> list[Trace]:
    """Return the traces of one action."""
    moved = [Trace(event.path, (), age, seat) for event in events if isinstance(event, Moved)]
    burnt = any(isinstance(event, Exploded) for event in events)
    marking = Placed | Removed | Exploded | Captured if burnt else Placed | Removed
    touched = dict.fromkeys(event.spot for event in events if isinstance(event, marking))
    return [*moved, *([Trace((), tuple(touched), age, seat, fuses_of(events))] if touched else [])]


def fuses_of(events: Iterable[Event]) -> tuple[tuple[str, str], ...]:
    """Return each explosion's spot with each other spot that it burnt, in the order of the chain."""
    burnt = [event for event in events if isinstance(event, Captured) and event.cause]
    return tuple((event.cause, event.spot) for event in burnt if event.cause != event.spot)


def _joined(later: list[Trace], earlier: list[Trace]) -> list[Trace]:
    """Return both, with a piece's steps in several actions as one path."""
    newer, older = later[-1:], earlier[:1]
    joins = newer and older and newer[0].path and newer[0].path[0] in older[0].path[-1:]
    if not joins or newer[0].age != older[0].age:
        return later + earlier
    whole = (*older[0].path, *newer[0].path[1:])
    return [*later[:-1], newer[0]._replace(path=whole), *earlier[1:]]
