"""Translation, A49: one straight step of any checker, or a series of straight jumps of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.contract.events import Event
from engine.contract.values import Action
from engine.games.alien.board.masks import FREE, MINE, squares
from engine.games.alien.board.moves import count_captures, on_far_edge
from engine.games.alien.board.tables import SLIDES
from engine.games.alien.cards.card import DECLINE, Card, Choice, checker_move, done, move_checker, pair_action
from engine.games.alien.state import EMPEROR, EMPTY, HEIGHT, OWNER, PAWN, State, has_hippo, put

STOP: Choice = (Action("stop", ("stop",)), done)


def translation(state: State) -> list[Choice]:
    """Return steps and jumps, jumps alone with `DECLINE`; after a jump the next ones, or `STOP`."""
    if state.stage:
        return [*_jumps(state, state.stage[0]), STOP]
    jumps = [jump for square in squares(state.cells, MINE[state.seat]) for jump in _jumps(state, square)]
    steps = [step for seat in (0, 1) for step in _steps(state, seat)]
    return [*steps, *jumps] if steps or not jumps else [*jumps, DECLINE]


def _steps(state: State, seat: int) -> list[Choice]:
    """Return straight steps of a seat's checkers; its opponent's walls stop them in either turn (A28)."""
    cells, walls = state.cells, state.walls[1 - seat]
    return [
        (pair_action("step", square, slide.to), partial(move_checker, square, slide.to))
        for square in squares(cells, FREE[seat])
        for slide in SLIDES[square]
        if not cells[slide.to] and not walls & slide.edge
    ]


def _jumps(state: State, square: int) -> list[Choice]:
    cells, walls, enemy = state.cells, state.walls[1 - state.seat], OWNER[1 - state.seat]
    height = cells[square] & HEIGHT
    if has_hippo(cells[square]):
        return []
    return [
        (pair_action("jump", square, land), partial(_jump, square, to, land))
        for to, edge, land, edge2 in SLIDES[square]
        if cells[to] & enemy
        and land >= 0
        and not cells[land]
        and not walls & (edge | edge2)
        and (cells[to] & HEIGHT < EMPEROR or height == EMPEROR)
    ]


def _jump(start: int, over: int, end: int, state: State) -> State:
    cell = state.cells[start]
    cells = put(state.cells, {start: EMPTY, over: EMPTY, end: cell})
    after = count_captures(state._replace(cells=cells, stage=(end,)), cell, 1)
    return done(after) if _arrived(state, start, end) or not _jumps(after, end) else after


def _arrived(state: State, start: int, end: int) -> bool:
    """Return True if a pawn has just reached its far edge, which ends its jumps."""
    is_pawn = state.cells[start] & HEIGHT == PAWN
    return is_pawn and on_far_edge(state, state.seat, end) and not on_far_edge(state, state.seat, start)


def _events(state: State, done: State, action: Action) -> Iterator[Event]:
    jumps = action.text.startswith("jump:")
    return checker_move(state, done, action._replace(text="x") if jumps else action)


def _prompt(state: State) -> str:
    return "translation-on" if state.stage else ""


CARDS = (
    Card(
        "translation",
        "A49",
        translation,
        events=_events,
        prompt=_prompt,
        moves_own=True,
        completes="uranus",
    ),
)
