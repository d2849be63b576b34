"""The legal actions: steps and jumps (D2-D5), duties to capture (C5, C13, C21), sacrifices and looks.

The notation: `c3-d4` is a step, or a Nyarlathotep's move without a capture; `c3xe5` one jump, or a
Nyarlathotep's capture; `c3?e5` a look by Carter on c3 under a checker of his own side on e5; `a5*c3-d4` the
sacrifice of the cultist on a5 to push the Necronomicon from c3 to d4; `a5*c3` the sacrifice of Carter on a5
to remove the Necronomicon on c3; `look-e7` and `no-look` the choice of a Carter just promoted; `stop` the end
of a turn instead of a jump over the player's own Necronomicon.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.contract.values import Action
from engine.games.ctheckers.grid import JUMPS, NAMES, STEPS
from engine.games.ctheckers.nyarlathotep import Roam, roams
from engine.games.ctheckers.state import KING, SIDE, Board, State, hidden_squares, letter_of

CACHE_SIZE = 4096
MOVEMENTS = ({"M": "M", "C": "k", "R": "k"}, {"m": "m", "c": "k", "r": "k"})
"""The movement of each player's letters, as keys of `STEPS` and `JUMPS`."""
BOOKS = ("B", "b")


class Move(NamedTuple):
    """An action: step, jump, roam, peek, give (a cultist), burn (the book), look, decline or stop."""

    kind: str
    path: tuple[int, ...] = ()
    over: int = -1
    """The square jumped over."""


class Jumps(NamedTuple):
    """Jumps over enemies, and over the player's own revealed Necronomicon."""

    enemy: tuple[Move, ...]
    book: tuple[Move, ...]


class Choice(NamedTuple):
    """An action and its move."""

    action: Action
    move: Move


def movement(cell: str, turn: int) -> str:
    """Return the movement of a square's top piece for the player: M, m or k as in `grid`, or ""."""
    return MOVEMENTS[turn].get(cell[:1], "")


def jumps_from(board: Board, turn: int, forms: tuple[int, int], start: int, jumped: tuple[int, ...]) -> Jumps:
    """Return the jumps of one checker (D3, C4), except over squares already jumped."""
    enemy: list[Move] = []
    book: list[Move] = []
    kind = movement(board[start], turn)
    for over, end in JUMPS[kind][start] if kind else ():
        if board[end] or not board[over] or over in jumped:
            continue
        if board[over] == BOOKS[turn]:
            book.append(Move("jump", (start, end), over))
        elif _is_prey(board[over], turn, forms):
            enemy.append(Move("jump", (start, end), over))
    return Jumps(tuple(enemy), tuple(book))


def _is_prey(cell: str, turn: int, forms: tuple[int, int]) -> bool:
    """Return True if a cell can be jumped: no Necronomicon, Nyarlathotep only as a king (C14, C20)."""
    side, kind = SIDE[cell[0]], cell[0].lower()
    if side == turn or kind == "b":
        return False
    return kind != "n" or forms[side] == KING


def all_jumps(board: Board, turn: int, forms: tuple[int, int]) -> Jumps:
    """Return the jumps of all the active player's checkers."""
    enemy: tuple[Move, ...] = ()
    book: tuple[Move, ...] = ()
    walks = MOVEMENTS[turn]
    for square, cell in enumerate(board):
        if cell and cell[0] in walks:
            found = jumps_from(board, turn, forms, square, ())
            enemy, book = enemy + found.enemy, book + found.book
    return Jumps(enemy, book)


def steps(board: Board, turn: int) -> list[Move]:
    """Return the steps of the active player's checkers (D2)."""
    found = []
    for square, cell in enumerate(board):
        kind = movement(cell, turn)
        if kind:
            found += [Move("step", (square, end)) for end in STEPS[kind][square] if not board[end]]
    return found


def can_move(state: State) -> bool:
    """Return True if a move is left at the start of a turn (C24): a free step, or the capture before it."""
    board, walks = state.board, MOVEMENTS[state.turn]
    for square, cell in enumerate(board):
        if cell and cell[0] in walks and not all(board[end] for end in STEPS[walks[cell[0]]][square]):
            return True
    return bool(turn_choices(board, state.turn, state.forms, state.control))


