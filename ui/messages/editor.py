"""Messages about the position editor; actions on its board use those of the table."""

from __future__ import annotations

from ui.value import Value


class OpenEditor(Value):
    """Set up a position of a game, starting with the one already set up for play, if any."""

    game: str


class EditTable(Value):
    """Set up a position, starting with the one shown at the table."""


class ChooseTool(Value):
    """Choose a tool: a brush by its id, the eraser, or none."""

    tool: str


class EraseAt(Value):
    """Erase a place."""

    spot: str


class WritePosition(Value):
    """Replace the position by its text."""

    text: str


class SetControl(Value):
    """Set a control beside the board."""

    control: str
    value: str


class SetEditorOption(Value):
    """Choose an option of the game."""

    option: str
    value: str


class ResetPosition(Value):
    """Start again with an "empty" board or the usual "start"."""

    how: str


class TransformPosition(Value):
    """Transform the position in one of the game's ways."""

    how: str


class PlayPosition(Value):
    """Set up a game that starts with this position."""


class SavePicture(Value):
    """Make a picture of the shown position: a "png" or "svg" file, or "copy" for the clipboard."""

    kind: str
