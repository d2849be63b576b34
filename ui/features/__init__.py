"""What people can do: each feature is a function of the model and a message."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ui.features import (
    back,
    choose,
    computer,
    covers,
    gestures,
    keys,
    look,
    notice,
    opening,
    play,
    playback,
    saves,
    seating,
    setup,
    share,
)  # fmt: skip
from ui.features.clocks import choosing, watching
from ui.features.clocks.running import ticking
from ui.features.editor import opening as editor_opening
from ui.features.editor import picture, working
from ui.features.elsewhere import asking, cards, checking, hearing, invited, inviting, post, posted, setting
from ui.features.elsewhere.card_work import card_work
from ui.features.elsewhere.following import following
from ui.features.keeping import saving
from ui.features.learning import challenge, tour, trials
from ui.features.learning.judging import judging
from ui.features.learning.script import fits
from ui.features.lines import editing, trying
from ui.features.looking import eye, review, study
from ui.features.looking.eye import gazing
from ui.features.records import library, moving, scoring, showing
from ui.messages import Message
from ui.session.model import Change, Effects, Model

Update = Callable[[Model, Message], Change]
ANYWHERE = (
    asking,
    cards,
    challenge,
    checking,
    choosing,
    editor_opening,
    gestures,
    hearing,
    invited,
    inviting,
    keys,
    library,
    look,
    moving,
    notice,
    opening,
    picture,
    post,
    posted,
    saves,
    scoring,
    setting,
    setup,
    share,
    showing,
    study,
    tour,
    trials,
    working,
)
AT_TABLE = (
    back, choose, computer, covers, editing, eye, play, playback, review, seating, trying, watching,
)  # fmt: skip
"""What can be done only where a game is at the table."""


def _at_table(update: Update) -> Update:
    """Return an update that does nothing where nobody plays, or where a first game has no room for it."""
    return lambda model, message: update(model, message) if fits(model, message) else (model, ())


def _or_editor(update: Update) -> Update:
    """Return an update that works on the position instead, while one is being set up."""
    return lambda model, message: (working.update if model.screen.draft else update)(model, message)


def _or_asked(update: Update) -> Update:
    """Return an update that asks friends elsewhere instead, where some play along."""
    return lambda model, message: (asking.update if asking.asks(model) else update)(model, message)


def _or_refused(update: Update) -> Update:
    """Return an update that does nothing while a game goes on with friends elsewhere."""
    return lambda model, message: (asking.refuse if asking.is_running(model) else update)(model, message)


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
    **{message: _or_asked(_HERE[message]) for message in asking.ASKED},
    **{message: _or_refused(_HERE[message]) for message in asking.BLOCKED},
}
"""Which feature each kind of message is for."""


def consequences(before: Model, after: Model) -> Effects:
    """Return what a change leads to whichever message has made it: storing, records, computers to think."""
    return (*saving(before, after), *scoring.scoring(before, after), *setup.preparing(before, after))


def answer(model: Model, message: Message) -> Change:
    """Let its feature answer a message; friends elsewhere, clocks, storing, and who looks on, follow."""
    after, effects = UPDATES[type(message)](model, message)
    after, told = following(model, after)
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
