"""Translation, A49: one straight step of any checker, or straight jumps of one's own, one after the other."""

from __future__ import annotations

from functools import partial

from engine.games.alien.cards.choice import DECLINE, Choice, done, pair_action, set_cells
from engine.games.alien.moves import on_far_edge, score
from engine.games.alien.state import CHECKER, EMPEROR, EMPTY, HEIGHT, HIPPO, OWNER, PAWN, State, put
from engine.games.alien.tables import SLIDES
from engine.protocol import Action

STOP: Choice = (Action("stop", ("stop",)), done)


def translation(state: State) -> list[Choice]:
    """Steps and jumps; the jumps alone can be declined. After a jump: the next ones, or to stop."""
    if state.stage:
        return [*_jumps(state, state.stage[0]), STOP]
    jumps = [jump for square in _own(state) for jump in _jumps(state, square)]
    steps = [
        step for square, cell in enumerate(state.cells) if cell >= CHECKER for step in _steps(state, square)
    ]
    return [*steps, *jumps] if steps or not jumps else [*jumps, DECLINE]


def _own(state: State) -> list[int]:
    return [square for square, cell in enumerate(state.cells) if cell & OWNER[state.seat]]


def _steps(state: State, square: int) -> list[Choice]:
    """Straight steps of a checker; the walls of the other side stop it, whoever moves it (A28)."""
    cell = state.cells[square]
    if cell & HIPPO:
        return []
    walls = state.walls[1] if cell & OWNER[0] else state.walls[0]
    return [
        (pair_action("step", square, slide.to), partial(set_cells, {square: EMPTY, slide.to: cell}))
        for slide in SLIDES[square]
        if not state.cells[slide.to] and not walls & slide.edge
    ]


def _jumps(state: State, square: int) -> list[Choice]:
    cells, walls, enemy = state.cells, state.walls[1 - state.seat], OWNER[1 - state.seat]
    height = cells[square] & HEIGHT
    if cells[square] & HIPPO:
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
    after = score(state._replace(cells=cells, stage=(end,)), cell, 1)
    return done(after) if _arrived(state, start, end) or not _jumps(after, end) else after


def _arrived(state: State, start: int, end: int) -> bool:
    """Whether a pawn came to its far edge from elsewhere, which ends its jumps."""
    is_pawn = state.cells[start] & HEIGHT == PAWN
    return is_pawn and on_far_edge(state, state.seat, end) and not on_far_edge(state, state.seat, start)
