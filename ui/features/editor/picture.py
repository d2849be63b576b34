"""A picture of the position that is shown, to save or to copy: the board as it lies, without any signs."""

from __future__ import annotations

from engine.contract.picture import Picture
from ui.board.drawing import board_scene, ground_scene, pieces_scene
from ui.board.geometry import Geometry
from ui.messages import Message
from ui.messages.editor import SavePicture
from ui.panels import board as table
from ui.panels.editor import board as editor
from ui.session.effects import ExportPicture
from ui.session.model import Change, Model

KINDS = ("png", "svg", "copy")
"""As a file of either kind, or on the clipboard."""
MESSAGES = (SavePicture,)


def update(model: Model, message: Message) -> Change:
    """Have a picture made."""
    match message:
        case SavePicture(kind) if kind in KINDS and (shown := _shown(model)):
            name, geometry, seen = shown
            lettered = model.screen.settings.lettered
            contents = (
                *board_scene(geometry, True, lettered),
                *ground_scene(geometry, seen),
                *pieces_scene(geometry, seen, {}),
            )
            return model, (
                ExportPicture(kind, f"{name}.{kind}", contents, (geometry.width, geometry.height)),
            )
    return model, ()


def _shown(model: Model) -> tuple[str, Geometry, Picture] | None:
    """Return whose position is shown, on which board, and how it looks to who sits before it."""
    if editing := model.screen.editing:
        return editing.game, editing.geometry, editor.picture(editing)
    if model.at_table:
        return model.table.game.info.id, model.table.geometry, table.picture(model)
    return None
