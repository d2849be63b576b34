"""The line in the strip that tells how far the cards are, and whom they wait for."""

from __future__ import annotations

from collections.abc import Callable

from engine.remote.replica import Replica
from ui.session.remote.deck_progress import KEYS, SECRETS, deck_progress
from ui.session.remote.peers import GONE, Peers
from ui.tree import Node, h
from ui.words.en.remote import say

Name = Callable[[Replica, int], str]


def cards_part(replica: Replica, peers: Peers | None, part: float, name_of: Name) -> Node | None:
    """Return the line; None while nothing is done with cards that one has to wait for.

    What takes no time is only told where somebody has to come first.
    """
    now = deck_progress(replica, part)
    if now is None:
        return None
    gone = [device for device in now.devices if device != replica.device and _mood(peers, device) == GONE]
    if now.what in (KEYS, SECRETS) and not gone:
        return None
    told = say.cards[now.what].format(part=f"{now.part:.0%}".replace("%", "\u00a0%"))
    waits = [say.goes_on_with(name_of(replica, device)) for device in gone]
    busy = [device for device in now.devices if device not in gone]
    words = [told, *waits, *(_at_it(replica, device, name_of) for device in busy)]
    return h("p", " ".join(filter(None, words)), class_="by", key="cards")


def _at_it(replica: Replica, device: int, name_of: Name) -> str:
    return "" if device == replica.device else say.at_it(name_of(replica, device))


def _mood(peers: Peers | None, device: int) -> str:
    return peers.presence(device) if peers else GONE
