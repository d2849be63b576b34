"""A slow and simple implementation of Chesskers on a dict of coordinates, the reference for the kernel.

Shares nothing with the engine. A board is {(file, rank): letter}, file and rank 0..7: capitals are chess,
`c` checkers, `s` super kings.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

Spot = tuple[int, int]
Board = dict[Spot, str]
STRAIGHT = ((0, 1), (1, 0), (0, -1), (-1, 0))
SLANTED = ((1, 1), (1, -1), (-1, -1), (-1, 1))
KNIGHT = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
BACK_ROWS = (0, 7)


class Situation(NamedTuple):
    board: Board
    chess: bool
    rights: frozenset[str]


class Move(NamedTuple):
    path: tuple[Spot, ...]
    captured: tuple[Spot, ...]
    choice: str
    after: Situation

    @property
    def text(self) -> str:
        start, end = self.path[0], self.path[-1]
        if self.after.board.get(end) == "K" and abs(end[0] - start[0]) == 2 and start == (4, 1):
            return "O-O" if end[0] == 6 else "O-O-O"
        squares = ("x" if self.captured else "-").join("abcdefgh"[f] + str(r + 1) for f, r in self.path)
        return squares + (f"={self.choice}" if self.choice else "")


def read(text: str) -> Situation:
    rows, turn, rights, *_ = text.split()
    board: Board = {}
    for rank, row in zip(range(7, -1, -1), rows.split("/"), strict=True):
        file = 0
        for sign in row:
            if sign.isdigit():
                file += int(sign)
            else:
                board[file, rank] = sign
                file += 1
    return Situation(board, turn == "w", frozenset(rights) - {"-"})


def on_board(at: Spot) -> bool:
    return 0 <= at[0] <= 7 and 0 <= at[1] <= 7


def moved(at: Spot, way: Spot, length: int = 1) -> Spot:
    return at[0] + way[0] * length, at[1] + way[1] * length


def over(now: Situation) -> bool:
    pieces = now.board.values()
    return "K" not in pieces or not {"c", "s"} & set(pieces)


def legal_moves(now: Situation) -> list[Move]:
    """Return the captures if there are any, else the other moves (K3)."""
    if over(now):
        return []
    every = list(chess_moves(now)) if now.chess else list(checker_moves(now))
    captures = [move for move in every if move.captured]
    if captures or not now.chess:
        return captures or every
    return every + list(castlings(now))


# --- the checkers ----------------------------------------------------------------------------------------


def checker_moves(now: Situation) -> Iterator[Move]:
    for at, piece in now.board.items():
        if piece in "cs":
            yield from chains(now, (at,), (), piece)
            for way in ways(piece):
                end = moved(at, way)
                if on_board(end) and end not in now.board:
                    yield Move((at, end), (), "", landed(now, at, end, (), piece))


def ways(piece: str) -> tuple[Spot, ...]:
    return SLANTED + STRAIGHT if piece == "s" else SLANTED


def chains(now: Situation, path: tuple[Spot, ...], captured: tuple[Spot, ...], piece: str) -> list[Move]:
    """Return every jump sequence up to its end or the king (K4)."""
    board = {at: p for at, p in now.board.items() if at not in captured and at != path[0]}
    found = []
    king_taken = any(now.board[at] == "K" for at in captured)
    for way in () if king_taken else ways(piece):
        jumped, end = moved(path[-1], way), moved(path[-1], way, 2)
        if board.get(jumped, "c").isupper() and on_board(end) and end not in board:
            found += chains(now, (*path, end), (*captured, jumped), piece)
    if not found and captured:
        return [Move(path, captured, "", landed(now, path[0], path[-1], captured, piece))]
    return found


def landed(now: Situation, start: Spot, end: Spot, captured: tuple[Spot, ...], piece: str) -> Situation:
    board = {at: p for at, p in now.board.items() if at != start and at not in captured}
    board[end] = "s" if end[1] == 0 else piece
    return Situation(board, True, rights_left(board, now.rights))


# --- the chess pieces ------------------------------------------------------------------------------------


def chess_moves(now: Situation) -> Iterator[Move]:
    for at, piece in now.board.items():
        if not piece.isupper():
            continue
        for end in ends(now.board, at, piece):
            captures = end in now.board
            if captures or end[1] not in BACK_ROWS:
                choices = promotions(now.board) if piece == "P" and end[1] >= 6 else [""]
                for choice in choices:
                    yield Move((at, end), (end,) if captures else (), choice, gone(now, at, end, choice))


def ends(board: Board, at: Spot, piece: str) -> list[Spot]:
    """Return the empty squares and enemies that a piece reaches, regardless of back rows."""
    if piece == "P":
        one, two = moved(at, (0, 1)), moved(at, (0, 2))
        found = [moved(at, way) for way in ((-1, 1), (1, 1)) if board.get(moved(at, way), "K").islower()]
        if on_board(one) and one not in board:
            found.append(one)
            if at[1] == 2 and two not in board:
                found.append(two)
        return found
    if piece in "NK":
        steps = [moved(at, way) for way in (KNIGHT if piece == "N" else SLANTED + STRAIGHT)]
        return [end for end in steps if on_board(end) and board.get(end, "c").islower()]
    found = []
    for way in {"R": STRAIGHT, "B": SLANTED, "Q": STRAIGHT + SLANTED}[piece]:
        end = moved(at, way)
        while on_board(end) and board.get(end, "c").islower():
            found.append(end)
            if end in board:
                break
            end = moved(end, way)
    return found


def promotions(board: Board) -> list[str]:
    """Return the kinds that a pawn may become (K11)."""
    pieces = list(board.values())
    return [kind for kind in "QRBN" if pieces.count(kind) < 2] or [""]


def gone(now: Situation, start: Spot, end: Spot, choice: str) -> Situation:
    board = dict(now.board)
    piece = board.pop(start)
    board[end] = choice or piece
    rights = now.rights - ({"K", "Q"} if piece == "K" else set())
    return Situation(board, False, rights_left(board, rights))


def rights_left(board: Board, rights: frozenset[str]) -> frozenset[str]:
    homes = {"K": (7, 1), "Q": (0, 1)}
    at_home = board.get((4, 1)) == "K"
    return frozenset(letter for letter in rights if at_home and board.get(homes[letter]) == "R")


def castlings(now: Situation) -> Iterator[Move]:
    """Yield the castling moves (K8)."""
    view = Situation(now.board, False, now.rights)
    if any(now.board[at] == "K" for move in checker_moves(view) for at in move.captured):
        return
    for letter, rook, files in (("K", (7, 1), (5, 6)), ("Q", (0, 1), (3, 2))):
        between = (5, 6) if letter == "K" else (1, 2, 3)
        if letter in now.rights and not any((file, 1) in now.board for file in between):
            board = {at: p for at, p in now.board.items() if at not in (rook, (4, 1))}
            board |= {(files[1], 1): "K", (files[0], 1): "R"}
            yield Move(((4, 1), (files[1], 1)), (), "", Situation(board, False, frozenset()))


def perft(now: Situation, depth: int) -> int:
    if depth == 0:
        return 1
    merged = {(m.path[0], m.path[-1], frozenset(m.captured), m.choice): m for m in legal_moves(now)}
    return sum(perft(move.after, depth - 1) for move in merged.values())
