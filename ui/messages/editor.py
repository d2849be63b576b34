"""What people ask for where a position is set up; what they do on the board is told as at the table."""

from __future__ import annotations

from ui.value import Value


class OpenEditor(Value):
    """Set up a position of a game: the one that is set up to be played, if there is one."""

    game: str


class EditTable(Value):
    """Set up a position that begins as the one that is shown at the table."""


class ChooseTool(Value):
    """Take a stamp into the hand, by its id, the eraser, or nothing."""

    tool: str


class EraseAt(Value):
    """Take away what lies on a place."""

    spot: str


class WritePosition(Value):
    """The text of the position was written."""

    text: str


class SetControl(Value):
    """Set something beside the board."""

    control: str
    value: str


class SetEditorOption(Value):
    """Choose an option of the game."""

    option: str
    value: str


class ResetPosition(Value):
    """Begin again, with an empty board ("empty") or the usual start ("start")."""

    how: str


class TransformPosition(Value):
    """Turn the position over, in a way that the game has."""

    how: str


class PlayPosition(Value):
    """Go on to the set-up of a game that starts here."""


class SavePicture(Value):
    """Make a picture of the position that is shown: a file ("png", "svg"), or one to be pasted ("copy")."""

    kind: str
