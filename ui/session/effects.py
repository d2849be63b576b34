"""Effects: all that the app may want done outside of itself. Only `ui.run` does them, in their order."""

from __future__ import annotations

from typing import TypeAlias

from engine.contract.game import AnyGame
from engine.contract.values import AnyState, AnyView
from engine.session.match import Match
from engine.session.puzzles.attempt import Trial
from ui.board.drawing import Thing
from ui.board.motion import Motion
from ui.session.settings import Settings
from ui.value import Value

Effect: TypeAlias = Value
"""Any of these."""


# --- computers and chance ----------------------------------------------------------------------------


class Deal(Value):
    """Let chance decide. Told: `Dealt`."""

    ticket: int
    game: AnyGame
    state: AnyState


class CastLot(Value):
    """Draw one of so many players. Told: `LotCast`."""

    players: int


class NewDeck(Value):
    """A new game begins: chance starts afresh."""


class Ask(Value):
    """Ask a computer player what it would do. Told: `Thought`; `Answered` or, for a hint, `Advised`."""

    ticket: int
    game: str
    view: AnyView
    level: str
    seconds: float | None
    """How long it may think, if that is not its level's business."""
    hint: bool


class WarmUp(Value):
    """Have computer players get ready to think."""


class Gaze(Value):
    """Look at a place of the game, while nobody thinks to play. Told: `Gazed`."""

    ticket: int
    at: int
    game: str
    view: AnyView
    seconds: float


class Decision(Value):
    """A decision that is to be judged: its place in the log, what was known there, and what was done."""

    at: int
    game: str
    view: AnyView
    asked: str
    times: int
    share: int


class LookOver(Value):
    """Judge decisions for a review, several at a time, and no others. Told of each: `Judged`.

    The first ones are the most urgent, and what was asked before is looked at on.
    """

    ticket: int
    decisions: tuple[Decision, ...]


class StopGazing(Value):
    """Look no longer, if anybody does."""


class EndReview(Value):
    """A review is done, stopped or left: whoever was there only for that can go."""


class JudgeTrial(Value):
    """Find out what was done in a challenge. Told: `TrialJudged`, and `JudgedLong` if that takes long."""

    ticket: int
    trial: Trial
    match: Match


class SeekWay(Value):
    """Find something that is right where a decision is at hand in a challenge. Told: `Advised`."""

    ticket: int
    trial: Trial
    match: Match


class StopJudging(Value):
    """Find out nothing more of a challenge."""


class HurryUp(Value):
    """Have it answer now."""


class Stop(Value):
    """Let nobody think any more, and nothing move."""


# --- the page ----------------------------------------------------------------------------------------


class After(Value):
    """Tell a message after some time, in seconds."""

    seconds: float
    message: Value


class AfterPainting(Value):
    """Tell a message once all has been painted as it is now."""

    message: Value


class Animate(Value):
    """Show an action happening. Told at its end: `Shown`."""

    ticket: int
    motion: Motion


class Hear(Value):
    """Let an action be heard that is not shown."""

    motion: Motion


class Ring(Value):
    """Let a sound be heard, where that is wanted: see `ui.platform.sound.TONES`."""

    name: str


class Feel(Value):
    """Let the device tremble, where that is wanted: see `ui.platform.haptics.TREMORS`."""

    name: str


class PaintHand(Value):
    """Show on the board what the hand does, and nothing else."""


class FocusSpot(Value):
    """Give a cell of the board the keyboard focus, once it is drawn."""

    spot: str


class Leave(Value):
    """Note in the browser's history what is shown now ("": the games), and forget the fragment."""

    place: str


class LeaveAsBefore(Value):
    """Forget the fragment; what is shown stays."""


class ToTop(Value):
    """Show the page from its top."""


class Speak(Value):
    """Say everything in the language of the settings, and call squares as they say; `Spoken` follows."""

    settings: Settings


class Look(Value):
    """Let the page look as the settings say."""

    settings: Settings


class ToClipboard(Value):
    """Copy a text. Told: `Copied`."""

    text: str


class SendText(Value):
    """Hand a text over to another app of the device. Told, if it was copied instead: `Copied`."""

    text: str


class MakeCode(Value):
    """Make the QR code of a text. Told: `CodeMade`."""

    text: str


class PaintPicture(Value):
    """Hand over a picture, as a file ("png", "svg") or on the clipboard ("copy"). Told then: `Copied`."""

    kind: str
    name: str
    things: tuple[Thing, ...]
    size: tuple[float, float]


class Download(Value):
    """Hand over a file."""

    name: str
    text: str


class StartAnew(Value):
    """Load the new version of the page."""
