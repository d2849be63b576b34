"""Evaluation: each seat's chance to win alone; a loss for both counts as a loss for each (C6).

Every feature of a position changes the log-odds that its owner wins and that the other player does, compared
with a loss for both. The weights come from multinomial logistic regression on the results of games, and from
ridge regression towards that fit on games of the search against itself, with some random decisions. Those
games continued as if no Cthecker came, weighted by the probability of that, and their results were corrected
for lucky draws. docs/lab/strength.md says how much that helped.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TypeAlias

from engine.boards.square import SIZE
from engine.games.ctheckers.ends import CULTISTS, outcome
from engine.games.ctheckers.grid import JUMPS, LAST_RANK, SQUARES, STEPS, rank_of
from engine.games.ctheckers.moves import all_jumps, movement
from engine.games.ctheckers.nyarlathotep import paths
from engine.games.ctheckers.state import (
    HIDDEN,
    KING,
    QUEEN,
    SIDE,
    UNREVEALED,
    WAITING,
    Board,
    State,
    identities,
    letter_of,
    with_cell,
)

LogOdds: TypeAlias = tuple[float, float]
"""Log-odds that a player wins alone: the owner and the other player, or seats 0 and 1."""
Values: TypeAlias = tuple[float, float]
"""Each seat's chance to win alone, scaled to [-1, 1]."""
Feature: TypeAlias = tuple[int, str, float]
"""A feature: its side, its name in `WEIGHTS`, and its amount."""

BASELINE = -0.32
"""The log-odds of either player on an empty board."""
WEIGHTS: dict[str, LogOdds] = {
    "checker, 0 ahead": (0.02, -0.07),
    "checker, 1 ahead": (-0.02, -0.06),
    "checker, 2 ahead": (-0.02, -0.09),
    "checker, 3 ahead": (-0.08, -0.11),
    "checker, 4 ahead": (-0.09, -0.13),
    "checker, 5 ahead": (-0.15, -0.13),
    "checker, 6 ahead": (-0.07, -0.17),
    "checker, 7 ahead": (-0.17, -0.51),
    "cultist": (0.27, -0.47),
    "cultist on top": (0.22, -0.29),
    "cultist below": (0.21, -0.43),
    "carter": (0.09, -0.31),
    "star": (-0.35, 0.41),
    "book": (-0.09, 0.67),
    "book at the edge": (0.07, -0.04),
    "to move": (-0.23, -0.23),
    "one in hidden": (-0.40, -0.43),
    "cultist gone": (-0.13, 0.00),
    "last cultist": (0.06, 0.78),
    "star waiting": (-0.16, -0.18),
    "star of the other": (-0.25, 0.25),
    "star of the owner": (0.02, 0.14),
    "star as queen": (0.11, 0.48),
    "star can flee": (-0.04, 0.69),
    "star in danger": (0.11, 1.92),
    "taken next": (-3.00, 6.00),
    "book to jump": (-0.16, 1.14),
    "trapped now": (-3.00, 6.00),
    "trapped next": (0.01, 1.18),
    "trapped now, with a way out": (0.08, 0.12),
    "trapped next, with a way out": (0.06, -0.06),
    "captured": (0.13, 0.28),
    "rising": (0.11, 0.33),
    "perhaps trapped": (-0.03, 1.29),
}
"""The weight of each feature for its owner, and for the other player.

A star is a Nyarlathotep, a book a Necronomicon. `taken next` and `trapped now` are not fitted, but certain.
"""


class _Worth(dict[str, tuple[LogOdds, ...]]):
    """Values to each seat by the content of a square, then by the square."""

    def __missing__(self, cell: str) -> tuple[LogOdds, ...]:
        self[cell] = tuple(_worth(cell, square) for square in SQUARES)
        return self[cell]


def _worth(cell: str, square: int) -> LogOdds:
    odds = [0.0, 0.0]
    for place, letter in enumerate(cell):
        owner, other = WEIGHTS[piece(cell, place, square)]
        odds[SIDE[letter]] += owner
        odds[1 - SIDE[letter]] += other
    return odds[0], odds[1]


