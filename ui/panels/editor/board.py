"""The board on which a position is set up, as things to draw and in words."""

from __future__ import annotations

from engine.contract.editing.draft import Fault, Sketch
from engine.contract.game import AnyGame
from engine.contract.picture import Picture
from ui.board.drawing import Mark, Sprite, Thing, ground_scene, pieces_scene
from ui.board.marks import Marks, marks_over, marks_under
from ui.panels.board import GHOST
from ui.panels.cells import cell_names, extra_buttons, grid
from ui.remembered import remembered
from ui.session.editing import ERASER, HAND, Draft
from ui.tree import Node
from ui.words.en.editor import say

MEANT = 0.6
"""How solid a stamp is where it would be put."""


def picture(draft: Draft) -> Picture:
    """Return what the position looks like, sound or not."""
    return _picture(draft.rules, draft.sketch)


@remembered
def _picture(game: AnyGame, sketch: Sketch) -> Picture:
    editor = game.editor()
    assert editor
    return editor.picture(sketch)


def marks(draft: Draft) -> Marks:
    """Return what is pointed out: what is picked up, and places between the spots for the tool."""
    return Marks(targets=between(draft), picked=(draft.picked,) if draft.picked else ())


def between(draft: Draft) -> frozenset[str]:
    """Return the places between the spots where the tool can be used."""
    return draft.places() & draft.lens.extras.keys()


def drafted(draft: Draft) -> list[Thing]:
    """Return all that lies on the board, with a ring around what is wrong."""
    lens, seen, signs = draft.lens, picture(draft), marks(draft)
    drag = draft.stroke.drag if draft.stroke else None
    faded = {draft.picked: GHOST} if drag else {}
    wrong = dict.fromkeys(spot for fault in draft.faults for spot in fault.spots if spot in lens.places)
    return [
        *ground_scene(lens, seen),
        *marks_under(lens, signs),
        *pieces_scene(lens, seen, faded),
        *marks_over(lens, signs, {piece.spot for piece in seen.pieces}),
        *(Mark(*lens.places[spot], "why") for spot in wrong),
        *_meant(draft),
        *_held(draft, seen, drag),
    ]


def _meant(draft: Draft) -> list[Thing]:
    """Return the stamp where it would be put."""
    spot = draft.pointed
    if draft.tool in (HAND, ERASER) or draft.stroke or spot not in draft.places():
        return []
    if spot in draft.lens.extras:
        return [Mark(*draft.lens.places[spot], "between-picked")]
    stamps = draft.editor.stamps(draft.sketch.options)
    art = next(stamp.art for stamp in stamps if stamp.id == draft.tool)
    return [Sprite(*draft.lens.places[spot], art, MEANT)]


def _held(draft: Draft, seen: Picture, drag: tuple[float, float] | None) -> list[Thing]:
    """Return what is carried along."""
    if not drag:
        return []
    return [
        Sprite(*drag, piece.art, lift=0.12, badges=piece.badges)
        for piece in seen.pieces
        if piece.spot == draft.picked
    ]


# --- in words ----------------------------------------------------------------------------------------


def cells(draft: Draft) -> list[Node]:
    """Return the cells, and buttons between them, with what lies there and what is wrong with it."""
    seats = draft.rules.seats(draft.sketch.options)
    signs, said = Marks(picked=marks(draft).picked), draft.rules.words
    names = cell_names(draft.lens, picture(draft), signs, said, seats)
    for spot, words in _wrong(draft.faults).items():
        if spot in names:
            names[spot] = f"{names[spot]}, {words}"
    label = say.board(draft.rules.info.title)
    return [
        grid(draft.lens, names, set(names), draft.focus, label),
        *extra_buttons(draft.lens, _between(draft), draft.focus),
    ]


def _wrong(faults: tuple[Fault, ...]) -> dict[str, str]:
    """Return what is wrong with each place that a fault names."""
    return {spot: say.wrong(fault.words) for fault in faults for spot in fault.spots}


def _between(draft: Draft) -> dict[str, str]:
    """Return the names of the places between the spots where the tool can be used."""
    stamps = {stamp.id: stamp.name for stamp in draft.editor.stamps(draft.sketch.options)}
    lying, words = draft.sketch.things, draft.rules.words
    return {
        place: say.place(words.spot(place), [stamps[stamp] for stamp in lying.get(place, ())])
        for place in sorted(between(draft))
    }
