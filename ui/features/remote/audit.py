"""Verification of a remote game: everybody who has the game can run it at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.session.narration import listed
from ui.features.remote.greeting import replica_of
from ui.features.remote.sending import name_of
from ui.messages import Message
from ui.messages.answers import TranscriptChecked
from ui.messages.remote import CheckFairness
from ui.session.model import Change, Model
from ui.session.screen import OPENING
from ui.session.storage_effects import CheckTranscript
from ui.words.en.remote import say_notice as say
from ui.words.en.storage import say as storage_words

if TYPE_CHECKING:
    from engine.verifying.report import Report  # loaded when somebody verifies a game

MESSAGES = (CheckFairness, TranscriptChecked)
OLD, APART = "old", "apart"
"""Codes of a report: played under protocol 1; the game shown is not that of the transcript."""


def update(model: Model, message: Message) -> Change:
    """Start the verification, or show its result."""
    replica = replica_of(model)
    match message:
        case CheckFairness() if replica:
            return model.with_dialog(""), (CheckTranscript(model.ticket, replica, model.table.main.match),)
        case TranscriptChecked(_, report):
            model = model.with_dialog("") if model.screen.dialog == OPENING else model
            return model.with_screen(model.screen.with_message(_result(model, report), lasting=True)), ()
    return model, ()


def _result(model: Model, report: Report) -> str:
    """Return the result as a short text."""
    replica = replica_of(model)
    if report.code == APART or replica is None:
        return say.differs_from_transcript
    if report.code == OLD:
        return say.unproven
    if not report.code or report.silent:
        fair = say.fair(len(replica.entries), report.outcomes, report.digest[:8])
        names = [name_of(replica, device) for device in report.silent]
        return f"{fair} {storage_words.unopened(listed(names))}" if names else fair
    why = say.protocol_errors[report.code].format(name=name_of(replica, report.author))
    return say.unfair(report.place + 1, why) if report.place >= 0 else say.cannot_continue(why, "")
