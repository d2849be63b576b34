"""The board as things to draw, and pieces in motion."""

from __future__ import annotations

import re
from typing import cast

import pytest

from engine.boards.square import square_board
from engine.contract.events import Captured, Crowned, Moved, Placed
from engine.contract.picture import Bar, Ground, Overlay, Picture, Piece
from engine.registry import find_game
from ui.board.context import Context
from ui.board.drawing import Caption, Frame, Mark, Rod, Sprite, Tag, Tile, Trail, board_scene, pieces_scene
from ui.board.geometry import Geometry
from ui.board.marks import FADE, Marks, Trace, marks_over, marks_under
from ui.board.material import MOTIFS
from ui.board.motion import HOP, Motion, motion_sounds
from ui.board.paint import COLOURS, paint
from ui.board.signs import SIGNS

GEOMETRY = Geometry(square_board())
TURNED = Geometry(square_board(), 1)
PICTURE = Picture((Piece("c3", "dark-pawn", 0, "dark pawn"), Piece("d4", "light-pawn", 1, "light pawn")), "")


def test_a_board_turned_once_has_the_opposite_corner_at_the_bottom() -> None:
    assert GEOMETRY.rows()[-1][0] == "a1"
    assert TURNED.rows()[-1][0] == "h8"
    assert [len(row) for row in GEOMETRY.rows()] == [8] * 8
    assert Geometry(square_board(), 2).spots == GEOMETRY.spots


def test_a_point_finds_its_square_on_either_side() -> None:
    for geometry in (GEOMETRY, TURNED):
        for spot, (x, y) in geometry.spots.items():
            assert geometry.spot_at(x + 0.4, y - 0.4) == spot
    assert GEOMETRY.spot_at(0.1, 0.1) == ""


@pytest.mark.parametrize(
    ("geometry", "start", "arrow", "end"),
    [
        (GEOMETRY, "c3", (1, 0), "d3"),
        (GEOMETRY, "c3", (0, -1), "c4"),
        (GEOMETRY, "a1", (-1, 0), "a1"),
        (GEOMETRY, "h8", (0, -1), "h8"),
        (TURNED, "c3", (1, 0), "b3"),
        (TURNED, "c3", (0, -1), "c2"),
    ],
)
def test_arrow_keys_lead_to_the_neighbour_on_screen(
    geometry: Geometry, start: str, arrow: tuple[int, int], end: str
) -> None:
    assert geometry.neighbour(start, *arrow) == end


def test_the_board_has_a_frame_squares_and_optional_coordinates() -> None:
    kinds = [type(thing) for thing in board_scene(GEOMETRY, True)]
    assert (kinds.count(Frame), kinds.count(Tile), kinds.count(Caption)) == (1, 64, 16)
    assert Caption not in [type(thing) for thing in board_scene(GEOMETRY, False)]


def test_the_numbers_of_draughts_stand_in_the_squares_and_turn_with_them() -> None:
    for turn in (0, 1):
        geometry = Geometry(find_game("draughts").board({}), turn)
        captions = [t for t in board_scene(geometry, True) if isinstance(t, Caption) and t.place == "square"]
        assert len(captions) == 32
        assert len([t for t in board_scene(geometry, True) if isinstance(t, Caption)]) == 32, (
            "one system at a time"
        )
        eleven = next(caption for caption in captions if caption.text == "11")
        assert geometry.spot_at(eleven.x, eleven.y) == "c3"


def test_marks_differ_by_kind() -> None:
    last = (Trace(("e5", "f6"), ("h8",)), Trace(("a3", "b4"), (), 1))
    marks = Marks({"c3"}, {"d4", "b4"}, ("c3",), last, ("c3", "b4"), ("a1",), ("c3", "d4"))
    under = [(thing.kind, thing.alpha) for thing in marks_under(GEOMETRY, marks) if isinstance(thing, Mark)]
    newest = [("touched", 1.0), ("last-start", 1.0), ("last-end", 1.0), ("picked", 1.0)]
    assert under == [("last-start", FADE), ("last-end", FADE), *newest]
    over = marks_over(GEOMETRY, marks, {"d4"})
    assert [thing.kind for thing in over if isinstance(thing, Mark)] == [
        "movable",
        "target",
        "target-taken",
        "why",
    ]
    trails = [thing.kind for thing in over if isinstance(thing, Trail)]
    assert trails == ["hint", "route"], "a line; a single spot is ringed"


