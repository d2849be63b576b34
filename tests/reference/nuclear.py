"""A slow and simple implementation of Nuclear Chess on a dict of coordinates, the reference for the kernel.

Shares nothing with the engine. A board is {(file, rank): letter}, file and rank 0..7, White has capitals.
A move is UCI text. A king is missing only in positions that play cannot reach.
"""

from __future__ import annotations

from typing import NamedTuple

Spot = tuple[int, int]
Board = dict[Spot, str]
KNIGHT = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
ROOK = ((0, 1), (1, 0), (0, -1), (-1, 0))
BISHOP = ((1, 1), (1, -1), (-1, -1), (-1, 1))
CORNERS = {"K": (7, 0), "Q": (0, 0), "k": (7, 7), "q": (0, 7)}


class Situation(NamedTuple):
    board: Board
    white: bool
    rights: frozenset[str]
    passed: Spot | None


def name(at: Spot) -> str:
    return "abcdefgh"[at[0]] + str(at[1] + 1)


def spot(text: str) -> Spot:
    return "abcdefgh".index(text[0]), int(text[1]) - 1


def read(fen: str) -> Situation:
    rows, turn, rights, passed, *_ = fen.split()
    board: Board = {}
    for rank, row in zip(range(7, -1, -1), rows.split("/"), strict=True):
        file = 0
        for sign in row:
            if sign.isdigit():
                file += int(sign)
            else:
                board[file, rank] = sign
                file += 1
    kept = {letter for letter in rights if letter in CORNERS and at_home(board, letter)}
    return Situation(board, turn == "w", frozenset(kept), None if passed == "-" else spot(passed))


def at_home(board: Board, letter: str) -> bool:
    king, rook = ("K", "R") if letter.isupper() else ("k", "r")
    return board.get((4, CORNERS[letter][1])) == king and board.get(CORNERS[letter]) == rook


def on_board(at: Spot) -> bool:
    return 0 <= at[0] <= 7 and 0 <= at[1] <= 7


def is_white(piece: str) -> bool:
    return piece.isupper()


def neighbours(at: Spot) -> list[Spot]:
    around = [(at[0] + x, at[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
    return [other for other in around if on_board(other)]


def seen(board: Board, at: Spot) -> list[Spot]:
    """Return the squares that a piece attacks."""
    piece = board[at]
    kind = piece.lower()
    if kind == "p":
        up = 1 if is_white(piece) else -1
        return [(at[0] + x, at[1] + up) for x in (-1, 1) if on_board((at[0] + x, at[1] + up))]
    if kind == "n":
        return [(at[0] + x, at[1] + y) for x, y in KNIGHT if on_board((at[0] + x, at[1] + y))]
    if kind == "k":
        return [other for other in neighbours(at) if other != at]
    found = []
    for x, y in {"r": ROOK, "b": BISHOP, "q": ROOK + BISHOP}[kind]:
        other = at[0] + x, at[1] + y
        while on_board(other):
            found.append(other)
            if other in board:
                break
            other = other[0] + x, other[1] + y
    return found


def plain_moves(now: Situation) -> list[str]:
    """Return the pseudo-legal chess moves except castling."""
    board, found = now.board, []
    for at, piece in board.items():
        if is_white(piece) != now.white:
            continue
        ends = []
        for end in seen(board, at):
            enemy = end in board and is_white(board[end]) != now.white
            if piece.lower() == "p":
                if enemy or end == now.passed:
                    ends.append(end)
            elif enemy or end not in board:
                ends.append(end)
        if piece.lower() == "p":
            ends += advances(board, at)
        for end in ends:
            last = piece.lower() == "p" and end[1] in (0, 7)
            found += [name(at) + name(end) + choice for choice in ("nbrq" if last else [""])]
    return found


def advances(board: Board, at: Spot) -> list[Spot]:
    up, home = (1, 1) if is_white(board[at]) else (-1, 6)
    one, two = (at[0], at[1] + up), (at[0], at[1] + 2 * up)
    if one in board or not on_board(one):
        return []
    return [one, two] if at[1] == home and two not in board else [one]


def castlings(now: Situation) -> list[str]:
    """Return the castling moves (N7), without testing the king's safety on its end square."""
    found = []
    for letter in now.rights:
        if letter.isupper() != now.white or in_check(now):
            continue
        rank = CORNERS[letter][1]
        files, path = ((5, 6), (5, 6)) if letter.lower() == "k" else ((1, 2, 3), (2, 3))
        if any((file, rank) in now.board for file in files):
            continue
        enemies = [at for at, piece in now.board.items() if is_white(piece) != now.white]
        attacked = {end for at in enemies for end in seen(now.board, at)}
        if not any((file, rank) in attacked for file in path):
            found.append(name((4, rank)) + name((path[1] if letter.lower() == "k" else 2, rank)))
    return found


def play(now: Situation, move: str) -> Situation:
    start, end, choice = spot(move[:2]), spot(move[2:4]), move[4:]
    board = dict(now.board)
    piece = board.pop(start)
    taken = end
    if piece.lower() == "p" and end == now.passed and end not in board:
        taken = (end[0], start[1])
    captured = board.get(taken)
    board.pop(taken, None)
    board[end] = (choice.upper() if now.white else choice) or piece
    if piece.lower() == "k" and abs(end[0] - start[0]) == 2:
        rook = (7, start[1]) if end[0] == 6 else (0, start[1])
        board[(start[0] + end[0]) // 2, start[1]] = board.pop(rook)
    if captured in ("p", "P"):
        explode(board, taken)
    double = piece.lower() == "p" and abs(end[1] - start[1]) == 2
    gone = {"K", "Q"} if piece == "K" else {"k", "q"} if piece == "k" else set()
    rights = {
        letter
        for letter in now.rights - gone
        if board.get(CORNERS[letter]) == ("R" if letter.isupper() else "r")
        and CORNERS[letter] not in (start, end)
    }
    passed = (start[0], (start[1] + end[1]) // 2) if double else None
    return Situation(board, not now.white, frozenset(rights), passed)


def explode(board: Board, at: Spot) -> None:
    """Remove all pieces around a square; pawns among them explode in turn (N2, N3)."""
    swept = [(other, board.pop(other)) for other in neighbours(at) if other in board]
    for other, piece in swept:
        if piece.lower() == "p":
            explode(board, other)


def has_king(board: Board, white: bool) -> bool:
    return ("K" if white else "k") in board.values()


def in_check(now: Situation) -> bool:
    """Return True if the opponent, were it their move, could remove the king and keep their own (N5)."""
    other = Situation(now.board, not now.white, frozenset(), None)
    return can_remove_king(other)


def can_remove_king(now: Situation) -> bool:
    if not has_king(now.board, now.white):
        return False
    after = [play(now, move).board for move in plain_moves(now)]
    return any(has_king(board, now.white) and not has_king(board, not now.white) for board in after)


def legal_moves(now: Situation) -> list[str]:
    if not has_king(now.board, now.white):
        return []
    found = []
    for move in plain_moves(now) + castlings(now):
        after = play(now, move)
        if has_king(after.board, now.white) and not can_remove_king(after):
            found.append(move)
    return sorted(found)


def perft(now: Situation, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(play(now, move), depth - 1) for move in legal_moves(now))
