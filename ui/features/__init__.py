"""The features: each maps the model and a message to the next model and the effects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ui.features import (  # fmt: skip
    computer,
    display,
    gestures,
    keys,
    navigation,
    notices,
    opening,
    play,
    playback,
    saves,
    seating,
    secrets,
    selection,
    setup,
    share,
)
from ui.features.analysis import live, review, study
from ui.features.analysis.live import analysis_effects
from ui.features.autosave import save_effects
from ui.features.clocks import choosing, watching
from ui.features.clocks.running import update_clock
from ui.features.editor import opening as editor_opening
from ui.features.editor import picture, working
from ui.features.history import backup, library, scoring
from ui.features.history import screen as showing
from ui.features.learning import daily_puzzle, puzzles, tutorial
from ui.features.learning.judging import judging_effects
from ui.features.remote import (
    agreement,
    audit,
    cards,
    incoming_links,
    invited,
    inviting,
    link_play,
    receiving,
    requests,
)
from ui.features.remote.card_work import card_work
from ui.features.remote.consequences import after_message
from ui.features.variations import editing, exploring
from ui.messages import Message
from ui.session.model import Change, Effects, Model

Update = Callable[[Model, Message], Change]
ANYWHERE = (
    requests,
    cards,
    daily_puzzle,
    audit,
    choosing,
    editor_opening,
    gestures,
    receiving,
    invited,
    inviting,
    keys,
    library,
    display,
    backup,
    notices,
    opening,
    picture,
    link_play,
    incoming_links,
    saves,
    scoring,
    agreement,
    setup,
    share,
    showing,
    study,
    tutorial,
    puzzles,
    working,
)
AT_TABLE = (
    navigation, selection, computer, secrets, editing, live, play, playback, review, seating, exploring,
    watching,
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
    return lambda model, message: (working.update if model.screen.editing else update)(model, message)


def _or_asked(update: Update) -> Update:
    """Return an update that first asks remote friends to agree, if any take part."""
    return lambda model, message: (requests.update if requests.needs_consent(model) else update)(
        model, message
    )


def _or_refused(update: Update) -> Update:
    """Return an update that does nothing while a remote game is running."""
    return lambda model, message: (requests.refuse if requests.is_running(model) else update)(model, message)


_USUAL: Mapping[type[Message], Update] = {
    **{message: feature.update for feature in ANYWHERE for message in feature.MESSAGES},
    **{message: _at_table(feature.update) for feature in AT_TABLE for message in feature.MESSAGES},
}
_HERE: Mapping[type[Message], Update] = {
    **_USUAL,
    **{message: _or_editor(_USUAL[message]) for message in working.ON_BOARD},
}
UPDATES: Mapping[type[Message], Update] = {
    **_HERE,
    **{message: _or_asked(_HERE[message]) for message in requests.REQUESTED},
    **{message: _or_refused(_HERE[message]) for message in requests.BLOCKED},
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
    FollowUp(after_message),  # the remote game: may apply entries, and so change the match
    _only_effects(card_work),  # needs the entries that were just applied
    FollowUp(update_clock),  # charges time to the match as it is now; nothing below changes the model
    _only_effects(analysis_effects),
    _only_effects(judging_effects),
    _only_effects(save_effects, first=True),  # a game is saved, with its clock, before anything else happens
    _only_effects(scoring.record_effects, first=True),
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
