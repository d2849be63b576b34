"""Effects: all that the app may want done outside of itself. Only `ui.run` does them, in their order."""

from __future__ import annotations

from typing import TypeAlias

from engine.contract.game import AnyGame
from engine.contract.values import AnyState, AnyView
from engine.session.match import Match
from engine.session.puzzles.attempt import Attempt
from ui.board.drawing import Thing
from ui.board.motion import Motion
from ui.session.settings import Settings
from ui.value import Value

Effect: TypeAlias = Value
"""Any of these."""


# --- computers and chance ----------------------------------------------------------------------------


class SampleChance(Value):
    """Let chance decide. Told: `ChanceDecided`."""

    ticket: int
    game: AnyGame
    state: AnyState


class DrawLot(Value):
    """Draw one of so many players. Told: `LotDrawn`."""

    players: int


class ReseedChance(Value):
    """A new game begins: chance starts afresh."""


class SearchMove(Value):
    """Search for a move or a hint. Sends: `SearchProgress`, then `MoveFound` or `HintFound`."""

    ticket: int
    game: str
    view: AnyView
    level: str
    seconds: float | None
    """How long it may think, if that is not its level's business."""
    hint: bool


class WarmUp(Value):
    """Have computer players get ready to think."""


class Analyse(Value):
    """Look at a place of the game, while nobody thinks to play. Told: `AnalysisProgress`."""

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


class JudgeDecisions(Value):
    """Judge decisions for a review, several at a time, and no others. Told of each: `DecisionJudged`.

    The first ones are the most urgent, and what was asked before is looked at on.
    """

    ticket: int
    decisions: tuple[Decision, ...]


class StopAnalysis(Value):
    """Look no longer, if anybody does."""


class EndReview(Value):
    """A review is done, stopped or left: whoever was there only for that can go."""


class JudgeAttempt(Value):
    """Judge an attempt at a puzzle. Sends: `AttemptJudged`; `JudgingTakesLong` if slow."""

    ticket: int
    attempt: Attempt
    match: Match


class FindSolution(Value):
    """Find something that is right where a decision is at hand in a puzzle. Told: `HintFound`."""

    ticket: int
    attempt: Attempt
    match: Match


class StopJudging(Value):
    """Find out nothing more of a puzzle."""


class FinishSearch(Value):
    """Have it answer now."""


class StopAll(Value):
    """Let nobody think any more, and nothing move."""


# --- the page ----------------------------------------------------------------------------------------


class SendLater(Value):
    """Tell a message after some time, in seconds."""

    seconds: float
    message: Value


class SendAfterPainting(Value):
    """Tell a message once all has been painted as it is now."""

    message: Value


class Animate(Value):
    """Show an action happening. Told at its end: `MotionOver`."""

    ticket: int
    motion: Motion


class PlayMotionSounds(Value):
    """Let an action be heard that is not shown."""

    motion: Motion


class PlaySound(Value):
    """Let a sound be heard, where that is wanted: see `ui.platform.sound.TONES`."""

    name: str


class Vibrate(Value):
    """Let the device tremble, where that is wanted: see `ui.platform.haptics.VIBRATIONS`."""

    name: str


class RepaintBoard(Value):
    """Show on the board what the hand does, and nothing else."""


class FocusSpot(Value):
    """Give a cell of the board the keyboard focus, once it is drawn."""

    spot: str


class RecordPlace(Value):
    """Note in the browser's history what is shown now ("": the games), and forget the fragment."""

    place: str


class DropFragment(Value):
    """Forget the fragment; what is shown stays."""


class ScrollToTop(Value):
    """Show the page from its top."""


class UseLanguage(Value):
    """Use the settings' language and square names. Sends: `LanguageChanged`."""

    settings: Settings


class ApplyAppearance(Value):
    """Let the page look as the settings say."""

    settings: Settings


class CopyText(Value):
    """Copy a text. Told: `Copied`."""

    text: str


class SendText(Value):
    """Hand a text over to another app of the device. Told, if it was copied instead: `Copied`."""

    text: str


class MakeQrCode(Value):
    """Make the QR code of a text. Told: `QrCodeMade`."""

    text: str


class ExportPicture(Value):
    """Hand over a picture, as a file ("png", "svg") or on the clipboard ("copy"). Told then: `Copied`."""

    kind: str
    name: str
    things: tuple[Thing, ...]
    size: tuple[float, float]


class Download(Value):
    """Hand over a file."""

    name: str
    text: str


class ReloadPage(Value):
    """Load the new version of the page."""
