"""What the board looks like, as a list of things to draw. No browser is needed to make one or to test it.

Things are in board units, already turned to the side of the board that faces the player.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple, TypeAlias

from engine.picture import Board, Picture, Piece


class Tile(NamedTuple):
    """A spot of the board itself."""

    x: float
    y: float
    shade: str


class Frame(NamedTuple):
    """The rim of a board of squares."""

    width: float
    height: float


class Caption(NamedTuple):
    """A coordinate."""

    x: float
    y: float
    text: str
    place: str = "frame"
    """Where it stands: on the "frame" of a board of squares, in a "square", or on the "page"."""


PIECE = 0.86
"""The width of a piece, in board units."""
PLATE_ROOM = 0.75
"""How far a plate reaches beyond its corners, in board units."""
LABEL_ROOM = 0.35
"""How far a label reaches from its middle, in board units."""
STEEP = 0.45
"""How straight a line must lead in a direction to be followed there: the cosine of the angle between."""
LAYER = 0.1
"""How thick a layer of a stack is seen, in board units."""
SINGLE = ("hint", "why")
"""What is pointed out by a ring where it is about a single spot; a way of one spot needs no sign."""
FADE = 0.62
"""How much of a last move's signs is left with each turn that comes after it."""
SWAY = 0.07
"""How much higher or lower a lively thing gets."""


class Sprite(NamedTuple):
    """A drawing, by its name. `alpha` is 1 for solid; `lift` is its height over the board."""

    x: float
    y: float
    art: str
    alpha: float = 1.0
    lift: float = 0.0
    badges: tuple[str, ...] = ()
    """Drawings of the same size that lie on top of it."""
    size: float = PIECE
    sways: int = 0
    """Not 0: it sways a little, each number in its own time."""
    stretch: float = 1.0
    """How high it is, compared with how wide; its foot stays where it is."""
    squeeze: float = 1.0
    """How wide it is seen while it turns over, compared with how wide it lies."""
    angle: float = 0.0
    """By how much it is turned on the board, clockwise."""


class Plate(NamedTuple):
    """The plate that a board without squares is engraved in."""

    points: tuple[tuple[float, float], ...]


class Line(NamedTuple):
    """A line engraved in the board."""

    points: tuple[tuple[float, float], ...]


class Rod(NamedTuple):
    """A wall between two points; `owner` is the seat that it belongs to."""

    start: tuple[float, float]
    end: tuple[float, float]
    owner: int


class Mark(NamedTuple):
    """A sign on a spot: see `ui.paint.SIGNS` for the kinds."""

    x: float
    y: float
    kind: str
    alpha: float = 1.0


class Trail(NamedTuple):
    """A line through several spots, with an arrowhead at its end."""

    points: tuple[tuple[float, float], ...]
    kind: str
    alpha: float = 1.0


class Veil(NamedTuple):
    """The whole board, darkened, while something on it is shown."""

    width: float
    height: float
    alpha: float


class Tag(NamedTuple):
    """A short text at the foot of a piece."""

    x: float
    y: float
    text: str


Thing: TypeAlias = Frame | Plate | Tile | Line | Caption | Sprite | Rod | Mark | Trail | Veil | Tag


class Trace(NamedTuple):
    """What a move has left to be seen."""

    path: tuple[str, ...]
    """The way of a piece, or nothing."""
    touched: tuple[str, ...] = ()
    """Spots where something came, went or burnt."""
    age: int = 0
    """How many turns came after it."""


class Marks(NamedTuple):
    """What is to be pointed out on the board; all of it may be empty."""

    movable: Collection[str] = ()
    targets: Collection[str] = ()
    picked: tuple[str, ...] = ()
    last: Sequence[Trace] = ()
    hint: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    route: tuple[str, ...] = ()
    focus: str = ""


