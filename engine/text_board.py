"""A position as plain text, for any board: one cell for each spot, in its row and column, and a key below."""

from __future__ import annotations

from engine.picture import Board, Label, Picture, Piece

EMPTY = {"dark": ".", "hole": ".", "light": " "}
CELL = 3
"""The width of a cell, in characters."""


class TextBoard:
    """Draws pictures of one board. A kind of piece keeps its letter from one picture to the next."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._letters: dict[str, str] = {}

    def draw(self, picture: Picture) -> str:
        """Return the board in lines, and below it what each sign on it means."""
        signs = {piece.spot: self._sign(piece) for piece in picture.pieces}
        key = {self._sign(piece): piece.name for piece in picture.pieces}
        words = ", ".join(f"{sign} {name}" for sign, name in sorted(key.items()))
        return "\n".join([*_lines(self._board, signs), words])

    def _sign(self, piece: Piece) -> str:
        """Return a letter: a capital for seat 0, small for seat 1, small with a number for other seats."""
        letter = self._letter(piece.name.split()[-1] if piece.name else piece.art)
        if piece.owner in (0, 1):
            return letter if piece.owner else letter.upper()
        return f"{letter}{piece.owner if piece.owner > 1 else '*'}"

    def _letter(self, kind: str) -> str:
        if kind not in self._letters:
            taken = self._letters.values()
            wishes = (*kind.lower(), *"abcdefghijklmnopqrstuvwxyz")
            free = (letter for letter in wishes if letter.isalpha() and letter not in taken)
            self._letters[kind] = next(free, "?")
        return self._letters[kind]


def _lines(board: Board, signs: dict[str, str]) -> list[str]:
    rows = sorted({spot.row for spot in board.spots})
    first = min(spot.column for spot in board.spots)
    width = max(spot.column for spot in board.spots) - first + 1
    lines = []
    for row in rows:
        cells = [""] * width
        for spot in board.spots:
            if spot.row == row:
                cells[spot.column - first] = signs.get(spot.id, EMPTY.get(spot.shade, "."))
        lines.append(_line(_row_label(board, row), cells))
    columns = [_column_label(board, first + i) for i in range(width)]
    return [*lines, _line("", columns)] if any(columns) else lines


def _line(label: str, cells: list[str]) -> str:
    return "".join(text.ljust(CELL) for text in (label, *cells)).rstrip()


def _row_label(board: Board, row: int) -> str:
    spots = [spot for spot in board.spots if spot.row == row]
    left, top = min(spot.x for spot in spots), spots[0].y
    return _text_at([label for label in board.labels if label.x < left and label.y == top])


def _column_label(board: Board, column: int) -> str:
    spots = [spot for spot in board.spots if spot.column == column]
    low = max((spot.y for spot in spots), default=0.0)
    return _text_at([label for label in board.labels if spots and label.x == spots[0].x and label.y > low])


def _text_at(labels: list[Label]) -> str:
    return labels[0].text if labels else ""
