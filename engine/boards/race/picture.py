"""What a race looks like: the board with its engraved lines, the flames or marbles, homes, goals, markers."""

from __future__ import annotations

from functools import cache

from engine.boards.race import turns
from engine.boards.race.options import TURN_LIMIT
from engine.boards.race.setups import Field, field
from engine.boards.race.turns import FILLED, LAST, NO_FIRE, UNDRAWN, State
from engine.boards.star import MARGIN, POINTS, RINGS, Star
from engine.boards.star_moves import bits
from engine.picture import Board, Ground, Label, Picture, Piece, Slab, Spot

FIRE = "Satan's fire"
MARKER_OUT = 0.85
"""How far beyond the tip the marker of a point lies where the tip is played on, in board units."""
LABEL_OUT = 1.1
"""How far beyond the tip, or its marker, the letter of a point stands, in board units."""


def star_board(here: Field) -> Board:
    """Return the geometry: square, so that it can be turned to put any point at the bottom."""
    board = here.board
    centre = _reach(board)
    rows = sorted({_half(y) for _, y in board.xy})
    spots = tuple(
        Spot(name, x + centre, y + centre, rows.index(_half(y)), _half(x + centre), "hole")
        for name, (x, y) in zip(board.names, board.xy, strict=True)
    )
    lines = tuple(tuple((x + centre, y + centre) for x, y in line) for line in board.lines)
    count = board.sectors * (1 + board.sectors % 2)
    half = count // 2
    facing = tuple((home * count // board.sectors + half) % count for home in here.setup.homes)
    labels, plate = _around(here, LABEL_OUT), _plate(here)
    return Board(2 * centre, 2 * centre, spots, labels, lines=lines, plate=plate, turns=count, facing=facing)


def _reach(board: Star) -> float:
    """Return how far the border is from the centre."""
    return -board.tips[0][1] + MARGIN + 0.5


def _marker_out(here: Field) -> float:
    """Return how far beyond the tip a marker lies: on it where it is not played on (S2)."""
    return 0.0 if here.setup.devilish else MARKER_OUT


def _plate(here: Field) -> tuple[tuple[float, float], ...]:
    """Return the outline: a star as large as to go through the markers, anticlockwise."""
    board, centre = here.board, _reach(here.board)
    out = 1 - _marker_out(here) / board.tips[0][1]
    corners = [board.xy[board.numbers[f"{RINGS}.{RINGS * sector}"]] for sector in range(board.sectors)]
    points = [point for corner, (x, y) in zip(corners, board.tips, strict=True) for point in (corner, (x, y))]
    return tuple((x * out + centre, y * out + centre) for x, y in points)


def _half(length: float) -> int:
    """Return a length in half units."""
    return round(2 * length)


def _around(here: Field, far: float) -> tuple[Label, ...]:
    """Return the letters of the points, so `far` beyond their markers."""
    board, centre = here.board, _reach(here.board)
    out = 1 - (_marker_out(here) + far) / board.tips[0][1]
    return tuple(
        Label(letter, x * out + centre, y * out + centre)
        for letter, (x, y) in zip(POINTS, board.tips, strict=False)
    )


def race_picture(state: State, piece: str) -> Picture:
    """Return what a state looks like; `piece` is what the players move: "flame" or "marble"."""
    names = state.field.board.names
    lively = piece == "flame"
    pieces = [
        Piece(names[hole], f"{piece}-{colour.lower()}", seat, f"{colour.lower()} {piece}", lively=lively)
        for seat, colour in enumerate(state.field.setup.seats)
        for hole in bits(state.flames[seat])
    ]
    if state.fire != NO_FIRE:
        pieces.append(Piece(names[state.fire], "flame-black", -1, FIRE, lively=lively))
    slabs = _markers(state.field, piece)
    return Picture(
        tuple(pieces), _prompt(state, piece), _grounds(state.setup), slabs=slabs, notes=_notes(state)
    )


@cache
def _grounds(setup_id: str) -> tuple[Ground, ...]:
    """Return the homes, then the goals, each with its colour; a hole may be both."""
    here = field(setup_id)
    kinds = (("home", here.homes), ("goal", here.goals))
    return tuple(
        Ground(here.board.names[hole], f"{kind}-{colour.lower()}", kind, seat)
        for kind, masks in kinds
        for seat, (colour, mask) in enumerate(zip(here.setup.seats, masks, strict=True))
        for hole in bits(mask)
    )


def _markers(here: Field, piece: str) -> tuple[Slab, ...]:
    """Return the marker on each tip that shows whose goal the point is (S2)."""
    centre = _reach(here.board)
    out = 1 - _marker_out(here) / here.board.tips[0][1]
    found = []
    for seat, points in enumerate(here.setup.goals):
        colour = here.setup.seats[seat]
        for point in points:
            x, y = here.board.tips[point]
            name = f"{colour}'s goal, point {POINTS[point]}"
            found.append(
                Slab(x * out + centre, y * out + centre, 0.8, f"marker-{piece}-{colour.lower()}", name)
            )
    return tuple(found)


def _prompt(state: State, piece: str) -> str:
    if state.end:
        return "The game is over."
    if state.seat == UNDRAWN:
        return "The first player is being drawn."
    seat = state.field.setup.seats[state.seat]
    if state.deciding:
        return f"{seat} to move a {piece}, or Satan's fire first (S12)."
    if not turns.flame_ends(state):
        return f"{seat} cannot move any {piece} and passes (S11)."
    return f"{seat} to move a {piece}."


def _notes(state: State) -> tuple[str, ...]:
    """Return whose goal is where and who has how many there, an extra turn, and who is out."""
    setup = state.field.setup
    rows = []
    for seat, name in enumerate(setup.seats):
        if not state.flames[seat]:
            rows.append(f"{name} is out.")
            continue
        goals = [POINTS[point] for point in setup.goals[seat]]
        where = f"goals {' and '.join(goals)}" if len(goals) > 1 else f"goal {goals[0]}"
        rows.append(f"{name}: {turns.in_goal(state, seat)} of {state.field.each} in {where}.")
    extra = [f"{setup.seats[state.seat]} has an extra turn (S7)."] if state.again else []
    return (*extra, *rows)


def ending_words(state: State) -> str:
    """Return how a game ended, with its clause, as a log tells it; "" while it goes on."""
    winner = state.field.setup.seats[state.seat]
    if state.end == FILLED:
        return f"{winner}'s goal is filled."
    if state.end == LAST:
        return f"{winner} is the last one left."
    return f"After {TURN_LIMIT:,} turns the game is a draw." if state.end else ""
