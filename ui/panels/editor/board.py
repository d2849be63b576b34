"""The board of the editor: its drawing, and its cells in words."""

from __future__ import annotations

from engine.contract.editing import Draft, Fault
from engine.contract.game import AnyGame
from engine.contract.picture import Picture
from ui.board.drawing import Mark, Sprite, Thing, ground_scene, pieces_scene
from ui.board.marks import Marks, marks_over, marks_under
from ui.panels.board import GHOST
from ui.panels.cells import cell_names, extra_buttons, grid
from ui.panels.editor.sidebar import actions, buttons, choices, findings, palette, written
from ui.panels.parts import icon_button
from ui.remembered import remember_last
from ui.session.editing import ERASER, HAND, EditorState
from ui.tree import Node, h
from ui.words.en.editor import say

MEANT = 0.6
"""Opacity of a brush at the hovered place."""


def picture(editing: EditorState) -> Picture:
    """Return the picture of the position, valid or not."""
    return _picture(editing.rules, editing.draft)


@remember_last
def _picture(game: AnyGame, draft: Draft) -> Picture:
    editor = game.editor()
    assert editor
    return editor.picture(draft)


def marks(editing: EditorState) -> Marks:
    """Return the highlights: the held piece, and the places between spots for the tool."""
    return Marks(targets=between(editing), picked=(editing.picked,) if editing.picked else ())


def between(editing: EditorState) -> frozenset[str]:
    """Return the places between spots for the tool."""
    return editing.places() & editing.geometry.extras.keys()


def editor_position(editing: EditorState) -> list[Thing]:
    """Return the drawing of the board, with a ring around each fault."""
    geometry, seen, signs = editing.geometry, picture(editing), marks(editing)
    drag = editing.stroke.drag if editing.stroke else None
    faded = {editing.picked: GHOST} if drag else {}
    wrong = dict.fromkeys(spot for fault in editing.faults for spot in fault.spots if spot in geometry.places)
    return [
        *ground_scene(geometry, seen),
        *marks_under(geometry, signs),
        *pieces_scene(geometry, seen, faded),
        *marks_over(geometry, signs, {piece.spot for piece in seen.pieces}),
        *(Mark(*geometry.places[spot], "why") for spot in wrong),
        *_meant(editing),
        *_held(editing, seen, drag),
    ]


def _meant(editing: EditorState) -> list[Thing]:
    """Return the brush at the hovered place."""
    spot = editing.pointed
    if editing.tool in (HAND, ERASER) or editing.stroke or spot not in editing.places():
        return []
    if spot in editing.geometry.extras:
        return [Mark(*editing.geometry.places[spot], "between-picked")]
    brushes = editing.editor.brushes(editing.draft.options)
    art = next(brush.art for brush in brushes if brush.id == editing.tool)
    return [Sprite(*editing.geometry.places[spot], art, MEANT)]


def _held(editing: EditorState, seen: Picture, drag: tuple[float, float] | None) -> list[Thing]:
    """Return the carried piece."""
    if not drag:
        return []
    return [
        Sprite(*drag, piece.art, lift=0.12, badges=piece.badges)
        for piece in seen.pieces
        if piece.spot == editing.picked
    ]


# --- in words ----------------------------------------------------------------------------------------


def cells(editing: EditorState) -> list[Node]:
    """Return the cells and the buttons between them, with their contents and faults."""
    seats = editing.rules.seats(editing.draft.options)
    signs, said = Marks(picked=marks(editing).picked), editing.rules.words
    names = cell_names(editing.geometry, picture(editing), signs, said, seats)
    for spot, words in _wrong(editing.faults).items():
        if spot in names:
            names[spot] = f"{names[spot]}, {words}"
    label = say.board(editing.rules.info.title)
    return [
        grid(editing.geometry, names, set(names), editing.focus, label),
        *extra_buttons(editing.geometry, _between(editing), editing.focus),
    ]


def _wrong(faults: tuple[Fault, ...]) -> dict[str, str]:
    """Return the faults of each place that a fault names."""
    return {spot: say.wrong(fault.words) for fault in faults for spot in fault.spots}


def _between(editing: EditorState) -> dict[str, str]:
    """Return the names of the places between spots for the tool."""
    brushes = {brush.id: brush.name for brush in editing.editor.brushes(editing.draft.options)}
    lying, words = editing.draft.contents, editing.rules.words
    return {
        place: say.place(words.spot(place), [brushes[brush] for brush in lying.get(place, ())])
        for place in sorted(between(editing))
    }


def editor_screen(editing: EditorState) -> list[Node]:
    """Return the screen."""
    room = h("div", _board(editing), class_="board-room", dir="ltr")
    return [_head(editing), h("main", room, _side(editing), class_="table", key="table")]


def _head(editing: EditorState) -> Node:
    info = editing.rules.info
    ways = h(
        "nav",
        icon_button("share", say.share, "dialog", "share-position"),
        icon_button("rules", say.rules, "rules", info.id),
        icon_button("settings", say.settings, "dialog", "settings"),
    )
    back = icon_button("back", say.back, "setup", info.id)
    return h("header", back, h("h1", say.title(info.title), tabindex=-1), ways, class_="top slim", key="top")


def _board(editing: EditorState) -> Node:
    return h(
        "div",
        [h("canvas", id=layer, aria_hidden="true") for layer in ("board-base", "board-live")],
        cells(editing),
        id="board",
        class_="board",
        key="board",
        style=f"--ratio:{editing.geometry.width / editing.geometry.height:.4f};--zoom:1",
    )


def _side(editing: EditorState) -> Node:
    return h(
        "aside",
        palette(editing),
        buttons(editing),
        findings(editing),
        actions(editing),
        choices(editing),
        written(editing),
        class_="side editing",
    )
