"""Positions drawn as eight rows of eight squares, and play from them."""

from __future__ import annotations

from itertools import groupby
from textwrap import dedent

from engine.games.ctheckers.grid import AT
from engine.games.ctheckers.rules import Ctheckers
from engine.games.ctheckers.state import State
from engine.session.narration import result_words

GAME = Ctheckers()


def text_of(drawing: str, side: int = 1, piles: str = "-/-", out: str = "-/-", looks: str = "-") -> str:
    """Return the position text of a drawing: `.` is an empty square, the rest is as in the texts."""
    rows = [line.split() for line in dedent(drawing).strip().splitlines()]
    assert [len(row) for row in rows] == [8] * 8, "a drawing has eight rows of eight squares"
    return f"{'/'.join(_row(row) for row in rows)} {side} {piles} {out} {looks} 0"


def _row(cells: list[str]) -> str:
    runs = ((empty, list(run)) for empty, run in groupby(cells, lambda cell: cell == "."))
    return "".join(str(len(run)) if empty else "".join(run) for empty, run in runs)


def at(drawing: str, side: int = 1, piles: str = "-/-", out: str = "-/-", looks: str = "-") -> State:
    """Return the state of a drawing."""
    return GAME.parse(text_of(drawing, side, piles, out, looks), {})


def play(state: State, *texts: str) -> State:
    """Return the state after actions and chance outcomes."""
    for text in texts:
        state = GAME.apply(state, GAME.find(state, text))
    return state


def moves(state: State) -> set[str]:
    """Return the texts of the legal actions."""
    return {action.text for action in GAME.legal_actions(state)}


def chances(state: State) -> dict[str, float]:
    """Return the chance outcomes with weights."""
    return {action.text: weight for action, weight in GAME.chance_outcomes(state)}


def on(state: State, square: str) -> str:
    """Return the content of a square."""
    return state.board[AT[square]]


def result(state: State) -> tuple[str, tuple[float, ...]]:
    """Return the code of the end, and the returns."""
    outcome = GAME.outcome(state)
    assert outcome, "the game goes on"
    assert "{" not in result_words(outcome, GAME.seats({}), GAME.words)
    return outcome.reason.code, outcome.returns


def set_up(squares: str, side: int = 1, piles: str = "-/-", out: str = "-/-", looks: str = "-") -> State:
    """Return the state of a list of squares, such as `d4:N6+ h8:m`; for positions with few pieces."""
    cells = dict(item.split(":") for item in squares.split())
    rows = [" ".join(cells.get(f"{file}{rank}", ".") for file in "abcdefgh") for rank in range(8, 0, -1)]
    return at("\n".join(rows), side, piles, out, looks)
