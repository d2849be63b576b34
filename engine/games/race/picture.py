"""Picture of a star game: board with engraved lines, pieces, homes, goals, markers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.boards.words.en import say as shared
from engine.contract.picture import Board, Ground, Label, Overlay, Picture, Piece, Progress, Spot
from engine.games.race import turns
from engine.games.race.moves import holes_of
from engine.games.race.setups import Field, field
from engine.games.race.star import MARGIN, POINTS, RINGS, Star
from engine.games.race.turns import NO_FIRE, UNDRAWN, State
from engine.games.race.words.en import Words

FIRE = "fire"
"""The kind of Satan's fire."""
MARKER_OUT = 0.85
"""Distance of a point's marker from its tip if the tip is in play, in board units."""
LABEL_OUT = 1.1
"""Distance of a point's letter from the tip or its marker, in board units."""


@cache
def star_board(setup_id: str) -> Board:
    """Return the geometry: square, so that it can be turned to put any point at the bottom."""
    here = field(setup_id)
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
    orientations = tuple((home * count // board.sectors + half) % count for home in here.setup.homes)
    labels, plate = _point_letters(here, LABEL_OUT), _plate(here)
    return Board(
        2 * centre,
        2 * centre,
        spots,
        labels,
        lines=lines,
        plate=plate,
        turns=count,
        orientations=orientations,
    )


def _reach(board: Star) -> float:
    """Return the distance of the border from the centre."""
    return -board.tips[0][1] + MARGIN + 0.5


def _marker_out(here: Field) -> float:
    """Return the distance of a marker from the tip: 0 if the tip is not in play (S2)."""
    return 0.0 if here.setup.devilish else MARKER_OUT


def _plate(here: Field) -> tuple[tuple[float, float], ...]:
    """Return the outline, anticlockwise: a star through the markers."""
    board, centre = here.board, _reach(here.board)
    out = 1 - _marker_out(here) / board.tips[0][1]
    corners = [board.xy[board.numbers[f"{RINGS}.{RINGS * sector}"]] for sector in range(board.sectors)]
    points = [point for corner, (x, y) in zip(corners, board.tips, strict=True) for point in (corner, (x, y))]
    return tuple((x * out + centre, y * out + centre) for x, y in points)


def _half(length: float) -> int:
    """Return a length in half units."""
    return round(2 * length)


def _point_letters(here: Field, far: float) -> tuple[Label, ...]:
    """Return the letters of the points, `far` beyond their markers."""
    board, centre = here.board, _reach(here.board)
    out = 1 - (_marker_out(here) + far) / board.tips[0][1]
    return tuple(
        Label(letter, x * out + centre, y * out + centre)
        for letter, (x, y) in zip(POINTS, board.tips, strict=False)
    )


def race_picture(state: State, piece: str, say: Words) -> Picture:
    """Return the picture of a state; `piece` is the kind of the pieces: "flame" or "marble"."""
    names = state.field.board.names
    animated = piece == "flame"
    kinds = [(f"{piece}-{colour}", say.kind(f"{colour} {piece}")) for colour in state.field.setup.colours]
    pieces = [
        Piece(names[hole], art, seat, kind, animated=animated)
        for seat, (art, kind) in enumerate(kinds)
        for hole in holes_of(state.flames[seat])
    ]
    if state.fire != NO_FIRE:
        pieces.append(Piece(names[state.fire], "flame-black", -1, say.kind(FIRE), animated=animated))
    overlays = markers(state.field, piece, say)
    marked = without_covered_goals(grounds(state.setup, say.home, say.goal), pieces)
    return Picture(
        tuple(pieces),
        prompt(state, say),
        marked,
        overlays=overlays,
        notes=_notes(state, say),
        progress=_progress(state, say),
    )


def without_covered_goals(marked: Iterable[Ground], pieces: Iterable[Piece]) -> tuple[Ground, ...]:
    """Return the marks without goal rings under pieces of other seats, which would blend with them."""
    owners = {piece.spot: piece.owner for piece in pieces}
    return tuple(
        each._replace(art="")
        if each.art.startswith("goal-") and owners.get(each.spot, each.owner) != each.owner
        else each
        for each in marked
    )


@cache
def grounds(setup_id: str, home: str, goal: str) -> tuple[Ground, ...]:
    """Return the homes, then the goals, each with its colour and its name; a hole may be both."""
    here = field(setup_id)
    kinds = (("home", home, here.homes), ("goal", goal, here.goals))
    return tuple(
        Ground(here.board.names[hole], f"{kind}-{colour}", name, seat)
        for kind, name, masks in kinds
        for seat, (colour, mask) in enumerate(zip(here.setup.colours, masks, strict=True))
        for hole in holes_of(mask)
    )


def markers(here: Field, piece: str, say: Words) -> tuple[Overlay, ...]:
    """Return the marker on each tip that shows whose goal the point is (S2)."""
    centre = _reach(here.board)
    out = 1 - _marker_out(here) / here.board.tips[0][1]
    found = []
    for seat, points in enumerate(here.setup.goals):
        colour = here.setup.colours[seat]
        for point in points:
            x, y = here.board.tips[point]
            name = say.marker(seat, POINTS[point])
            found.append(Overlay(x * out + centre, y * out + centre, 0.8, f"marker-{piece}-{colour}", name))
    return tuple(found)


def prompt(state: State, say: Words) -> str:
    """Return the prompt for the seat to move."""
    if state.end:
        return shared.over
    if state.seat == UNDRAWN:
        return say.drawing
    if state.deciding or turns.flame_ends(state):
        return say.to_move(state.seat, state.deciding)
    return say.must_pass(state.seat)


def _notes(state: State, say: Words) -> tuple[str, ...]:
    """Return the notes: an extra turn, eliminated seats."""
    extra = [say.extra_turn(state.seat)] if state.again else []
    return (*extra, *(say.is_out(seat) for seat, flames in enumerate(state.flames) if not flames))


def _progress(state: State, say: Words) -> tuple[Progress, ...]:
    """Return the number of pieces in its goal for each seat in the game."""
    rows = []
    for seat in turns.living(state):
        there, of = turns.in_goal(state, seat), state.field.each
        points = [POINTS[point] for point in state.field.setup.goals[seat]]
        warning = say.one_missing(seat) if turns.needs_one(state, seat) and not state.end else ""
        about = say.at_home(seat, there, of, points)
        rows.append(Progress(seat, there, of, say.home_count(there, of), warning, about, all_pieces=True))
    return tuple(rows)
