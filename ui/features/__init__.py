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
from ui.features.remote.cards import card_work
from ui.features.remote.consequences import after_message
from ui.features.saves import save_effects
from ui.messages import Message
from ui.messages.remote import COMPARING, WAITING
from ui.session.model import Change, Effects, Model

Update = Callable[[Model, Message], Change]
"""Handles a message: returns the next model and the effects."""
ANYWHERE = (
    requests,
    cards,
    audit,
    choosing,
    editor_opening,
    gestures,
    receiving,
    invited,
    inviting,
    keys,
    display,
    backup,
    notices,
    remarks,
    opening,
    link_play,
    incoming_links,
    saves,
    scoring,
    agreement,
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


def _with_consent(update: Update) -> Update:
    """Return an update that first asks remote friends to agree, if any take part."""
    return lambda model, message: (requests.update if requests.needs_consent(model) else update)(
        model, message
    )


def _unless_remote(update: Update) -> Update:
    """Return an update that does nothing while a remote game is running."""
    return lambda model, message: (requests.refuse if requests.is_running(model) else update)(model, message)


def _compare(model: Model, message: Message) -> Change:
    """Handle a message about the words that friends compare."""
    from ui.features.remote.comparing import update  # only remote games need it

    return update(model, message)


def _wait(model: Model, message: Message) -> Change:
    """Handle a message about the wait for another device."""
    from ui.features.remote.waiting import update

    return update(model, message)


def _watch(before: Model, after: Model) -> Change:
    """Notice which device a remote game waits for."""
    session = after.session
    if not after.screen.waiting.part.what and (session is None or session.main.replica is None):
        return after, ()
    from ui.features.remote.waiting import follow

    return follow(before, after)


_BY_FEATURE: Mapping[type[Message], Update] = {
    **{message: feature.update for feature in ANYWHERE for message in feature.MESSAGES},
    **dict.fromkeys(COMPARING, _compare),
    **dict.fromkeys(WAITING, _wait),
    **{message: _at_table(feature.update) for feature in AT_TABLE for message in feature.MESSAGES},
}
_WITH_EDITOR: Mapping[type[Message], Update] = {
    **_BY_FEATURE,
    **{message: _or_editor(_BY_FEATURE[message]) for message in changes.ON_BOARD},
}
UPDATES: Mapping[type[Message], Update] = {
    **_WITH_EDITOR,
    **{message: _with_consent(_WITH_EDITOR[message]) for message in requests.REQUESTED},
    **{message: _unless_remote(_WITH_EDITOR[message]) for message in requests.BLOCKED},
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
