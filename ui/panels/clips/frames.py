"""The frames of a clip: the board before, during and after each move, as the player sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from engine.contract.picture import Picture, without_odds
from engine.contract.values import CHANCE
from ui.board.drawing import Sprite, Thing, Veil, ground_scene, pieces_scene
from ui.board.motion import Motion
from ui.board.numbers import keep_numbers_visible
from ui.panels.board import moving, traces_under
from ui.session.clips import ClipPlan
from ui.session.log import Entry
from ui.session.session import Session

FIRST, LAST = 0.8, 3.0
"""Seconds for which the first and the last position are shown."""
REST, LEAST_REST = 0.5, 0.2
"""Seconds for which the position after a move is shown, and the minimum in a long clip."""
STEP, LONGEST_STEP = 0.06, 0.12
"""Seconds between two frames of a motion, and the maximum in a long clip."""
USUAL = 60
"""Number of moves from which a clip is shortened."""


class Frame(NamedTuple):
    """A frame of a clip."""

    things: Sequence[Thing]
    seconds: float
    words: str
    """The move."""

    @property
    def drawings(self) -> set[str]:
        """The names of the drawings in it."""
        sprites = [thing for thing in self.things if isinstance(thing, Sprite)]
        return {name for sprite in sprites for name in (sprite.art, *sprite.badges)}


def clip_moves(session: Session, count: int | None) -> tuple[Entry, ...]:
    """Return the last `count` moves up to the shown position; all if it is None."""
    moves = session.log.until(session.at)
    return moves if count is None else moves[-count:]


def clip_frames(plan: ClipPlan) -> Iterator[tuple[float, Frame]]:
    """Yield each frame with the fraction of the moves that are done; equal frames are not joined."""
    session, moves = plan.session, plan.moves
    long = max(1.0, len(moves) / USUAL)
    rest, step = max(LEAST_REST, REST / long), min(LONGEST_STEP, STEP * long)
    yield 0.0, Frame(_position(plan, moves[0].first), FIRST, "")
    for number, move in enumerate(moves, 1):
        words = move_words(move)
        part = number / len(moves)
        for at in range(move.first, move.stop):
            for things in _motion(plan, at, step) if plan.moving else ():
                yield part, Frame(things, step, words)
        seconds = LAST if number == len(moves) else rest
        yield part, Frame(_position(plan, move.stop), seconds, words)
    assert session.at >= moves[-1].stop


def move_words(move: Entry) -> str:
    """Return a move in notation, or what chance has decided as a sentence."""
    return move.logged.words if move.logged.seat == CHANCE else f"{move.mark} {move.logged.name}".strip()


def _position(plan: ClipPlan, at: int) -> list[Thing]:
    """Return a position at rest, without signs on the board's numbers."""
    return _sparing(plan, resting_scene(plan, at, picture_at(plan, at)))


def resting_scene(plan: ClipPlan, at: int, seen: Picture) -> list[Thing]:
    """Return a position at rest, with the trace of the last move."""
    session = plan.session
    traces = traces_under(session._replace(viewing=at))
    return [*ground_scene(session.geometry, seen), *traces, *pieces_scene(session.geometry, seen, {})]


def _motion(plan: ClipPlan, at: int, step: float) -> Iterator[list[Thing]]:
    """Yield the motion of an action in steps.

    The shade over the board during a reveal is left out: it would change every pixel.
    """
    session = plan.session
    motion = Motion(picture_at(plan, at), session.log.logged_actions[at].events, picture_at(plan, at + 1))
    under = _sparing(plan, traces_under(session._replace(viewing=at)))
    for number in range(1, max(0, round(motion.seconds / step))):
        things = moving(session.geometry, under, motion, number * step)
        yield [thing for thing in things if not isinstance(thing, Veil)]


def picture_at(plan: ClipPlan, at: int) -> Picture:
    """Return the picture of a place in the log, with the chances of hidden content if they are shown."""
    seen = plan.session.picture_at(at)
    return seen if plan.odds else without_odds(seen)


def _sparing(plan: ClipPlan, things: list[Thing]) -> list[Thing]:
    """Return the things with signs that leave the board's numbers visible."""
    return keep_numbers_visible(plan.session.geometry, things, plan.lettered) if plan.coordinates else things


def wrapped(words: str, width: Callable[[str], float]) -> list[str]:
    """Return a sentence in one or two lines; `width` returns that of a line, 1 for the room it has."""
    if width(words) <= 1:
        return [words]
    parts = words.split(" ")
    breaks = range(1, len(parts))
    lines = [[" ".join(parts[:at]), " ".join(parts[at:])] for at in breaks]
    return min(lines, key=lambda pair: max(map(width, pair)), default=[words])