class Lens:
    """The board as it lies before the player: turned by `turn` of its `board.turns` steps."""

    def __init__(self, board: Board, turn: int = 0) -> None:
        self.board = board
        self.turn = turn % board.turns
        self._shift = (0.0, 0.0)
        self.width, self.height = board.width, board.height
        """How large the board is as it lies."""
        if board.plate:
            self._fit()
        self.spots = {spot.id: self.place(spot.x, spot.y) for spot in board.spots}
        """Where the centre of each spot comes to lie."""
        self.extras = {spot.id: self.place(spot.x, spot.y) for spot in board.extras}
        """The same for the places between the spots."""
        self.places = {**self.spots, **self.extras}
        self._beside = _neighbours(board)

    def _fit(self) -> None:
        """Cut the board's surroundings down to what its plate and its labels need as it lies."""
        labels = [(self.place(label.x, label.y), LABEL_ROOM) for label in self.board.labels]
        corners = [(self.place(*point), PLATE_ROOM) for point in self.board.plate]
        left, top = (min(at[i] - room for at, room in (*labels, *corners)) for i in (0, 1))
        right, bottom = (max(at[i] + room for at, room in (*labels, *corners)) for i in (0, 1))
        self._shift = (-left, -top)
        self.width, self.height = right - left, bottom - top

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point of the board comes to lie."""
        board = self.board
        angle = 2 * pi * self.turn / board.turns
        dx, dy = x - board.width / 2, y - board.height / 2
        return (
            board.width / 2 + dx * cos(angle) - dy * sin(angle) + self._shift[0],
            board.height / 2 + dx * sin(angle) + dy * cos(angle) + self._shift[1],
        )

    def spot_at(self, x: float, y: float, extras: Collection[str] = (), reach: float = 0.3) -> str:
        """Return the spot under a point, or "" if there is none; one of `extras` within reach goes first."""
        between = self._nearest({id_: self.extras[id_] for id_ in extras}, x, y, reach)
        return between or self._nearest(self.spots, x, y, 0.5)

    @staticmethod
    def _nearest(places: Mapping[str, tuple[float, float]], x: float, y: float, reach: float) -> str:
        far = {id_: max(abs(x - px), abs(y - py)) for id_, (px, py) in places.items()}
        best = min(far, key=lambda id_: far[id_], default="")
        return best if best and far[best] <= reach else ""

    def rows(self) -> list[list[str]]:
        """Return the spots in rows from the top, each from left to right."""
        rows: dict[int, list[str]] = {}
        for spot, (_, y) in self.spots.items():
            rows.setdefault(round(y * 2), []).append(spot)
        return [sorted(rows[y], key=lambda spot: self.spots[spot][0]) for y in sorted(rows)]

    def beside(self, spot: str, right: int, down: int, extras: Collection[str] = ()) -> str:
        """Return the nearest spot in a direction (one of the two is 0), or `spot` itself at the edge.

        Where lines join the spots, it is the next one along a line; of two lines that lead up equally, the
        one to the right, and of two that lead down, the one to the left: so one goes back as one came.
        From a place between the spots it leads to another one, of `extras`.
        """
        if self._beside and spot in self.spots:
            return self._along_line(spot, right, down)
        places = self.spots if spot in self.spots else {id_: self.extras[id_] for id_ in extras}
        x, y = self.places[spot]
        found: list[tuple[float, str]] = []
        for other, (ox, oy) in places.items():
            ahead = (ox - x) * right + (oy - y) * down
            aside = abs((ox - x) * down) + abs((oy - y) * right)
            if ahead > 0.1:
                found.append((ahead + 2 * aside, other))
        return min(found)[1] if found else spot

    def _along_line(self, spot: str, right: int, down: int) -> str:
        x, y = self.spots[spot]
        found: list[tuple[float, float, str]] = []
        for other in self._beside[spot]:
            dx, dy = self.spots[other][0] - x, self.spots[other][1] - y
            far = hypot(dx, dy)
            ahead, aside = (dx * right + dy * down) / far, (dy * right - dx * down) / far
            if ahead > STEEP:
                found.append((round(ahead, 2), round(aside, 2), other))
        return max(found)[2] if found else spot


def _neighbours(board: Board) -> dict[str, set[str]]:
    """Return for each spot those that a line joins it to; {} for a board without lines."""
    spots = {(round(spot.x, 3), round(spot.y, 3)): spot.id for spot in board.spots}
    found: dict[str, set[str]] = {spot.id: set() for spot in board.spots if board.lines}
    for line in board.lines:
        on_line = [spots.get((round(x, 3), round(y, 3)), "") for x, y in line]
        for one, other in pairwise(on_line):
            if one and other:
                found[one].add(other)
                found[other].add(one)
    return found


def board_scene(lens: Lens, coordinates: bool) -> list[Thing]:
    """Return the board without anything on it."""
    tiles = [Tile(*lens.place(spot.x, spot.y), spot.shade) for spot in lens.board.spots]
    squares = any(tile.shade != "hole" for tile in tiles)
    things: list[Thing] = [Frame(lens.board.width, lens.board.height)] if squares else []
    if lens.board.plate:
        things.append(Plate(tuple(lens.place(*point) for point in lens.board.plate)))
    things += [Line(tuple(lens.place(*point) for point in line)) for line in lens.board.lines]
    things += tiles
    if coordinates:
        rim = "frame" if squares else "page"
        things += [
            Caption(*lens.place(label.x, label.y), label.text, "square" if label.inside else rim)
            for label in lens.board.labels
        ]
    return things


def ground_scene(lens: Lens, picture: Picture) -> list[Thing]:
    """Return what lies on the board under the pieces: filled spots, and things that cover several spots."""
    grounds = [Sprite(*lens.spots[ground.spot], ground.art, size=1.0) for ground in picture.grounds]
    return [*grounds, *(Sprite(*lens.place(s.x, s.y), s.art, size=s.size) for s in picture.slabs)]


def pieces_scene(lens: Lens, picture: Picture, faded: Mapping[str, float]) -> list[Thing]:
    """Return the pieces, and walls; `faded` gives the alpha of the pieces on some spots (0: left out)."""
    sprites: list[Sprite] = []
    for number, piece in enumerate(picture.pieces, 1):
        if alpha := faded.get(piece.spot, 1.0):
            below = stack_scene(lens, piece, alpha)
            sways = number if piece.lively else 0
            lift = LAYER * len(below) / 2
            top = Sprite(*lens.spots[piece.spot], piece.art, alpha, lift, piece.badges, sways=sways)
            sprites += [*below, top]
    marked = [piece for piece in picture.pieces if piece.odds and faded.get(piece.spot, 1.0)]
    tags = [Tag(*lens.spots[piece.spot], piece.odds) for piece in marked]
    rods = [Rod(lens.place(*bar.points[0]), lens.place(*bar.points[1]), bar.owner) for bar in picture.bars]
    return [*sprites, *tags, *rods]


def stack_scene(lens: Lens, piece: Piece, alpha: float = 1.0) -> list[Sprite]:
    """Return what lies below a piece, the lowest first."""
    lowest = -LAYER * len(piece.under) / 2
    layers = enumerate(reversed(piece.under))
    return [Sprite(*lens.spots[piece.spot], art, alpha, lowest + LAYER * number) for number, art in layers]


def sway(things: Sequence[Thing], beat: int) -> list[Thing]:
    """Return the things with those that sway as high as they are at a beat."""
    return [
        thing._replace(stretch=1 + SWAY * sin(2.4 * thing.sways + 0.9 * beat))
        if isinstance(thing, Sprite) and thing.sways
        else thing
        for thing in things
    ]


def marks_under(lens: Lens, marks: Marks) -> list[Thing]:
    """Return the signs that lie under the pieces: the last move, what is picked."""
    things = [thing for trace in reversed(marks.last) for thing in _trace(lens, trace)]
    spots = lens.places
    picked = "picked-hole" if lens.board.plate else "picked"
    return [*things, *(Mark(*spots[spot], picked) for spot in marks.picked if spot in lens.spots)]


def _trace(lens: Lens, trace: Trace) -> list[Thing]:
    """Return a move's signs; the older it is, the fainter. Where lines join the spots, it is a line."""
    spots, path = lens.spots, trace.path
    alpha = FADE**trace.age
    things: list[Thing] = [Mark(*spots[spot], "touched", alpha) for spot in trace.touched if spot in spots]
    if path and lens.board.lines:
        things.append(Trail(tuple(spots[spot] for spot in path), "last", alpha))
    elif path:
        things.append(Mark(*spots[path[0]], "last-start", alpha))
        things.append(Mark(*spots[path[-1]], "last-end", alpha))
    return things


def marks_over(lens: Lens, marks: Marks, taken: Collection[str]) -> list[Thing]:
    """Return the signs that lie over the pieces; `taken` are the spots where pieces stand."""
    spots = lens.places
    between = lens.extras.keys() & {*marks.movable, *marks.targets}
    things: list[Thing] = [Mark(*spots[spot], "between") for spot in sorted(between)]
    things += [Mark(*spots[s], "between-picked") for s in marks.picked if s in lens.extras]
    movable = "movable-hole" if lens.board.plate else "movable"
    things += [Mark(*spots[spot], movable) for spot in sorted({*marks.movable} - between)]
    targets = sorted({*marks.targets} - between)
    things += [Mark(*spots[s], "target-taken" if s in taken else "target") for s in targets]
    for path, kind in ((marks.hint, "hint"), (marks.why, "why"), (marks.route, "route")):
        if len(path) == 1 and kind in SINGLE:
            things.append(Mark(*spots[path[0]], kind))
        elif len(path) > 1:
            things.append(Trail(tuple(spots[spot] for spot in path), kind))
    if marks.focus:
        things.append(Mark(*spots[marks.focus], "focus"))
    return things
