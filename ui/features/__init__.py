"""What people can do: each feature is a function of the model and a message."""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
from ui.features.analysis.live import gazing
from ui.features.autosave import saving
from ui.features.clocks import choosing, watching
from ui.features.clocks.running import ticking
from ui.features.editor import opening as editor_opening
from ui.features.editor import picture, working
from ui.features.history import backup, library, scoring
from ui.features.history import screen as showing
from ui.features.learning import daily_puzzle, puzzles, tutorial
from ui.features.learning.judging import judging
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
"""What can be done only where a game is at the table."""


def _at_table(update: Update) -> Update:
    """Return an update that does nothing where nobody plays, or where the kind of game excludes it."""

    def at_table(model: Model, message: Message) -> Change:
        session = model.session
        excluded = session is None or isinstance(message, session.kind.excluded)
        return (model, ()) if excluded else update(model, message)

    return at_table


def _or_editor(update: Update) -> Update:
    """Return an update that works on the position instead, while one is being set up."""
    return lambda model, message: (working.update if model.screen.editing else update)(model, message)


def _or_asked(update: Update) -> Update:
    """Return an update that asks friends elsewhere instead, where some play along."""
    return lambda model, message: (requests.update if requests.needs_consent(model) else update)(
        model, message
    )


def _or_refused(update: Update) -> Update:
    """Return an update that does nothing while a game goes on with friends elsewhere."""
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
"""Which feature each kind of message is for."""


def consequences(before: Model, after: Model) -> Effects:
    """Return what a change leads to whichever message has made it: storing, records, computers to think."""
    return (*saving(before, after), *scoring.scoring(before, after), *setup.preparing(before, after))


def answer(model: Model, message: Message) -> Change:
    """Let its feature answer a message; friends elsewhere, clocks, storing, and who looks on, follow."""
    after, effects = UPDATES[type(message)](model, message)
    after, told = after_message(model, after)
    after, ticks = ticking(model, after)
    return after, (
        *consequences(model, after),
        *effects,
        *told,
        *card_work(model, after),
        *ticks,
        *gazing(model, after),
        *judging(model, after),
    )