def piece(cell: str, place: int, square: int) -> str:
    """Return the name in `WEIGHTS` of the piece at an index of a square's content."""
    letter = cell[place]
    if letter in HIDDEN:
        return f"checker, {abs(rank_of(square) - LAST_RANK[1 - SIDE[letter]])} ahead"
    kind = letter.lower()
    if kind == "c":
        return "cultist below" if place else "cultist on top" if len(cell) > 1 else "cultist"
    if kind == "b":
        return "book" if JUMPED_FROM[square] else "book at the edge"
    return {"r": "carter", "n": "star"}[kind]


JUMPED_FROM = tuple(
    tuple(
        (beside, end) for beside in STEPS["k"][square] for over, end in JUMPS["k"][beside] if over == square
    )
    for square in SQUARES
)
"""The start and end of each jump over a square; empty at the edge."""
_WORTH = _Worth()
Sums: TypeAlias = tuple[float, float, int, int]
"""The sum of the pieces' weights for each seat; then each side's number of face-down checkers."""
CACHE_SIZE = 8192


@lru_cache(maxsize=CACHE_SIZE)
def _row(rank: int, cells: Board) -> Sums:
    """Sum up a rank; cached, since most ranks recur in the next position."""
    worth = [_WORTH[cell][rank * SIZE + file] for file, cell in enumerate(cells) if cell]
    one, two = sum(odds[0] for odds in worth), sum(odds[1] for odds in worth)
    return one, two, cells.count(HIDDEN[0]), cells.count(HIDDEN[1])


@lru_cache(maxsize=CACHE_SIZE)
def pieces(board: Board) -> Sums:
    """Return the sums for the pieces on a board."""
    one, two, dark, light = BASELINE, BASELINE, 0, 0
    for rank in range(SIZE):
        row = _row(rank, board[rank * SIZE : rank * SIZE + SIZE])
        one, two, dark, light = one + row[0], two + row[1], dark + row[2], light + row[3]
    return one, two, dark, light


def evaluate(state: State) -> Values:
    """Return the value to each seat; a checker about to be turned over may be the Cthecker (C6)."""
    ended = outcome(state)
    if ended:
        one, two = ended.returns
        return one, two
    return evaluate_sums(state, pieces(state.board))


def evaluate_sums(state: State, sums: Sums) -> Values:
    """Return the value to each seat of an unfinished game, given the sums of its pieces."""
    one, two = sums[:2]
    kinds = identities(state, state.todo[0].at) if _is_turning(state) else {}
    for side, name, amount in features(state, kinds):
        owner, other = WEIGHTS[name]
        if side:
            owner, other = other, owner
        one, two = one + owner * amount, two + other * amount
    return _values(state, (one, two, sums[2], sums[3]), 1 - _share("t", kinds))


def _values(state: State, sums: Sums, safe: float) -> Values:
    """Turn sums into values; `safe` is the probability that the checker being turned over is no Cthecker."""
    one, two = _counted(state.turn, sums[2], sums[3], state.piles, state.out)
    one, two = exp(one + sums[0]), exp(two + sums[1])
    scale = 2 * safe / (1 + one + two)
    return one * scale - 1, two * scale - 1


class StepEvaluator:
    """Evaluates steps of single pieces without applying them."""

    def __init__(self, state: State) -> None:
        self.before = state._replace(turn=1 - state.turn)
        self.sums = pieces(state.board)
        books = {"B", "b"}.intersection(state.board)
        self.only_pieces = state.control == (UNREVEALED, UNREVEALED) and not books
        """True if no Nyarlathotep or Necronomicon is revealed; then only the pieces count."""

    def evaluate(self, start: int, end: int) -> Values:
        """Return the value after a step."""
        before, (one, two, dark, light) = self.before, self.sums
        worth = _WORTH[before.board[start]]
        left, entered = worth[start], worth[end]
        sums = one + entered[0] - left[0], two + entered[1] - left[1], dark, light
        if self.only_pieces:
            return _values(before, sums, 1.0)
        cells = list(before.board)
        cells[end], cells[start] = cells[start], ""
        return evaluate_sums(before._replace(board=tuple(cells)), sums)


def _share(kind: str, kinds: dict[str, int]) -> float:
    """Return the probability that the checker being turned over is of a kind."""
    return kinds[kind] / sum(kinds.values()) if kind in kinds else 0.0


