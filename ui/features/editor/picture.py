"""Export of the shown position as a picture, without highlights."""

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
"""File formats, or "copy" for the clipboard."""
MESSAGES = (SavePicture,)


def update(model: Model, message: Message) -> Change:
    """Export the picture in the requested format."""
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
    """Return the name, board and picture of the shown position, as the viewer sees it."""
    if editing := model.screen.editing:
        return editing.game, editing.geometry, editor.picture(editing)
    if model.at_table:
        return model.table.game.info.id, model.table.geometry, table.picture(model)
    return None