def sacrifices(board: Board, turn: int) -> list[Move]:
    """Return the sacrifices (C22)."""
    cultist, carter, book = (letter_of(kind, turn) for kind in "crb")
    found = []
    books = [square for square, cell in enumerate(board) if cell in ("B", "b")]
    for square, cell in enumerate(board):
        if cell[:1] == cultist:
            found += [
                Move("give", (square, at, end))
                for at in books
                for end in STEPS["k"][at]
                if not board[end] or (end == square and len(cell) == 1)
            ]
        elif cell == carter:
            found += [Move("burn", (square, at)) for at in books if board[at] == book]
    return found


def peeks(board: Board, turn: int) -> list[Move]:
    """Return Carter's looks under face-down checkers of his own side (C18)."""
    carter = letter_of("r", turn)
    if carter not in board:
        return []
    return [Move("peek", (board.index(carter), square)) for square in hidden_squares(board, turn)]


class Duties(NamedTuple):
    """The duties of a turn: to capture enemies, or only the player's own Necronomicon."""

    enemy: bool
    book: bool


def duties(jumps: Jumps, roaming: list[Roam], turn: int, board: Board) -> Duties:
    """Return the duties (C5, C13, C21)."""
    own_star = letter_of("n", turn)
    bound = any(r.enemy and not r.own and board[r.path[0]] == own_star for r in roaming)
    enemy = bool(jumps.enemy) or bound
    other = any((roam.enemy or roam.own) and not roam.book for roam in roaming)
    return Duties(enemy, bool(jumps.book) and not enemy and not other)


@lru_cache(maxsize=CACHE_SIZE)
def turn_choices(
    board: Board, turn: int, forms: tuple[int, int], control: tuple[int, int]
) -> tuple[Choice, ...]:
    """Return every action at the start of a turn, sorted by text."""
    jumps = all_jumps(board, turn, forms)
    roaming = roams(board, turn, forms, control)
    must = duties(jumps, roaming, turn, board)
    moves = [*jumps.enemy, *jumps.book]
    if must.enemy:
        moves += [Move("roam", roam.path) for roam in roaming if roam.enemy]
    elif must.book:
        moves += sacrifices(board, turn)
    else:
        moves += [Move("roam", roam.path) for roam in roaming]
        moves += [*steps(board, turn), *sacrifices(board, turn), *peeks(board, turn)]
    takes = {roam.path for roam in roaming if roam.enemy or roam.own}
    return tuple(sorted(Choice(action_of(move, move.path in takes), move) for move in moves))


def action_of(move: Move, takes: bool = False) -> Action:
    """Return the action of a move; a Nyarlathotep's names only its start and end."""
    squares = tuple(NAMES[square] for square in move.path)
    if move.kind == "roam":
        squares = (squares[0], squares[-1])
    if move.kind == "give":
        return Action(f"{squares[0]}*{squares[1]}-{squares[2]}", squares)
    sign = {"step": "-", "jump": "x", "roam": "x" if takes else "-", "peek": "?", "burn": "*"}[move.kind]
    return Action(sign.join(squares), squares)


def more_choices(state: State, start: int) -> tuple[Choice, ...]:
    """Return the continuations of a series of jumps (D5, C21); empty at the end of the turn."""
    enemy, book = jumps_from(state.board, state.turn, state.forms, start, state.jumped)
    found = [Choice(action_of(move), move) for move in (*enemy, *book)]
    if found and state.took and not enemy:
        found.append(Choice(Action("stop", ("stop",)), Move("stop")))
    return tuple(sorted(found))


def look_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """Return the looks under the opponent's face-down checkers, and the refusal to look (C18)."""
    squares = hidden_squares(state.board, 1 - seat)
    found = [Choice(Action(f"look-{NAMES[i]}", (NAMES[i],)), Move("look", (i,))) for i in squares]
    return (*sorted(found), Choice(Action("no-look", ("decline",)), Move("decline")))


def choices(state: State) -> tuple[Choice, ...]:
    """Return every action of the deciding seat, sorted by text; empty at chance nodes and at the end."""
    if state.end:
        return ()
    if not state.todo:
        return turn_choices(state.board, state.turn, state.forms, state.control)
    task = state.todo[0]
    if task.kind == "more":
        return more_choices(state, task.at)
    return look_choices(state, task.to) if task.kind == "look" else ()
