"""A position as plain text, for any board: a cell for each spot, and a legend below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.contract.picture import Bar, Board, Label, Overlay, Picture, Piece, Spot

EMPTY = {"dark": ".", "hole": ".", "light": " "}
CELL = 3
"""Width of a cell, in characters."""
FILLINGS = "~^#=%&+"
"""Signs for fillings of spots, in order of appearance."""
MORE = "'"
"""Suffix for a piece that carries something."""
UPRIGHT = "|!"
LYING = ("--", "==")
"""Bars of the first and of the other seats: between two columns, and between two rows."""
PLACES = {"played": "Being played", "open": "Face up", "used": "Used", "own": "Own", "pile": "Pile"}


class _Marks(NamedTuple):
    """The signs to draw: in cells, to the right of cells, and below cells, by the spot's id."""

    cells: dict[str, str]
    right: dict[str, str]
    below: dict[str, str]


class TextBoard:
    """Draws pictures of one board. A kind of piece keeps its letter from one picture to the next."""

    def __init__(self, board: Board, seats: Sequence[str] = ()) -> None:
        """Take the board. `seats` are the names of the owners of trays beside it."""
        self._board = board
        self._seats = seats
        self._letters: dict[str, str] = {}
        self._fillings: dict[str, str] = {}

    def draw(self, picture: Picture) -> str:
        """Return the board in lines, then the legend, and everything beside the board."""
        fills = self._filled(picture)
        signs = {piece.spot: self._sign(piece) for piece in picture.pieces}
        right, below = _bars(self._board, picture.bars)
        key = {self._sign(piece): piece.name for piece in picture.pieces if not piece.badges}
        key |= {self._filling(name): name for name in fills.values()}
        words = ", ".join(f"{sign} {name}" for sign, name in sorted(key.items()))
        marks = _Marks({spot: self._filling(name) for spot, name in fills.items()} | signs, right, below)
        return "\n".join([*_lines(self._board, marks), words, *_carrying(picture), *self._beside(picture)])

    def _beside(self, picture: Picture) -> list[str]:
        """Return the cards, the trays and the notes, a line each."""
        lines = []
        for place, words in PLACES.items():
            titles = [card.title for card in picture.cards if card.place == place]
            if titles:
                lines.append(f"{words}: {', '.join(titles)}")
        for tray in picture.trays:
            items = [f"{count} {name}" for _, name, count in tray.items if count]
            if items:
                owner = f" ({self._seats[tray.owner]})" if 0 <= tray.owner < len(self._seats) else ""
                lines.append(f"{tray.title}{owner}: {', '.join(items)}")
        return [*lines, *picture.notes]

    def _filled(self, picture: Picture) -> dict[str, str]:
        """Return the filling of each spot; grounds that belong to a seat are part of the board."""
        grounds = {ground.spot: ground.name for ground in picture.grounds if ground.owner < 0}
        overlays = {
            spot.id: s.name for s in picture.overlays for spot in self._board.spots if _covers(s, spot)
        }
        return grounds | overlays

    def _filling(self, name: str) -> str:
        return self._fillings.setdefault(name, FILLINGS[len(self._fillings) % len(FILLINGS)])

    def _sign(self, piece: Piece) -> str:
        """Return a letter: a capital for seat 0, small for seat 1, small with a number for other seats."""
        letter = self._letter(piece.name.split()[-1] if piece.name else piece.art)
        more = MORE if piece.badges else ""
        if piece.owner in (0, 1):
            return f"{letter if piece.owner else letter.upper()}{more}"
        return f"{letter}{piece.owner if piece.owner > 1 else '*'}{more}"

    def _letter(self, kind: str) -> str:
        if kind not in self._letters:
            taken = self._letters.values()
            wishes = (*kind.lower(), *"abcdefghijklmnopqrstuvwxyz")
            free = (letter for letter in wishes if letter.isalpha() and letter not in taken)
            self._letters[kind] = next(free, "?")
        return self._letters[kind]


# --- on the board ----------------------------------------------------------------------------------------


def _covers(overlay: Overlay, spot: Spot) -> bool:
    return max(abs(spot.x - overlay.x), abs(spot.y - overlay.y)) < overlay.size / 2


def _bars(board: Board, bars: Sequence[Bar]) -> tuple[dict[str, str], dict[str, str]]:
    """Return the bars to the right of spots, and those below spots."""
    right: dict[str, str] = {}
    below: dict[str, str] = {}
    for bar in bars:
        (x, y), (x2, y2) = bar.points
        spot = _before(board, (x + x2) / 2, (y + y2) / 2)
        upright = abs(x - x2) < abs(y - y2)
        (right if upright else below)[spot.id] = (UPRIGHT if upright else LYING)[bar.owner > 0]
    return right, below


def _before(board: Board, x: float, y: float) -> Spot:
    """Return the nearest spot to a point: of two, the one to the left of it or above it."""
    return min(board.spots, key=lambda spot: (round(abs(spot.x - x) + abs(spot.y - y), 3), spot.y, spot.x))


def _lines(board: Board, marks: _Marks) -> list[str]:
    columns = range(min(spot.column for spot in board.spots), max(spot.column for spot in board.spots) + 1)
    lines = []
    for row in sorted({spot.row for spot in board.spots}):
        here = {spot.column: spot for spot in board.spots if spot.row == row}
        cells = [_cell(here.get(column), marks) for column in columns]
        lines.append(_line(_row_label(board, row), cells))
        under = [marks.below.get(here[column].id, "") if column in here else "" for column in columns]
        if any(under):
            lines.append(_line("", under))
    labels = [_column_label(board, column) for column in columns]
    return [*lines, _line("", labels)] if any(labels) else lines


def _cell(spot: Spot | None, marks: _Marks) -> str:
    if spot is None:
        return ""
    sign = marks.cells.get(spot.id, EMPTY.get(spot.shade, "."))
    return sign.ljust(CELL - 1) + marks.right.get(spot.id, "")


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


# --- below it ---------------------------------------------------------------------------------


def _carrying(picture: Picture) -> list[str]:
    """Return the remarks on single pieces and bars."""
    carriers = [f"{piece.spot}{MORE} {piece.name}" for piece in picture.pieces if piece.badges]
    return [", ".join(named) for named in (carriers, [bar.name for bar in picture.bars]) if named]
