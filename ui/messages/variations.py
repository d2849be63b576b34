"""What people do with the lines beside the game at the table; they are named by their numbers."""

from __future__ import annotations

from ui.value import Value


class ToggleVariation(Value):
    """Try another line from the shown position, or go back to the game from one."""


class LeaveVariation(Value):
    """Go back to the game."""


class ToggleFold(Value):
    """Show a line in full, or no longer."""

    line: int


class ViewVariation(Value):
    """Show a place of a line (0: the game's own) while lines are tried."""

    line: int
    place: int


class AskAboutVariation(Value):
    """Ask what is to become of a line."""

    line: int


class NameVariation(Value):
    """Name the line that the dialog is about."""

    name: str


class PromoteVariation(Value):
    """Let a line change places with the one that it leaves."""

    line: int


class DeleteVariation(Value):
    """Delete a line, with all that leaves it."""

    line: int


class RestoreVariation(Value):
    """Bring the line back that was deleted last."""


class Comment(Value):
    """Write something about the shown position."""

    text: str
