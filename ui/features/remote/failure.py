"""A game with friends elsewhere that cannot go on."""

from __future__ import annotations

from ui.features.remote.greeting import joint_of
from ui.features.remote.sending import name_of
from ui.session.model import Change, Model
from ui.session.remote.effects import HangUp
from ui.words.en.remote_notices import say


def cannot_go_on(model: Model, code: str, device: int) -> Change:
    """Tell who has said what cannot be, and listen no more; the game is kept up to there."""
    company, joint = model.screen.company, joint_of(model)
    name = name_of(joint, device) if joint else say.friend
    lines = tuple(HangUp(peer.line) for peer in company.peers) if company else ()
    screen = model.screen._replace(company=None)
    offer = (say.load_anew, "renew") if code == "newer" else ("", "")
    return model.show(screen.tell(say.cannot_go_on(say.fouls[code], name), offer, lasting=True)), lines
