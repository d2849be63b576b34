"""A game with friends elsewhere that cannot go on."""

from __future__ import annotations

from ui.features.remote.greeting import replica_of
from ui.features.remote.sending import name_of
from ui.session.model import Change, Model
from ui.session.remote.effects import Disconnect
from ui.words.en.remote_notices import say


def cannot_go_on(model: Model, code: str, device: int) -> Change:
    """Tell who has said what cannot be, and listen no more; the game is kept up to there."""
    peers, replica = model.screen.peers, replica_of(model)
    name = name_of(replica, device) if replica else say.friend
    lines = tuple(Disconnect(peer.line) for peer in peers.linked) if peers else ()
    screen = model.screen._replace(peers=None)
    offer = (say.load_anew, "renew") if code == "newer" else ("", "")
    return model.show(screen.tell(say.cannot_go_on(say.fouls[code], name), offer, lasting=True)), lines
