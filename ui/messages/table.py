"""What people do at the table."""

from __future__ import annotations

from ui.value import Value


class Pick(Value):
    """A spot or a choice is chosen."""

    spot: str


class ShowCard(Value):
    """Tell of the card with this title, large."""

    title: str


class Unpick(Value):
    """Take back the last step of a half-made choice."""


class Confirm(Value):
    """Do what is proposed."""


class TypeMove(Value):
    """A move was typed."""

    text: str


class Undo(Value):
    """Take back."""


class NextTutorialStep(Value):
    """Go on to the next step of a first game."""


class UndoWrongTry(Value):
    """What a puzzle does not ask for has been looked at."""

    ticket: int


class Redo(Value):
    """Play again what was taken back."""


class Branch(Value):
    """Play on from the place that is looked at."""


class ViewPlace(Value):
    """Look at a place in the log; None: at the game as it stands."""

    at: int | None


class StepView(Value):
    """Look at the place before (-1) or after (1) an entry of the log."""

    by: int


class Reseat(Value):
    """A computer of some level, or a person (""), takes a seat in mid-game."""

    seat: int
    level: str


class FlipBoard(Value):
    """Turn the board by so many steps."""

    steps: int


class ToggleZoom(Value):
    """Enlarge the board, or make it small again."""


class AnswerCover(Value):
    """The person to move is alone with the screen and wants to see, or (`shown` false) does not want to."""

    shown: bool


class ShowSecret(Value):
    """The one who may know it is alone with the screen."""


class HideSecret(Value):
    """It has been seen."""


class ShowOwnSecrets(Value):
    """Show what only the person to move knows."""


class Resign(Value):
    """A person gives up."""


class AgreeDraw(Value):
    """Both agree to a draw."""


class GetHint(Value):
    """Ask the best computer player for advice."""


class MoveNow(Value):
    """The computer is to answer now."""


class PauseComputer(Value):
    """Stop the computer until it is told to play on, or stop looking for a hint."""


class ResumeComputer(Value):
    """The computer may play on."""


class PauseClocks(Value):
    """All clocks are to stand still."""


class ResumeClocks(Value):
    """The clocks may run again."""


class AnnounceClocks(Value):
    """Tell how much time everybody has."""


class PageHidden(Value):
    """Nobody sees the page any more: another tab is in front of it, or the device is put away."""


class PointerMoved(Value):
    """A pointer on the board: `kind` is down, move, up or cancel; x and y run from 0 to 1.

    Where a position is set up, it is "drop" for what was dragged there from beside the board.
    """

    kind: str
    x: float
    y: float
    now: float
    """Seconds of a clock that only goes forward."""
    finger: float = 0.0
    """How far to each side it may mean, in widths of the board; 0 for what points exactly."""


class CellFocused(Value):
    """The keyboard focus came to a cell."""

    spot: str


class MoveFocus(Value):
    """An arrow key moves the focus from a cell: so much to the right, and down."""

    spot: str
    right: int
    down: int


class PressCell(Value):
    """A cell is chosen by a key."""

    spot: str


class Escape(Value):
    """The Escape key."""


class Skip(Value):
    """Go to the end of what is being shown."""
