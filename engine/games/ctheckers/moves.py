"""What the active player may do: steps and jumps (D2-D5), what is compulsory (C5, C13, C21), seat_events.

How actions are written: `c3-d4` a step, or a Nyarlathotep that goes and takes nothing; `c3xe5` one jump, or a
Nyarlathotep that takes something; `c3?e5` Carter on c3 looks under the own checker on e5; `a5*c3-d4` the
cultist on a5 is sacrificed, and the Necronomicon goes from c3 to d4; `a5*c3` Carter on a5 is sacrificed to
take the Necronomicon on c3 out of the game; `look-e7`, `no-look` what a Carter just promoted does; `stop`
ends a turn instead of a jump over the own Necronomicon.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.contract.values import Action
from engine.games.ctheckers.grid import JUMPS, NAMES, STEPS
from engine.games.ctheckers.nyarlathotep import Roam, roams
from engine.games.ctheckers.state import KING, SIDE, Board, State, hidden_squares, letter_of

REMEMBERED = 4096
WALKERS = ({"M": "M", "C": "k", "R": "k"}, {"m": "m", "c": "k", "r": "k"})
"""How the letters of each player walk."""
BOOKS = ("B", "b")


class Move(NamedTuple):
    """What an action does: step, jump, roam, peek, give (a cultist), burn (the book), look, decline, stop."""

    kind: str
    path: tuple[int, ...] = ()
    over: int = -1
    """The square jumped."""


class Jumps(NamedTuple):
    """The jumps there are: over the enemy, and over the own revealed Necronomicon."""

    enemy: tuple[Move, ...]
    book: tuple[Move, ...]


class Choice(NamedTuple):
    """An action, and what it does."""

    action: Action
    move: Move


def walker(cell: str, turn: int) -> str:
    """How the top of a square walks for the player whose turn it is: M, m, k as in `grid`, or not at all."""
    return WALKERS[turn].get(cell[:1], "")


def jumps_from(board: Board, turn: int, forms: tuple[int, int], start: int, jumped: tuple[int, ...]) -> Jumps:
    """D3, C4: the jumps of the checker on a square, none over a square jumped before."""
    enemy: list[Move] = []
    book: list[Move] = []
    kind = walker(board[start], turn)
    for over, end in JUMPS[kind][start] if kind else ():
        if board[end] or not board[over] or over in jumped:
            continue
        if board[over] == BOOKS[turn]:
            book.append(Move("jump", (start, end), over))
        elif _is_prey(board[over], turn, forms):
            enemy.append(Move("jump", (start, end), over))
    return Jumps(tuple(enemy), tuple(book))


def _is_prey(cell: str, turn: int, forms: tuple[int, int]) -> bool:
    """C14, C20: an enemy, no Necronomicon, and no Nyarlathotep but in king form."""
    side, kind = SIDE[cell[0]], cell[0].lower()
    if side == turn or kind == "b":
        return False
    return kind != "n" or forms[side] == KING


def all_jumps(board: Board, turn: int, forms: tuple[int, int]) -> Jumps:
    """The jumps of all the active player's checkers."""
    enemy: tuple[Move, ...] = ()
    book: tuple[Move, ...] = ()
    walks = WALKERS[turn]
    for square, cell in enumerate(board):
        if cell and cell[0] in walks:
            found = jumps_from(board, turn, forms, square, ())
            enemy, book = enemy + found.enemy, book + found.book
    return Jumps(enemy, book)


def steps(board: Board, turn: int) -> list[Move]:
    """D2."""
    found = []
    for square, cell in enumerate(board):
        kind = walker(cell, turn)
        if kind:
            found += [Move("step", (square, end)) for end in STEPS[kind][square] if not board[end]]
    return found


def can_move(state: State) -> bool:
    """C24; at the start of a turn. A free step is either legal, or there is something to capture."""
    board, walks = state.board, WALKERS[state.turn]
    for square, cell in enumerate(board):
        if cell and cell[0] in walks and not all(board[end] for end in STEPS[walks[cell[0]]][square]):
            return True
    return bool(turn_choices(board, state.turn, state.forms, state.control))


def sacrifices(board: Board, turn: int) -> list[Move]:
    """C22."""
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
    """C18: Carter looks under a face-down checker of his own side."""
    carter = letter_of("r", turn)
    if carter not in board:
        return []
    return [Move("peek", (board.index(carter), square)) for square in hidden_squares(board, turn)]


class Duty(NamedTuple):
    """What is compulsory: captures of the enemy; or the own Necronomicon, and nothing else."""

    enemy: bool
    book: bool


def duty(jumps: Jumps, roaming: list[Roam], turn: int, board: Board) -> Duty:
    """C5, C13, C21."""
    own_star = letter_of("n", turn)
    bound = any(r.enemy and not r.own and board[r.path[0]] == own_star for r in roaming)
    enemy = bool(jumps.enemy) or bound
    other = any((roam.enemy or roam.own) and not roam.book for roam in roaming)
    return Duty(enemy, bool(jumps.book) and not enemy and not other)


@lru_cache(maxsize=REMEMBERED)
def turn_choices(
    board: Board, turn: int, forms: tuple[int, int], control: tuple[int, int]
) -> tuple[Choice, ...]:
    """Every action at the start of a turn, sorted by text."""
    jumps = all_jumps(board, turn, forms)
    roaming = roams(board, turn, forms, control)
    must = duty(jumps, roaming, turn, board)
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
    """The action of a move on the board; of a Nyarlathotep only start and end are touched."""
    squares = tuple(NAMES[square] for square in move.path)
    if move.kind == "roam":
        squares = (squares[0], squares[-1])
    if move.kind == "give":
        return Action(f"{squares[0]}*{squares[1]}-{squares[2]}", squares)
    sign = {"step": "-", "jump": "x", "roam": "x" if takes else "-", "peek": "?", "burn": "*"}[move.kind]
    return Action(sign.join(squares), squares)


def more_choices(state: State, start: int) -> tuple[Choice, ...]:
    """D5, C21: how a jumping piece goes on; empty if its turn is over."""
    enemy, book = jumps_from(state.board, state.turn, state.forms, start, state.jumped)
    found = [Choice(action_of(move), move) for move in (*enemy, *book)]
    if found and state.took and not enemy:
        found.append(Choice(Action("stop", ("stop",)), Move("stop")))
    return tuple(sorted(found))


def look_choices(state: State, seat: int) -> tuple[Choice, ...]:
    """C18: any face-down checker of the opponent, or none."""
    squares = hidden_squares(state.board, 1 - seat)
    found = [Choice(Action(f"look-{NAMES[i]}", (NAMES[i],)), Move("look", (i,))) for i in squares]
    return (*sorted(found), Choice(Action("no-look", ("decline",)), Move("decline")))


def choices(state: State) -> tuple[Choice, ...]:
    """Every action of the seat to decide, sorted by text; empty where chance decides, and at the end."""
    if state.end:
        return ()
    if not state.todo:
        return turn_choices(state.board, state.turn, state.forms, state.control)
    task = state.todo[0]
    if task.kind == "more":
        return more_choices(state, task.at)
    return look_choices(state, task.to) if task.kind == "look" else ()