def test_a_moving_piece_is_drawn_on_its_path_and_jumped_pieces_fade() -> None:
    events = (Moved("dark pawn", ("c3", "e5")), Captured("light pawn", "d4", 0))
    motion = Motion(PICTURE, events, PICTURE)
    assert motion.seconds == HOP
    start, middle, end = (motion.things(GEOMETRY, part * HOP) for part in (0, 0.5, 1))
    places = [
        next(t for t in things if isinstance(t, Sprite) and t.art == "dark-pawn")
        for things in (start, middle, end)
    ]
    assert (places[0].x, places[0].y) == GEOMETRY.spots["c3"]
    assert (places[2].x, places[2].y) == pytest.approx(GEOMETRY.spots["e5"])
    assert places[1].lift > 0 and places[0].x < places[1].x < places[2].x
    alphas = [
        next(t.alpha for t in things if isinstance(t, Sprite) and t.art == "light-pawn")
        for things in (start, end)
    ]
    assert alphas[0] == 1 and alphas[1] < 1


def test_new_things_drop_grow_or_slide() -> None:
    carrier = PICTURE.pieces[1]
    wall = Bar(((1.0, 1.0), (1.0, 2.0)), 0, "dark wall")
    overlay = Overlay(2.35, 2.35, 2.0, "monolith", "monolith")
    before = PICTURE._replace(overlays=(overlay,))
    after = PICTURE._replace(
        pieces=(PICTURE.pieces[0], carrier._replace(badges=("hippo",)), carrier._replace(spot="a1")),
        grounds=(Ground("f6", "water", "water"), Ground("h8", "home", "home")),
        bars=(wall,),
        overlays=(overlay._replace(x=3.35),),
    )
    motion = Motion(before, tuple(Placed("x", spot) for spot in ("d4", "a1", "f6")), after)
    assert motion.seconds == HOP
    assert motion_sounds(motion) == [("step", HOP)]
    assert Rod((1.0, 1.25), (1.0, 1.75), 0) in motion.things(GEOMETRY, HOP / 2)
    assert Rod((1.0, 1.0), (1.0, 2.0), 0) in motion.things(GEOMETRY, HOP)
    sprites = [thing for thing in motion.things(GEOMETRY, HOP / 2) if isinstance(thing, Sprite)]
    moving = {sprite.art: sprite for sprite in sprites}
    assert sorted(sprite.art for sprite in sprites) == sorted(
        ["dark-pawn", "light-pawn", "light-pawn", "hippo", "water", "monolith"]
    )
    assert moving["hippo"].lift > 0 and moving["light-pawn"].lift > 0
    assert moving["water"].size < 1 and moving["monolith"].x == pytest.approx(2.85)


def test_an_action_without_changes_takes_no_time() -> None:
    assert Motion(PICTURE, (), PICTURE).seconds == 0
    assert motion_sounds(Motion(PICTURE, (), PICTURE)) == []


def test_each_event_has_its_sound() -> None:
    events = (Moved("p", ("a1", "c3", "e5")), Captured("q", "b2", 0), Crowned("k", "e5"))
    assert [name for name, _ in motion_sounds(Motion(PICTURE, events, PICTURE))] == [
        "step",
        "step",
        "capture",
        "crown",
    ]


