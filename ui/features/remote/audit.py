"""Verification of a remote game: everybody who has the game can run it at any time."""

from __future__ import annotations

from engine.remote.cards.views import all_revealed
from engine.remote.validation import APART, STALE, Report
from ui.features.remote.greeting import replica_of
from ui.features.remote.sending import name_of
from ui.messages import Message
from ui.messages.answers import TranscriptChecked
from ui.messages.remote import CheckFairness
from ui.session.model import Change, Model
from ui.session.screen import OPENING
from ui.session.storage_effects import CheckTranscript
from ui.words.en.remote_notices import say

MESSAGES = (CheckFairness, TranscriptChecked)


def update(model: Model, message: Message) -> Change:
    """Start the verification, or show its result."""
    replica = replica_of(model)
    match message:
        case CheckFairness() if replica:
            return model.with_dialog(""), (
                CheckTranscript(model.ticket, replica.entries, model.table.main.match),
            )
        case TranscriptChecked(_, report):
            model = model.with_dialog("") if model.screen.dialog == OPENING else model
            return model.with_screen(model.screen.with_message(_result(model, report), lasting=True)), ()
    return model, ()


def _result(model: Model, report: Report) -> str:
    """Return the result as a short text."""
    fault, replica = report.fault, replica_of(model)
    if fault is None:
        fair = say.fair(len(report.entries), len(report.deals), report.digest[:8])
        return fair + say.still_hidden if _is_unrevealed(report) else fair
    if fault.code == APART or replica is None:
        return say.not_shown
    why = say.protocol_errors["order" if fault.code == STALE else fault.code]
    return say.unfair(fault.place + 1, why.format(name=name_of(replica, fault.author)))


def _is_unrevealed(report: Report) -> bool:
    """Return True if some device has not revealed its deck secret yet."""
    decks = report.state.decks if report.state else None
    return decks is not None and bool(decks.items) and not all_revealed(decks)