def _is_turning(state: State) -> bool:
    return bool(state.todo) and state.todo[0].kind in ("uncover", "rise")


@lru_cache(maxsize=CACHE_SIZE)
def _counted(turn: int, dark: int, light: int, piles: tuple[str, str], out: tuple[str, str]) -> LogOdds:
    """Sum up the features that depend on no square: the turn, hidden checkers, and captured cultists."""
    odds = [0.0, 0.0]
    for side, hidden in enumerate((dark, light)):
        gone = (piles[side] + out[side]).count("c")
        counts = {"to move": turn == side, "one in hidden": 1 / max(1, hidden), "cultist gone": gone}
        for name, amount in {**counts, "last cultist": gone == CULTISTS - 1}.items():
            odds[side] += WEIGHTS[name][0] * amount
            odds[1 - side] += WEIGHTS[name][1] * amount
    return odds[0], odds[1]


def features(state: State, kinds: dict[str, int]) -> list[Feature]:
    """Return the other features; `kinds` are the possible identities of the checker being turned over."""
    found = _turning(state, kinds) if kinds else []
    for side in (0, 1):
        if state.control[side] != UNREVEALED:
            found += _star(state, side)
        book = letter_of("b", side)
        if book in state.board:
            found += _book(state, state.board.index(book), side)
    return found


def _star(state: State, side: int) -> list[Feature]:
    """Return the features of a Nyarlathotep: its control (C11) and whether it can be jumped (C14)."""
    form, seat = state.forms[side], state.control[side]
    if seat == WAITING:
        found = [(side, "star waiting", 1.0)]
    elif seat != side:
        found = [(side, "star of the other", 1.0)]
    else:
        found = [(side, "star as queen" if form == QUEEN else "star of the owner", 1.0)]
    square = state.board.index(letter_of("n", side))
    jumped = form == KING and _can_jump(state.board, 1 - side, square)
    if state.turn == side:
        if jumped:
            found.append((side, "star can flee" if seat == side else "star in danger", 1.0))
    elif not state.todo and (jumped or _star_reaches(state, square)):
        found.append((side, "taken next", 1.0))
    return found


def _star_reaches(state: State, square: int) -> bool:
    """Return True if the player to move can capture on a square with their own Nyarlathotep."""
    side = state.turn
    if state.control[side] != side:
        return False
    start = state.board.index(letter_of("n", side))
    return any(square in path[1:] for path in paths(state.board, side, state.forms[side], start))


def _can_jump(board: Board, seat: int, square: int) -> bool:
    """Return True if a seat's checker beside a square has a free square behind it."""
    for beside, end in JUMPED_FROM[square]:
        kind = movement(board[beside], seat)
        if kind and not board[end] and (square, end) in JUMPS[kind][beside]:
            return True
    return False


def _must_take(state: State, board: Board, side: int, book: int) -> bool:
    """Return True if a side can jump its own Necronomicon and nothing else (C21)."""
    return _can_jump(board, side, book) and not all_jumps(board, side, state.forms).enemy


def _book(state: State, square: int, side: int) -> list[Feature]:
    """Return the features of a Necronomicon that its owner can or must jump (C21), and ways out (C22)."""
    board = state.board
    if not _can_jump(board, side, square):
        return []
    found = [(side, "book to jump", 1.0)]
    if _must_take(state, board, side, square):
        way_out = any(cell[:1] == letter_of("c", side) for cell in board)
        way_out = way_out or letter_of("r", side) in board or side in state.control
        when = "now" if state.turn == side and not state.todo else "next"
        found.append((side, f"trapped {when}{', with a way out' if way_out else ''}", 1.0))
    return found


def _turning(state: State, kinds: dict[str, int]) -> list[Feature]:
    """Return the features of a checker being turned over: its owner may have to jump it as a book (C3)."""
    task = state.todo[0]
    side = SIDE[state.board[task.at]]
    found = [(side, "captured" if task.kind == "uncover" else "rising", 1.0)]
    if "b" in kinds and side != state.turn:
        board = with_cell(state.board, task.at, letter_of("b", side))
        if _must_take(state, board, side, task.at):
            found.append((side, "perhaps trapped", _share("b", kinds)))
    return found
