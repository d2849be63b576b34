"""The board as SVG, painted by the canvas's painter."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from engine.registry import GAMES
from ui.board.drawing import Mark, Rod, Sprite, Tag, Thing, Trail, board_scene, ground_scene, pieces_scene
from ui.board.geometry import Geometry
from ui.board.paint import COLOURS, paint
from ui.board.svg import Drawing, SvgContext

NAMESPACE = "{http://www.w3.org/2000/svg}"
PALETTE = dict.fromkeys(COLOURS, "#123456")


def drawn(things: list[Thing], motif: str = "stripes") -> ElementTree.Element:
    context = SvgContext()
    palette = {**PALETTE, "board-motif": motif, "picked": "rgb(1 2 3 / 45%)"}
    paint(context, things, palette, lambda art: Drawing(f"assets/pieces/{art}.svg"))
    return ElementTree.fromstring(context.text(8.8, 8.8))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_board_is_valid_svg_with_all_its_pieces(game_id: str) -> None:
    game = GAMES[game_id]
    options = game.settle_options({})
    seen = game.picture(game.view(game.start(options, game.info.sample), None))
    geometry = Geometry(game.board(options))
    things = [*board_scene(geometry, True), *ground_scene(geometry, seen), *pieces_scene(geometry, seen, {})]
    for motif in ("grain", "stars", "waves", "fibres", "stripes", ""):
        tree = drawn(things, motif)
        images = [image.get("href") for image in tree.iter(f"{NAMESPACE}image")]
        assert {f"assets/pieces/{piece.art}.svg" for piece in seen.pieces} <= set(images)
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    texts = {text.text for text in tree.iter(f"{NAMESPACE}text")}
    assert {label.text for label in game.board(options).shown_labels(False)} <= texts


def test_signs_are_recorded_at_their_places() -> None:
    tree = drawn(
        [Mark(1, 2, "picked"), Rod((0, 0), (1, 0), 1), Trail(((0, 0), (1, 1)), "why"), Tag(1, 1, "<5 %")]
    )
    (square,) = tree.iter(f"{NAMESPACE}rect")
    assert square.get("transform") == "translate(1 2)"
    assert (square.get("fill"), square.get("fill-opacity")) == ("rgb(1,2,3)", "0.45")
    assert [text.text for text in tree.iter(f"{NAMESPACE}text")] == ["<5 %"]


def test_a_turned_piece_is_turned_around_its_middle() -> None:
    tree = drawn([Sprite(3, 4, "dark-king", angle=3.14159265, alpha=0.5)])
    (image,) = tree.iter(f"{NAMESPACE}image")
    assert image.get("transform") == "translate(3 4)rotate(180)" and image.get("opacity") == "0.5"


def test_a_circle_is_written_as_two_arcs() -> None:
    context = SvgContext()
    context.beginPath()
    context.arc(1, 1, 1, 0, 6.283185307179586)
    context.fill()
    (path,) = ElementTree.fromstring(context.text(2, 2)).iter(f"{NAMESPACE}path")
    assert path.get("d") == "M2 1A1 1 0 0 1 0 1A1 1 0 0 1 2 1"