class Recorder:
    """A fake canvas context that records its calls."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def __getattr__(self, name: str) -> object:
        return lambda *_: self.calls.append(name)

    def createRadialGradient(self, *_: float) -> Recorder:
        return self


@pytest.mark.parametrize("motif", [*MOTIFS, ""])
def test_everything_can_be_painted(motif: str) -> None:
    palette = {**dict.fromkeys(COLOURS, "#000000"), "board-motif": motif}
    things = board_scene(GEOMETRY, True)
    things += [Mark(1, 1, kind) for kind in SIGNS]
    things += [
        Trail(((1, 1), (2, 2)), "hint"),
        Trail(((1, 1),), "why"),
        Sprite(1, 1, "dark-pawn"),
        Sprite(1, 1, "late"),
    ]
    context = Recorder()
    paint(cast(Context, context), things, palette, lambda name: None if name == "late" else object())
    assert context.calls.count("drawImage") == 1
    texts = context.calls.count("fillText")
    assert texts == 16
    kept = texts + len(SIGNS) + (motif == "stripes")
    assert context.calls.count("save") == context.calls.count("restore") == kept


def test_texts_are_set_in_large_fonts_against_rounding_by_browsers() -> None:
    fonts: list[str] = []

    class Pen(Recorder):
        font = ""

        def fillText(self, *_: object) -> None:
            fonts.append(self.font)

    palette = {**dict.fromkeys(COLOURS, "#000000"), "board-motif": ""}
    paint(cast(Context, Pen()), [*board_scene(GEOMETRY, True), Tag(1, 1, "+1")], palette, lambda _: None)
    sizes = [float(found[1]) for font in fonts if (found := re.search(r"([\d.]+)px", font))]
    assert len(sizes) == len(fonts) == 17 and min(sizes) > 20


def test_an_arrow_has_a_casing_and_is_wider_between_the_holes_of_a_star() -> None:
    strokes: list[tuple[str, float]] = []

    class Pen(Recorder):
        strokeStyle = ""
        lineWidth = 0.0

        def stroke(self) -> None:
            strokes.append((self.strokeStyle, round(self.lineWidth, 3)))

    star = Geometry(find_game("satan").board({"setup": "five"}))
    for geometry, ends in ((GEOMETRY, ("c3", "d4")), (star, ("A1", "4.3"))):
        arrows = marks_over(geometry, Marks(hint=ends), set())
        paint(cast(Context, Pen()), arrows, {name: name for name in COLOURS}, lambda _: None)
    assert [colour for colour, _ in strokes] == ["casing", "casing", "hint"] * 2
    assert strokes[3][1] > strokes[0][1] > strokes[2][1] and strokes[5][1] > strokes[2][1]


@pytest.mark.parametrize("motif", MOTIFS)
def test_a_motif_stays_on_the_frame(motif: str) -> None:
    places: list[tuple[float, float]] = []

    class Pen(Recorder):
        def moveTo(self, x: float, y: float) -> None:
            places.append((x, y))

        lineTo = moveTo

        def trace(self, path: str) -> None:
            found = re.findall(r"[ML ](-?[\d.]+) (-?[\d.]+)(?=[MLA]|$)", path)
            places.extend((float(x), float(y)) for x, y in found)

        def clip(self) -> None:
            self.clipped = True

    pen, frame = Pen(), Frame(9, 9, (0.5, 0.5, 8.5, 8.5))
    MOTIFS[motif](cast(Context, pen), frame, dict.fromkeys(COLOURS, "#000000"))
    assert places
    assert "clipped" in vars(pen) or all(0 <= x <= 9 and 0 <= y <= 9 for x, y in places)


STACK = Piece("h8", "dark-cultist", 0, "cultist", ("mark",), ("dark-pawn", "light-pawn"))


def test_a_stack_shows_its_layers_from_the_lowest_up() -> None:
    sprites = [
        thing for thing in pieces_scene(GEOMETRY, Picture((STACK,), ""), {}) if isinstance(thing, Sprite)
    ]
    assert [sprite.art for sprite in sprites] == ["light-pawn", "dark-pawn", "dark-cultist"]
    assert sprites[0].lift < sprites[1].lift < sprites[2].lift == -sprites[0].lift
    assert [sprite.badges for sprite in sprites] == [(), (), ("mark",)]
    faded = pieces_scene(GEOMETRY, Picture((STACK,), ""), {"h8": 0.5})
    assert {thing.alpha for thing in faded if isinstance(thing, Sprite)} == {0.5}


def test_only_the_top_of_a_stack_moves() -> None:
    before, moved = Picture((STACK,), ""), Moved("cultist", ("h8", "g7"))
    things = Motion(before, (moved,), before).things(GEOMETRY, HOP / 2)
    left, top = [t for t in things if isinstance(t, Sprite)][:2], things[-1]
    assert [sprite.art for sprite in left] == ["light-pawn", "dark-pawn"]
    assert isinstance(top, Sprite) and top.art == "dark-cultist" and top.badges == ()
