"""The motion of an action, computed from the pictures before and after it and its events."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from math import hypot
from typing import NamedTuple

from engine.contract.events import Captured, Crowned, Event, Exploded, Looked, Moved, Placed, Revealed, Rolled
from engine.contract.picture import Bar, Overlay, Picture, Piece, badges_along
from ui.board.drawing import Rod, Sprite, Thing, Trail, ground_scene, pieces_scene, stack_scene
from ui.board.geometry import Geometry
from ui.board.marks import SPARK, fuses_of
from ui.board.reveals import FLIP, Shown, reveal_event, reveal_scene, reveal_seconds, with_reveal

DROP = 0.5
"""Height from which things drop, in board units."""
SEED = 0.3
"""Initial size of a growing filling, relative to its spot."""


def sets_down(before: Picture, after: Picture, placed: Collection[str]) -> bool:
    """Return True if anything is set down; `placed` are the spots with something new."""
    changed = any(overlay not in before.overlays for overlay in after.overlays)
    return changed or bool(placed) or any(bar not in before.bars for bar in after.bars)


def static_picture(before: Picture, after: Picture) -> Picture:
    """Return the picture before the action, without the things that move."""
    return before._replace(
        overlays=tuple(overlay for overlay in before.overlays if overlay in after.overlays)
    )


def arrivals_scene(
    geometry: Geometry, before: Picture, after: Picture, placed: Collection[str], part: float
) -> Iterator[Thing]:
    """Yield the things being set down at a fraction `part` (0 to 1) of the time."""
    for ground in after.grounds:
        if ground.spot in placed and ground not in before.grounds:
            yield Sprite(*geometry.spots[ground.spot], ground.art, part, size=SEED + (1 - SEED) * part)
    for overlay in after.overlays:
        if overlay not in before.overlays:
            yield _overlay(geometry, overlay, before.overlays, part)
    stood = {piece.spot: piece for piece in before.pieces}
    for piece in after.pieces:
        if piece.spot in placed:
            yield from _falling(geometry, piece, stood.get(piece.spot), part)
    for bar in after.bars:
        if bar not in before.bars:
            yield _growing(geometry, bar, part)


def _overlay(geometry: Geometry, overlay: Overlay, before: Collection[Overlay], part: float) -> Sprite:
    """Return an overlay that slides from its earlier place, or drops."""
    was = next((other for other in before if other.art == overlay.art), None)
    x, y = geometry.place(overlay.x, overlay.y)
    if was is None:
        return Sprite(x, y, overlay.art, part, DROP * (1 - part), size=overlay.size)
    x0, y0 = geometry.place(was.x, was.y)
    return Sprite(x0 + (x - x0) * part, y0 + (y - y0) * part, overlay.art, size=overlay.size)


def _falling(geometry: Geometry, piece: Piece, was: Piece | None, part: float) -> Iterator[Sprite]:
    """Yield a dropping piece, or the layers newly put on a piece."""
    x, y = geometry.spots[piece.spot]
    if was is None:
        yield Sprite(x, y, piece.art, part, DROP * (1 - part), piece.badges)
        return
    for badge in piece.badges:
        if badge not in was.badges:
            yield Sprite(x, y, badge, part, DROP * (1 - part))


def _growing(geometry: Geometry, bar: Bar, part: float) -> Rod:
    """Return a bar that grows from its middle."""
    (x1, y1), (x2, y2) = (geometry.place(*point) for point in bar.points)
    x, y, dx, dy = (x1 + x2) / 2, (y1 + y2) / 2, (x2 - x1) / 2 * part, (y2 - y1) / 2 * part
    return Rod((x - dx, y - dy), (x + dx, y + dy), bar.owner)


HOP = 0.24
"""Seconds for one hop from spot to spot."""
BLAST = "blast"
"""Art of an explosion."""
BLOWS = ("blast", "capture", "step")
"""Impact sounds, hardest first."""
BURST = 0.2
"""Hops between the start of an explosion and the next step of the chain."""
LIFT = 0.22
"""Height of a jump, in board units."""


class Motion(NamedTuple):
    """The motion of one action."""

    before: Picture
    events: tuple[Event, ...]
    after: Picture

    @property
    def paths(self) -> list[tuple[str, ...]]:
        """Paths of the pieces that move at the same time."""
        return [event.path for event in self.events if isinstance(event, Moved)]

    @property
    def placed(self) -> set[str]:
        """Spots where something new appears."""
        return {event.spot for event in self.events if isinstance(event, Placed)}

    @property
    def sets_down(self) -> bool:
        """True if anything but the moving pieces is set down or pushed."""
        return sets_down(self.before, self.after, self.placed)

    @property
    def hops(self) -> int:
        """Duration in hops, including the effects after the pieces have moved."""
        steps = (event.step + 1 for event in self.events if isinstance(event, Captured | Exploded))
        return max([*(len(path) - 1 for path in self.paths), *steps, int(self.sets_down)])

    @property
    def seconds(self) -> float:
        """Duration in seconds."""
        return reveal_seconds(reveal_event(self.events)) + HOP * self.hops

    def things(self, geometry: Geometry, at: float) -> list[Thing]:
        """Return the scene `at` seconds after the start: first the reveal, then the motion."""
        event = reveal_event(self.events)
        if event and at < reveal_seconds(event):
            return self._reveal(geometry, event, at)
        return self._replace(before=with_reveal(self.before, event))._moves(
            geometry, at - reveal_seconds(event)
        )

    def _reveal(self, geometry: Geometry, event: Shown, at: float) -> list[Thing]:
        ground, pieces = (
            ground_scene(geometry, self.before),
            pieces_scene(geometry, self.before, {event.spot: 0.0}),
        )
        return [*ground, *pieces, *reveal_scene(geometry, self.before, event, at)]

    def _moves(self, geometry: Geometry, at: float) -> list[Thing]:
        hops = at / HOP
        ends = {path[-1]: len(path) - 1 for path in self.paths}
        captured = [event for event in self.events if isinstance(event, Captured)]
        faded = {e.spot: _alpha(e, hops) for e in captured if e.step < ends.get(e.spot, e.step + 1)}
        gone = {e.spot: _alpha(e, hops) for e in captured if e.step >= ends.get(e.spot, e.step + 1)}
        faded.update({path[0]: 0.0 for path in self.paths})
        standing = {piece.spot: piece for piece in self.before.pieces}
        moving = [(path, standing[path[0]]) for path in self.paths if path[0] in standing]
        movers = [
            _mover(geometry, path, piece, hops)._replace(alpha=gone.get(path[-1], 1.0))
            for path, piece in moving
        ]
        left = [layer for _, piece in moving for layer in stack_scene(geometry, piece)]
        blasts = [_blast(geometry, event, hops) for event in self.events if isinstance(event, Exploded)]
        return [
            *ground_scene(geometry, static_picture(self.before, self.after)),
            *pieces_scene(geometry, self.before, faded),
            *left,
            *arrivals_scene(geometry, self.before, self.after, self.placed, _ease(min(1.0, hops))),
            *movers,
            *(blast for blast in blasts if blast.alpha),
            *_sparks(geometry, self.events, hops),
        ]


def _blast(geometry: Geometry, event: Exploded, hops: float) -> Sprite:
    """Return a burst that grows over the neighbouring spots during the hop after its step."""
    age = hops - event.step - 1 + BURST
    alpha = max(0.0, min(1.0, 1.2 - age)) if age > 0 else 0.0
    return Sprite(*geometry.spots[event.spot], BLAST, alpha, size=1 + 2 * min(1.0, max(0.0, age)))


def _sparks(geometry: Geometry, events: Iterable[Event], hops: float) -> list[Trail]:
    """Return the arrows from each explosion so far to what it burns."""
    lit = [event for event in events if isinstance(event, Captured) and hops > event.step - BURST]
    return [
        Trail((geometry.spots[start], geometry.spots[end]), "fuse", wide=SPARK)
        for start, end in fuses_of(lit)
    ]


def _alpha(event: Captured, hops: float) -> float:
    return min(1.0, max(0.0, 1.5 + event.step - hops))


def _mover(geometry: Geometry, path: tuple[str, ...], piece: Piece, hops: float) -> Sprite:
    spots = geometry.spots
    step = min(int(hops), len(path) - 2)
    part = _ease(min(1.0, hops - step))
    (x1, y1), (x2, y2) = spots[path[step]], spots[path[step + 1]]
    far = hypot(x2 - x1, y2 - y1) > 1.5
    lift = 4 * part * (1 - part) * (LIFT if far else LIFT / 3)
    return Sprite(x1 + (x2 - x1) * part, y1 + (y2 - y1) * part, piece.art, 1.0, lift, badges_along(piece))


def _ease(part: float) -> float:
    return part * part * (3 - 2 * part)


def hardest_sound(motion: Motion) -> tuple[str, float] | None:
    """Return the hardest impact sound and its time; the first of several equal ones."""
    first = dict(reversed(motion_sounds(motion)))
    return next(((name, first[name]) for name in BLOWS if name in first), None)


def motion_sounds(motion: Motion) -> list[tuple[str, float]]:
    """Return the sounds with their times, in seconds from the start of the move."""
    start = reveal_seconds(reveal_event(motion.events))
    sounds = [("step", start + HOP)] if motion.sets_down else []
    for event in motion.events:
        match event:
            case Revealed() | Looked():
                sounds.append(("turn", FLIP / 2))
            case Rolled():
                sounds.append(("roll", 0.0))
            case Moved(_, path):
                sounds += [("step", start + HOP * i) for i in range(1, len(path))]
            case Captured(_, _, step):
                sounds.append(("capture", start + HOP * (step + 1)))
            case Exploded(_, _, step):
                sounds.append(("blast", start + HOP * (step + 1)))
            case Crowned():
                sounds.append(("crown", start + HOP))
    return sounds
