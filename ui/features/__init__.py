"""The features: each maps the model and a message to the next model and the effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ui.features import (  # fmt: skip
    backup,
    computer,
    display,
    gestures,
    keys,
    navigation,
    notices,
    opening,
    play,
    playback,
    puzzles,
    remarks,
    saves,
    scoring,
    screens,
    seating,
    secrets,
    selection,
    setup,
    share,
    tutorial,
    variation_edits,
    variations,
)
from ui.features.analysis import live, review, study
from ui.features.analysis.live import analysis_effects
from ui.features.clocks import choosing, watching
from ui.features.clocks.running import update_clock
from ui.features.editor import changes
from ui.features.editor import opening as editor_opening
from ui.features.puzzles import judging_effects
from ui.features.saves import save_effects
from ui.messages import Message, remote
from ui.messages.analysis import PromoteVariation
from ui.messages.answers import TranscriptChecked
from ui.messages.screens import NextGame, Rematch
from ui.messages.table import AgreeDraw, Branch, GetHint, Redo, Reseat, Undo
from ui.session.model import Change, Effects, Model

Update = Callable[[Model, Message], Change]
"""Handles a message: returns the next model and the effects."""
ANYWHERE = (
    choosing,
    editor_opening,
    gestures,
    keys,
    display,
    backup,
    notices,
    remarks,
    opening,
    saves,
    scoring,
    setup,
    share,
    screens,
    study,
    tutorial,
    puzzles,
    changes,
)
"""Features that need no game."""
AT_TABLE = (
    navigation, selection, computer, secrets, variation_edits, live, play, playback, review, seating,
    variations, watching,
)  # fmt: skip
"""Features that need a game at the table."""


def _at_table(update: Update) -> Update:
    """Return an update that ignores messages without a game, or excluded by its kind."""

    def at_table(model: Model, message: Message) -> Change:
        session = model.session
        excluded = session is None or isinstance(message, session.kind.excluded)
        return (model, ()) if excluded else update(model, message)

    return at_table


def _or_editor(update: Update) -> Update:
    """Return an update that goes to the position editor while one is open."""
    return lambda model, message: (changes.update if model.screen.editing else update)(model, message)


def _is_remote(model: Model) -> bool:
    """Return True if a remote game is at the table, or friends are connected or invited."""
    screen, session = model.screen, model.session
    return bool(screen.peers or screen.invited or (session and session.main.replica))


def _remote(model: Model, message: Message) -> Change:
    """Handle a message about remote play."""
    from ui.features.remote.dispatch import update  # imported with the first remote game

    return update(model, message)


def _with_consent(update: Update) -> Update:
    """Return an update that first asks remote friends to agree, if any take part."""

    def with_consent(model: Model, message: Message) -> Change:
        if not _is_remote(model):
            return update(model, message)
        from ui.features.remote import requests

        return (requests.update if requests.needs_consent(model) else update)(model, message)

    return with_consent


def _unless_remote(update: Update) -> Update:
    """Return an update that does nothing while a remote game is running."""

    def unless_remote(model: Model, message: Message) -> Change:
        if not _is_remote(model):
            return update(model, message)
        from ui.features.remote import requests

        return (requests.refuse if requests.is_running(model) else update)(model, message)

    return unless_remote


def _follow_remote(before: Model, after: Model) -> Change:
    """Return the consequences for the remote game; they may apply entries, and so change the match."""
    if not (_is_remote(before) or _is_remote(after)):
        return after, ()
    from ui.features.remote.dispatch import follow

    return follow(before, after)


def _watch(before: Model, after: Model) -> Change:
    """Notice which device a remote game waits for."""
    if not _is_remote(after) and not after.screen.waiting.part.what:
        return after, ()
    from ui.features.remote.waiting import follow

    return follow(before, after)


REQUESTED = (AgreeDraw, Rematch, Undo)
"""Messages that act at once in a local game, and become requests in a remote one."""
BLOCKED = (Branch, GetHint, NextGame, PromoteVariation, Redo, Reseat)
"""Messages that are refused while a remote game goes on."""
_BY_FEATURE: Mapping[type[Message], Update] = {
    **{message: feature.update for feature in ANYWHERE for message in feature.MESSAGES},
    **dict.fromkeys((*remote.MESSAGES, TranscriptChecked), _remote),
    **{message: _at_table(feature.update) for feature in AT_TABLE for message in feature.MESSAGES},
}
_WITH_EDITOR: Mapping[type[Message], Update] = {
    **_BY_FEATURE,
    **{message: _or_editor(_BY_FEATURE[message]) for message in changes.ON_BOARD},
}
UPDATES: Mapping[type[Message], Update] = {
    **_WITH_EDITOR,
    **{message: _with_consent(_WITH_EDITOR[message]) for message in REQUESTED},
    **{message: _unless_remote(_WITH_EDITOR[message]) for message in BLOCKED},
}
"""The feature's update for each type of message."""


class FollowUp(NamedTuple):
    """A consequence of every message, derived from the models before and after it."""

    run: Callable[[Model, Model], Change]
    first: bool = False
    """True if its effects come before those of the message's feature."""


def _only_effects(effects: Callable[[Model, Model], Effects], first: bool = False) -> FollowUp:
    """Return a follow-up that does not change the model."""
    return FollowUp(lambda before, after: (after, effects(before, after)), first)


AFTER_EACH_MESSAGE = (
    FollowUp(_follow_remote),
    FollowUp(selection.follow_premove),  # may follow the move of a remote friend
    FollowUp(remarks.comment),
    FollowUp(update_clock),  # charges time to the match as it is now
    FollowUp(_watch),  # compares that time with its own measurement; nothing below changes the model
    _only_effects(analysis_effects),
    _only_effects(judging_effects),
    _only_effects(save_effects, first=True),  # a game is saved, with its clock, before anything else happens
    _only_effects(scoring.record_effects, first=True),
    _only_effects(scoring.sound_effects),
    _only_effects(setup.prepare_effects, first=True),
)
"""Consequences of every message, in the order in which they are derived."""


def answer(model: Model, message: Message) -> Change:
    """Let the feature answer a message, then derive the consequences in `AFTER_EACH_MESSAGE`."""
    after, effects = UPDATES[type(message)](model, message)
    first: Effects = ()
    for follow_up in AFTER_EACH_MESSAGE:
        after, more = follow_up.run(model, after)
        first, effects = (first + more, effects) if follow_up.first else (first, effects + more)
    return after, first + effects
